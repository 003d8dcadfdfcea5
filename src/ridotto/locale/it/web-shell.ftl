## The house

title = { $page } · Ridotto
title-your-turn = Tocca a te: { $page }
tagline = Giochi di carte per una serata, con gli amici o con i bot.
skip-link = Vai al contenuto
nav-home = Pagina iniziale
learn = Impara giocando
evening = Le tue partite
all-matches = Le tue partite e statistiche
rules = Regole
nav-rules-of = { $game }: le regole
for-programs = Per i programmi
loading = Un momento…
close = Chiudi
yes = sì
no = no
try-again = Riprova
reload = Ricarica la pagina
offline = Manca la connessione. Si riprende appena torna.
offline-can = Senza connessione puoi leggere le regole:
install-app = Installa come app
new-version = C’è una nuova versione di questa pagina.
not-found = Qui non c’è niente
not-found-text = Questa pagina non esiste. Forse il link è stato copiato solo in parte.

## When something goes wrong

trouble-unknown = Non ha funzionato. Riprova, o ricarica la pagina.
trouble-page = Questa parte della pagina non è stata caricata.
error-no-connection = Il server non è raggiungibile. Controlla la connessione e riprova.
error-server-trouble = Il server ha un problema. Riprova tra poco.
error-not-understood = Il server non ha capito. Ricarica la pagina e riprova.
error-record-not-ours = Questo file non è la registrazione di una partita. Scegline uno scaricato qui o scritto da ridotto.
error-record-too-large = Questa registrazione supera il milione di caratteri: è troppo grande per guardarla qui.

## Settings

settings = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-auto = come il sistema
settings-theme-light = chiari
settings-theme-dark = scuri
settings-large-print = Caratteri grandi
settings-motion = Animazioni
settings-motion-hint = Sempre disattivate se il sistema chiede meno movimento.
settings-sounds = Suoni
settings-guide = Guida
settings-guide-hint = Spiega ogni decisione la prima volta che capita.

## The first page

play-now = Gioca subito
create-table = Crea un tavolo
you-play-as = Giochi come { $name }.
change-name = Cambia nome
save = Salva
my-tables = I tuoi tavoli
public-tables = Tavoli pubblici
no-public-tables = Al momento non ci sono tavoli pubblici. Creane uno e gli altri lo vedranno qui.
join-friend = Raggiungi gli amici
join-label = Link o codice del tavolo
join-wrong = Questo non è il link o il codice di un tavolo. Il codice ha 12 lettere e cifre.
look-at-record = Guarda una registrazione
drop-record = Trascina qui la registrazione di una partita, o scegli il file
join = Unisciti
watch = Guarda
resume = Continua
see-result = Vedi il risultato
players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
status-your-turn = Tocca a te
status-open-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
status-ready = Posti tutti occupati
status-playing = Si gioca
status-paused = In pausa
status-over = Finita

## A new table

new-table = Nuovo tavolo
new-table-of = { $game }: nuovo tavolo
your-name = Il tuo nome
option-other-number = o un altro numero
seats = Posti
seats-hint = I posti liberi sono per chi arriva con il tuo link.
seat-me = io
seat-open = libero
seat-bot = bot, { $level }
seats-all-open = Altri posti liberi
seats-all-bots = Bot negli altri posti
details = Altre impostazioni
option-public = Pubblico
option-public-hint = Il tavolo compare nella pagina iniziale. Altrimenti ci porta solo il link.
option-spectators = Spettatori
option-spectators-hint = Vedono ciò che è scoperto, ma non le carte in mano.
option-from-memory = A memoria
option-from-memory-hint = Si vede solo ciò che è sul tavolo; il resto va ricordato.
option-pace = Ritmo dei bot
option-pace-hint = Una piccola pausa aiuta a seguire.
pace-slow = lento
pace-normal = normale
pace-quick = svelto
pace-instant = subito
option-clock = Orologio
option-clock-hint = Tempo per ogni mossa. Quando finisce, quella mossa la fa un bot.
option-reserve = Riserva
option-reserve-hint = Tempo per tutta la partita: si usa quando è finito quello per la mossa.
clock-none = senza orologio
clock-rule = { $move } s per mossa, { $reserve } s di riserva
clock-label = tempo rimasto
clock-reserve = riserva per tutta la partita
clock-low = Restano { $seconds } secondi.
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
first-by-lot = a sorte
option-stand-in = Sostituto per chi esce
option-stand-in-hint = Un bot di questo livello gioca per chi è assente. Il posto si può riprendere.
option-visibility = Si trova
visibility-public = nella pagina iniziale
visibility-link = solo con il link
make-table = Crea il tavolo
make-table-hint = Riceverai un link da mandare agli amici.
start-playing = Comincia a giocare
start-playing-hint = Tutti i posti sono occupati: si comincia subito.

