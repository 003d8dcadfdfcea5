## The rules pages: words for every game

book-title = { $game }: le regole
book-contents = Indice
book-short = In dieci righe
book-elsewhere = Non a questo tavolo
book-elsewhere-note = Queste parti riguardano altri modi di giocare. Puoi aprirle per curiosità.
book-player-1 = A
book-player-2 = B
book-player-3 = C
book-player-4 = D
book-player-5 = E
book-player-6 = F
book-col-players = Giocatori
book-mark-wins = vince
