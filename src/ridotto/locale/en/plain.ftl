## A game without screens of its own, at the terminal and in the browser

plain-round = Round { $round }
plain-round-over = Round { $round } is over
plain-waiting-for = Waiting for: { $names }
plain-chosen = Your choice is made.
plain-leader = first player
