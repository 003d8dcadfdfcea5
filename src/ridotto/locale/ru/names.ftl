## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = «{ $text }»
named-not-your-turn = { $who ->
    [you] Вы сейчас не ходите. Ходят: { $acting }.
   *[other] { $name } сейчас не ходит. Ходят: { $acting }.
}
named-nothing-to-take-back = { $who ->
    [you] Вам нечего отменять.
   *[other] { $name }: отменять нечего.
}
named-card-not-held = { $who ->
    [you] У вас нет карты { $card }.
   *[other] { $name }: карты { $card } в руке нет.
}
named-not-enough-money = { $who ->
    [you] Вы не можете поставить карт денег: { $money }. Осталось: { $left }.
   *[other] { $name } не может поставить карт денег: { $money }. Осталось: { $left }.
}
named-crew-bid-by-maestro = { $who ->
    [you] Вы маэстро: в немецком издании маэстро не ставит на костюмера или плотника. Поставьте карту с номером.
   *[other] { $name } — маэстро: в немецком издании он не ставит на костюмера или плотника.
}
named-needs-no-stand-in = { $who ->
    [you] Вам дублёр не нужен. Кому нужен: { $needy }.
   *[other] { $name }: дублёр не нужен. Кому нужен: { $needy }.
}
named-name-somebody-else = { $who ->
    [you] Вы маэстро и должны назвать другого игрока.
   *[other] { $name } — маэстро и должен назвать другого игрока.
}
named-singer-not-in-troupe = { $who ->
    [you] Певца { $singer } нет в вашей труппе. Труппа: { $troupe }.
   *[other] { $name }: певца { $singer } нет в труппе. Труппа: { $troupe }.
}
game-bottle_imp = Тень в бутылке
game-turandot = Турандот
name-you = Вы
name-bot = Бот { $seat }
name-seat = Место { $seat }
name-dummy = Воображаемый

## Bots

level-easy = простой
level-normal = обычный
level-hard = сильный
level-master = мастер
level-heuristic = обычный
level-random = ходит наугад
level-note-easy = играет разумно, но ошибается
level-note-normal = играет по простым правилам и отвечает сразу
level-note-hard = думает над ходом около 0,2 секунды
level-note-master = думает над ходом около 1,5 секунды

## Headings and ends, at the terminal and in the browser

heading-log = Что произошло
heading-player = игрок
heading-score = счёт
heading-points = очки
heading-round = раунд
heading-score-sheet = Таблица очков
seat-has-chosen = готово
outcome-points = { $who ->
    [you] Вы победили.
   *[other] Побеждает { $names }.
}
outcome-shared = Победу делят: { $names }.
outcome-stars = { $who ->
    [you] Ничью решают звёзды: вы победили.
   *[other] Ничью решают звёзды: побеждает { $names }.
}
outcome-dummy = У воображаемого игрока очков больше, чем у каждого из вас: оба проиграли.
