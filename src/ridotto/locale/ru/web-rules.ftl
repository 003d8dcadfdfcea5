## The rules pages: words for every game

book-title = { $game }: правила
book-contents = Содержание
book-short = В десяти строках
book-elsewhere = Не за этим столом
book-elsewhere-note = Эти разделы относятся к другим вариантам игры. Откройте их, если любопытно.
book-player-1 = А
book-player-2 = Б
book-player-3 = В
book-player-4 = Г
book-player-5 = Д
book-player-6 = Е
book-col-players = Игроки
book-mark-wins = берёт
