### Every word a person reads. The four files have the same keys in the same order.

## The command line

cli-about = «Турандот» и «Тень в бутылке»: играть, моделировать, изучать.
cli-usage = использование:{" "}
cli-values = аргументы
cli-switches = параметры
cli-help = показать эту справку
cli-commands = команды
cli-version = показать версию
cli-lang = язык: en, ru, it или de
cli-play = играть в терминале: против ботов или с друзьями
cli-replay = просмотреть запись партии шаг за шагом
cli-simulate = сыграть партии ботами и вывести записи, по одному объекту JSON в строке
cli-verify = проверить записи по правилам и сказать, где они расходятся; события считаются с 1
cli-count = посчитать позиции от заданных раздач
cli-game = bottle_imp или turandot
cli-players = сколько игроков
cli-mode = «Тень в бутылке»: eye, solo, two-bottles, teams-2-1-1, teams-2-2-1, teams-2-2-2 или teams-2-2-1-1
cli-edition = «Турандот»: it, ru или de
cli-deck = «Тень в бутылке»: matagot или classic; «Турандот»: house или собственный файл (CSV или TOML)
cli-rounds = «Тень в бутылке»: сколько раундов в партии
cli-team-penalty = «Тень в бутылке»: once или each
cli-people = места, за которыми сидят люди, считая с 0; остальные займут боты
cli-resume = продолжить отложенную партию
cli-fast = боты ходят без пауз
cli-line = какая строка файла, считая с 1
cli-record-file = файл с записями
cli-record-files = файлы с записями; - означает стандартный ввод
cli-games = сколько партий
cli-seed = любое слово или число; то же слово даёт те же карты
cli-all = перебрать все варианты настроек; если игра не названа, то обеих игр
cli-bot = кто играет: random или heuristic
cli-out = куда записать; если не указано, на стандартный вывод
cli-jobs = сколько процессов делят работу; если не указано, все процессоры
cli-depth = на сколько действий заглядывать вперёд
cli-skip = сколько первых действий сделать до начала счёта
cli-moves = посчитать и каждое первое действие отдельно

verify-line = строка { $line }: событие { $event }: { $reason }
verify-summary = { NUMBER($records, useGrouping: 0) } { $records ->
    [one] запись
    [few] записи
   *[many] записей
}, { NUMBER($disagreements, useGrouping: 0) } { $disagreements ->
    [one] расхождение
    [few] расхождения
   *[many] расхождений
}

## Errors: moves and options of any game

error-bad-usage = Командная строка не понята: { $details }. Справка: { $program } --help
error-all-excludes = Параметр { $option } нельзя использовать вместе с --all.
error-game-missing = Какая игра? Есть: { $known }.
error-file-not-writable = Не удаётся записать файл { $file }: { $reason }.
error-file-not-readable = Не удаётся прочитать файл { $file }: { $reason }.

error-unknown-game = Нет игры «{ $game }». Есть: { $known }.
error-unknown-bot = Нет бота «{ $bot }». Есть: { $known }.
error-option-out-of-range = Параметр { $option } — целое число от { $lowest } до { $highest }, а не { $value }.
error-option-unknown-value = Параметр { $option } не может быть { $value }. Возможные значения: { $known }.
error-unknown-option = Нет параметра { $option }. Есть: { $known }.
error-no-such-seat = Нет места { $seat }. Места считаются от 0 до { $last }.
error-match-over = Партия окончена. Ходить больше нельзя.
error-chance-first = Сначала нужно раздать карты, потом ходить.
error-not-chance = Ходить должен игрок: сейчас ничего не раздают и не тянут.
error-not-your-turn = Место { $seat } сейчас не ходит. Ходят: { $acting }.
error-nothing-to-take-back = Месту { $seat } нечего отменять.
error-unreadable-move = «{ $text }» — не ход. Ожидается что-то вроде: { $expected }.
error-unreadable-chance = «{ $text }» здесь не читается. Ожидается что-то вроде: { $expected }.
error-unreadable-seat = «{ $text }» — не номер места.
error-unknown-language = Нет языка «{ $language }». Есть: { $known }.
error-nothing-typed = Ничего не введено. Ожидается что-то вроде: { $expected }.
error-enter-expected = Нажмите Enter, чтобы продолжить.
error-entry-expected = «{ $text }» нет в списке. Введите номер из списка, не больше { $last }.
error-number-expected = «{ $text }» — не целое число от { $lowest } до { $highest }.
error-seats-expected = В «{ $text }» нет мест. Введите номера от 0 до { $last }, например: 0 1.
error-confirm-first = Нажмите Enter, чтобы подтвердить выбор, или введите u, чтобы отменить его.
error-nothing-taken-back = Отменять нечего.
error-no-such-action = Здесь нет действия { $action }.

