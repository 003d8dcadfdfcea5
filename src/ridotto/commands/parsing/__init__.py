"""What people write on the command line, read and checked."""
