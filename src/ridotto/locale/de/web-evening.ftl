## Eigene Partien

statistics = Statistik
statistics-none = Spiel eine Partie zu Ende, dann wird sie hier gezählt.
statistics-matches = Partien
statistics-wins = Gewonnen
statistics-wins-share = { $wins } ({ $percent } %)
statistics-average = Punkte im Schnitt
statistics-chart = Punkte der letzten { $count } Partien: von { $lowest } bis { $highest }, zuletzt { $last }
history = Verlauf
history-none = Noch ist keine Partie zu Ende.
history-more = Mehr zeigen
history-winner = Gewonnen:
history-not-counted = Ein Bot hat für dich zu Ende gespielt; zählt nicht.
history-put-away = Nicht mehr zum Ansehen aufbewahrt
history-filling = Frühere Partien werden noch durchgesehen …

## Ein weiteres Gerät

devices = Ein weiteres Gerät
devices-text = Sei am Handy und am Computer dieselbe Person: Plätze, Verlauf und Name kommen mit.
devices-count = Du bist in { $count } Browsern angemeldet.
devices-sign-out = Alle anderen abmelden
devices-signed-out = Jetzt ist nur noch dieser Browser angemeldet.
device-code-show = Code zeigen
device-code-new = Anderen Code zeigen
device-code-have = Ich habe einen Code
device-qr = QR-Code, mit dem du ein weiteres Gerät anmeldest
device-code-text = Scanne ihn mit dem anderen Gerät, oder öffne dort { $address } und gib ein:
device-code-life = { $count ->
    [one] Gilt { $count } Minute lang und für ein Gerät. Zeig ihn sonst niemandem: Wer ihn benutzt, ist als du angemeldet.
   *[other] Gilt { $count } Minuten lang und für ein Gerät. Zeig ihn sonst niemandem: Wer ihn benutzt, ist als du angemeldet.
}
device-join = Mit einem Code anmelden
device-join-text = Mit dem Code deines anderen Geräts wird dieser Browser zur selben Person.
device-join-leaves = { $count ->
    [one] In diesem Browser hast du schon { $count } Spieltisch. Er bleibt zurück, und es führt kein Weg mehr zu ihm. Exportiere ihn vorher, wenn du ihn behalten willst.
   *[other] In diesem Browser hast du schon { $count } Spieltische. Sie bleiben zurück, und es führt kein Weg mehr zu ihnen. Exportiere sie vorher, wenn du sie behalten willst.
}
device-code = Code
device-join-do = Anmelden

## Eigene Daten

own-data = Deine Daten
own-data-text = Dieser Server kennt deinen Namen, deine Partien und die Browser, in denen du angemeldet bist. Mehr nicht, und niemand sonst bekommt diese Daten.
own-data-export = Alles exportieren
own-data-exporting = { $count ->
    [one] Bisher { $count } Partie …
   *[other] Bisher { $count } Partien …
}
own-data-exported = { $count ->
    [one] Eine Datei mit { $count } Partie ist gespeichert.
   *[other] Eine Datei mit { $count } Partien ist gespeichert.
}
own-data-delete = Alles löschen
own-data-delete-text = Dein Name, dein Verlauf und deine Statistik verschwinden, auf allen deinen Geräten. Ebenso alle Partien, in denen nur Bots mit dir gespielt haben. Das lässt sich nicht rückgängig machen.
own-data-delete-others = Partien mit anderen Menschen bleiben deren Partien: Sie behalten die Partie, aber nicht deinen Namen. Wo noch gespielt wird, spielt ein Bot weiter.
own-data-delete-do = Jetzt alles löschen
own-data-keep = Alles behalten
own-data-deleted = Alles ist gelöscht. Du fängst hier ganz neu an.
