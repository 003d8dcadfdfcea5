"""Maintenance of a data file: check, repair, backup, archiving old tables."""
