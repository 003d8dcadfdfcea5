## Options that many games have

option-players = Игроки
option-mode = Режим
option-deck = Колода
option-rounds = Раунды
