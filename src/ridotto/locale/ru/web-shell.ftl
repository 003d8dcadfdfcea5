## The house

title = { $page } · Ridotto
title-your-turn = Ваш ход: { $page }
tagline = Карточные игры на вечер: с друзьями или с ботами.
skip-link = Перейти к содержанию
nav-home = На главную
learn = Учиться играя
evening = Ваши партии
all-matches = Ваши партии и статистика
rules = Правила
nav-rules-of = { $game }: правила
for-programs = Для программ
loading = Минутку…
close = Закрыть
yes = да
no = нет
try-again = Попробовать ещё раз
reload = Обновить страницу
offline = Нет сети. Всё продолжится, когда связь появится.
offline-can = Без сети можно читать правила:
install-app = Установить как приложение
new-version = Вышла новая версия этой страницы.
not-found = Здесь ничего нет
not-found-text = Такой страницы нет. Может быть, ссылка скопирована не целиком.

## When something goes wrong

trouble-unknown = Не получилось. Попробуйте ещё раз или обновите страницу.
trouble-page = Эту часть страницы не удалось загрузить.
error-no-connection = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
error-server-trouble = На сервере неполадка. Попробуйте чуть позже.
error-not-understood = Сервер этого не понял. Обновите страницу и попробуйте ещё раз.
error-record-not-ours = Это не запись партии. Выберите файл, скачанный здесь или записанный программой ridotto.
error-record-too-large = Эта запись длиннее миллиона знаков: здесь её не посмотреть.

## Settings

settings = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-auto = как в системе
settings-theme-light = светлое
settings-theme-dark = тёмное
settings-large-print = Крупный шрифт
settings-motion = Анимация
settings-motion-hint = Всегда выключена, если система просит меньше движения.
settings-sounds = Звуки
settings-guide = Пояснения
settings-guide-hint = Объясняют каждое решение, когда оно встречается впервые.

## The first page

play-now = Играть сейчас
create-table = Создать стол
you-play-as = Вы играете под именем { $name }.
change-name = Сменить имя
save = Сохранить
my-tables = Ваши столы
public-tables = Открытые столы
no-public-tables = Сейчас открытых столов нет. Создайте свой, и другие увидят его здесь.
join-friend = К друзьям за стол
join-label = Ссылка или код стола
join-wrong = Это не ссылка и не код стола. Код состоит из 12 букв и цифр.
look-at-record = Посмотреть запись
drop-record = Перетащите сюда запись партии или выберите файл
join = Присоединиться
watch = Смотреть
resume = Продолжить
see-result = Посмотреть итог
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
status-your-turn = Ваш ход
status-open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободных места
}
status-ready = Все места заняты
status-playing = Идёт игра
status-paused = На паузе
status-over = Партия окончена

## A new table

new-table = Новый стол
new-table-of = { $game }: новый стол
your-name = Ваше имя
option-other-number = или другое число
seats = Места
seats-hint = Свободные места — для тех, кто придёт по вашей ссылке.
seat-me = я
seat-open = свободно
seat-bot = бот, { $level }
seats-all-open = Освободить остальные
seats-all-bots = Остальные места — ботам
details = Ещё настройки
option-public = Открытый стол
option-public-hint = Стол виден на главной странице. Иначе к нему ведёт только ссылка.
option-spectators = Зрители
option-spectators-hint = Они видят то, что открыто, но не карты на руках.
option-from-memory = По памяти
option-from-memory-hint = Видно только то, что лежит на столе; остальное нужно запоминать.
option-pace = Темп ботов
option-pace-hint = С небольшой паузой легче следить за игрой.
pace-slow = медленно
pace-normal = обычно
pace-quick = быстро
pace-instant = сразу
option-clock = Часы
option-clock-hint = Время на каждый ход. Когда оно выйдет, этот ход сделает бот.
option-reserve = Запас
option-reserve-hint = Время на всю партию; тратится, когда вышло время на ход.
clock-none = без часов
clock-rule = { $move } с на ход, запас { $reserve } с
clock-label = осталось времени
clock-reserve = запас на всю партию
clock-low = Осталось секунд: { $seconds }.
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
first-by-lot = по жребию
option-stand-in = Замена ушедшим
option-stand-in-hint = За тех, кого нет, играет бот этого уровня. Место можно вернуть.
option-visibility = Как найти
visibility-public = на главной странице
visibility-link = только по ссылке
make-table = Создать стол
make-table-hint = Вы получите ссылку для друзей.
start-playing = Начать игру
start-playing-hint = Все места заняты: игра начнётся сразу.

