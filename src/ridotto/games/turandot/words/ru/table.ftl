## Turandot: the table, in the terminal and in the browser

headline-turandot = Турандот · раунд { $round } из { $rounds }
headline-maestro = маэстро: { $name }
heading-slot = №
heading-singer = певец
heading-gender = пол
heading-stars = звёзды
heading-favourite = любимая роль
heading-director = режиссёр
heading-effect = что даёт
heading-bids = ставки
heading-bid = ставка
heading-money = деньги
heading-troupe = труппа
heading-role = роль
heading-id = номер
heading-hired-by = кто нанял
heading-best-casts = Лучшее распределение ролей на этот момент
sealed-choice = { $who ->
    [you] Ваш выбор: { $choice }.
   *[other] { $name }: { $choice }.
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
