## Turandot: what a table can choose

option-turandot-edition = Ausgabe
option-turandot-edition-it = italienische Ausgabe
option-turandot-edition-ru = russische Ausgabe
option-turandot-edition-de = deutsche Ausgabe
option-hint-turandot-edition = In der deutschen Ausgabe darf der Maestro nicht auf Ausstatter bieten, und in Runde 4 niemand.
option-turandot-deck = Sänger
option-turandot-deck-house = Kartensatz des Hauses
option-hint-turandot-deck = Die gedruckten Sänger stehen in keiner Spielregel; der Kartensatz des Hauses ist eine Rekonstruktion. Wer das Spiel besitzt, kann mit dessen Karten aus einer Datei spielen.
option-turandot-rounds = Runden
option-first-turandot = Erster Maestro
option-hint-first-turandot = Nach der Spielregel, wer am besten singt.