## Errors: records

error-record-too-long = Запись длиннее { $limit } МБ, таких партий не бывает.
error-record-not-json = Это не объект JSON: нельзя прочитать начиная со столбца { $column }.
error-record-not-object = Запись партии — объект JSON, а это что-то другое.
error-record-key-missing = В записи нет «{ $key }».
error-record-key-wrong = «{ $key }» в записи не то, чем должно быть; формат записи описан в документации.
error-record-format-unknown = В записи указан формат { $format }. Программа читает { $known }.
error-record-seats-count = В записи названо мест: { $found }, а игроков: { $players }.
error-cards-misplaced = Эти карты лежат не ровно в одном месте: { $cards }.
error-result-too-early = В записи есть результат, но партия не окончена.
error-result-key-missing = В результате нет «{ $key }». Должно быть { $right }.
error-result-wrong = «{ $key }» в результате: { $found }. По правилам: { $right }.
error-file-not-text = Файл { $file } — не текст в кодировке UTF-8.
error-event-refused = Событие { $event }: { $reason }
error-no-such-line = В строке { $line } файла нет записи. Строк в файле: { $count }.
error-save-damaged = Сохранённая партия { $file } повреждена, продолжить её нельзя.
error-save-failed = Партию не удаётся сохранить: { $reason }. Играть можно, но вернуться к ней потом не получится.
error-nothing-to-resume = В папке { $folder } нет неоконченных партий.
error-match-open-elsewhere = Партия { $file } открыта в другом терминале. Сначала закройте её там.
error-discard-expected = Какую партию удалить? Введите x и её номер, например: x 1.

## Errors: The Bottle Imp

error-unknown-mode = Нет режима «{ $mode }», когда игроков { $players }. Есть: { $known }.
error-deck-too-small = В колоде { $deck } 36 карт, этого мало, когда игроков { $players }. Она подходит для 2–4.
error-pass-first = До первой взятки карты отдают: сначала выберите их.
error-pass-is-over = Обмен картами окончен: сыграйте карту.
error-unknown-card = В этой игре нет карты { $card }.
error-card-not-in-deck = Карты { $card } нет в этой колоде.
error-card-not-held = У места { $seat } нет карты { $card }.
error-card-already-picked = Карта { $card } уже выбрана. Выберите другую.
error-pick-from-hidden-hand = Карта { $card } лежит в открытой руке. Выбирайте из закрытой.
error-must-follow = Карту { $card } играть нельзя: цвет захода { $colour }, и в этой руке такие карты есть.
error-deal-wrong-hands = В раздаче рук: { $found }, а должно быть { $expected }.
error-deal-wrong-count = Месту { $seat } роздано карт: { $found }, а должно быть { $expected }.
error-deal-not-ascending = Карты, розданные месту { $seat }, идут не по возрастанию.
error-dealt-twice = Карта { $card } роздана дважды.
error-not-dealt = Не розданы: { $cards }.
error-not-your-card = У вас нет карты { $card }.
error-too-many-cards = Введено карт: { $given }. Сейчас можно выбрать только { $needed }.

## Errors: Turandot

