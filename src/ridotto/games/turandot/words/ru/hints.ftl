## Turandot: hints

hint-bid = Ставка: { $choice }
hint-give = { $who ->
    [you] Взять карту под номером { $slot }
   *[other] Отдать карту под номером { $slot }. Кому: { $name }
}
hint-name = Пусть режиссёра уволит { $name }
hint-dismiss = Уволить режиссёра «{ $director }»
hint-cast = Состав: { $choice }
hint-points-turandot = ожидается в конце: { $points }
