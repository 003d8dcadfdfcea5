## Options that many games have

option-players = Players
option-mode = Mode
option-deck = Deck
option-rounds = Rounds
