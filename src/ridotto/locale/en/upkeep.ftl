## Looking after a data file

cli-check = say what is wrong with a data file, also while a server uses it
cli-mend = mend what can be mended without losing anything; no server may use the file. The file as it was is kept beside it
cli-backup = copy the data file, also while a server uses it
cli-backup-file = where the copy goes; a file that is not there yet
cli-tidy = put old finished tables away as records, and take them out of the data file; no server may use it meanwhile
cli-older-than = how long they have been finished: days such as 365d, or hours such as 12h
cli-archive = the file that the records are added to, one JSON object per line
check-file = The file
check-can-mend = It can be mended: --mend.
check-cannot-mend = It is left as it is; a backup may have it whole.
check-mended = Mended. The file as it was is kept: { $file }
check-summary = { NUMBER($tables, useGrouping: 0) } tables, { NUMBER($findings, useGrouping: 0) } findings, { NUMBER($mendable, useGrouping: 0) } of them can be mended
backup-made = Copied and checked: { $file }. Tables: { NUMBER($tables, useGrouping: 0) }, people: { NUMBER($people, useGrouping: 0) }.
tidy-done = Tables put away in { $file }: { NUMBER($tables, useGrouping: 0) }.
tidy-damaged = Tables that are damaged and stay where they are: { NUMBER($tables, useGrouping: 0) }. See: ridotto check
error-backup-exists = { $file } is there already, and nothing is written over it. Choose a new name. To copy this very file: ridotto backup NEW --data FILE
error-backup-damaged = The copy is not sound, so it was not kept: { $reason }. See what is wrong with the file: ridotto check
error-archive-in-use = Another program is writing to { $file }. Wait for it, or choose another file.
error-archive-not-ours = { $file } is not a file of records: line { NUMBER($line, useGrouping: 0) } cannot be read. Choose another file; nothing was put away.
error-archive-of-database = { $file } belongs to the data file: the database deletes it. Choose another file; nothing was put away.
error-archive-damaged = What was written to { $file } cannot be read again, so the tables stay in the data file. Choose another file or another disk.
error-duration-unreadable = “{ $text }” is not a length of time. Write days such as 365d, or hours such as 12h.

## What can be wrong with a data file

error-column-unreadable = “{ $column }” cannot be read.
error-page-unreadable = A part of the file cannot be read: { $reason }.
error-settings-unreadable = The settings cannot be read: { $reason }
error-log-empty = The log has no entries.
error-log-gap = Entry { NUMBER($number, useGrouping: 0) } of the log is missing.
error-entry-unreadable = Entry { NUMBER($number, useGrouping: 0) } of the log cannot be read.
error-entry-misplaced = Entry { NUMBER($number, useGrouping: 0) } of the log cannot stand in this place.
error-entry-refused = Entry { NUMBER($number, useGrouping: 0) } of the log cannot be played: { $reason }
error-file-corrupt = SQLite finds: { $reason }.
error-person-unreadable = The name of the person { $person } cannot be read.
error-log-without-table = There is a log, but the table itself is missing.
error-members-without-table = People are named for it, but there is no such table.
error-log-cut-short = The last entries of the log are missing: the table was changed at { $at }.
error-glance-wrong = This does not agree with the log: { $columns }.
