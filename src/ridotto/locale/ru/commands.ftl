## The command line

cli-about = Карточные игры: играть, моделировать, изучать.
cli-usage = использование:
cli-values = аргументы
cli-switches = параметры
cli-help = показать эту справку
cli-commands = команды
cli-version = показать версию
cli-lang = язык: en, ru, it или de
cli-serve = открыть карточный зал в браузере: для вас, друзей и ботов
cli-play = играть в терминале: против ботов или с друзьями
cli-replay = просмотреть запись партии шаг за шагом
cli-hint = подсказать лучшие ходы в неоконченной партии и что они, скорее всего, принесут
cli-simulate = сыграть партии ботами и вывести записи, по одному объекту JSON в строке
cli-verify = проверить записи партий и показать, где они расходятся с правилами; события считаются с 1
cli-export = сделать из записей таблицы для исследований (Parquet) или из таких таблиц записи
cli-count = посчитать позиции от заданных сдач
cli-game = игра: { $known }
cli-option = { $label }. { $games }
cli-option-in-game = { $game }: { $values }
cli-option-range = от { $lowest } до { $highest }
cli-option-or-file = { $words } или собственный файл ({ $kinds })
cli-people = места, на которых сидят люди, считая с 0; остальные займут боты
cli-first = место, которое начинает, считая с 0; без него решает жребий
cli-resume = продолжить отложенную партию
cli-fast = боты ходят без пауз
cli-from-memory = показывать только то, что лежит на столе, в играх, где это возможно
cli-line = какая строка файла, считая с 1
cli-hint-file = файл с записью неоконченной партии; без него — последняя партия в терминале
cli-hint-seat = чьи ходы: место, считая с 0; без него — того, чей ход
cli-time = сколько секунд думать
cli-record-file = файл с записями
cli-record-files = файлы с записями; - означает стандартный ввод
cli-export-files = файлы с записями, а с --jsonl папки с таблицами; - означает стандартный ввод
cli-games = сколько партий
cli-seed = любое слово или число; одно и то же даёт одни и те же карты
cli-all = перебрать все варианты настроек; если игра не названа, то всех игр
cli-bot = кто играет: easy, normal, hard, master, random или search:50ms
cli-out = куда записать; если не указано, на стандартный вывод
cli-parquet = записать три таблицы, matches, rounds и decisions, в эту новую или пустую папку; нужен pyarrow
cli-jsonl = вывести записи из таблиц в этот файл, по одному объекту JSON в строке
cli-jobs = сколько процессов делят работу; если не указано, все процессоры
cli-cluster = адрес кластера Ray, который выполнит работу: HOST:PORT или auto
cli-depth = на сколько действий заглядывать вперёд
cli-skip = сколько первых действий сделать до начала счёта
cli-moves = посчитать и каждое первое действие отдельно
cli-host = где слушать; 0.0.0.0 впускает другие компьютеры; без параметра только этот компьютер
cli-port = порт; без параметра 8000 или следующий свободный
cli-data = где хранятся столы: файл или URL базы данных PostgreSQL (postgresql://user@host/name); без параметра файл в вашей папке данных
cli-data-file = файл, где хранятся столы; без параметра в вашей папке данных
cli-no-open = не открывать браузер
cli-name = имя хоста этого сервера, например club.example; можно указать несколько раз
cli-proxy = впереди стоит прокси: верить тому, что он сообщает об адресах и шифровании; число говорит, сколько их
cli-workers = столько процессов делят один зал между собой и с процессами других машин; нужен PostgreSQL
cli-limit-local = ограничения по адресам действуют и для этого компьютера: для туннелей, из-за которых чужие кажутся местными
cli-metrics-token = кто пришлёт этот токен, может читать /metrics с других компьютеров; также RIDOTTO_METRICS_TOKEN
verify-line = строка { $line }: событие { $event }: { $reason }
export-summary = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}
verify-summary = { NUMBER($records, useGrouping: 0) } { $records ->
    [one] запись
    [few] записи
   *[many] записей
}, { NUMBER($disagreements, useGrouping: 0) } { $disagreements ->
    [one] расхождение
    [few] расхождения
   *[many] расхождений
}
serve-address = Ridotto открыт: { $address }
serve-friends = В вашей сети: { $address }
serve-stop = Ctrl-C закрывает его. Все партии сохраняются, и в следующий раз их можно продолжить.
serve-stopped = Закрыто.
pages-missing-title = Страницы не собраны
pages-missing =
    Сервер работает, но его страниц нет. Соберите их и обновите эту страницу.
    В копии исходников: make setup. Иначе установите Ridotto заново с помощью pip.
error-port-taken = Порт { $port } на { $host } занят. Выберите другой или не указывайте --port.
error-port-unusable = Порт { $port } на { $host } нельзя использовать: { $reason }.
error-host-unknown = На этом компьютере нет адреса «{ $host }».

## Сколько уже сделано

progress-of = { NUMBER($done, useGrouping: 0) } из { NUMBER($total, useGrouping: 0) }, осталось { $left }
progress-done = готово: { NUMBER($done, useGrouping: 0) }
count-action = первое действие
count-positions = позиций

## Арена