## Before the start

table = Tavolo
lobby-waiting = { $count ->
    [one] Si aspetta { $count } giocatore
   *[other] Si aspettano { $count } giocatori
}
lobby-full = Ci sono tutti
seat-is-open = Posto libero
host = organizza
not-here = assente
sit-down = Siediti
sit-here = Siediti qui
sit-at = Siediti qui, posto { $seat }
stand-up = Alzati
fill-seat = Metti un bot al posto { $seat }
clear-seat = Libera il posto: { $name }
clear-seat-now = Libera il posto
clear-seat-not = Tieni { $name }
bot-level = Livello dei bot
fill-with-bots = Completa con i bot
start = Comincia
invite = Invita
invite-play = Chi apre questo link può occupare un posto libero. Non serve un account.
invite-watch = Chi apre questo link può guardare, se il tavolo ammette spettatori.
invite-link = Link a questo tavolo
invite-title = Gioca con me a { $game }
copy-link = Copia il link
copied = Il link è copiato.
copy-by-hand = Copia questo link: { $link }
invite-qr = Codice QR
invite-qr-label = Codice QR del link a questo tavolo
share = Condividi
table-facts = Questo tavolo

## At the table

table-menu = Tavolo
pace = Ritmo
pace-hint-key = Anche con il tasto P.
pace-hint = Premendo sul tavolo si va avanti. Tra più persone conta il ritmo più lento.
pace-is = Ritmo: { $pace }
settings-forced = Gioca per me la carta obbligata
settings-forced-hint = Dove non c’è altro da scegliere. Se altri guardano, ci mette quanto le altre tue scelte.
settings-danger = Mostra la posta in gioco
settings-danger-hint = Ciò che segue dalle carte che hai visto.
settings-danger-from-memory = Non a un tavolo in cui si gioca a memoria.
connecting = Si va al tavolo…
connection-lost = Connessione persa. Si riprova; nulla di ciò che hai confermato va perso.
barred = Non puoi accedere a questo tavolo
watching = Stai guardando.
spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
away = { $count ->
    [one] { $names } non è in linea.
   *[other] { $names } non sono in linea.
}
replaced = Un bot gioca per { $names }.
replaced-you = In questo momento un bot gioca per te.
take-seat-back = Riprendi il posto
leave = Lascia la partita
leave-text = Un bot gioca al posto tuo. Puoi tornare al tuo posto in qualsiasi momento.
stay = Resta
match-over = La partita è finita
finale = Finale
finale-save = Salva come immagine
finale-share = Condividi l’immagine
finale-close = Al tavolo
rematch = Rivincita
to-rematch = Alla rivincita
download-record = Scarica la registrazione

## Replay in the browser

replay = Rivedi la partita
replay-of = { $game }: rivedi la partita
replay-so-far = Rivedi fin qui
to-table = Al tavolo
replay-controls = Comandi per rivedere la partita
replay-moment = Momento della partita
replay-at-of = { $number } di { $last }
replay-beginning = L’inizio
replay-first = All’inizio
replay-back = Indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Avanti
replay-last = Alla fine
replay-eyes-label = Visto da
replay-spectator = uno spettatore
replay-round = Turno
replay-speed = Velocità
replay-hands = Tutte le mani
replay-jump = Vai a
replay-mark-back = Al momento chiave precedente
replay-mark-forward = Al momento chiave successivo
replay-mark = { $number ->
    [0] Inizio
   *[other] Parte { $number }
}
events = Eventi
event-number = Evento { $number }

## For programs

docs-title = L’interfaccia per i programmi
docs-lead = Tutto ciò che fa questa pagina lo può fare anche un programma: via HTTP, e al tavolo con un WebSocket. La descrizione qui sotto è in inglese.
docs-openapi = Lo stesso come OpenAPI
docs-socket = Al tavolo apri il WebSocket qui sotto con il cookie dato da /api/me e usa i messaggi di docs/bots/protocol.md.
docs-parameters = Parametri
docs-body = Corpo
docs-answers = Risposte
docs-messages = Messaggi
docs-required = obbligatorio
