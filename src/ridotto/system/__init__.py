"""The operating system: folders, languages, processes and interrupts."""
