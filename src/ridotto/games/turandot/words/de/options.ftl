## Turandot: what a table can choose

option-turandot-edition = Ausgabe
option-turandot-edition-it = italienische Ausgabe
option-turandot-edition-ru = russische Ausgabe
option-turandot-edition-de = deutsche Ausgabe
option-hint-turandot-edition = In der deutschen Ausgabe darf der Maestro nicht auf Ausstatter bieten, und in Runde 4 niemand.
option-first-turandot = Erster Maestro
option-hint-first-turandot = Nach der Spielregel, wer am besten singt.