cli-arena = устроить турнир ботов и измерить их силу
cli-bots = кто участвует: имена ботов, net:ФАЙЛ для нейросети с этими весами, program:КОМАНДА для своей программы или модуль:Класс для своего класса на Python
cli-arena-games = сколько партий как минимум; сдачи общие, каждый бот играет одни и те же карты на каждом месте
cli-arena-all = все режимы и числа игроков по очереди
cli-json = записать результаты ещё и в этот файл, в формате JSON
cli-chart = нарисовать результаты в этом файле, в формате SVG
cli-records = сохранить в этот файл и записи всех партий, по одному объекту JSON в строке
cli-limit = сколько секунд на ход у программы
cli-deals = сыграть только эти сдачи турнира, например 0:500; конец не играется
cli-raw = записать также итог каждой сдачи в этот файл, по объекту JSON в строке, чтобы объединить его с другими частями
cli-arena-merge = объединить части турнира, записанные с --deals и --raw
cli-part-files = файлы, записанные командой ridotto arena --raw
arena-title = { $setting }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } партия
    [few] { NUMBER($games, useGrouping: 0) } партии
   *[many] { NUMBER($games, useGrouping: 0) } партий
}, { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } сдача
    [few] { NUMBER($deals, useGrouping: 0) } сдачи
   *[many] { NUMBER($deals, useGrouping: 0) } сдач
}
arena-rounds = Раундов в каждой партии: { $rounds }
arena-interrupted = Прервано: здесь только законченные сдачи.
arena-points = очков за партию
arena-wins = выиграно партий
arena-rating = рейтинг
arena-median = медиана хода
arena-slowest = 99 из 100 за
arena-matrix = На сколько очков за партию больше, чем (столбец), за теми же столами:
arena-faults = { $bot }: { $count ->
    [one] { NUMBER($count, useGrouping: 0) } ошибка
    [few] { NUMBER($count, useGrouping: 0) } ошибки
    [many] { NUMBER($count, useGrouping: 0) } ошибок
   *[other] { NUMBER($count, useGrouping: 0) } ошибки
}; каждый раз за него был выбран случайный допустимый ход. Первые из них:
error-too-few-bots = Для турнира нужны хотя бы два бота: --bots heuristic random
error-partners-change = В режиме { $mode } партнёры меняются от раунда к раунду, а играть вместе должен один и тот же бот. Уберите --rounds.
error-no-command = Не указана команда программы. Напишите так: { $example }
error-deals-unreadable = «{ $value }» — не диапазон сдач. Напишите первую и следующую за последней, не больше { $most }: --deals 0:500
error-deals-or-games = --deals уже говорит, какие сдачи играть, поэтому --games не нужен. Уберите один из них.
error-raw-needs-deals = --raw записывает часть турнира. Укажите какую: --deals 0:500
error-part-not-ours = { $file } — не часть турнира. Укажите файлы, записанные командой ridotto arena --raw.
error-part-damaged = Строку { $line } файла { $file } нельзя прочитать. Удалите её и все следующие и объедините ещё раз: программа скажет, какие сдачи сыграть заново.
error-parts-differ = { $file } и { $other } — части разных турниров: { $field } в первом { $value }, во втором { $expected }. Объединяйте только части, сыгранные одинаково.
error-parts-overlap = Сдача { NUMBER($deal, useGrouping: 0) } есть и в { $file }, и в { $other }. Уберите один из файлов или сыграйте его сдачи заново с другим --deals.
error-parts-missing = Не хватает сдач { $deals }. Сыграйте их с теми же параметрами и --deals { $deals } --raw ФАЙЛ и объедините вместе с этим файлом.
error-bot-module-missing = Нет модуля Python { $module }. Запустите команду в папке, где он лежит, или установите его.
error-bot-module-broken = Модуль Python { $module } не импортируется: { $reason }
error-bot-class-missing = В модуле { $module } нет { $name }. Его боты: { $known }
error-bot-class-no-bot = { $bot } не создаёт бота. Бот — это объект с методом choose(view, rng), который возвращает допустимое действие.
error-bot-not-made = { $bot } нельзя создать с этими параметрами: { $reason }
error-bot-options-unreadable = «{ $text }» — не параметр бота. Пишите так: { $example }

# What `ridotto learn` tells on the way
learning-dealt = карты розданы
judging-progress = { $seconds } с  { $percent } %  { $positions } позиций из { $matches } партий; оценщик объясняет { $explained } того, что из них вышло
learning-sizes = { $device }: весов в играющей сети { $policy } млн, входов { $inputs }, в критике { $critic } млн; вариантов { $setups }, решений за итерацию { $decisions }, за один раз { $minibatch }; { $memory }
learning-processor = на процессоре
learning-memory = занято { $used } из { $total } ГиБ
learning-goes-on = продолжается после итерации { $iteration }
learning-other-schedule = расписание изменилось: было { $before }, теперь { $now }; дальше скорости следуют новому
learning-iteration = { $done } % итерация { $iteration }: { $speed } млн решений/с (игра { $playing } с, обучение { $learning } с), учтено { $learnt }, энтропия { $entropy }, сдвиг { $drift }, ограничено { $clipped }, критик объясняет { $explained }; { $memory }
learning-mark = отметка: против случайной игры { $random }, против первой отметки { $early }, { $speed } млн решений/с вместе с обучением
learning-rivals = против соперников, играющих по правилам { $lead }
learning-against = против нейросети, которую учится обыгрывать { $lead }
learning-setup = против случайной игры { $lead }  { $setup }
