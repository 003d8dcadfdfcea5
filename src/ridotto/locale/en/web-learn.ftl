## The tutorial that plays

learn-game = { $game }: learn by playing
learn-step = { $at } of { $count }
learn-now = Now: { $move }
learn-other = That can be played too, but in this lesson: { $move }
learn-go-on = Go on
learn-do-it = Do it for me
learn-watch = Watch
learn-watch-text = Watch what happens on the table. Where it waits for you, go on there.
learn-back = One step back
learn-again = From the beginning
