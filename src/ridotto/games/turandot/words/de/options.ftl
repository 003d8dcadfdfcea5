## Turandot: what a table can choose

edition-it = italienische Ausgabe
edition-ru = russische Ausgabe
edition-de = deutsche Ausgabe
option-edition = Ausgabe
option-hint-edition = In der deutschen Ausgabe darf der Maestro nicht auf Ausstatter bieten, und in Runde 4 niemand.
option-first-turandot = Erster Maestro
option-hint-first-turandot = Nach der Spielregel, wer am besten singt.
