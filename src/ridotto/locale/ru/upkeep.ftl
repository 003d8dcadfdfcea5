## Уход за файлом данных

cli-check = сказать, что не так с файлом данных; можно и при работающем сервере
cli-mend = исправить всё, что можно исправить без потерь; сервер должен быть остановлен. Прежний файл останется рядом
cli-backup = скопировать файл данных; можно и при работающем сервере
cli-backup-file = куда записать копию; такого файла ещё не должно быть
cli-tidy = перенести старые оконченные столы в записи и убрать их из файла данных; сервер должен быть остановлен
cli-older-than = как давно они окончены: дни, например 365d, или часы, например 12h
cli-archive = файл, в который дописываются записи, по одному объекту JSON в строке
check-file = Файл
check-can-mend = Это можно исправить: --mend.
check-cannot-mend = Оставлено как есть; в резервной копии это может быть цело.
check-mended = Исправлено. Прежний файл сохранён: { $file }
check-summary = столов { NUMBER($tables, useGrouping: 0) }, неполадок { NUMBER($findings, useGrouping: 0) }, из них можно исправить { NUMBER($mendable, useGrouping: 0) }
backup-made = Скопировано и проверено: { $file }. Столов: { NUMBER($tables, useGrouping: 0) }, людей: { NUMBER($people, useGrouping: 0) }.
tidy-done = Столов перенесено в { $file }: { NUMBER($tables, useGrouping: 0) }.
tidy-damaged = Повреждённых столов, оставшихся на месте: { NUMBER($tables, useGrouping: 0) }. Подробности: ridotto check
error-backup-exists = { $file } уже есть, поверх него ничего не пишется. Выберите новое имя. Чтобы скопировать сам этот файл: ridotto backup НОВЫЙ --data ФАЙЛ
error-backup-damaged = Копия неисправна и потому не сохранена: { $reason }. Что не так с файлом, скажет: ridotto check
error-archive-in-use = В { $file } пишет другая программа. Дождитесь её или выберите другой файл.
error-archive-not-ours = { $file } — не файл записей: строка { NUMBER($line, useGrouping: 0) } не читается. Выберите другой файл; ничего не перенесено.
error-archive-of-database = { $file } принадлежит файлу данных: база данных его удалит. Выберите другой файл; ничего не перенесено.
error-archive-damaged = Записанное в { $file } не читается обратно, поэтому столы остались в файле данных. Выберите другой файл или другой диск.
error-duration-unreadable = «{ $text }» — не срок. Пишите дни, например 365d, или часы, например 12h.

## Что может быть не так с файлом данных

error-column-unreadable = Поле «{ $column }» не читается.
error-page-unreadable = Часть файла не читается: { $reason }.
error-settings-unreadable = Настройки не читаются: { $reason }
error-log-empty = В журнале нет ни одной записи.
error-log-gap = В журнале нет записи { NUMBER($number, useGrouping: 0) }.
error-entry-unreadable = Запись { NUMBER($number, useGrouping: 0) } журнала не читается.
error-entry-misplaced = Запись { NUMBER($number, useGrouping: 0) } журнала не может стоять на этом месте.
error-entry-refused = Запись { NUMBER($number, useGrouping: 0) } журнала нельзя сыграть: { $reason }
error-file-corrupt = SQLite сообщает: { $reason }.
error-person-unreadable = Имя человека { $person } не читается.
error-log-without-table = Журнал есть, а самого стола нет.
error-members-without-table = За ним числятся люди, но такого стола нет.
error-log-cut-short = Не хватает последних записей журнала: стол менялся { $at }.
error-glance-wrong = Расходится с журналом: { $columns }.
