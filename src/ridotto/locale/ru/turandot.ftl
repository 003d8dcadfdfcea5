## Turandot: words

category-professional = профессионал
category-amateur = любитель
category-alternative = альтернативный
category-classical = классический
category-comic = комедиант
category-goth = гот
category-short-professional = Пр
category-short-amateur = Лб
category-short-alternative = Ал
category-short-classical = Кл
category-short-comic = Ко
category-short-goth = Го
gender-male = мужской
gender-female = женский
gender-undefined = неопред.
role-turandot = Турандот
role-calaf = Калаф
role-liu = Лю
role-ping = Пинг
role-pong = Понг
role-pang = Панг
director-goth_over_comic = Готы против комедиантов
director-comic_over_goth = Комедианты против готов
director-alternative_over_classical = Альтернатива против классики
director-classical_over_alternative = Классика против альтернативы
director-favourites = Любимые роли
director-scenery = Элементы постановки
director-one_of_each = По одному каждого типа
director-undefined_gender = Неопределённый пол
director-plain = Без бонусов
director-short-goth_over_comic = +Го −Ко
director-short-comic_over_goth = +Ко −Го
director-short-alternative_over_classical = +Ал −Кл
director-short-classical_over_alternative = +Кл −Ал
director-short-favourites = +♥
director-short-scenery = +элем.
director-short-one_of_each = 6 типов
director-short-undefined_gender = +○
director-short-plain = без бон.
director-effect-goth_over_comic = +1 за гота, −1 за комедианта
director-effect-comic_over_goth = +1 за комедианта, −1 за гота
director-effect-alternative_over_classical = +1 за альтернативного, −1 за классического
director-effect-classical_over_alternative = +1 за классического, −1 за альтернативного
director-effect-favourites = ещё +1 за любимую роль
director-effect-scenery = ещё +1 за элемент постановки
director-effect-one_of_each = +3, если есть все шесть типов
director-effect-undefined_gender = +1 за неопределённый пол
director-effect-plain = ничего
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
bid-crew = кост.
bid-bluff = Б
bid-face-down = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
bid-words = { $money ->
    [0] номер { $number } без денег
    [one] номер { $number } и { $money } карта денег
    [few] номер { $number } и { $money } карты денег
   *[many] номер { $number } и { $money } карт денег
}
bid-words-crew = карта денег на костюмера или плотника
bid-words-bluff = и карта блефа
sealed-choice = { $who ->
    [you] Ваш выбор: { $choice }.
   *[other] { $name }: { $choice }.
}
directors-open = Режиссёры: { $directors }
suggested-cast = Лучшее распределение ролей: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ask-bid = Ставка: номер 1–{ $slots }, затем деньги 0–{ $money }, затем b для блефа: { $example }
ask-bid-crew = c: костюмер или плотник.
ask-give = { $who ->
    [you] Выберите дублёра себе. Введите номер: { $slots }
   *[other] Выберите дублёра. Кому: { $name }. Введите номер: { $slots }
}
ask-give-director = { $who ->
    [you] Выберите режиссёра-дублёра себе. Введите номер: { $slots }
   *[other] Выберите режиссёра-дублёра. Кому: { $name }. Введите номер: { $slots }
}
ask-give-other = для другого игрока добавьте его место: { $example }
ask-name-player = Кто уволит режиссёра? Введите место: { $players }
ask-dismiss = Какого режиссёра уволить? Введите номер от 1 до { $last }.
ask-cast = Enter принимает этот состав. Две роли меняются местами: 1 3. Или шесть номеров певцов, начиная с Турандот.

## Turandot: what happened

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
log-crew = { $who ->
    [you] вы нанимаете костюмера или плотника и получаете элемент постановки
   *[other] { $name } нанимает костюмера или плотника и получает элемент постановки
}
log-leftover = { $card } убирается из игры.
log-leftover-dummy = { $card } уходит к воображаемому игроку.
log-named = { $who ->
    [you] Режиссёра увольняете вы.
   *[other] Режиссёра увольняет { $name }.
}
log-dismissed = { $who ->
    [you] Вы увольняете режиссёра: { $director }.
   *[other] { $name } увольняет режиссёра: { $director }.
}
revealed-title = Раунд { $round }: ставки открыты.
revealed-crew-bids = Ставки на костюмера или плотника: { $names }.
revealed-needy = Маэстро даёт дублёра: { $names }.
revealed-needy-director = Маэстро даёт режиссёра-дублёра: { $names }.
sheet-directed-by = режиссёр
sheet-stars = звёзды
sheet-scenery = элементы постановки
sheet-favourites = любимые роли
sheet-gender = противоположный пол
sheet-director = очки режиссёра
sheet-maestro = маэстро в 7-м раунде
sheet-total = ИТОГО
legend-singers = Пр♀2♥Т: профессионал, женщина (○: пол не определён), 2 звезды, любимая роль Турандот

