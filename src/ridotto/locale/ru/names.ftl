## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = «{ $text }»
name-you = Вы
name-bot = Бот { $seat }
name-seat = Место { $seat }

## Bots

level-easy = слабый
level-normal = обычный
level-hard = сильный
level-master = мастер
level-heuristic = обычный
level-net = нейросеть
level-random = ходит наугад
level-note-easy = играет разумно, но ошибается
level-note-normal = играет простыми приёмами и отвечает сразу
level-note-hard = сильный и отвечает быстро
level-note-master = сильнейший; думает дольше там, где это помогает

## Headings and ends, at the terminal and in the browser

heading-log = Что произошло
heading-player = игрок
heading-score = счёт
heading-points = очки
heading-score-sheet = Таблица очков
seat-has-chosen = готово
outcome-points = { $who ->
    [you] Вы победили.
   *[other] Побеждает { $names }.
}
outcome-shared = Победу делят: { $names }.
outcome-nobody = Никто не выиграл.
