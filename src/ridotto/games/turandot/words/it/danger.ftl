## Turandot: what a director would be worth to whom

worth = Quanto varrebbe ogni regista
worth-note = I punti con ciò che ognuno ha ora e, tra parentesi, il massimo che può ancora venirne.
worth-line = { $name } { $now } ({ $most })
