## Turandot: in the browser

replay-round-turandot = Раунд
line-audition = Кастинг: { $cards }
line-give = { $who ->
    [you] Вы отдаёте карту под номером { $slot }. Кому: { $goal }.
   *[other] { $name } отдаёт карту под номером { $slot }. Кому: { $goal }.
}
line-name = { $who ->
    [you] Вы выбираете, кто уволит режиссёра: { $goal }.
   *[other] { $name } выбирает, кто уволит режиссёра: { $goal }.
}
line-dismiss = { $who ->
    [you] Вы увольняете режиссёра «{ $director }».
   *[other] { $name } увольняет режиссёра «{ $director }».
}

## Turandot in the browser: cards

singer-name = { $category }, { $gender ->
    [male] мужчина
    [female] женщина
   *[undefined] пол не определён
}, { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}
singer-name-favourite = { $category }, { $gender ->
    [male] мужчина
    [female] женщина
   *[undefined] пол не определён
}, { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}, любимая роль { $favourite }
director-name = { $director }: { $effect }
money-cards = { $money ->
    [one] { $money } карта денег
    [few] { $money } карты денег
   *[many] { $money } карт денег
}
scenery-elements = { $scenery ->
    [one] { $scenery } элемент постановки
    [few] { $scenery } элемента постановки
   *[many] { $scenery } элементов постановки
}
money-card = Карта денег
bluff-card = Карта блефа
maestro = Маэстро
crew = { $count ->
    [one] Костюмер
    [few] Костюмер и плотник
   *[many] Костюмер и плотник
}

## Turandot in the browser: the stage

stage-label = Кастинг
audition-soon = Кастинг вот-вот начнётся.
slot-label = Номер { $slot }: { $card }
slot-number = Номер { $slot }
slot-tie = Ничья: карту не берёт никто
slot-stand-in = Дублёр. Кому: { $name }
slot-leaves = Убирается из игры
slot-to-dummy = К воображаемому игроку
your-bid-here = Ваша ставка
bid-won = удачно
bid-lost = неудачно, деньги возвращаются
crew-note = Карта денег становится элементом постановки
crew-none = В раунде режиссёров нанять нельзя
crew-order = Тем, кто на них поставил: по часовой стрелке, начиная с соседа маэстро слева; маэстро — никогда
round-of-directors = Кастинг режиссёров
open-directors = Режиссёры, которых ещё можно нанять
your-turn = Ваш ход
waiting-for = Ждём: { $names }
round-over = Раунд { $round } закончен.
show-all = Показать всё
go-on = Дальше

## Turandot in the browser: what you are asked

task-bid = Сделайте тайную ставку
money-to-lay = Деньги в ставке
money-card-of = Карта денег { $place } из { $count }
no-money-left = Денег не осталось
choose-slot = Выберите номер.
choose-slot-or-crew = { $crew ->
    [1] Выберите номер или костюмера.
   *[other] Выберите номер, костюмера или плотника.
}
your-bid = Ваша ставка: { $bid }.
others-see = { $count ->
    [one] Остальные увидят { $count } карту лицом вниз.
    [few] Остальные увидят { $count } карты лицом вниз.
   *[many] Остальные увидят { $count } карт лицом вниз.
}
keys-bid = { $crew ->
    [1] Клавиши: 1–6 номер, C костюмер, + и − деньги, B блеф, Enter делает ставку.
   *[other] Клавиши: 1–6 номер, C костюмер или плотник, + и − деньги, B блеф, Enter делает ставку.
}
keys-bid-directors = Клавиши: 1–6 номер, + и − деньги, B блеф, Enter делает ставку.
lay-bid = Сделать ставку
take-back = Отменить
task-give = Вы маэстро: распределите дублёров
task-give-director = Вы маэстро: распределите режиссёров-дублёров
give-choose-card = Выберите оставшуюся карту, затем кому её дать.
give-choose-player = Кому дать карту? Номер { $slot }: { $card }
give-to = { $who ->
    [you] Взять себе
   *[other] Кому: { $name }
}
task-name = Вы маэстро: кто уволит режиссёра?
name-hint = Игрок, которого вы назовёте, убирает из игры одного режиссёра.
task-dismiss = Увольте режиссёра
dismiss = Уволить
dismiss-this = Уволить: { $director }
task-cast = Распределите шесть ролей
cast-hint = Поменяйте двух певцов местами: перетащите или нажмите на обоих.
cast-hint-keys = Или введите два номера.
cast-hint-picked = Теперь выберите, с кем поменять.
cast-place = { $role }: { $singer }
cast-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
mark-favourite = любимая роль
mark-gender = противоположный пол, минус очко
best-cast = Лучший состав: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
lay-cast = Утвердить состав
casting = Игроки распределяют роли
casting-note = Все составы откроются одновременно.

## Turandot in the browser: players and scores

open-player = { $name }: карты и очки
needs-stand-in = нужен дублёр
is-choosing = выбирает
score-best = Лучший счёт на этот момент
score-final = Итоговый счёт
dummy-note = играет тем, что остаётся

## Turandot in the browser: the player aid

aid = Памятка
aid-title = Памятка
aid-cards = Карты
aid-directors = Режиссёры
aid-points = Очки
aid-pool = Кто ещё выйдет
aid-categories = Типы
aid-genders = Пол
aid-roles = Роли
aid-stars = ★ Звёзды: по очку за каждую.
aid-favourite = ♥ Любимая роль: ещё очко, если певец её поёт.
aid-bids = Ставка — это номер и сколько угодно денег или одна карта денег на { $crew ->
    [1] костюмера (вдвоём и втроём плотника нет)
   *[other] костюмера или плотника
}. Карта блефа лишь меняет число карт, которое видят другие. Карту получает тот, кто поставил больше всех, и сбрасывает эти деньги; при ничьей за наибольшую ставку её не получает никто. Кто никого не нанял, получает дублёра от маэстро.
aid-keys = { $crew ->
    [1] Клавиши: 1–6 выбирают номер или меняют роли, C костюмер, + и − деньги, B блеф, A–E выбирают игрока, Enter подтверждает.
   *[other] Клавиши: 1–6 выбирают номер или меняют роли, C костюмер или плотник, + и − деньги, B блеф, A–E выбирают игрока, Enter подтверждает.
}
aid-director-gone = вне игры
aid-score-stars = +1 за каждую звезду шести певцов
aid-score-scenery = +1 за каждый элемент постановки
aid-score-favourite = +1 за каждого певца в любимой роли
aid-score-gender = −1 за каждого певца, чей пол противоположен полу роли (неопределённый: никогда)
aid-score-director = То, что даёт ваш режиссёр
aid-score-money = Оставшиеся деньги ничего не стоят
aid-score-maestro = −1 для маэстро 7-го раунда
aid-ties = Побеждает тот, у кого больше очков. Ничью решают звёзды певцов; если и их поровну, победа общая.
aid-dummy = Певцы воображаемого игрока поют в том порядке, в каком пришли. Если у него очков больше, чем у каждого из игроков, оба проигрывают.
aid-pool-count = { $count ->
    [one] { $count } певец ещё не выходил на кастинг.
    [few] { $count } певца ещё не выходили на кастинг.
   *[many] { $count } певцов ещё не выходили на кастинг.
}

## Статистика

figure-turandot-best_opera = Лучшая опера

## Просмотр

replay-mark-turandot = { $number ->
    [0] Ставки
   *[other] Что из них вышло
}

## Афиша

finale-playbill = Афиша
finale-presents = { $who ->
    [you] Вы представляете
   *[other] { $name } представляет
}
