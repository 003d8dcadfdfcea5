"""What commands show and write: tables, progress, files."""
