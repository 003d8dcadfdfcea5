"""What a network sees of Turandot: a rule that writes it, and what each cell means."""
