## Turandot: what a table can choose

edition-it = edizione italiana
edition-ru = edizione russa
edition-de = edizione tedesca
option-edition = Edizione
option-hint-edition = Nell'edizione tedesca chi ha Puccini non può offrire per costumista o carpentiere, e nel turno 4 nessuno.
option-first-turandot = Chi ha Puccini per primo
option-hint-first-turandot = Secondo il regolamento, la persona più intonata.
