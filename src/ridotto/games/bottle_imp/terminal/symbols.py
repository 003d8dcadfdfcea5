"""Signs of the suits, so that grey terminals lose nothing."""

from ridotto.screens.symbols import add_plain_signs

SUITS = {"red": "●", "blue": "■", "green": "▲", "yellow": "◆"}
SUIT_STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}

add_plain_signs({sign: suit[0] for suit, sign in SUITS.items()})
