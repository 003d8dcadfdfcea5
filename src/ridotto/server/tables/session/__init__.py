"""An open table: who is connected, what they ask for, and what it does by itself."""
