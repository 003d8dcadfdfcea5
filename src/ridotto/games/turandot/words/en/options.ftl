## Turandot: what a table can choose

edition-it = Italian edition
edition-ru = Russian edition
edition-de = German edition
option-edition = Edition
option-hint-edition = In the German edition the Maestro may not bid for crew, and nobody may in round 4.
option-first-turandot = First Maestro
option-hint-first-turandot = Whoever sings best, says the rulebook.
