## The rules pages: words for every game

book-title = { $game }: the rules
book-contents = Contents
book-short = In ten lines
book-elsewhere = Not at this table
book-elsewhere-note = These parts belong to other ways to play. Open them if you are curious.
book-player-1 = A
book-player-2 = B
book-player-3 = C
book-player-4 = D
book-player-5 = E
book-player-6 = F
book-col-players = Players
book-mark-wins = wins
