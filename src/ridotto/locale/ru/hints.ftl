## Hints

hint = Подсказка
hint-heading = Лучшие ходы, судя по тому, что вам видно
hint-heading-of = Лучшие ходы ({ $name }), судя по тому, что видно с этого места:
hint-thinking = Думаю …
getting-ready = Подготовка: поиск компилируется один раз, это займёт до минуты …
hint-play = Сыграть { $card }
hint-pass = Отдать: { $choice }
hint-bid = Ставка: { $choice }
hint-give = { $who ->
    [you] Взять карту с номером { $slot }
   *[other] Отдать карту с номером { $slot }. Получает: { $name }
}
hint-name = Пусть режиссёра уволит { $name }
hint-dismiss = Уволить режиссёра «{ $director }»
hint-cast = Состав: { $choice }
hint-points = ожидается: { $points }
hint-points-bottle_imp = ожидается в этом раунде: { $points }
hint-points-turandot = ожидается в конце: { $points }
hint-chance = в { $percent } % случаев
hint-order = Лучший ход стоит первым: важно и то, что он принесёт вам, и то, что достанется другим.
hint-mixed = Ставки тайные и одновременные: кто всегда ставит одинаково, того легко угадать. Поэтому меняйте их, с указанной частотой.
hint-only = Ничего другого сделать нельзя.
error-hints-not-allowed = Подсказки есть только там, где все остальные — боты.
error-hints-not-ready = Поиск ещё готовится. Спросите снова через минуту.
