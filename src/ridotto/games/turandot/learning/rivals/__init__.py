"""Somebody else to learn against: the heuristic bot's way of playing, as rules for many matches at once."""
