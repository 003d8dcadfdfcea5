"""What a network sees of The Bottle Imp: a rule that writes it, and what each cell means."""
