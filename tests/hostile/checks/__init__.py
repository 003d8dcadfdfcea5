"""What must be so under attack."""
