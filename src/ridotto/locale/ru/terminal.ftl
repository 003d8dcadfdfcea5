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
ask-discard = y и Enter — удалить; просто Enter — оставить.
menu-game = Какая игра?
option-ask-players = Сколько игроков?
option-ask-mode = Какой режим?
option-ask-rounds = Сколько раундов?
option-ask-deck = Какая колода?
menu-people = Кто играет?
menu-one-person = Вы против ботов
menu-more-people = Несколько человек за одной клавиатурой
menu-memory = Что показывать на экране?
menu-memory-no = Всё, что было открыто
menu-memory-yes = Только то, что лежит на столе: игра по памяти
menu-level = Насколько сильны боты?
menu-level-entry = { $name }: { $note }
menu-seats = На каких местах сидят люди? Остальные займут боты.
menu-name = Как зовут игрока на месте { $seat }?
ask-menu = Введите номер; Enter выбирает первый пункт.
ask-menu-usual = Введите номер; Enter: { $usual }.
ask-menu-or-discard = Введите номер; Enter выбирает первый пункт. x 1 навсегда удаляет первую партию.
ask-number = От { $lowest } до { $highest }; Enter: { $default }.
ask-seats = Номера мест от 0 до { $last }, например: 0 1
ask-name = Введите имя не длиннее { $most } знаков, лишнее отрезается; Enter: без имени.
ask-menu-commands = ? справка · r правила · q выход
save-set-aside = Файл отложен как { $file }. Ничего не удалено.
notice-discarded = Партия удалена.

## At the table

ask-help = ? справка
ask-rules = r правила
ask-take-back = u отменить
ask-commands = l события · s счёт · q выход
log-empty = Пока ничего не произошло.
notice-no-rules = У этой игры нет правил, которые можно прочитать здесь.
ask-hint = h подсказка
ask-danger = d на кону
ask-only-choice = Enter выбирает этот вариант.
ask-confirm = Ваш выбор: { $choice }. Enter подтверждает, u отменяет.
ask-go-on = Нажмите Enter, чтобы продолжить.
ask-enter-back = Нажмите Enter, чтобы вернуться.
ask-next-page = Страница { $number } из { $count }. Enter: дальше, любой другой ввод: назад.
hand-over = Передайте клавиатуру: { $name }.
ask-hand-over = { $name }: нажмите Enter, когда больше никто не смотрит.
ask-hand-over-or-take-back = { $name }: нажмите Enter, когда больше никто не смотрит. (u: предыдущий игрок отменяет свой выбор.)
bot-thinks = Выбирает { $name }…
notice-taken-back = Выбор отменён. Выберите снова.
left-and-kept = Партия сохранена. Продолжить: { $program } play --resume — файл { $file }
left-not-kept = Партию не удалось сохранить: { $reason }.
left-unplayed = Ни одного хода не сделано, поэтому партия не сохранена.
record-saved = Запись партии: { $file }

## Replay

replay-at = Событие { $event } из { $events }
replay-eyes-all = видны все карты
replay-eyes = точка зрения: { $name }
replay-start = начало
ask-replay = Enter или n: вперёд · p: назад · число: к событию · s 0: вид с места 0 · s: все карты · l: события · t: счёт · ? справка · q: выход
error-replay-command = «{ $text }» не читается. Введите n, p, число, s с номером места или q.
error-replay-event = Нет события { $event }. События идут от 0 до { $last }.
help-replay =
    Это запись партии, событие за событием.

    Enter, n   на событие вперёд
    p          на событие назад
    12         к событию 12; 0 — начало
    s 1        вид с места 1
    s          видны все карты
    l          что произошло до сих пор
    t          таблица очков на этот момент
    r          краткие правила
    q          выход

## Help before a match

help-menu =
    Введите номер пункта и нажмите Enter. Просто Enter выбирает первый пункт или
    названное число.

    ?   эта справка
    r   краткие правила всех игр
    q   выход

    Всё можно указать сразу. Что можно указать:
    ridotto play --help

## A game without screens of its own

plain-ask = Ваш ход:

help-plain =
    Введите номер хода и нажмите Enter или введите сам ход так, как он
    написан в списке.

    ?   эта справка
    r   краткие правила, если они есть у игры
    u   отменить выбор, пока он не открыт
    l   что произошло до сих пор
    s   таблица очков
    q   выход; партия сохраняется, продолжить: ridotto play --resume