error-no-such-number = Нет карты с номером { $number }. Номера идут от 1 до { $last }.
error-not-enough-money = На месте { $seat } карт денег осталось: { $left }, поставить { $money } нельзя.
error-not-a-bid = Это не ставка. Поставьте карту с номером и сколько угодно денег или ровно одну карту денег на костюмера или плотника.
error-crew-bid-by-maestro = На месте { $seat } маэстро: в немецком издании он не ставит на костюмера или плотника. Поставьте карту с номером.
error-crew-bid-in-round-four = В немецком издании в 4-м раунде на костюмера и плотника не ставят. Поставьте карту с номером.
error-no-such-slot = Нет номера { $slot }. Номера идут от 1 до { $last }.
error-slot-empty = Под номером { $slot } карты уже нет. Карты ещё лежат под номерами: { $left }.
error-needs-no-stand-in = Месту { $seat } дублёр не нужен. Нужен: { $needy }.
error-name-somebody-else = На месте { $seat } маэстро: он должен назвать другого игрока.
error-unknown-director = Нет режиссёра «{ $director }». Есть: { $known }.
error-director-gone = Режиссёра { $director } уже нет в игре. Остались: { $left }.
error-unknown-singer = Нет певца «{ $singer }». Номера идут от 1 до { $last }.
error-singer-not-in-troupe = Певца { $singer } нет в труппе места { $seat }. Труппа: { $troupe }.
error-singer-cast-twice = У певца { $singer } уже есть роль. Каждый поёт одну.
error-other-move-first = Сейчас не время для «{ $kind }». Ожидается что-то вроде: { $expected }.
error-audition-wrong-count = Карт на кастинге: { $found }, а должно быть { $expected }.
error-auditioned-twice = { $card }: карта на кастинге дважды.
error-not-to-audition = { $card } не может быть на кастинге: эту карту уже не вытянуть.
error-no-such-card = Нет карты { $card }, которую можно вытянуть.
error-singers-file-kind = { $file } — не файл певцов: имя должно кончаться на .csv или .toml.
error-singers-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
error-singers-file-too-large = { $file } больше { $most } кБ, файл с 36 певцами таким не бывает.
error-singers-file-not-utf8 = { $file } — не текст UTF-8: не читается байт { $at }. Сохраните файл в UTF-8.
error-singers-file-not-csv = Файл певцов — не CSV: { $reason }.
error-singers-file-not-toml = Файл певцов — не TOML: { $reason }.
error-singers-file-header = Первая строка файла должна быть «{ $right }», а не «{ $header }».
error-singers-file-no-tables = В файле TOML нет певцов: каждый — таблица [[singer]].
error-singers-wrong-count = Певцов: { $count }, а должно быть { $right }.
error-singer-wrong-length = Певец { $row } по порядку: полей { $count }, а должно быть { $right }.
error-singer-not-a-row = Певец { $row } по порядку: «{ $value }» вместо набора именованных полей.
error-singer-unknown-field = Певец { $row } по порядку: есть поле { $field }. Поля бывают такие: { $known }.
error-singer-missing-field = Певец { $row } по порядку: нет поля { $field }.
error-singer-out-of-range = Певец { $row } по порядку: { $field } — целое число от 1 до { $highest }, а не «{ $value }».
error-singer-unknown-word = Певец { $row } по порядку: { $field } не может быть «{ $value }». Возможные значения: { $known }.
error-singer-unknown-favourite = Певец { $row } по порядку: { $field } не может быть «{ $value }». Оставьте пустым или выберите: { $known }.
error-singer-id-twice = Певец { $row } по порядку: номер { $id } уже есть у певца { $first }.
error-not-your-money = Карт денег у вас осталось: { $left }, поставить { $money } нельзя.
error-roles-expected = «{ $text }» — не роли для обмена. Роли идут от 1 до { $last }.
error-nothing-to-swap = «{ $text }» ничего не меняет. Введите две разные роли, например: 1 3.

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

## Before a match

