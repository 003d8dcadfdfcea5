"""The store in SQL that both engines understand: statements, the writing thread, the reading thread."""
