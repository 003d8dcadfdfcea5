## A game without screens of its own, at the terminal and in the browser

plain-round = Smazzata { $round }
plain-round-over = La smazzata { $round } è finita
plain-waiting-for = In attesa di: { $names }
plain-chosen = Hai scelto.
plain-leader = primo di mano
