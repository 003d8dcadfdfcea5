## The command line

cli-about = Giochi di carte: giocarli, simularli, studiarli.
cli-usage = uso:
cli-values = argomenti
cli-switches = opzioni
cli-help = mostra questo aiuto
cli-commands = comandi
cli-version = mostra la versione
cli-lang = la lingua: en, ru, it o de
cli-serve = apre la sala da gioco nel browser, per te, i tuoi amici e i bot
cli-play = gioca nel terminale, contro i bot o con gli amici
cli-replay = rivede una partita passo per passo
cli-hint = dice quali mosse sono le migliori in una partita non finita, e che cosa renderanno
cli-simulate = fa giocare i bot e scrive le registrazioni, un oggetto JSON per riga
cli-verify = ripete le registrazioni e dice dove contraddicono le regole; gli eventi si contano da 1
cli-export = trasforma le registrazioni in tabelle per la ricerca (Parquet), o tali tabelle in registrazioni
cli-count = stampa quante posizioni ci sono a partire da distribuzioni fisse
cli-game = il gioco: { $known }
cli-option = { $label }. { $games }
cli-option-in-game = { $game }: { $values }
cli-option-range = da { $lowest } a { $highest }
cli-option-or-file = { $words }, o un file tuo ({ $kinds })
cli-people = i posti delle persone, contando da 0; gli altri vanno ai bot
cli-first = il posto di chi comincia, contando da 0; se manca, si sorteggia
cli-resume = riprende la partita lasciata a metà
cli-fast = i bot giocano senza pause
cli-from-memory = mostra solo ciò che è sul tavolo, nei giochi che lo prevedono
cli-line = quale riga del file, contando da 1
cli-hint-file = un file con una partita non finita; se manca, l’ultima giocata nel terminale
cli-hint-seat = le mosse di chi: un posto, contando da 0; se manca, di chi deve giocare
cli-time = quanti secondi pensare
cli-record-file = un file con registrazioni
cli-record-files = file con registrazioni; - è lo standard input
cli-export-files = file con registrazioni o, con --jsonl, cartelle con tabelle; - è lo standard input
cli-games = quante partite
cli-seed = una parola o un numero qualsiasi; lo stesso dà le stesse carte
cli-all = prova tutte le configurazioni; senza gioco, quelle di tutti i giochi
cli-bot = chi gioca: easy, normal, hard, master, random o search:50ms
cli-out = dove scrivere le registrazioni; se manca, sullo standard output
cli-parquet = scrive tre tabelle, matches, rounds e decisions, in questa cartella nuova o vuota; serve pyarrow
cli-jsonl = scrive in questo file le registrazioni delle tabelle, un oggetto JSON per riga
cli-jobs = quanti processi si dividono il lavoro; se manca, tutti i processori
cli-cluster = l’indirizzo di un cluster Ray che fa il lavoro, HOST:PORT o auto
cli-depth = quante azioni guardare avanti
cli-skip = quante azioni iniziali fare prima di contare
cli-moves = conta anche ogni prima azione a parte
cli-host = dove ascoltare; 0.0.0.0 fa entrare altri computer; se manca, solo questo computer
cli-port = la porta; se manca, 8000 o la prossima libera
cli-data = dove si conservano i tavoli: un file oppure l’URL di un database PostgreSQL (postgresql://user@host/name); se manca, un file nella tua cartella dei dati
cli-data-file = il file in cui si conservano i tavoli; se manca, nella tua cartella dei dati
cli-no-open = non apre il browser
cli-name = un nome host di questo server, per esempio club.example; si può ripetere
cli-proxy = davanti c’è un proxy: credere a ciò che dice su indirizzi e cifratura; un numero dice quanti sono
cli-workers = tanti processi condividono una sala, tra loro e con quelli di altri computer; serve PostgreSQL
cli-limit-local = i limiti per indirizzo valgono anche per questo computer: per i tunnel, che fanno sembrare locali gli estranei
cli-metrics-token = chi invia questo token può leggere /metrics da altri computer; anche RIDOTTO_METRICS_TOKEN
verify-line = riga { $line }: evento { $event }: { $reason }
export-summary = { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}
verify-summary = { NUMBER($records, useGrouping: 0) } { $records ->
    [one] registrazione
   *[other] registrazioni
}, { NUMBER($disagreements, useGrouping: 0) } { $disagreements ->
    [one] contraddizione
   *[other] contraddizioni
}
serve-address = Ridotto è aperto: { $address }
serve-friends = Nella tua rete: { $address }
serve-stop = Ctrl-C lo chiude. Ogni partita è conservata e continua la prossima volta.
serve-stopped = Chiuso.
pages-missing-title = Le pagine non sono state costruite
pages-missing =
    Il server funziona, ma mancano le sue pagine. Costruiscile e ricarica questa pagina.
    In una copia dei sorgenti: make setup. Altrimenti installa di nuovo Ridotto con pip.
error-port-taken = La porta { $port } di { $host } è occupata. Scegline un’altra o ometti --port.
error-port-unusable = La porta { $port } di { $host } non si può usare: { $reason }.
error-host-unknown = Su questo computer non c’è l’indirizzo «{ $host }».

## A che punto è un comando lungo

progress-of = { NUMBER($done, useGrouping: 0) } di { NUMBER($total, useGrouping: 0) }, mancano { $left }
progress-done = finora { NUMBER($done, useGrouping: 0) }
count-action = prima azione
count-positions = posizioni

## L’arena

cli-arena = fa giocare i bot tra loro e ne misura la forza
cli-bots = chi partecipa: nomi di bot, net:FILE per una rete con questi pesi, program:COMANDO per un tuo programma oppure modulo:Classe per una tua classe Python
cli-arena-games = quante partite almeno; le carte sono condivise, ogni bot gioca le stesse carte da ogni posto
cli-arena-all = ogni modalità e numero di giocatori, una dopo l’altra
cli-json = scrive le cifre anche in questo file, in JSON
cli-chart = disegna le cifre in questo file, in SVG
cli-records = scrive in questo file anche la registrazione di ogni partita, un oggetto JSON per riga
cli-limit = quanti secondi ha un programma per una mossa
cli-deals = gioca solo queste distribuzioni della sfida, per esempio 0:500; la fine non si gioca
cli-raw = scrive anche il risultato di ogni distribuzione in questo file, un oggetto JSON per riga, da unire ad altre parti
cli-arena-merge = unisce le parti di una sfida scritte da --deals e --raw
cli-part-files = file scritti da ridotto arena --raw
arena-title = { $setting }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partita
   *[other] { NUMBER($games, useGrouping: 0) } partite
} da { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } distribuzione
   *[other] { NUMBER($deals, useGrouping: 0) } distribuzioni
}
arena-rounds = Smazzate in ogni partita: { $rounds }
arena-interrupted = Interrotto: queste sono le distribuzioni concluse.
arena-points = punti a partita
arena-wins = partite vinte
arena-rating = valutazione
arena-median = mediana per mossa
arena-slowest = 99 su 100 entro
arena-matrix = Punti a partita in più di (colonna), agli stessi tavoli:
arena-faults = { $bot } ha sbagliato { $count ->
    [one] una volta
   *[other] { NUMBER($count, useGrouping: 0) } volte
}; ogni volta una mossa valida è stata estratta al suo posto. I primi errori:
error-too-few-bots = Una sfida richiede almeno due bot: --bots heuristic random
error-partners-change = Nella modalità { $mode } i compagni cambiano da una smazzata all’altra, e devono essere lo stesso bot. Togli --rounds.
error-no-command = Manca il comando del programma. Scrivilo così: { $example }
error-deals-unreadable = «{ $value }» non è un intervallo di distribuzioni. Scrivi la prima e quella dopo l’ultima, al massimo { $most }: --deals 0:500
error-deals-or-games = --deals dice quali distribuzioni si giocano, quindi --games non serve. Togli uno dei due.
error-raw-needs-deals = --raw scrive una parte di una sfida. Di’ quale: --deals 0:500
error-part-not-ours = { $file } non è una parte di una sfida. Indica file scritti da ridotto arena --raw.
error-part-damaged = La riga { $line } di { $file } non si può leggere. Cancellala con tutte quelle che seguono e unisci di nuovo: saprai quali distribuzioni rigiocare.
error-parts-differ = { $file } e { $other } non sono parti di una stessa sfida: { $field } è { $value } nel primo e { $expected } nel secondo. Unisci solo parti giocate allo stesso modo.
error-parts-overlap = La distribuzione { NUMBER($deal, useGrouping: 0) } è sia in { $file } sia in { $other }. Togli uno dei file oppure rigioca le sue distribuzioni con un altro --deals.
error-parts-missing = Mancano le distribuzioni { $deals }. Giocale con le stesse opzioni e --deals { $deals } --raw FILE, poi unisci anche quel file.
error-bot-module-missing = Non c’è nessun modulo Python { $module }. Avvia il comando nella cartella in cui si trova oppure installalo.
error-bot-module-broken = Il modulo Python { $module } non si può importare: { $reason }
error-bot-class-missing = Nel modulo { $module } non c’è { $name }. I suoi bot sono: { $known }
error-bot-class-no-bot = { $bot } non crea un bot. Un bot è un oggetto con un metodo choose(view, rng) che restituisce un’azione permessa.
error-bot-not-made = { $bot } non si può creare con queste opzioni: { $reason }
error-bot-options-unreadable = «{ $text }» non è un’opzione di un bot. Scrivile così: { $example }

