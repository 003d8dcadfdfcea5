"""High Card: a small game of our own, as a package from elsewhere would bring it.

Everybody is dealt three cards. In each round all lay one face down; the highest card that nobody else laid
wins the round. Rules and words, nothing else: bots, messages, screens and pages are the plain ones.
"""

from pathlib import Path

from ridotto.locale import add_words

add_words(Path(__file__).parent / "words")
