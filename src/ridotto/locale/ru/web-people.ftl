## Before the start: who is here, and who can start

lobby-missing = Ждём: { $names }
lobby-complete = Все места заняты
here = здесь
host-can-start = Партию может начать { $name }.
host-can-start-full = Партию сможет начать { $name }, как только все места будут заняты.
you-can-start-full = Вы сможете начать, как только все места будут заняты.
starts-by-itself = Партия начнётся сама, как только все соберутся.
starts-when-full = Партия начнётся сама, как только все места будут заняты.
host-away = Хозяина стола сейчас нет: { $name }.
heir-you = Через { $seconds } с хозяином стола станете вы.
heir-other = Через { $seconds } с хозяином стола станет { $name }.
heir-nobody = Кто сядет и останется, сможет его заменить.
host-none = Кто сядет первым, тот и хозяин стола.
start-without = Начать, не дожидаясь
start-without-hint = Не в сети: { $names }. Если начать сейчас, за тех, кто не появится за две минуты, будет играть бот.
change-table = Изменить
change-table-title = Изменить стол
change-table-hint = Все за столом увидят, что вы меняете.
apply = Применить
rematch-other = Реванш с другими настройками
rematch-called = { $seconds ->
    [0] Реванш готов.
   *[other] Реванш готов. Переход через { $seconds } с.
}
stay-here = Остаться здесь

## Talk

talk = Разговор
talk-unread = Разговор, { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
emotes = Возгласы
emote-applause = Аплодисменты!
emote-bravo = Браво!
emote-encore = Бис!
emote-rose = Роза для вас!
emote-luck = Ни пуха ни пера!
emote-gasp = Мамма миа!
chat = Чат
chat-write = Написать всем
chat-send = Отправить
chat-none = Пока никто ничего не написал. То, что вы пишете, нигде не хранится.
chat-is-off = Хозяин стола выключил чат.
chat-not-public = За открытыми столами есть только возгласы.
chat-allow = Чат за этим столом
said-by = { $name }: { $text }
mute = Не слышать: { $name }
unmute = Снова слышать: { $name }
muted = не слышно
mute-now = Не слышать
unmute-now = Снова слышать

## Called back

alerts = Позвать, когда мой ход
alerts-hint = Звуком, вибрацией и уведомлением, когда вы заняты чем-то другим.
alerts-blocked = Браузер не показывает уведомления этой страницы. Звук и вибрация всё равно позовут.
call-turn = Ваш ход.
call-rematch = Реванш готов.
title-turns = ({ $count }) { $page }

## Days instead of seconds

option-time = Когда играем?
time-now = сейчас, вместе
time-days = по переписке
time-days-hint = Каждый ходит, когда ему удобно. Быть здесь не нужно: где ваш ход, видно на главной странице.
option-days = Время на каждый ход
option-days-hint = Раньше никого не заменяют.
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
clock-rule-days = { $time } на каждый ход
clock-left-days = { $days } д { $hours } ч
clock-left-hours = { $hours } ч { $minutes } мин
my-turn-tables = Ваш ход
other-tables = Другие ваши столы
deadline = осталось: { $time }
status-by-letter = Ходят другие
next-turn = { $count ->
    [one] Ваш ход ещё за { $count } столом
    [few] Ваш ход ещё за { $count } столами
    [many] Ваш ход ещё за { $count } столами
   *[other] Ваш ход ещё за { $count } столами
}
