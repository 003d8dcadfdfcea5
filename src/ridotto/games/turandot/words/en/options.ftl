## Turandot: what a table can choose

option-turandot-edition = Edition
option-turandot-edition-it = Italian edition
option-turandot-edition-ru = Russian edition
option-turandot-edition-de = German edition
option-hint-turandot-edition = In the German edition the Maestro may not bid for crew, and nobody may in round 4.
option-turandot-deck = Singers
option-turandot-deck-house = the house deck
option-hint-turandot-deck = The printed singers are in no rulebook; the house deck is a reconstruction. Whoever owns the game can play with its cards from a file.
option-turandot-rounds = Rounds
option-first-turandot = First Maestro
option-hint-first-turandot = Whoever sings best, says the rulebook.
