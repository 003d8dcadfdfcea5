## Turandot: what a director would be worth to whom

worth = Quanto varrebbe ogni regista
worth-note = I punti che darebbe ora a ognuno e, tra parentesi, il massimo a cui può ancora arrivare.
worth-line = { $name } { $now } ({ $most })
