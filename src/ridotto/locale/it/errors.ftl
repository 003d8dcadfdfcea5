## Errors: moves and options of any game

error-bad-usage = Non ho capito la riga di comando: { $details }. Vedi: { $program } --help
error-all-excludes = L’opzione { $option } non si può usare insieme a --all.
error-game-missing = Quale gioco? I giochi sono: { $known }.
error-file-not-writable = Non si può scrivere il file { $file }: { $reason }.
error-file-not-readable = Non si può leggere il file { $file }: { $reason }.
error-parquet-missing = Per le tabelle in file Parquet serve pyarrow. Si installa così: pip install pyarrow
error-folder-not-empty = La cartella { $folder } non è vuota. Indicane una nuova o una vuota.
error-export-one-goal = Indica dove vanno le tabelle (--parquet DIR) o dove vanno le registrazioni (--jsonl FILE): uno dei due.
error-export-no-folder = Indica la cartella con le tabelle di cui vuoi le registrazioni.
error-simulate-one-goal = Indica dove vanno le registrazioni (--out FILE) o dove vanno le tabelle (--parquet DIR), non entrambi.
error-record-in-file = { $file }, riga { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-disobedient = evento { NUMBER($event, useGrouping: 0) }: { $reason }
error-seconds-out-of-range = L’opzione { $option } dev’essere un numero di secondi, più di 0 e meno di { $most }, non { $value }.
error-output-not-writable = Non si può scrivere l’uscita: { $reason }. Mandala da un’altra parte.
error-file-not-usable = Non si può usare { $file }: { $reason }.
error-refused-by-system = Il sistema non concede ciò che serve qui: { $reason }.
error-no-home-folder = Non c’è una cartella personale in cui tenere le partite. Indica una tua cartella in XDG_DATA_HOME.
error-too-many-positions = Già dopo { $depth } azioni le posizioni sono { $found }, e contare oltre richiederebbe ore. Scegli un --depth di { $depth } al massimo.
error-line-without-end = Il file { $file } ha una riga di più di { $limit } MB: non sono registrazioni.
error-unknown-game = Non c’è nessun gioco «{ $game }». I giochi sono: { $known }.
error-plugin-broken = Non si può usare il gioco «{ $game }» del pacchetto { $package }. { $reason }
error-plugin-part-broken = { $part } fallisce: { $reason }
error-plugin-no-kit = { $value } non è un GameKit.
error-plugin-incomplete = Mancano queste parti di un gioco: { $names }.
error-plugin-bad-id = L’identificativo di un gioco è fatto di lettere dalla a alla z, cifre e «_», e comincia con una lettera. Questo è { $found }.
error-plugin-other-name = L’entry point deve chiamarsi come il suo gioco: «{ $game }».
error-plugin-known-id = Un gioco «{ $game }» c’è già nel pacchetto { $package }.
error-plugin-no-option = { $found } non è un’opzione.
error-plugin-option-name = L’opzione «{ $option }» deve chiamarsi in un altro modo: lettere minuscole, cifre e «_», e niente che un comando usi già.
error-plugin-option-twice = L’opzione «{ $option }» è dichiarata due volte.
error-plugin-without-option = Manca l’opzione «{ $option }»: ogni gioco ne ha una.
error-plugin-option-rank = Il rango dell’opzione «{ $option }» dev’essere uno di questi: { $known }, non { $found }.
error-plugin-option-function = { $part } dell’opzione «{ $option }» dev’essere una funzione di ciò che è stato scelto prima, per esempio lambda chosen: { $found }.
error-plugin-view-incomplete = Mancano questi campi di una vista: { $names }.
error-plugin-no-bots = load_bots deve restituire GameBots, non { $found }.
error-plugin-bad-bot = Il bot euristico dev’essere un oggetto con il nome «{ $name }», needs_full_view e choose. Questo è { $found }.
error-rule-not-compiled = Non si può compilare { $rule }, perciò il gioco è lento: { $reason }
error-no-search = Per { $game } non c’è un bot con ricerca.
error-unknown-bot = Non c’è nessun bot «{ $bot }». I bot sono: { $known }.
error-not-a-bot = { $found } non è un bot. Indicane uno per nome, o dai un oggetto con name, needs_full_view e choose.
error-bots-count = Bot indicati: { $found }. Giocatori: { $players }. Indica un bot per tutti i posti, o uno per ciascuno.
error-option-for-programs = L’opzione { $option } è per i programmi e il terminale; a un tavolo è sempre { $usual }.
error-option-not-at-table = L’opzione { $option } accetta un file proprio nei programmi e nel terminale, non a un tavolo.
error-option-out-of-range = L’opzione { $option } dev’essere un numero intero da { $lowest } a { $highest }, non { $value }.
error-option-unknown-value = L’opzione { $option } non può essere { $value }. Può essere: { $known }.
error-unknown-option = Non c’è nessuna opzione { $option }. Le opzioni sono: { $known }.
error-no-such-seat = Non c’è nessun posto { $seat }. I posti si contano da 0 a { $last }.
error-from-memory-not-offered = A { $game } non si può giocare a memoria.
error-match-over = La partita è finita. Non si può più muovere.
error-match-not-begun = Nessuna partita è ancora iniziata. Chiama prima reset().
error-chance-first = Prima di muovere bisogna distribuire le carte.
error-not-chance = Tocca a un giocatore: ora non si distribuisce e non si pesca niente.
error-chance-only-sampled = In { $game } i possibili esiti del caso non si possono contare, solo estrarre.
error-not-your-turn = Il posto { $seat } ora non può muovere. Tocca a: { $acting }.
named-not-your-turn = { $who ->
    [you] Ora non puoi muovere. Tocca a: { $acting }.
   *[other] { $name } ora non può muovere. Tocca a: { $acting }.
}
error-nothing-to-take-back = Il posto { $seat } non ha niente da annullare.
named-nothing-to-take-back = { $who ->
    [you] Non hai niente da annullare.
   *[other] { $name } non ha niente da annullare.
}
error-unreadable-move = «{ $text }» non è una mossa. Ci si aspetta qualcosa come: { $expected }.
error-unreadable-chance = «{ $text }» qui non si può leggere. Ci si aspetta qualcosa come: { $expected }.
error-unreadable-seat = «{ $text }» non è il numero di un posto.
error-unknown-language = Non c’è la lingua «{ $language }». Le lingue sono: { $known }.
error-nothing-typed = Non hai scritto niente. Ci si aspetta qualcosa come: { $expected }.
error-enter-expected = Premi Invio per continuare.
error-entry-expected = «{ $text }» non è nell’elenco. Scrivi un numero dell’elenco, al massimo { $last }.
error-number-expected = «{ $text }» non è un numero intero da { $lowest } a { $highest }.
error-seats-expected = «{ $text }» non indica nessun posto. Scrivi numeri da 0 a { $last }, per esempio: 0 1.
error-confirm-first = Premi Invio per confermare, o scrivi u per annullare la scelta.
error-nothing-taken-back = Non c’è niente da annullare.
error-no-such-action = Qui non c’è nessuna azione { $action }.
error-seat-not-a-number = Un posto è un numero intero da 0 a { $last }, non { $found }.
error-action-not-a-number = Un’azione è un numero intero, non { $found }.
error-choice-not-actions = Una scelta è una serie di azioni, non { $found }.
error-choice-wrong-length = Si può scrivere solo una scelta completa. Azioni che comprende: { $expected }. Date: { $found }.
error-outcome-not-numbers = Ciò che si distribuisce o si pesca è una serie di numeri interi, non { $found }.
error-no-such-draws = Il caso qui non può pescare così: { $found }.
error-line-not-text = Una riga di una registrazione è testo, non { $found }.
error-options-not-named = Le opzioni sono nomi con valori, non { $found }.

## Errors: records

error-record-too-long = La registrazione supera { $limit } MB: nessuna partita è così lunga.
error-record-not-json = Non è un oggetto JSON: non si legge dalla colonna { $column } in poi.
error-record-not-object = Una registrazione è un oggetto JSON, e questo è qualcos’altro.
error-record-not-text = Una registrazione si legge da un testo, non da { $found }.
error-record-key-missing = Nella registrazione manca «{ $key }».
error-record-key-wrong = «{ $key }» nella registrazione non è come dovrebbe; il formato è descritto nella documentazione.
error-record-half-letter = «{ $key }» nella registrazione contiene mezza lettera (un surrogato isolato), che le tabelle non possono contenere.
error-record-format-unknown = La registrazione dice di essere nel formato { $format }. Questo programma legge { $known }.
error-record-seats-count = La registrazione nomina { $found } posti per { $players } giocatori.
error-cards-misplaced = Queste carte non sono esattamente in un posto: { $cards }.
error-result-too-early = La registrazione ha un risultato, ma la partita non è finita.
error-result-key-missing = Nel risultato manca «{ $key }». Dovrebbe essere { $right }.
error-result-wrong = «{ $key }» nel risultato è { $found }. Secondo le regole è { $right }.
error-file-not-text = Il file { $file } non è testo UTF-8.
error-event-refused = Evento { $event }: { $reason }
error-no-such-line = Nel file non c’è nessuna registrazione alla riga { $line }. Righe: { $count }.
error-save-damaged = La partita salvata { $file } è danneggiata e non si può riprendere.
error-save-failed = Non si può salvare la partita: { $reason }. Puoi continuare a giocare, ma non riprenderla più tardi.
error-nothing-to-resume = In { $folder } non c’è nessuna partita da finire.
error-match-open-elsewhere = La partita { $file } è aperta in un altro terminale. Prima chiudila lì.
error-discard-expected = Quale partita eliminare? Scrivi x e il suo numero, per esempio: x 1.
error-no-batches = Di { $game } non si possono giocare molte partite insieme: servono regole su celle e un’osservazione per le reti.
error-no-worlds = Le regole di { $game } non sono scritte su celle, perciò i suoi mondi non si possono estrarre come righe di celle.
error-batch-seeds = Serve un elenco di semi, numeri interi o testo, non { $found }.
error-batch-seed-too-long = Un seme ha al massimo { $most } cifre.
error-batch-threads = Il numero di thread dev’essere un intero, almeno 1, non { $found }.
error-batch-closed = Questo gruppo di partite è chiuso.
error-not-a-seed = Un seme è un numero intero o un testo, non { $found }.
error-batch-empty = Serve almeno un seme.
error-batch-keeps-nothing = Qui non si registra niente. Serve keeps_records=True.
error-batch-no-match = Qui non c’è una partita { $found }. Si contano da 0 a { $last }.
error-batch-actions-type = Le azioni sono numeri interi, non { $found }.
error-batch-actions-shape = Un passo richiede { $matches } azioni, una per partita, o { $matches } righe di { $seats }, una per ogni posto.
error-batch-one-action = Servono { $matches } azioni, una per partita.
error-batch-observers = Servono { $matches } posti, uno per partita: da 0 a { $last }, oppure −1 per nessuno.
error-batch-too-large = { $matches } partite richiedono { $needed } MiB di memoria e ne sono liberi { $free }. Giocane meno alla volta.
error-action-missing = Il posto { $seat } ora deve scegliere, e per lui non è stata data nessuna azione.
error-gpu-lost = La scheda grafica non risponde più e le sue partite sono perse: { $reason }