## Turandot: help and rules

help-turandot =
    Ставка: номер (3), с двумя картами денег (3 2), с картой блефа (3 2 b);
    c на костюмера или плотника, c b с картой блефа.
    Дублёр: номер (4) или номер и место (4 0). Увольнение: номер из списка.
    Роли: Enter для лучшего состава, две роли меняются (1 3) или шесть номеров.
    Пр♀2♥Т: тип, пол (♂ ♀ ○), звёзды, любимая роль.
    $ карта денег   ■ элемент постановки   Б карта блефа

    ?   эта справка
    r   правила коротко
    u   отменить ставку или состав, пока их не открыли
    l   что произошло до сих пор
    s   таблица очков
    h   подсказка, когда один человек играет с ботами
    q   выход; партия сохраняется, продолжить: ridotto play --resume
rules-turandot-1 =
    ТУРАНДОТ (Стефано Кастелли): о чём игра

    Все ставят одну и ту же оперу. За семь раундов вы нанимаете шесть певцов и одного режиссёра, потом распределяете роли и считаете очки.

    В раундах 1, 2, 3, 5, 6 и 7 нанимают певцов, в 4-м — режиссёров. На кастинг выходит на одну карту больше, чем игроков, каждая под своим номером.

    У певца есть тип, пол, от 1 до 3 звёзд и, возможно, любимая роль. У вас карты с номерами, три карты денег на всю партию и карта блефа.
rules-turandot-2 =
    ТУРАНДОТ: ставки

    Все тайно делают ставку: карта с номером и сколько угодно денег или ровно одна карта денег на костюмера или плотника. К любой ставке можно добавить карту блефа; она ничего не значит, но другие видят, сколько карт положено.

    • Ваш номер больше никто не назвал: карта ваша, деньги сбрасываются.
    • Номер назвали несколько: карту берёт тот, у кого больше денег, и сбрасывает их; остальные забирают свои. При ничьей карту не получает никто.
    • Костюмер и плотник достаются поставившим на них по часовой стрелке, слева от маэстро, но не ему. Карта денег становится элементом постановки: 1 очко.
rules-turandot-3 =
    ТУРАНДОТ: дублёры и увольнения

    Кто никого не нанял, получает дублёра: маэстро выбирает его из оставшихся карт. Поставившие на костюмера или плотника тоже. Последняя карта убирается.

    В раундах 1–3 маэстро затем называет другого игрока, и тот увольняет одного из девяти режиссёров. В 4-м раунде на кастинг выходят режиссёры из последних шести; костюмера и плотника в этом раунде нет.

    Затем карта маэстро переходит влево.

    В немецком издании маэстро не ставит на костюмера или плотника, а в 4-м раунде не ставит никто. В других изданиях так можно, но это ничего не даёт.
rules-turandot-4 =
    ТУРАНДОТ: роли и очки

    Турандот и Лю — женские роли, Калаф, Пинг, Понг и Панг — мужские.

    +1 за каждую звезду ваших шести певцов
    +1 за каждый элемент постановки
    +1 за каждого певца в любимой роли
    −1 за каждого певца противоположного роли пола (неопределённый: никогда)
    и то, что даёт режиссёр.

    Побеждает большая сумма. Ничью решают звёзды певцов; если и они равны, победу делят. Оставшиеся деньги ничего не стоят.
rules-turandot-directors =
    ТУРАНДОТ: режиссёры

    Каждый режиссёр меняет подсчёт очков вашего состава. Слева — краткое обозначение, как на столе.

    { director-short-goth_over_comic }: { director-effect-goth_over_comic }
    { director-short-comic_over_goth }: { director-effect-comic_over_goth }
    { director-short-alternative_over_classical }: { director-effect-alternative_over_classical }
    { director-short-classical_over_alternative }: { director-effect-classical_over_alternative }
    { director-short-favourites }: { director-effect-favourites }
    { director-short-scenery }: { director-effect-scenery }
    { director-short-one_of_each }: { director-effect-one_of_each }
    { director-short-undefined_gender }: { director-effect-undefined_gender }
    { director-short-plain }: { director-effect-plain }
rules-turandot-two-players =
    ТУРАНДОТ: два игрока

    Карта, оставшаяся в раунде, достаётся воображаемому игроку. Его певцы поют в том порядке, в каком пришли: Турандот, Калаф, Лю, Пинг, Понг, Панг. Его режиссёр тоже учитывается.

    Маэстро 7-го раунда теряет 1 очко. Если у воображаемого игрока очков больше, чем у каждого из вас, проиграли оба.

## Turandot: options

option-turandot-edition = Издание
option-turandot-edition-it = итальянское издание
option-turandot-edition-ru = русское издание
option-turandot-edition-de = немецкое издание
option-hint-turandot-edition = В немецком издании маэстро не ставит на костюмера или плотника, а в 4-м раунде не ставит никто.
option-ask-turandot-edition = Какое издание?