# What `ridotto learn` tells on the way
learning-dealt = le carte sono distribuite
judging-progress = { $seconds } s  { $percent } %  { $positions } posizioni di { $matches } partite; lo stimatore spiega { $explained } di ciò che ne è venuto
learning-sizes = { $device }: rete che gioca { $policy } M di pesi da { $inputs } ingressi, critico { $critic } M; { $setups } configurazioni, { $decisions } decisioni per iterazione, { $minibatch } alla volta; { $memory }
learning-processor = sul processore
learning-memory = { $used } di { $total } GiB occupati
learning-goes-on = riprende dopo l’iterazione { $iteration }
learning-other-schedule = il programma è cambiato: era { $before }, ora è { $now }; da qui in poi i tassi seguono quello nuovo
learning-iteration = { $done } % iterazione { $iteration }: { $speed } M di decisioni/s (gioco { $playing } s, apprendimento { $learning } s), imparato da { $learnt }, entropia { $entropy }, deriva { $drift }, limitate { $clipped }, il critico spiega { $explained }; { $memory }
learning-mark = tappa: sul caso { $random }, sulla prima tappa { $early }, { $speed } M di decisioni/s con l’apprendimento
learning-rivals = contro avversari che giocano secondo regole { $lead }
learning-against = contro la rete che impara a battere { $lead }
learning-setup = sul caso { $lead }  { $setup }
