## Was an einer Datendatei nicht stimmen kann

error-column-unreadable = „{ $column }“ ist nicht lesbar.
error-page-unreadable = Ein Teil der Datei ist nicht lesbar: { $reason }.
error-settings-unreadable = Die Einstellungen sind nicht lesbar: { $reason }
error-log-empty = Das Logbuch hat keine Einträge.
error-log-gap = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs fehlt.
error-entry-unreadable = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs ist nicht lesbar.
error-entry-misplaced = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs kann an dieser Stelle nicht stehen.
error-entry-refused = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs kann nicht gespielt werden: { $reason }
