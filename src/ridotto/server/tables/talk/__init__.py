"""What people say to each other at a table. It is told to people only, and kept nowhere but in memory."""
