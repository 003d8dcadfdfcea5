"""Signs on the cards of singers and in a purse."""

from ridotto.screens.symbols import add_plain_signs

GENDERS = {"male": "♂", "female": "♀", "undefined": "○"}
STAR, FAVOURITE = "★", "♥"
MONEY, SCENERY = "$", "■"

add_plain_signs({sign: gender[0] for gender, sign in GENDERS.items()})
add_plain_signs({STAR: "*", FAVOURITE: "!", SCENERY: "b"})
