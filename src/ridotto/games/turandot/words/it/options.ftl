## Turandot: what a table can choose

option-turandot-edition = Edizione
option-turandot-edition-it = edizione italiana
option-turandot-edition-ru = edizione russa
option-turandot-edition-de = edizione tedesca
option-hint-turandot-edition = Nell’edizione tedesca chi ha Puccini non può offrire per costumista o carpentiere, e al turno 4 non può nessuno.
option-turandot-deck = Cantanti
option-turandot-deck-house = il mazzo della casa
option-hint-turandot-deck = I cantanti stampati non sono in nessun regolamento; il mazzo della casa è una ricostruzione. Chi possiede il gioco può usarne le carte da un file.
option-turandot-rounds = Turni
option-first-turandot = Chi ha Puccini all’inizio
option-hint-first-turandot = Secondo il regolamento, la persona più intonata.
