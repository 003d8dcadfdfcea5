## Turandot: what a table can choose

option-turandot-edition = Edition
option-turandot-edition-it = Italian edition
option-turandot-edition-ru = Russian edition
option-turandot-edition-de = German edition
option-hint-turandot-edition = In the German edition the Maestro may not bid for crew, and nobody may in round 4.
option-first-turandot = First Maestro
option-hint-first-turandot = Whoever sings best, says the rulebook.
