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
cli-bot = кто играет: easy, normal, hard, master, random или search:50ms
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
