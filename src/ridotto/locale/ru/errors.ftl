## Errors: moves and options of any game

error-bad-usage = Командная строка не понята: { $details }. Справка: { $program } --help
error-all-excludes = Параметр { $option } нельзя использовать вместе с --all.
error-game-missing = Какая игра? Есть: { $known }.
error-file-not-writable = Не удаётся записать файл { $file }: { $reason }.
error-file-not-readable = Не удаётся прочитать файл { $file }: { $reason }.
error-parquet-missing = Для таблиц в файлах Parquet нужен pyarrow. Установите его: pip install pyarrow
error-folder-not-empty = Папка { $folder } не пуста. Укажите новую или пустую.
error-export-one-goal = Укажите, куда записать таблицы (--parquet DIR) или куда вывести записи (--jsonl FILE): одно из двух.
error-export-no-folder = Укажите папку с таблицами, из которых нужны записи.
error-simulate-one-goal = Укажите, куда вывести записи (--out FILE) или куда записать таблицы (--parquet DIR), но не то и другое.
error-record-in-file = { $file }, строка { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-disobedient = событие { NUMBER($event, useGrouping: 0) }: { $reason }
error-seconds-out-of-range = Параметр { $option } — время в секундах, больше 0 и меньше { $most }, а не { $value }.
error-output-not-writable = Не удаётся записать вывод: { $reason }. Направьте его в другое место.
error-file-not-usable = { $file } использовать не удаётся: { $reason }.
error-refused-by-system = Система не даёт того, что здесь нужно: { $reason }.
error-no-home-folder = Нет домашней папки, чтобы хранить партии. Укажите свою папку в XDG_DATA_HOME.
error-too-many-positions = Уже при глубине { $depth } позиций { $found }, и считать дальше пришлось бы часами. Задайте --depth не больше { $depth }.
error-line-without-end = В файле { $file } есть строка длиннее { $limit } МБ: это не записи партий.
error-unknown-game = Нет игры «{ $game }». Есть: { $known }.
error-plugin-broken = Игру «{ $game }» из пакета { $package } использовать не удаётся. { $reason }
error-plugin-part-broken = { $part } завершается ошибкой: { $reason }
error-plugin-no-kit = { $value } — не GameKit.
error-plugin-incomplete = У игры не хватает частей: { $names }.
error-plugin-bad-id = Идентификатор игры состоит из латинских строчных букв, цифр и знака «_» и начинается с буквы. Здесь он такой: { $found }.
error-plugin-other-name = Точка входа должна называться так же, как её игра: «{ $game }».
error-plugin-known-id = Игра «{ $game }» уже есть в пакете { $package }.
error-plugin-no-option = { $found } — не параметр.
error-plugin-option-name = Параметру «{ $option }» нужно другое имя: строчные латинские буквы, цифры и «_», и ничего, что уже занято командами.
error-plugin-option-twice = Параметр «{ $option }» объявлен дважды.
error-plugin-without-option = Нет параметра «{ $option }»: он есть у каждой игры.
error-plugin-option-rank = Ранг параметра «{ $option }» — один из этих: { $known }, а не { $found }.
error-plugin-option-function = { $part } у параметра «{ $option }» должно быть функцией от выбранного ранее, например lambda chosen: { $found }.
error-plugin-view-incomplete = У вида не хватает полей: { $names }.
error-plugin-no-bots = load_bots должна возвращать GameBots, а не { $found }.
error-plugin-bad-bot = Эвристический бот должен быть объектом с именем «{ $name }», needs_full_view и choose. Здесь это { $found }.
error-rule-not-compiled = Не удаётся скомпилировать { $rule }, поэтому игра идёт медленно: { $reason }
error-no-search = Для игры { $game } нет бота, который ищет ходы.
error-unknown-bot = Нет бота «{ $bot }». Есть: { $known }.
error-not-a-bot = { $found } — это не бот. Назовите бота или передайте объект с name, needs_full_view и choose.
error-bots-count = Названо ботов: { $found }. Игроков: { $players }. Назовите одного бота на все места или по одному на каждое.
error-option-for-programs = Параметр { $option } предназначен для программ и терминала; за столом он всегда равен { $usual }.
error-option-not-at-table = Параметр { $option } принимает свой файл в программах и в терминале, но не за столом.
error-option-out-of-range = Параметр { $option } — целое число от { $lowest } до { $highest }, а не { $value }.
error-option-unknown-value = Параметр { $option } не может быть { $value }. Возможные значения: { $known }.
error-unknown-option = Нет параметра { $option }. Есть: { $known }.
error-no-such-seat = Нет места { $seat }. Места считаются от 0 до { $last }.
error-from-memory-not-offered = В «{ $game }» нельзя играть по памяти.
error-match-over = Партия окончена. Ходить больше нельзя.
error-match-not-begun = Партия ещё не началась. Сначала вызовите reset().
error-chance-first = Сначала нужно сдать карты, потом ходить.
error-not-chance = Ходить должен игрок: сейчас ничего не сдают и не тянут.
error-chance-only-sampled = Исходы случая в игре { $game } нельзя перечислить, их можно только вытянуть.
error-not-your-turn = Место { $seat } сейчас не ходит. Ждём места: { $acting }.
named-not-your-turn = { $who ->
    [you] Сейчас не ваш ход. Ждём: { $acting }.
   *[other] Сейчас ходит не { $name }. Ждём: { $acting }.
}
error-nothing-to-take-back = Месту { $seat } нечего отменять.
named-nothing-to-take-back = { $who ->
    [you] Вам нечего отменять.
   *[other] { $name }: отменять нечего.
}
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
error-outcome-not-numbers = То, что сдают или тянут, — ряд целых чисел, а не { $found }.
error-no-such-draws = Здесь случай не может выбрать так: { $found }.
error-line-not-text = Строка записи — это текст, а не { $found }.
error-options-not-named = Параметры — это имена со значениями, а не { $found }.

## Errors: records

error-record-too-long = Запись длиннее { $limit } МБ, таких партий не бывает.
error-record-not-json = Это не объект JSON: его нельзя прочитать, начиная со столбца { $column }.
error-record-not-object = Запись партии — объект JSON, а это что-то другое.
error-record-not-text = Запись партии читается из текста, а не из { $found }.
error-record-key-missing = В записи нет «{ $key }».
error-record-key-wrong = «{ $key }» в записи имеет не тот вид; формат записи описан в документации.
error-record-half-letter = В «{ $key }» этой записи есть половина буквы (одиночный суррогат), а таблицы такого не вмещают.
error-record-format-unknown = В записи указан формат { $format }. Программа читает { $known }.
error-record-seats-count = В записи названо мест: { $found }, а игроков: { $players }.
error-cards-misplaced = Каждая карта должна лежать ровно в одном месте, а эти — нет: { $cards }.
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
error-no-batches = В игру { $game } нельзя играть пачками: для этого нужны правила в ячейках и наблюдение для нейросетей.
error-no-worlds = Правила игры { $game } записаны не в ячейках, поэтому её миры нельзя получить строками ячеек.
error-batch-seeds = Нужен список начальных значений, целых чисел или текста, а не { $found }.
error-batch-seed-too-long = В начальном числе не больше { $most } цифр.
error-batch-threads = Число потоков должно быть целым, не меньше 1, а не { $found }.
error-batch-closed = Этот набор партий закрыт.
error-not-a-seed = Начальное число — это целое число или текст, а не { $found }.
error-batch-empty = Нужно хотя бы одно начальное значение.
error-batch-keeps-nothing = Здесь ничего не записывается. Нужно keeps_records=True.
error-batch-no-match = Партии { $found } здесь нет. Счёт идёт от 0 до { $last }.
error-batch-actions-type = Действия — целые числа, а не { $found }.
error-batch-actions-shape = Шагу нужно действий: { $matches }, по одному на партию, или строк: { $matches }; мест в каждой: { $seats }.
error-batch-one-action = Нужно действий: { $matches }, по одному на партию.
error-batch-observers = Нужно мест: { $matches }, по одному на партию, от 0 до { $last }, или −1, если никто не смотрит.
error-batch-too-large = Партий: { $matches }, памяти для них нужно { $needed } МиБ, а свободно { $free } МиБ. Играйте меньше партий сразу.
error-action-missing = Место { $seat } сейчас должно сделать выбор, а действие для него не задано.
error-gpu-lost = Видеокарта больше не отвечает, её партии потеряны: { $reason }
