## Le proprie partite

statistics = Statistiche
statistics-none = Gioca una partita fino alla fine e comparirà qui.
statistics-matches = Partite
statistics-wins = Vinte
statistics-wins-share = { $wins } ({ $percent }%)
statistics-average = Punti in media
statistics-chart = Punti nelle ultime { $count } partite: da { $lowest } a { $highest }, l’ultima volta { $last }
history = Cronologia
history-none = Nessuna partita è ancora finita.
history-more = Mostra altre
history-winner = Vittoria:
history-not-counted = Un bot ha finito la partita al tuo posto; non conta.
history-put-away = Non si può più rivedere
history-filling = Le partite precedenti vengono ancora esaminate…

## Un altro dispositivo

devices = Un altro dispositivo
devices-text = Gioca con lo stesso nome su telefono e computer: anche posti e cronologia ti seguono.
devices-count = Hai effettuato l’accesso in { $count } browser.
devices-sign-out = Esci da tutti gli altri
devices-signed-out = Ora l’accesso è attivo solo in questo browser.
device-code-show = Mostra un codice
device-code-new = Mostra un altro codice
device-code-have = Ho un codice
device-qr = Codice QR con cui un altro dispositivo accede come te
device-code-text = Inquadralo con l’altro dispositivo, oppure apri lì { $address } e scrivi:
device-code-life = { $count ->
    [one] Vale { $count } minuto e per un solo dispositivo. Non mostrarlo ad altri: chi lo usa gioca a tuo nome.
   *[other] Vale { $count } minuti e per un solo dispositivo. Non mostrarlo ad altri: chi lo usa gioca a tuo nome.
}
device-join = Accedi con un codice
device-join-text = Con il codice dell’altro dispositivo questo browser ti riconosce come la stessa persona.
device-join-leaves = { $count ->
    [one] In questo browser hai già { $count } tavolo. Resterà indietro e non potrai più tornarci. Prima esportalo, se vuoi conservarlo.
   *[other] In questo browser hai già { $count } tavoli. Resteranno indietro e non potrai più tornarci. Prima esportali, se vuoi conservarli.
}
device-code = Codice
device-join-do = Accedi

## I propri dati

own-data = I tuoi dati
own-data-text = Questo server conosce il tuo nome, le tue partite e i browser da cui accedi. Nient’altro, e nessun altro li riceve.
own-data-export = Esporta tutto
own-data-exporting = { $count ->
    [one] Finora { $count } partita…
   *[other] Finora { $count } partite…
}
own-data-exported = { $count ->
    [one] È stato salvato un file con { $count } partita.
   *[other] È stato salvato un file con { $count } partite.
}
own-data-delete = Elimina tutto
own-data-delete-text = Il tuo nome, la cronologia e le statistiche spariranno da tutti i tuoi dispositivi, e con loro tutte le partite giocate solo contro i bot. Non si può annullare.
own-data-delete-others = Le partite con altre persone restano a loro: conservano la partita, ma non il tuo nome. In quelle non ancora finite un bot gioca al tuo posto.
own-data-delete-do = Elimina tutto adesso
own-data-keep = Conserva tutto
own-data-deleted = Tutto è stato eliminato. Qui adesso sei una persona nuova.
