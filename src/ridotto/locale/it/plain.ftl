## A game without screens of its own, at the terminal and in the browser

plain-round = Smazzata { $round }
plain-waiting-for = Si aspetta: { $names }
plain-chosen = Hai scelto.
plain-leader = primo di mano