menu-unfinished = Есть неоконченные партии. Какую продолжить?
menu-go-on = { $game } ({ $setup }), { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $date }
menu-new-match = Новая партия
menu-more-unfinished = { $count ->
    [one] Не показана ещё { $count } более старая партия.
    [few] Не показаны ещё { $count } более старые партии.
   *[many] Не показано ещё { $count } более старых партий.
}
menu-discard = Удалить эту партию навсегда? { $match }
ask-discard = y и Enter удаляет; просто Enter оставляет.
menu-game = Какая игра?
menu-players = Сколько игроков?
menu-mode = Какой режим?
menu-rounds = Сколько раундов?
menu-deck = Какая колода?
menu-penalty = Во что обходится бутылка команде?
deck-matagot = издание Matagot
deck-classic = классическое издание
penalty-once = каждый партнёр теряет таинственную взятку один раз
penalty-each = каждый партнёр теряет таинственную взятку дважды
menu-edition = Какое издание?
menu-people = Кто играет?
menu-one-person = Вы против ботов
menu-more-people = Несколько человек за одной клавиатурой
menu-seats = На каких местах сидят люди? Остальные займут боты.
menu-name = Как зовут игрока на месте { $seat }?
ask-menu = Введите номер; Enter выбирает первый пункт.
ask-menu-or-discard = Введите номер; Enter выбирает первый пункт. x 1 навсегда удаляет первую партию.
ask-number = От { $lowest } до { $highest }; Enter: { $default }.
ask-seats = Номера мест от 0 до { $last }, например: 0 1
ask-name = Введите имя не длиннее { $most } знаков, лишнее отрезается; Enter: без имени.
ask-menu-commands = ? справка · r правила · q выход
save-set-aside = Файл отложен как { $file }. Ничего не удалено.
notice-discarded = Партия удалена.
setup-bottle_imp = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $mode }
setup-turandot = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $edition }

## At the table

heading-log = Что произошло
heading-player = игрок
heading-team = команда
heading-cards = карты
heading-tricks = очки взяток
heading-last-trick = прошлая взятка
heading-this-trick = сейчас
heading-score = счёт
heading-points = очки
heading-hand = Ваша рука
heading-hidden-hand = Закрытая рука
heading-open-hand = Открытая рука
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: закрытая рука
heading-open-hand-of = { $name }: открытая рука
heading-why = за что
heading-this-round = раунд
heading-round = раунд
heading-score-sheet = Таблица очков
ask-commands = ? справка · r правила · l события · s счёт · q выход
ask-commands-take-back = ? справка · r правила · u отменить · l события · s счёт · q выход
ask-only-choice = Enter выбирает его.
ask-swap-more = Ещё две роли меняются так: 1 3.
ask-confirm = Ваш выбор: { $choice }. Enter подтверждает, u отменяет.
ask-go-on = Нажмите Enter, чтобы продолжить.
ask-enter-back = Нажмите Enter, чтобы вернуться.
ask-next-page = Страница { $number } из { $count }. Enter: дальше, любой другой ввод: назад.
hand-over = Передайте клавиатуру: { $name }.
ask-hand-over = { $name }: нажмите Enter, когда больше никто не смотрит.
ask-hand-over-or-take-back = { $name }: нажмите Enter, когда больше никто не смотрит. (u: предыдущий игрок отменяет свой выбор.)
bot-thinks = Выбирает { $name } …
seat-has-chosen = готово
notice-taken-back = Выбор отменён. Выберите снова.
left-and-kept = Партия сохранена. Продолжить: { $program } play --resume — файл { $file }
left-not-kept = Партию не удалось сохранить: { $reason }.
left-unplayed = Ни одного хода не сделано, поэтому партия не сохранена.
record-saved = Запись партии: { $file }
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

## Replay

replay-at = Событие { $event } из { $events }
replay-eyes-all = видны все карты
replay-eyes = глазами: { $name }
replay-start = начало
ask-replay = Enter или n: вперёд · p: назад · число: к событию · s 0: глазами места 0 · s: все карты · l: события · t: счёт · ? справка · q: выход
error-replay-command = «{ $text }» не читается. Введите n, p, число, s с номером места или q.
error-replay-event = Нет события { $event }. Они идут от 0 до { $last }.
help-replay =
    Это запись партии, событие за событием.

    Enter, n   на событие вперёд
    p          на событие назад
    12         к событию 12; 0 — начало
    s 1        стол глазами места 1
    s          видны все карты
    l          что произошло до сих пор
    t          таблица очков на этот момент
    r          правила коротко
    q          выход