## Before the start

table = Стол
lobby-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
lobby-full = Все в сборе
seat-is-open = Свободное место
host = хозяин стола
not-here = не в сети
sit-down = Сесть за стол
sit-here = Сесть сюда
sit-at = Сесть сюда, место { $seat }
stand-up = Встать
fill-seat = Посадить бота на место { $seat }
clear-seat = Освободить место: { $name }
clear-seat-now = Освободить место
clear-seat-not = Оставить: { $name }
bot-level = Уровень ботов
fill-with-bots = Заполнить ботами
start = Начать
invite = Пригласить
invite-play = Кто откроет эту ссылку, сможет занять свободное место. Учётная запись не нужна.
invite-watch = Кто откроет эту ссылку, сможет смотреть, если стол пускает зрителей.
invite-link = Ссылка на этот стол
invite-title = Сыграем: { $game }
copy-link = Скопировать ссылку
copied = Ссылка скопирована.
copy-by-hand = Скопируйте эту ссылку: { $link }
invite-qr = QR-код
invite-qr-label = QR-код ссылки на этот стол
share = Поделиться
table-facts = Этот стол

## At the table

table-menu = Стол
pace = Темп
pace-hint-key = Меняется и клавишей P.
pace-hint = Нажатие на стол пропускает ожидание. Если людей несколько, действует самый медленный темп.
pace-is = Темп: { $pace }
settings-forced = Единственный ход делать за меня
settings-forced-hint = Когда выбирать не из чего. Если смотрят другие, это занимает столько же времени, сколько остальные ваши ходы.
settings-danger = Показывать, что на кону
settings-danger-hint = Что следует из карт, которые вы видели.
settings-danger-from-memory = Кроме столов, где играют по памяти.
connecting = Идём к столу…
connection-lost = Связь потеряна. Подключаемся снова; всё подтверждённое сохранено.
barred = К этому столу нет доступа
watching = Вы зритель.
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
away = { $count ->
    [one] { $names }: нет на связи.
    [few] { $names }: нет на связи.
    [many] { $names }: нет на связи.
   *[other] { $names }: нет на связи.
}
replaced = { $names }: пока играет бот.
replaced-you = Сейчас за вас играет бот.
take-seat-back = Вернуться на место
leave = Выйти из игры
leave-text = За вас продолжит бот. Вы можете вернуться на своё место в любой момент.
stay = Остаться
match-over = Партия окончена
finale = Финал
finale-save = Сохранить картинку
finale-share = Поделиться картинкой
finale-close = К столу
rematch = Реванш
to-rematch = К реваншу
download-record = Скачать запись

## Replay in the browser

replay = Просмотр
replay-of = { $game }: просмотр
replay-so-far = Просмотр сыгранного
to-table = К столу
replay-controls = Просмотр
replay-moment = Момент партии
replay-at-of = { $number } из { $last }
replay-beginning = Начало
replay-first = К началу
replay-back = Назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Вперёд
replay-last = К концу
replay-eyes-label = Точка зрения
replay-spectator = зритель
replay-round = Раунд
replay-speed = Скорость
replay-hands = Все руки
replay-jump = Перейти к
replay-mark-back = К предыдущему важному моменту
replay-mark-forward = К следующему важному моменту
replay-mark = { $number ->
    [0] Начало
   *[other] Часть { $number }
}
events = События
event-number = Событие { $number }

## For programs

docs-title = Интерфейс для программ
docs-lead = Всё, что делает эта страница, может и программа: по HTTP, а за столом — через WebSocket. Описание ниже на английском языке.
docs-openapi = То же в виде OpenAPI
docs-socket = За столом откройте WebSocket ниже с файлом cookie, который даёт /api/me, и обменивайтесь сообщениями из docs/bots/protocol.md.
docs-parameters = Параметры
docs-body = Тело запроса
docs-answers = Ответы
docs-messages = Сообщения
docs-required = обязательно
