## A game without a table of its own in the browser

plain-own = { $who ->
    [you] Видите только вы
   *[other] Видит только { $name }
}
plain-common = На столе
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
plain-take-back = Отменить
plain-to-move = ходит
plain-players = Игроки
plain-moved = { $who ->
    [you] Вы сделали ход.
   *[other] Ход сделан: { $name }.
}
plain-taken-back = { $who ->
    [you] Вы отменили свой выбор.
   *[other] { $name }: выбор отменён.
}
plain-line = { $name }: { $move }
plain-score = очки: { $score }
