## A game without screens of its own, at the terminal and in the browser

plain-round = Раунд { $round }
plain-round-over = Раунд { $round } окончен
plain-waiting-for = Ждём: { $names }
plain-chosen = Вы сделали выбор.
plain-leader = первый ход
