## A game without screens of its own, at the terminal and in the browser

plain-round = Runde { $round }
plain-round-over = Runde { $round } ist zu Ende
plain-waiting-for = Warten auf: { $names }
plain-chosen = Deine Wahl steht.
plain-leader = Startspieler
