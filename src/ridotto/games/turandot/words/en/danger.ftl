## Turandot: what a director would be worth to whom

worth = What each director would be worth
worth-note = Points with what everybody has now, and in brackets the most that can still come of it.
worth-line = { $name } { $now } ({ $most })
