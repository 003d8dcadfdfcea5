## The tutorial that plays

learn-game = { $game }: spielend lernen
learn-step = { $at } von { $count }
learn-now = Jetzt: { $move }
learn-other = Auch das wäre möglich, aber in dieser Lektion: { $move }
learn-go-on = Weiter
learn-do-it = Für mich machen
learn-watch = Sieh zu
learn-watch-text = Sieh zu, was auf dem Spieltisch geschieht. Wenn er auf dich wartet, mach dort weiter.
learn-back = Einen Schritt zurück
learn-again = Von vorn
