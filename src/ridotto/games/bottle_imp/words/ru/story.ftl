## The Bottle Imp: what happened

log-round = Раунд { $round }: { $scores }.
log-deal = { $who ->
    [you] Раунд { $round }: сдаёте вы.
   *[other] Раунд { $round }: сдаёт { $name }.
}
log-chosen = { $who ->
    [you] Вы выбрали карты.
   *[other] { $name }: карты выбраны.
}
log-passed = { $who ->
    [you] Вы отдали: { $cards }.
   *[other] { $name } отдаёт: { $cards }.
}
log-received = { $who ->
    [you] Вы получили: { $cards }.
   *[other] { $name } получает: { $cards }.
}
log-play = { $who ->
    [you] Вы играете { $card }.
   *[other] { $name } играет { $card }.
}
log-trick = { $who ->
    [you] Взятка { $number }: { $plays }. Картой { $card } её выигрываете вы.
   *[other] Взятка { $number }: { $plays }. Картой { $card } её выигрывает { $name }.
}
log-trick-and-bottle = { $who ->
    [you] Взятка { $number }: { $plays }. Картой { $card } вы выигрываете её и бутылку{ $which }.
   *[other] Взятка { $number }: { $plays }. Картой { $card } { $name } выигрывает её и бутылку{ $which }.
}
summary-round = Раунд { $round } из { $rounds } окончен.
summary-mystery = Таинственная взятка (M) открыта: { $cards }. { $points ->
    [one] В ней { $points } очко.
    [few] В ней { $points } очка.
   *[many] В ней { $points } очков.
}
summary-bottle = Последняя стоимость бутылки{ $which }: { $price }. Владелец: { $name }.
summary-bottle-unsold = Бутылку{ $which } никто не купил.
score-tricks = очки взяток
score-bottle = владеет бутылкой: минус { $loss }
score-two-bottles = владеет двумя бутылками: минус { $loss }
score-alone = отдельный игрок: взятки вдвойне
score-team = взятки обоих партнёров
score-team-bottle = бутылка у команды: минус { $loss }
sheet-legend = M: очки таинственной взятки, их теряет последний владелец бутылки.
sheet-legend-teams = M: очки таинственной взятки, их теряет владелец бутылки. Партнёры складывают очки, отдельный игрок удваивает.
