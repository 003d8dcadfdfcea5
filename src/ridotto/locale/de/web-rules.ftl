## The rules pages: words for every game

book-title = { $game }: die Regeln
book-contents = Inhalt
book-short = In zehn Zeilen
book-elsewhere = Nicht an diesem Spieltisch
book-elsewhere-note = Diese Teile gehören zu anderen Spielarten. Klapp sie auf, wenn du neugierig bist.
book-player-1 = A
book-player-2 = B
book-player-3 = C
book-player-4 = D
book-player-5 = E
book-player-6 = F
book-col-players = Spieler
book-mark-wins = gewinnt
