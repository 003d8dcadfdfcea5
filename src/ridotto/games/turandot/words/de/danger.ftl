## Turandot: what a director would be worth to whom

worth = Was jeder Regisseur wert wäre
worth-note = Punkte mit dem, was alle jetzt haben, und in Klammern das Höchste, was noch daraus werden kann.
worth-line = { $name } { $now } ({ $most })
