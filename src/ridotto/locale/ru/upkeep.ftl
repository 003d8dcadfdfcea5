## Что может быть не так с файлом данных

error-column-unreadable = Поле «{ $column }» не читается.
error-page-unreadable = Часть файла не читается: { $reason }.
error-settings-unreadable = Настройки не читаются: { $reason }
error-log-empty = В журнале нет ни одной записи.
error-log-gap = В журнале нет записи { NUMBER($number, useGrouping: 0) }.
error-entry-unreadable = Запись { NUMBER($number, useGrouping: 0) } журнала не читается.
error-entry-misplaced = Запись { NUMBER($number, useGrouping: 0) } журнала не может стоять на этом месте.
error-entry-refused = Запись { NUMBER($number, useGrouping: 0) } журнала нельзя сыграть: { $reason }