## The Bottle Imp: words

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
mode-eye = «Таинственный глаз»
mode-solo = персональный режим
mode-teams-2-1-1 = команды 2-1-1
mode-teams-2-2-1 = команды 2-2-1
mode-teams-2-2-2 = команды 2-2-2
mode-teams-2-2-1-1 = команды 2-2-1-1
mode-two-bottles = «Вторая бутылка»
mode-note-teams-2-1-1 = сдающий и игрок напротив играют за себя, двое других — партнёры
mode-note-teams-2-2-1 = сдающий играет за себя, остальные — две пары
mode-note-teams-2-2-2 = три пары, партнёры сидят напротив
mode-note-teams-2-2-1-1 = сдающий и игрок напротив играют за себя, остальные — две пары
headline-bottle_imp = Тень в бутылке, { $mode } · раунд { $round } из { $rounds }
headline-dealer = сдающий: { $name }
bottle-line = Бутылка{ $which }: стоимость { $price }, владелец — { $owner }
bottle-nobody = никто
bottle-for-sale = продаётся
team-alone = за себя
goal-mystery = таинственная взятка
goal-left = сосед слева ({ $name })
goal-right = сосед справа ({ $name })
goal-open = открытая рука соперника
goal-hidden = закрытая рука соперника
goal-own-open = в открытую руку
goal-own-hidden = в закрытую руку
ask-pass = { $count ->
    [one] Выберите { $count } карту:
    [few] Выберите { $count } карты:
   *[many] Выберите { $count } карт:
} { $goals }. Введите, например: { $example }
ask-pass-so-far = Выбрано: { $cards }.
ask-play = Сыграйте карту. Можно ввести: { $cards }
ask-play-only = Можно сыграть только { $card }. Enter её сыграет.

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
score-alone = за себя: взятки вдвойне
score-team = взятки обоих партнёров
score-team-bottle = бутылка у команды: минус { $loss }
sheet-legend = M: очки таинственной взятки, их теряет последний владелец бутылки.
sheet-legend-teams = M: очки таинственной взятки, их теряет владелец бутылки. Партнёры складывают очки, играющий за себя удваивает.

## The Bottle Imp: help and rules

help-bottle_imp =
    Чтобы сыграть карту, введите её номер: 24
    Карты для обмена: сразу все (1 37 22) или по одной.
    Карты с половиной: 2,5 или 2.5. Карты, которые сейчас играть нельзя, бледнее.
    ● красная   ■ синяя   ▲ зелёная   ◆ жёлтая. Под картой её очки.

    ?   эта справка
    r   правила коротко
    u   отменить выбор, пока карты не переданы
    l   что произошло до сих пор
    s   таблица очков
    q   выход; партия сохраняется, продолжить: ridotto play --resume
rules-bottle_imp-1 =
    ТЕНЬ В БУТЫЛКЕ (Гюнтер Корнетт): о чём игра

    Берите взятки, они приносят очки. Низкие карты покупают бутылку. Она помогает брать взятки, но кто владеет ею в конце раунда, теряет всё.

    На карте номер и её ценность в очках. Номера идут от 1 до 37; карты 19 нет: это стартовая цена бутылки.

    Раздаются все карты. Потом каждый тайно выбирает: одну карту в таинственную взятку, она лежит взакрытую, одну соседу слева и одну соседу справа. Карты переходят из рук в руки, когда выбрали все.
rules-bottle_imp-2 =
    ТЕНЬ В БУТЫЛКЕ: взятки и бутылка

    Первым ходит сосед сдающего слева. Если есть карта цвета захода, нужно играть её, иначе можно играть любую. Кто взял взятку, начинает следующую.

    • Ни одна карта не ниже стоимости: берёт старший номер любого цвета.
    • Есть карты ниже стоимости: старшая из них берёт взятку и бутылку. Она становится новой стоимостью и остаётся под бутылкой.

    Прежняя карта под бутылкой уходит во взятки прежнего владельца. Стоимость только падает, и в конце концов бутылку уже никто не может забрать.
