## Turandot: what happened

outcome-stars = { $who ->
    [you] Ничью решают звёзды: вы победили.
   *[other] Ничью решают звёзды: побеждает { $names }.
}
outcome-dummy = У воображаемого игрока очков больше, чем у каждого из двоих: оба проиграли.
log-audition = Раунд { $round }: певцов на кастинге: { $count }. Маэстро: { $name }.
log-audition-directors = Раунд { $round }: режиссёров на кастинге: { $count }. Маэстро: { $name }.
log-bids = Раунд { $round }, ставки. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] Вы положили { $count } карту.
       *[other] { $name }: ставка сделана, { $count } карта.
    }
    [few] { $who ->
        [you] Вы положили { $count } карты.
       *[other] { $name }: ставка сделана, { $count } карты.
    }
   *[many] { $who ->
        [you] Вы положили { $count } карт.
       *[other] { $name }: ставка сделана, { $count } карт.
    }
}
log-cast = { $who ->
    [you] Вы распределили роли.
   *[other] { $name }: роли распределены.
}
log-hired = { $who ->
    [you] вы нанимаете { $card }
   *[other] { $name } нанимает { $card }
}
log-stand-in = { $who ->
    [you] вы получаете дублёра { $card }
   *[other] { $name } получает дублёра { $card }
}
log-stand-in-director = { $who ->
    [you] вы получаете режиссёра-дублёра { $card }
   *[other] { $name } получает режиссёра-дублёра { $card }
}
log-crew = { $crew ->
    [1] { $who ->
        [you] вы нанимаете костюмера и получаете элемент постановки
       *[other] { $name } нанимает костюмера и получает элемент постановки
    }
   *[other] { $who ->
        [you] вы нанимаете костюмера или плотника и получаете элемент постановки
       *[other] { $name } нанимает костюмера или плотника и получает элемент постановки
    }
}
log-leftover = Из игры убирается карта { $card }.
log-leftover-dummy = Карта { $card } достаётся воображаемому игроку.
log-named = { $who ->
    [you] Режиссёра увольняете вы.
   *[other] Режиссёра увольняет { $name }.
}
log-dismissed = { $who ->
    [you] Вы увольняете режиссёра: { $director }.
   *[other] { $name } увольняет режиссёра: { $director }.
}
revealed-title = Раунд { $round }: ставки открыты.
sheet-directed-by = режиссёр
sheet-stars = звёзды
sheet-scenery = элементы постановки
sheet-favourites = любимые роли
sheet-gender = противоположный пол
sheet-director = очки режиссёра
sheet-maestro = маэстро в 7-м раунде
sheet-total = ИТОГО
