## Options that many games have

option-players = Giocatori
option-mode = Modalità
option-deck = Mazzo
option-rounds = Smazzate
