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
error-seat-not-a-number = Место — целое число от 0 до { $last }, а не { $found }.
error-action-not-a-number = Действие — целое число, а не { $found }.
error-choice-not-actions = Выбор — это ряд действий, а не { $found }.
error-choice-wrong-length = Записать можно только выбор целиком. Действий в нём: { $expected }. Дано: { $found }.
error-outcome-not-numbers = Раздача — это ряд целых чисел, а не { $found }.
error-line-not-text = Строка записи — это текст, а не { $found }.
error-options-not-named = Параметры — это имена со значениями, а не { $found }.

## Errors: records

error-record-too-long = Запись длиннее { $limit } МБ, таких партий не бывает.
error-record-not-json = Это не объект JSON: нельзя прочитать начиная со столбца { $column }.
error-record-not-object = Запись партии — объект JSON, а это что-то другое.
error-record-not-text = Запись партии читается из текста, а не из { $found }.
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