rules-bottle_imp-3 =
    ТЕНЬ В БУТЫЛКЕ: очки

    Когда сыграны все карты, таинственная взятка открывается.

    • Без бутылки вы получаете очки всех карт своих взяток.
    • С бутылкой вы не получаете за них ничего, а теряете очки таинственной взятки.

    Сдача переходит влево. После условленного числа раундов побеждает большая сумма. При равной сумме победу делят.
rules-bottle_imp-eye =
    ТЕНЬ В БУТЫЛКЕ: «Таинственный глаз» (два игрока)

    У каждого открытая рука из 6 карт и закрытая из 12. Из закрытой выберите 2 карты в таинственную взятку, 1 в открытую руку соперника и 1 в закрытую. Затем открытые руки лежат лицом вверх.

    Во взятке четыре карты, по две от каждого по очереди. Карту можно играть из любой руки, но внутри этой руки нужно следовать цвету захода. Это касается и второй карты начавшего. Первым ходит тот, кто не сдавал.
rules-bottle_imp-two-bottles =
    ТЕНЬ В БУТЫЛКЕ: «Вторая бутылка» (пять и шесть игроков, каждый за себя)

    Обе бутылки сначала стоят 19. Продаётся всегда та, что дороже, и во взятке важна только её стоимость. После продажи дороже может оказаться другая, тогда следующей продаётся она.

    Владелец бутылки не получает очков за взятки, а теряет очки таинственной взятки; владелец двух бутылок теряет их дважды.
rules-bottle_imp-teams =
    ТЕНЬ В БУТЫЛКЕ: команды

    Кто с кем играет, зависит от сдающего и меняется от раунда к раунду; это видно на столе. Партнёры не видят карт друг друга.

    Партнёры складывают очки, и каждый получает сумму. Играющий за себя свои очки удваивает; если бутылка у него, он теряет таинственную взятку дважды.
rules-bottle_imp-fixed-teams =
    ТЕНЬ В БУТЫЛКЕ: команды по двое

    Партнёры сидят напротив друг друга, и команды не меняются всю партию; они видны на столе. Партнёры не видят карт друг друга.

    Партнёры складывают очки, и каждый получает сумму.
rules-bottle_imp-penalty-once =
    ТЕНЬ В БУТЫЛКЕ: команда с бутылкой

    Если бутылка осталась у одного из партнёров, оба не получают очков за взятки. Вместо этого каждый из двоих теряет очки таинственной взятки один раз.
rules-bottle_imp-penalty-each =
    ТЕНЬ В БУТЫЛКЕ: команда с бутылкой

    Если бутылка осталась у одного из партнёров, оба не получают очков за взятки. Вместо этого таинственная взятка засчитывается обоим и складывается: каждый из двоих теряет её очки дважды.
rules-bottle_imp-five =
    ТЕНЬ В БУТЫЛКЕ: пять игроков

    К колоде добавляются 18 половинных карт: 2,5, 4,5 и так далее до 36,5. У половинной карты цвет и очки целой карты сразу под ней.

    Сдающий получает на карту меньше остальных и ничего не кладёт в таинственную взятку, но соседям карты отдаёт, как все.
rules-bottle_imp-six =
    ТЕНЬ В БУТЫЛКЕ: шесть игроков

    К колоде добавляются 18 половинных карт: 2,5, 4,5 и так далее до 36,5. У половинной карты цвет и очки целой карты сразу под ней.

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
edition-it = итальянское издание
edition-ru = русское издание
edition-de = немецкое издание
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

## Help before a match

help-menu =
    Введите номер пункта и нажмите Enter. Просто Enter выбирает первый пункт или
    названное число.

    ?   эта справка
    r   правила обеих игр коротко
    q   выход

    Всё можно указать сразу, например:
    ridotto play bottle_imp --players 4 --mode teams-2-1-1 --lang ru
