## What can be wrong with a data file

error-column-unreadable = "{ $column }" cannot be read.
error-page-unreadable = A part of the file cannot be read: { $reason }.
error-settings-unreadable = The settings cannot be read: { $reason }
error-log-empty = The log has no entries.
error-log-gap = Entry { NUMBER($number, useGrouping: 0) } of the log is missing.
error-entry-unreadable = Entry { NUMBER($number, useGrouping: 0) } of the log cannot be read.
error-entry-misplaced = Entry { NUMBER($number, useGrouping: 0) } of the log cannot stand in this place.
error-entry-refused = Entry { NUMBER($number, useGrouping: 0) } of the log cannot be played: { $reason }
