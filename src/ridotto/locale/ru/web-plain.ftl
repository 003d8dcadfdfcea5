## A game without a table of its own in the browser

plain-fields = Что вы видите
plain-moves = Ваши ходы
plain-find = Найти ход
plain-none = Нет хода, в котором есть «{ $text }».
plain-shown = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
plain-your-turn = Ваш ход
plain-waiting-for = Ждём: { $names }
plain-chosen = Вы сделали выбор.
plain-take-back = Отменить
plain-leader = начинает
plain-to-move = ходит
plain-players = Игроки
plain-moved = { $who ->
    [you] Вы сделали ход.
   *[other] Ход сделан: { $name }.
}
plain-line = { $name }: { $move }
plain-score = очки: { $score }
