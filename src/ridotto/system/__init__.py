"""What the operating system gives: folders, languages, processes and interrupts."""
