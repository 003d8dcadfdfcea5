"""What bots do at a table."""
