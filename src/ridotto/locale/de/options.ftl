## Options that many games have

option-players = Spieler
option-mode = Spielart
option-deck = Kartensatz
option-rounds = Runden
