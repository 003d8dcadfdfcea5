## Turandot: words for its things

game-turandot = Турандот
name-dummy = Воображаемый
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
gender-undefined = неопределённый
role-turandot = Турандот
role-calaf = Калаф
role-liu = Лю
role-ping = Пинг
role-pong = Понг
role-pang = Панг
director-goth_over_comic = Готы важнее комедиантов
director-comic_over_goth = Комедианты важнее готов
director-alternative_over_classical = Альтернатива важнее классики
director-classical_over_alternative = Классика важнее альтернативы
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
director-effect-goth_over_comic = +1 за каждого гота, −1 за каждого комедианта
director-effect-comic_over_goth = +1 за каждого комедианта, −1 за каждого гота
director-effect-alternative_over_classical = +1 за каждого альтернативного, −1 за каждого классического
director-effect-classical_over_alternative = +1 за каждого классического, −1 за каждого альтернативного
director-effect-favourites = ещё +1 за каждую любимую роль
director-effect-scenery = ещё +1 за каждый элемент постановки
director-effect-one_of_each = +3, если есть все шесть типов
director-effect-undefined_gender = +1 за каждого певца неопределённого пола
director-effect-plain = ни бонусов, ни штрафов
bid-bluff = Б
bid-face-down = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
bid-words = { $money ->
    [0] номер { $number } без денег
    [one] номер { $number } с { $money } картой денег
    [few] номер { $number } с { $money } картами денег
   *[many] номер { $number } с { $money } картами денег
}
bid-words-crew = { $crew ->
    [1] карта денег на костюмера
   *[other] карта денег на костюмера или плотника
}
bid-words-bluff = и карта блефа
