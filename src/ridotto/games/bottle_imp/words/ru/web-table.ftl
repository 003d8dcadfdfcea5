## The Bottle Imp: in the browser

replay-round-bottle_imp = Раунд
line-deal = Карты сданы.

## The Bottle Imp in the browser: cards and seats

imp-card = { $card }, цвет { $colour }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
imp-card-short = { $card }, цвет { $colour }
imp-round = Раунд { $round } из { $rounds }
imp-players = Игроки
imp-no-owner = пока без владельца
imp-at-stake = на кону
imp-price = стоимость
imp-total = сумма
imp-team = команда { $letter }
imp-team-short = ком. { $letter }
imp-partner = партнёр
imp-dealer-mark = С
imp-lead-mark = 1
imp-seat-turn = ходит
imp-seat-dealer = сдающий
imp-seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
imp-seat-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
imp-seat-points = { $points ->
    [one] { $points } очко во взятках
    [few] { $points } очка во взятках
   *[many] { $points } очков во взятках
}
imp-figure-cards = { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
imp-figure-tricks = { $count ->
    [one] взятка
    [few] взятки
   *[many] взяток
}
imp-figure-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
imp-seat-total = счёт { $score }
imp-seat-bottle = владеет бутылкой{ $which }, стоимость { $price }
imp-seat-lacks = как видно, нет карт цвета: { $colours }

## The Bottle Imp in the browser: choosing and playing

imp-goals = Куда идут карты
imp-goal-empty = { $goal }: пока пусто
imp-goal-filled = { $goal }: { $card }
imp-ask-pass = Выберите карту. Куда: { $goal }
imp-ask-pass-confirm = Отдать эти карты?
imp-pass = Отдать
imp-take-back = Отменить
imp-sealed = Выбор сделан.
imp-open-stays = Карты первой руки отдать нельзя.
imp-waiting-for = Ждём: { $names }
imp-ask-lead = Ваш заход: сыграйте любую карту.
imp-ask-follow = Ваш ход. Цвет захода: { $colour }. Следуйте цвету.
imp-ask-free = Ваш ход. Цвет захода: { $colour }. Подойдёт любая карта.
imp-play-card = Сыграть { $card }
imp-ahead = Карта { $card } будет сыграна, как только придёт ваш ход.
imp-choose-ahead = { $card } — в мой ход
imp-trick = Взятка
imp-trick-leads = первая карта
imp-trick-wins = пока выигрывает
imp-trick-won = берёт взятку
imp-takes-trick = { $who ->
    [you] Взятка ваша.
   *[other] Взятку берёт { $name }.
}

## The Bottle Imp in the browser: looking things up

imp-last-trick = Прошлая взятка
imp-no-trick = В этом раунде ещё нет взяток.
imp-aid = Все карты
imp-aid-points = номер и очки
imp-aid-own = у вас на руке
imp-aid-open = лежит открыто
imp-aid-given = отдана вами
imp-aid-played = сыграна
imp-aid-price = стоимость бутылки
imp-sorting = Порядок карт на руке
imp-sorting-number = по номерам
imp-sorting-colour = по цветам
imp-no-scores = Первый раунд ещё не окончен.
imp-explain-round = Объяснить раунд { $round }
imp-explain-hint = Номер раунда покажет, откуда взялись очки.
imp-continue = Дальше
imp-look-at-table = К столу

## Статистика

figure-bottle_imp-left_with_bottle = Раунды с бутылкой в конце
figure-value-bottle_imp-left_with_bottle = { $value } из { $rounds } ({ $percent } %)
figure-bottle_imp-best_round = Лучший раунд

## Просмотр

replay-mark-bottle_imp = { $number ->
    [0] Обмен
   *[other] Взятка { $number }
}

## Финал

imp-finale-won = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
imp-finale-lost = минус { $points } из-за бутылки за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
