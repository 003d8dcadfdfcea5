## Die Pflege einer Datendatei

cli-check = sagen, was an einer Datendatei nicht stimmt, auch während ein Server sie benutzt
cli-mend = reparieren, was sich ohne Verlust reparieren lässt; kein Server darf die Datei benutzen. Die Datei, wie sie war, bleibt daneben liegen
cli-backup = die Datendatei kopieren, auch während ein Server sie benutzt
cli-backup-file = wohin die Kopie kommt; eine Datei, die es noch nicht gibt
cli-tidy = alte beendete Spieltische als Protokolle ablegen und aus der Datendatei nehmen; kein Server darf sie währenddessen benutzen
cli-older-than = wie lange sie beendet sind: Tage wie 365d oder Stunden wie 12h
cli-archive = die Datei, an die die Protokolle angehängt werden, ein JSON-Objekt je Zeile
check-file = Die Datei
check-can-mend = Es lässt sich reparieren: --mend.
check-cannot-mend = Es bleibt, wie es ist; eine Sicherung hat es vielleicht heil.
check-mended = Repariert. Die Datei, wie sie war, liegt hier: { $file }
check-summary = Spieltische: { NUMBER($tables, useGrouping: 0) }, Befunde: { NUMBER($findings, useGrouping: 0) }, davon reparierbar: { NUMBER($mendable, useGrouping: 0) }
backup-made = Kopiert und geprüft: { $file }. Spieltische: { NUMBER($tables, useGrouping: 0) }, Personen: { NUMBER($people, useGrouping: 0) }.
tidy-done = In { $file } abgelegte Spieltische: { NUMBER($tables, useGrouping: 0) }.
tidy-damaged = Beschädigte Spieltische, die bleiben, wo sie sind: { NUMBER($tables, useGrouping: 0) }. Siehe: ridotto check
error-backup-exists = { $file } gibt es schon, und nichts wird überschrieben. Wähle einen neuen Namen. Um genau diese Datei zu kopieren: ridotto backup NEU --data DATEI
error-backup-damaged = Die Kopie ist nicht in Ordnung und wurde deshalb nicht behalten: { $reason }. Was an der Datei nicht stimmt, sagt: ridotto check
error-archive-in-use = Ein anderes Programm schreibt gerade in { $file }. Warte darauf oder wähle eine andere Datei.
error-archive-not-ours = { $file } ist keine Datei mit Protokollen: Zeile { NUMBER($line, useGrouping: 0) } ist nicht lesbar. Wähle eine andere Datei; nichts wurde abgelegt.
error-archive-of-database = { $file } gehört zur Datendatei: Die Datenbank löscht sie. Wähle eine andere Datei; nichts wurde abgelegt.
error-archive-damaged = Was in { $file } geschrieben wurde, lässt sich nicht wieder lesen; die Spieltische bleiben deshalb in der Datendatei. Wähle eine andere Datei oder eine andere Festplatte.
error-duration-unreadable = „{ $text }“ ist keine Zeitspanne. Schreib Tage wie 365d oder Stunden wie 12h.

## Was an einer Datendatei nicht stimmen kann

error-column-unreadable = „{ $column }“ ist nicht lesbar.
error-page-unreadable = Ein Teil der Datei ist nicht lesbar: { $reason }.
error-settings-unreadable = Die Einstellungen sind nicht lesbar: { $reason }
error-log-empty = Das Logbuch hat keine Einträge.
error-log-gap = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs fehlt.
error-entry-unreadable = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs ist nicht lesbar.
error-entry-misplaced = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs kann an dieser Stelle nicht stehen.
error-entry-refused = Eintrag { NUMBER($number, useGrouping: 0) } des Logbuchs kann nicht gespielt werden: { $reason }
error-file-corrupt = SQLite meldet: { $reason }.
error-person-unreadable = Der Name der Person { $person } ist nicht lesbar.
error-log-without-table = Es gibt ein Logbuch, aber der Spieltisch selbst fehlt.
error-members-without-table = Es sind Personen eingetragen, aber diesen Spieltisch gibt es nicht.
error-log-cut-short = Die letzten Einträge des Logbuchs fehlen: Der Spieltisch wurde am { $at } verändert.
error-glance-wrong = Stimmt nicht mit dem Logbuch überein: { $columns }.
