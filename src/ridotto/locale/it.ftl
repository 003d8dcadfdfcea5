### Every word a person reads. The four files have the same keys in the same order.

## The command line

cli-about = Turandot e The Bottle Imp: giocarli, simularli, studiarli.
cli-usage = uso:{" "}
cli-values = argomenti
cli-switches = opzioni
cli-help = mostra questo aiuto
cli-commands = comandi
cli-version = mostra la versione
cli-lang = la lingua: en, ru, it o de
cli-play = gioca nel terminale, contro i bot o con gli amici
cli-replay = rivedi una partita passo per passo
cli-simulate = fa giocare i bot e scrive le registrazioni, un oggetto JSON per riga
cli-verify = ripete le registrazioni e dice dove contraddicono le regole; gli eventi si contano da 1
cli-count = stampa quante posizioni ci sono a partire da distribuzioni fisse
cli-game = bottle_imp o turandot
cli-players = quanti giocano
cli-mode = The Bottle Imp: eye, solo, two-bottles, teams-2-1-1, teams-2-2-1, teams-2-2-2 o teams-2-2-1-1
cli-edition = Turandot: it, ru o de
cli-deck = The Bottle Imp: matagot o classic; Turandot: house, o un file tuo (CSV o TOML)
cli-rounds = The Bottle Imp: di quante smazzate è la partita
cli-team-penalty = The Bottle Imp: once o each
cli-people = i posti delle persone, contando da 0; gli altri vanno ai bot
cli-resume = riprendi la partita lasciata a metà
cli-fast = i bot giocano senza pause
cli-line = quale riga del file, contando da 1
cli-record-file = un file con registrazioni
cli-record-files = file con registrazioni; - è lo standard input
cli-games = quante partite
cli-seed = una parola o un numero qualsiasi; lo stesso dà le stesse carte
cli-all = prova tutte le configurazioni; senza gioco, quelle di entrambi i giochi
cli-bot = chi gioca: random o heuristic
cli-out = dove scrivere le registrazioni; se manca, sullo standard output
cli-jobs = quanti processi si dividono il lavoro; se manca, tutti i processori
cli-depth = quante azioni guardare avanti
cli-skip = quante prime azioni fare prima di contare
cli-moves = conta anche ogni prima azione a parte

verify-line = riga { $line }: evento { $event }: { $reason }
verify-summary = { NUMBER($records, useGrouping: 0) } { $records ->
    [one] registrazione
   *[other] registrazioni
}, { NUMBER($disagreements, useGrouping: 0) } { $disagreements ->
    [one] contraddizione
   *[other] contraddizioni
}

## Errors: moves and options of any game

error-bad-usage = Non ho capito la riga di comando: { $details }. Vedi: { $program } --help
error-all-excludes = L'opzione { $option } non si può usare insieme a --all.
error-game-missing = Quale gioco? I giochi sono: { $known }.
error-file-not-writable = Non si può scrivere il file { $file }: { $reason }.
error-file-not-readable = Non si può leggere il file { $file }: { $reason }.

error-unknown-game = Non c'è nessun gioco "{ $game }". I giochi sono: { $known }.
error-unknown-bot = Non c'è nessun bot "{ $bot }". I bot sono: { $known }.
error-option-out-of-range = L'opzione { $option } dev'essere un numero intero da { $lowest } a { $highest }, non { $value }.
error-option-unknown-value = L'opzione { $option } non può essere { $value }. Può essere: { $known }.
error-unknown-option = Non c'è nessuna opzione { $option }. Le opzioni sono: { $known }.
error-no-such-seat = Non c'è nessun posto { $seat }. I posti si contano da 0 a { $last }.
error-match-over = La partita è finita. Non si può più muovere.
error-chance-first = Prima di muovere bisogna distribuire le carte.
error-not-chance = Tocca a un giocatore: ora non si distribuisce e non si pesca niente.
error-not-your-turn = Il posto { $seat } ora non può muovere. Tocca a: { $acting }.
error-nothing-to-take-back = Il posto { $seat } non ha niente da annullare.
error-unreadable-move = "{ $text }" non è una mossa. Ci si aspetta qualcosa come: { $expected }.
error-unreadable-chance = "{ $text }" qui non si può leggere. Ci si aspetta qualcosa come: { $expected }.
error-unreadable-seat = "{ $text }" non è il numero di un posto.
error-unknown-language = Non c'è la lingua "{ $language }". Le lingue sono: { $known }.
error-nothing-typed = Non hai scritto niente. Ci si aspetta qualcosa come: { $expected }.
error-enter-expected = Premi Invio per continuare.
error-entry-expected = "{ $text }" non è nell'elenco. Scrivi un numero dell'elenco, al massimo { $last }.
error-number-expected = "{ $text }" non è un numero intero da { $lowest } a { $highest }.
error-seats-expected = "{ $text }" non indica nessun posto. Scrivi numeri da 0 a { $last }, per esempio: 0 1.
error-confirm-first = Premi Invio per confermare, o scrivi u per annullare la scelta.
error-nothing-taken-back = Non c'è niente da annullare.
error-no-such-action = Qui non c'è nessuna azione { $action }.

## Errors: records

error-record-too-long = La registrazione supera { $limit } MB: nessuna partita è così lunga.
error-record-not-json = Non è un oggetto JSON: non si legge dalla colonna { $column } in poi.
error-record-not-object = Una registrazione è un oggetto JSON, e questo è qualcos'altro.
error-record-key-missing = Nella registrazione manca "{ $key }".
error-record-key-wrong = "{ $key }" nella registrazione non è come dovrebbe; il formato è descritto nella documentazione.
error-record-format-unknown = La registrazione dice di essere nel formato { $format }. Questo programma legge { $known }.
error-record-seats-count = La registrazione nomina { $found } posti per { $players } giocatori.
error-cards-misplaced = Queste carte non sono esattamente in un posto: { $cards }.
error-result-too-early = La registrazione ha un risultato, ma la partita non è finita.
error-result-key-missing = Nel risultato manca "{ $key }". Dovrebbe essere { $right }.
error-result-wrong = "{ $key }" nel risultato è { $found }. Secondo le regole è { $right }.
error-file-not-text = Il file { $file } non è testo UTF-8.
error-event-refused = Evento { $event }: { $reason }
error-no-such-line = Nel file non c'è nessuna registrazione alla riga { $line }. Righe: { $count }.
error-save-damaged = La partita salvata { $file } è danneggiata e non si può riprendere.
error-save-failed = Non si può salvare la partita: { $reason }. Puoi continuare a giocare, ma non riprenderla più tardi.
error-nothing-to-resume = In { $folder } non c'è nessuna partita da finire.
error-match-open-elsewhere = La partita { $file } è aperta in un altro terminale. Prima chiudila lì.
error-discard-expected = Quale partita eliminare? Scrivi x e il suo numero, per esempio: x 1.

## Errors: The Bottle Imp

error-unknown-mode = Non c'è nessuna modalità "{ $mode }" per { $players } giocatori. Le modalità sono: { $known }.
error-deck-too-small = Il mazzo { $deck } ha 36 carte, troppo poche per { $players } giocatori. Va bene da 2 a 4.
error-pass-first = Prima della prima presa si passano le carte: scegli quelle.
error-pass-is-over = Il passaggio delle carte è finito: gioca una carta.
error-unknown-card = In questo gioco non c'è la carta { $card }.
error-card-not-in-deck = La carta { $card } non è in questo mazzo.
error-card-not-held = Il posto { $seat } non ha in mano la carta { $card }.
error-card-already-picked = La carta { $card } è già scelta. Scegline un'altra.
error-pick-from-hidden-hand = La carta { $card } è nella mano scoperta. Scegli dalla mano coperta.
error-must-follow = La carta { $card } non si può giocare: il colore d'uscita è { $colour }, e questa mano può rispondere.
error-deal-wrong-hands = Sono state distribuite { $found } mani invece di { $expected }.
error-deal-wrong-count = Il posto { $seat } riceve un numero sbagliato di carte: { $found } invece di { $expected }.
error-deal-not-ascending = Le carte del posto { $seat } non sono in ordine crescente.
error-dealt-twice = La carta { $card } è distribuita due volte.
error-not-dealt = Non distribuite: { $cards }.
error-not-your-card = Non hai in mano la carta { $card }.
error-too-many-cards = Hai scritto { $given } carte. Ora se ne possono scegliere solo { $needed }.

## Errors: Turandot

error-no-such-number = Non c'è nessuna carta numerata { $number }. Vanno da 1 a { $last }.
error-not-enough-money = Il posto { $seat } non può offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
error-not-a-bid = Questa non è un'offerta. Offri una carta numerata con quanto denaro vuoi, o esattamente una carta denaro per costumista o carpentiere.
error-crew-bid-by-maestro = Il posto { $seat } ha Puccini, e nell'edizione tedesca non può offrire per costumista o carpentiere. Offri una carta numerata.
error-crew-bid-in-round-four = Nell'edizione tedesca al turno 4 nessuno può offrire per costumista o carpentiere. Offri una carta numerata.
error-no-such-slot = Non c'è il numero { $slot }. Vanno da 1 a { $last }.
error-slot-empty = Sotto il numero { $slot } non c'è più nessuna carta. Ce ne sono ancora sotto: { $left }.
error-needs-no-stand-in = Il posto { $seat } non ha bisogno di un cantante d'ufficio. Ne hanno bisogno: { $needy }.
error-name-somebody-else = Il posto { $seat } ha Puccini e deve nominare un altro giocatore.
error-unknown-director = Non c'è nessun regista "{ $director }". I registi sono: { $known }.
error-director-gone = Il regista { $director } non è più in gioco. Restano: { $left }.
error-unknown-singer = Non c'è nessun cantante "{ $singer }". Vanno da 1 a { $last }.
error-singer-not-in-troupe = Il cantante { $singer } non canta per il posto { $seat }. Il suo cast: { $troupe }.
error-singer-cast-twice = Il cantante { $singer } ha già un ruolo. Ognuno ne canta uno.
error-other-move-first = Non è il momento di "{ $kind }". Ci si aspetta qualcosa come: { $expected }.
error-audition-wrong-count = Al reclutamento ci sono { $found } carte invece di { $expected }.
error-auditioned-twice = { $card } si presenta due volte.
error-not-to-audition = { $card } non si può presentare: quella carta non è più da pescare.
error-no-such-card = Non c'è nessuna carta { $card } da pescare.
error-singers-file-kind = { $file } non è un file di cantanti: il nome deve finire in .csv o .toml.
error-singers-file-unreadable = Non si può leggere { $file }: { $reason }.
error-singers-file-too-large = { $file } supera { $most } kB: nessun file di 36 cantanti è così grande.
error-singers-file-not-utf8 = { $file } non è testo UTF-8: il byte { $at } non si legge. Salva il file come UTF-8.
error-singers-file-not-csv = Il file dei cantanti non è CSV: { $reason }.
error-singers-file-not-toml = Il file dei cantanti non è TOML: { $reason }.
error-singers-file-header = La prima riga del file dev'essere "{ $right }", non "{ $header }".
error-singers-file-no-tables = Il file TOML non ha cantanti: ognuno è una tabella [[singer]].
error-singers-wrong-count = I cantanti sono { $count } invece di { $right }.
error-singer-wrong-length = Il cantante { $row } dall'alto ha { $count } campi invece di { $right }.
error-singer-not-a-row = Il cantante { $row } dall'alto è "{ $value }" invece di un insieme di campi con nome.
error-singer-unknown-field = Il cantante { $row } dall'alto ha un campo { $field }. I campi sono: { $known }.
error-singer-missing-field = Il cantante { $row } dall'alto non ha { $field }.
error-singer-out-of-range = Cantante { $row } dall'alto: { $field } dev'essere un numero intero da 1 a { $highest }, non "{ $value }".
error-singer-unknown-word = Cantante { $row } dall'alto: { $field } non può essere "{ $value }". Può essere: { $known }.
error-singer-unknown-favourite = Cantante { $row } dall'alto: { $field } non può essere "{ $value }". Può restare vuoto, o essere: { $known }.
error-singer-id-twice = Il cantante { $row } dall'alto ha il numero { $id }, che ha già il cantante { $first }.
error-not-your-money = Non puoi offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
error-roles-expected = "{ $text }" non indica ruoli da scambiare. I ruoli vanno da 1 a { $last }.
error-nothing-to-swap = "{ $text }" non scambia niente. Scrivi due ruoli diversi, per esempio: 1 3.

## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = «{ $text }»
named-not-your-turn = { $who ->
    [you] Ora non puoi muovere. Tocca a: { $acting }.
   *[other] { $name } ora non può muovere. Tocca a: { $acting }.
}
named-nothing-to-take-back = { $who ->
    [you] Non hai niente da annullare.
   *[other] { $name } non ha niente da annullare.
}
named-card-not-held = { $who ->
    [you] Non hai in mano la carta { $card }.
   *[other] { $name } non ha in mano la carta { $card }.
}
named-not-enough-money = { $who ->
    [you] Non puoi offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
   *[other] { $name } non può offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
}
named-crew-bid-by-maestro = { $who ->
    [you] Hai Puccini, e nell'edizione tedesca non puoi offrire per costumista o carpentiere. Offri una carta numerata.
   *[other] { $name } ha Puccini, e nell'edizione tedesca non può offrire per costumista o carpentiere.
}
named-needs-no-stand-in = { $who ->
    [you] Non hai bisogno di una carta d'ufficio. Chi ne ha bisogno: { $needy }.
   *[other] { $name } non ha bisogno di una carta d'ufficio. Chi ne ha bisogno: { $needy }.
}
named-name-somebody-else = { $who ->
    [you] Hai Puccini e devi nominare un altro giocatore.
   *[other] { $name } ha Puccini e deve nominare un altro giocatore.
}
named-singer-not-in-troupe = { $who ->
    [you] Il cantante { $singer } non canta per te. Il tuo cast: { $troupe }.
   *[other] Il cantante { $singer } non canta per { $name }. Il cast: { $troupe }.
}
game-bottle_imp = The Bottle Imp
game-turandot = Turandot
name-you = Tu
name-bot = Bot { $seat }
name-seat = Posto { $seat }
name-dummy = Il morto

## Before a match

menu-unfinished = Ci sono partite da finire. Quale vuoi riprendere?
menu-go-on = { $game } ({ $setup }), { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $date }
menu-new-match = Una nuova partita
menu-more-unfinished = { $count ->
    [one] { $count } partita più vecchia non è mostrata.
   *[other] { $count } partite più vecchie non sono mostrate.
}
menu-discard = Eliminare per sempre questa partita? { $match }
ask-discard = y e Invio la elimina; Invio da solo la conserva.
menu-game = Quale gioco?
menu-players = Quanti giocatori?
menu-mode = Quale modalità?
menu-rounds = Quante smazzate?
menu-deck = Quale mazzo?
menu-penalty = Quanto costa la bottiglia a una squadra?
deck-matagot = edizione Matagot
deck-classic = edizione classica
penalty-once = ogni compagno perde la presa misteriosa una volta
penalty-each = ogni compagno perde la presa misteriosa due volte
menu-edition = Quale edizione?
menu-people = Chi gioca?
menu-one-person = Tu contro i bot
menu-more-people = Più persone a questa tastiera
menu-seats = A quali posti siedono le persone? Gli altri sono dei bot.
menu-name = Come si chiama chi siede al posto { $seat }?
ask-menu = Scrivi un numero; Invio prende il primo.
ask-menu-or-discard = Scrivi un numero; Invio prende il primo. x 1 elimina per sempre la prima.
ask-number = Da { $lowest } a { $highest }; Invio: { $default }.
ask-seats = Numeri dei posti da 0 a { $last }, per esempio: 0 1
ask-name = Scrivi un nome di al massimo { $most } caratteri, il resto si taglia; Invio: nessuno.
ask-menu-commands = ? aiuto · r regole · q esci
save-set-aside = È stata messa da parte come { $file }. Non è stato cancellato niente.
notice-discarded = La partita è stata eliminata.
setup-bottle_imp = { $players } giocatori, { $mode }
setup-turandot = { $players } giocatori, { $edition }

## At the table

heading-log = Che cosa è successo
heading-player = giocatore
heading-team = squadra
heading-cards = carte
heading-tricks = punti prese
heading-last-trick = ultima presa
heading-this-trick = ora
heading-score = punteggio
heading-points = punti
heading-hand = La tua mano
heading-hidden-hand = La tua mano coperta
heading-open-hand = La tua mano scoperta
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: mano coperta
heading-open-hand-of = { $name }: mano scoperta
heading-why = motivo
heading-this-round = smazzata
heading-round = smazzata
heading-score-sheet = Segnapunti
ask-commands = ? aiuto · r regole · l eventi · s punti · q esci
ask-commands-take-back = ? aiuto · r regole · u annulla · l eventi · s punti · q esci
ask-only-choice = Invio lo prende.
ask-swap-more = Due ruoli si scambiano ancora: 1 3.
ask-confirm = La tua scelta: { $choice }. Invio conferma, u annulla.
ask-go-on = Premi Invio per continuare.
ask-enter-back = Premi Invio per tornare.
ask-next-page = Pagina { $number } di { $count }. Invio volta pagina, ogni altra cosa torna indietro.
hand-over = Passa la tastiera a { $name }.
ask-hand-over = { $name}: premi Invio quando nessun altro guarda.
ask-hand-over-or-take-back = { $name }: premi Invio quando nessun altro guarda. (u: chi c'era prima annulla la sua scelta.)
bot-thinks = { $name } sceglie …
seat-has-chosen = pronto
notice-taken-back = Annullato. Scegli di nuovo.
left-and-kept = La partita è salvata. Per riprenderla: { $program } play --resume – è in { $file }
left-not-kept = Non è stato possibile conservare la partita: { $reason }.
left-unplayed = Nessuna mossa è stata fatta, quindi la partita non è salvata.
record-saved = La registrazione della partita è in { $file }
outcome-points = { $who ->
    [you] Vinci tu.
   *[other] Vince { $names }.
}
outcome-shared = Vittoria condivisa: { $names }.
outcome-stars = { $who ->
    [you] A parità decidono le stelle: vinci tu.
   *[other] A parità decidono le stelle: vince { $names }.
}
outcome-dummy = Il "morto" ha più punti di entrambi i giocatori: perdono tutti e due.

## Replay

replay-at = Evento { $event } di { $events }
replay-eyes-all = tutte le carte visibili
replay-eyes = visto da { $name }
replay-start = l'inizio
ask-replay = Invio o n: avanti · p: indietro · un numero: a quell'evento · s 0: come il posto 0 · s: tutto · l: storia · t: punti · ? aiuto · q: esci
error-replay-command = "{ $text }" non si può leggere. Scrivi n, p, un numero, s con un posto, o q.
error-replay-event = Non c'è nessun evento { $event }. Vanno da 0 a { $last }.
help-replay =
    Questa è la registrazione di una partita, un evento alla volta.

    Invio, n   un evento avanti
    p          un evento indietro
    12         vai all'evento 12; 0 è l'inizio
    s 1        vedi il tavolo come il posto 1
    s          vedi tutte le carte
    l          che cosa è successo fin qui
    t          il segnapunti fin qui
    r          le regole in breve
    q          esci

## The Bottle Imp: words

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
mode-eye = L'occhio misterioso
mode-solo = tutti contro tutti
mode-teams-2-1-1 = a squadre 2-1-1
mode-teams-2-2-1 = a squadre 2-2-1
mode-teams-2-2-2 = a squadre 2-2-2
mode-teams-2-2-1-1 = a squadre 2-2-1-1
mode-two-bottles = Due bottiglie
mode-note-teams-2-1-1 = il mazziere e chi gli siede di fronte sono da soli, gli altri due sono compagni
mode-note-teams-2-2-1 = il mazziere è da solo, gli altri formano due coppie
mode-note-teams-2-2-2 = tre coppie di giocatori seduti di fronte
mode-note-teams-2-2-1-1 = il mazziere e chi gli siede di fronte sono da soli, gli altri formano due coppie
headline-bottle_imp = The Bottle Imp, { $mode } · smazzata { $round } di { $rounds }
headline-dealer = mazziere: { $name }
bottle-line = Bottiglia{ $which }: prezzo { $price }, proprietario: { $owner }
bottle-nobody = nessuno
bottle-for-sale = in vendita
team-alone = da solo
goal-mystery = presa misteriosa
goal-left = a sinistra ({ $name })
goal-right = a destra ({ $name })
goal-open = mano scoperta dell'avversario
goal-hidden = mano coperta dell'avversario
goal-own-open = nella mano scoperta
goal-own-hidden = nella mano coperta
ask-pass = { $count ->
    [one] Scegli una carta per:
   *[other] Scegli { $count } carte per:
} { $goals }. Scrivi per esempio: { $example }
ask-pass-so-far = Scelte: { $cards }.
ask-play = Gioca una carta. Puoi scrivere: { $cards }
ask-play-only = Puoi giocare solo { $card }. Invio la gioca.

## The Bottle Imp: what happened

log-round = Smazzata { $round }: { $scores }.
log-deal = { $who ->
    [you] Smazzata { $round }: dai le carte tu.
   *[other] Smazzata { $round }: dà le carte { $name }.
}
log-chosen = { $who ->
    [you] Hai scelto le tue carte.
   *[other] { $name } ha scelto le carte.
}
log-passed = { $who ->
    [you] Hai passato: { $cards }.
   *[other] { $name } passa: { $cards }.
}
log-received = { $who ->
    [you] Hai ricevuto: { $cards }.
   *[other] { $name } riceve: { $cards }.
}
log-play = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
log-trick = { $who ->
    [you] Presa { $number }: { $plays }. La fai tu con { $card }.
   *[other] Presa { $number }: { $plays }. La fa { $name } con { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Presa { $number }: { $plays }. Con { $card } prendi anche la bottiglia{ $which }.
   *[other] Presa { $number }: { $plays }. Con { $card } { $name } prende anche la bottiglia{ $which }.
}
summary-round = La smazzata { $round } di { $rounds } è finita.
summary-mystery = Si scopre la presa misteriosa (M): { $cards }. { $points ->
    [one] Vale { $points } punto.
   *[other] Vale { $points } punti.
}
summary-bottle = Ultimo prezzo della bottiglia{ $which }: { $price }. Proprietario: { $name }.
summary-bottle-unsold = La bottiglia{ $which } non è mai stata venduta.
score-tricks = punti delle prese
score-bottle = ha la bottiglia: meno { $loss }
score-two-bottles = ha due bottiglie: meno { $loss }
score-alone = da solo: prese doppie
score-team = prese dei due compagni
score-team-bottle = la squadra ha la bottiglia: meno { $loss }
sheet-legend = M: i punti della presa misteriosa, che perde chi alla fine ha una bottiglia.
sheet-legend-teams = M: i punti della presa misteriosa, che perde chi ha la bottiglia. I compagni sommano, chi è da solo raddoppia.

## The Bottle Imp: help and rules

help-bottle_imp =
    Scrivi il numero di una carta per giocarla: 24
    Carte da passare: tutte insieme (1 37 22) o una alla volta.
    Mezze carte: 2,5 o 2.5. Le carte che ora non puoi giocare sono più chiare.
    ● rossa   ■ blu   ▲ verde   ◆ gialla. Sotto ogni carta i suoi punti.

    ?   questo aiuto
    r   le regole in breve
    u   annulla la scelta, finché le carte non sono passate
    l   che cosa è successo finora
    s   il segnapunti
    q   esci; la partita è salvata, riprendila con: ridotto play --resume
rules-bottle_imp-1 =
    THE BOTTLE IMP (Günter Cornett): di che cosa si tratta

    Fai prese: sono i tuoi punti. Le carte basse comprano la bottiglia. Fa vincere le prese, ma chi ce l'ha alla fine della smazzata perde tutto.

    Ogni carta ha un numero e, a parte, i suoi punti. I numeri vanno da 1 a 37; il 19 manca, perché è il prezzo iniziale della bottiglia.

    Si distribuiscono tutte le carte. Poi ognuno sceglie in segreto: una carta per la presa misteriosa, che resta coperta, una per il vicino di sinistra e una per quello di destra. Le carte passano di mano quando tutti hanno scelto.
rules-bottle_imp-2 =
    THE BOTTLE IMP: le prese e la bottiglia

    Apre chi siede alla sinistra del mazziere. Chi ha il colore d'uscita deve rispondere, altrimenti gioca quel che vuole. Chi fa la presa apre la seguente.

    • Nessuna carta è sotto il prezzo: vince il numero più alto, di qualunque colore.
    • Ci sono carte sotto il prezzo: la più alta di queste vince la presa e la bottiglia. Diventa il nuovo prezzo e resta sotto la bottiglia.

    La vecchia carta del prezzo va nelle prese di chi aveva la bottiglia. Il prezzo scende sempre, e alla fine nessuno può più prendere la bottiglia.
rules-bottle_imp-3 =
    THE BOTTLE IMP: i punti

    Giocate tutte le carte, si scopre la presa misteriosa.

    • Senza bottiglia fai i punti di tutte le carte delle tue prese.
    • Con la bottiglia non ne fai nessuno, e perdi i punti della presa misteriosa.

    Il mazziere cambia verso sinistra. Dopo le smazzate stabilite vince il totale più alto. A parità la vittoria è condivisa.
rules-bottle_imp-eye =
    THE BOTTLE IMP: L'occhio misterioso (due giocatori)

    Ognuno ha una mano scoperta di 6 carte e una coperta di 12. Da quella coperta scegli 2 carte per la presa misteriosa, 1 per la mano scoperta e 1 per quella coperta dell'avversario. Poi le mani scoperte restano visibili a tutti.

    Una presa ha quattro carte, due per giocatore a turno. Ogni carta viene dalla mano che vuoi, ma in quella mano devi rispondere al colore d'uscita. Vale anche per la seconda carta di chi apre. Apre per primo chi non è mazziere.
rules-bottle_imp-two-bottles =
    THE BOTTLE IMP: Due bottiglie (cinque e sei giocatori, tutti contro tutti)

    Le due bottiglie partono da 19. In vendita è sempre la più cara, e nella presa conta solo il suo prezzo. Dopo una vendita la più cara può essere l'altra: allora è quella la prossima in vendita.

    Ogni bottiglia costa la presa misteriosa a chi ce l'ha; due la costano due volte. Chi ha una bottiglia non fa punti con le prese.
rules-bottle_imp-teams =
    THE BOTTLE IMP: a squadre

    Chi gioca con chi dipende dal mazziere e cambia a ogni smazzata; si vede sul tavolo. I compagni non vedono le carte l'uno dell'altro.

    I compagni sommano i punti, e ognuno riceve la somma. Chi è da solo raddoppia i suoi; chi è da solo con la bottiglia perde due volte la presa misteriosa.
rules-bottle_imp-fixed-teams =
    THE BOTTLE IMP: squadre di due

    I compagni siedono l'uno di fronte all'altro, e le squadre restano le stesse per tutta la partita; si vedono sul tavolo. I compagni non vedono le carte l'uno dell'altro.

    I compagni sommano i punti, e ognuno riceve la somma.
rules-bottle_imp-penalty-once =
    THE BOTTLE IMP: una squadra con la bottiglia

    Se la bottiglia resta a un compagno, nessuno dei due fa punti con le prese. Ognuno dei due perde invece una volta i punti della presa misteriosa.
rules-bottle_imp-penalty-each =
    THE BOTTLE IMP: una squadra con la bottiglia

    Se la bottiglia resta a un compagno, nessuno dei due fa punti con le prese. La presa misteriosa conta invece contro entrambi e si somma: ognuno dei due perde due volte i suoi punti.
rules-bottle_imp-five =
    THE BOTTLE IMP: cinque giocatori

    Si aggiungono 18 mezze carte: 2,5, 4,5 e così via fino a 36,5. Una mezza carta ha il colore e i punti della carta intera subito sotto.

    Il mazziere riceve una carta meno degli altri e non scarta nella presa misteriosa, ma dà una carta a tutti e due i vicini come gli altri.
rules-bottle_imp-six =
    THE BOTTLE IMP: sei giocatori

    Si aggiungono 18 mezze carte: 2,5, 4,5 e così via fino a 36,5. Una mezza carta ha il colore e i punti della carta intera subito sotto.

## Turandot: words

category-professional = professionista
category-amateur = dilettante
category-alternative = alternativo
category-classical = classico
category-comic = comico
category-goth = dark
category-short-professional = Pr
category-short-amateur = Di
category-short-alternative = Al
category-short-classical = Cl
category-short-comic = Co
category-short-goth = Da
gender-male = maschile
gender-female = femminile
gender-undefined = indefinito
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Più dark, meno comici
director-comic_over_goth = Più comici, meno dark
director-alternative_over_classical = Più alternativi, meno classici
director-classical_over_alternative = Più classici, meno alternativi
director-favourites = Ruoli preferiti
director-scenery = Elementi scenici
director-one_of_each = Uno per categoria
director-undefined_gender = Sesso indefinito
director-plain = Nessun effetto
director-short-goth_over_comic = +Da −Co
director-short-comic_over_goth = +Co −Da
director-short-alternative_over_classical = +Al −Cl
director-short-classical_over_alternative = +Cl −Al
director-short-favourites = +♥
director-short-scenery = +scenici
director-short-one_of_each = 6 categ.
director-short-undefined_gender = +○
director-short-plain = nessuno
director-effect-goth_over_comic = +1 per dark, −1 per comico
director-effect-comic_over_goth = +1 per comico, −1 per dark
director-effect-alternative_over_classical = +1 per alternativo, −1 per classico
director-effect-classical_over_alternative = +1 per classico, −1 per alternativo
director-effect-favourites = un altro +1 per ruolo preferito
director-effect-scenery = un altro +1 per elemento scenico
director-effect-one_of_each = +3 con tutte e sei le categorie
director-effect-undefined_gender = +1 per sesso indefinito
director-effect-plain = niente
edition-it = edizione italiana
edition-ru = edizione russa
edition-de = edizione tedesca
headline-turandot = Turandot · turno { $round } di { $rounds }
headline-maestro = Puccini: { $name }
heading-slot = n.
heading-singer = cantante
heading-gender = sesso
heading-stars = stelle
heading-favourite = ruolo preferito
heading-director = regista
heading-effect = effetto
heading-bids = offerte
heading-bid = offerta
heading-money = denaro
heading-troupe = cast
heading-role = ruolo
heading-id = n.
heading-hired-by = ingaggiato da
heading-best-casts = I cast migliori finora
bid-crew = costum.
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
bid-words = { $money ->
    [0] numero { $number } senza denaro
    [one] numero { $number } con { $money } carta denaro
   *[other] numero { $number } con { $money } carte denaro
}
bid-words-crew = una carta denaro per costumista o carpentiere
bid-words-bluff = e la carta bluff
sealed-choice = { $who ->
    [you] La tua scelta: { $choice }.
   *[other] { $name }: { $choice }.
}
directors-open = Registi: { $directors }
suggested-cast = Il cast migliore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ask-bid = Offerta: un numero 1–{ $slots }, poi denaro 0–{ $money }, poi b per il bluff: { $example }
ask-bid-crew = c: costumista o carpentiere.
ask-give = { $who ->
    [you] Scegli il tuo cantante d'ufficio. Scrivi un numero: { $slots }
   *[other] Scegli un cantante d'ufficio per { $name }. Scrivi un numero: { $slots }
}
ask-give-director = { $who ->
    [you] Scegli il tuo regista d'ufficio. Scrivi un numero: { $slots }
   *[other] Scegli un regista d'ufficio per { $name }. Scrivi un numero: { $slots }
}
ask-give-other = per un altro aggiungi il posto: { $example }
ask-name-player = Chi licenzia un regista? Scrivi un posto: { $players }
ask-dismiss = Quale regista viene licenziato? Scrivi un numero da 1 a { $last }.
ask-cast = Invio prende questo cast. Due ruoli si scambiano: 1 3. Oppure sei numeri di cantanti, prima Turandot.

## Turandot: what happened

log-audition = Turno { $round }: si presentano { $count } cantanti. Puccini: { $name }.
log-audition-directors = Turno { $round }: si presentano { $count } registi. Puccini: { $name }.
log-bids = Turno { $round }, offerte. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] Hai messo { $count } carta.
       *[other] { $name } ha messo { $count } carta.
    }
   *[other] { $who ->
        [you] Hai messo { $count } carte.
       *[other] { $name } ha messo { $count } carte.
    }
}
log-cast = { $who ->
    [you] Hai assegnato i ruoli.
   *[other] { $name } ha assegnato i ruoli.
}
log-hired = { $who ->
    [you] ingaggi { $card }
   *[other] { $name } ingaggia { $card }
}
log-stand-in = { $who ->
    [you] ricevi d'ufficio { $card }
   *[other] { $name } riceve d'ufficio { $card }
}
log-stand-in-director = { $who ->
    [you] ricevi { $card } come regista d'ufficio
   *[other] { $name } riceve { $card } come regista d'ufficio
}
log-crew = { $who ->
    [you] recluti costumista o carpentiere e hai un elemento scenico
   *[other] { $name } recluta costumista o carpentiere e ha un elemento scenico
}
log-leftover = { $card } è tolto dal gioco.
log-leftover-dummy = { $card } va al "morto".
log-named = { $who ->
    [you] Devi licenziare un regista.
   *[other] { $name } deve licenziare un regista.
}
log-dismissed = { $who ->
    [you] Licenzi un regista: { $director }.
   *[other] { $name } licenzia un regista: { $director }.
}
revealed-title = Turno { $round }: si rivelano le offerte.
revealed-crew-bids = Offerte per costumista o carpentiere: { $names }.
revealed-needy = Chi ha Puccini assegna d'ufficio a: { $names }.
revealed-needy-director = Chi ha Puccini assegna un regista d'ufficio a: { $names }.
sheet-directed-by = regista
sheet-stars = stelle
sheet-scenery = elementi scenici
sheet-favourites = ruoli preferiti
sheet-gender = sesso opposto
sheet-director = punti del regista
sheet-maestro = Puccini al turno 7
sheet-total = TOTALE
legend-singers = Pr♀2♥T: professionista, femminile (○: indefinito), 2 stelle, ruolo preferito Turandot

## Turandot: help and rules

help-turandot =
    Offerta: un numero (3), con 2 carte denaro (3 2), con la carta bluff (3 2 b);
    c per costumista o carpentiere, c b con la carta bluff.
    D'ufficio: il numero (4), anche per chi (4 0). Licenziare: numero dell'elenco.
    Ruoli: Invio per il cast migliore, due ruoli scambiati (1 3) o sei numeri.
    Pr♀2♥T: categoria, sesso (♂ ♀ ○), stelle, ruolo preferito.
    $ carta denaro   ■ elemento scenico   B carta bluff

    ?   questo aiuto
    r   le regole in breve
    u   annulla un'offerta o un cast non ancora rivelati
    l   che cosa è successo finora
    s   il segnapunti
    q   esci; la partita è salvata, riprendila con: ridotto play --resume
rules-turandot-1 =
    TURANDOT (Stefano Castelli): di che cosa si tratta

    Tutti mettono in scena la stessa opera. In sette turni ingaggi sei cantanti e un regista, poi assegni i ruoli e conti i punti.

    I turni 1, 2, 3, 5, 6 e 7 sono per i cantanti, il turno 4 per i registi. A ogni turno si presenta una carta più dei giocatori, ognuna sotto un numero.

    Un cantante ha una categoria, un sesso, da 1 a 3 stelle ed eventualmente un ruolo preferito. Tu hai carte numerate, tre carte denaro per tutta la partita e una carta bluff.
rules-turandot-2 =
    TURANDOT: le offerte

    Tutti offrono in segreto: una carta numerata con quanto denaro vuoi, o esattamente una carta denaro per costumista o carpentiere. La carta bluff si può aggiungere sempre; non fa niente, ma gli altri vedono quante carte metti.

    • Da solo su un numero: prendi la carta e spendi il denaro.
    • Più giocatori su un numero: chi ha messo più denaro la prende e lo spende, gli altri riprendono il loro. In caso di pareggio per il massimo, non la prende nessuno.
    • Costumista e carpentiere vanno a chi ha offerto, in senso orario dalla sinistra di chi ha Puccini, mai a lui. La carta denaro diventa un elemento scenico e vale 1 punto.
rules-turandot-3 =
    TURANDOT: cantanti d'ufficio e licenziamenti

    Chi non ha ingaggiato nessuno riceve un cantante d'ufficio: lo sceglie chi ha Puccini fra le carte rimaste. Lo riceve anche chi ha offerto per costumista o carpentiere. Resta una carta, che è tolta dal gioco.

    Nei turni da 1 a 3 chi ha Puccini nomina poi un altro giocatore, che licenzia uno dei nove registi. Al turno 4 si presentano alcuni degli ultimi sei, senza costumista né carpentiere. Poi Puccini passa a sinistra.

    Nell'edizione tedesca chi ha Puccini non può offrire per costumista o carpentiere, e al turno 4 nessuno. Nelle altre si può, ma non serve a niente.
rules-turandot-4 =
    TURANDOT: i ruoli e i punti

    Turandot e Liù sono donne, Calaf, Ping, Pong e Pang sono uomini.

    +1 per ogni stella dei tuoi sei cantanti
    +1 per ogni elemento scenico
    +1 per ogni cantante nel suo ruolo preferito
    −1 per ogni cantante di sesso opposto al ruolo (indefinito: mai)
    e quello che dà il regista.

    Vince chi ha più punti. A parità decidono le stelle dei cantanti; se anche quelle sono pari, la vittoria è condivisa. Il denaro rimasto non vale niente.
rules-turandot-directors =
    TURANDOT: i registi

    Ogni regista cambia il conto dei punti del tuo cast. A sinistra c'è la sigla che si vede sul tavolo.

    { director-short-goth_over_comic }: { director-effect-goth_over_comic }
    { director-short-comic_over_goth }: { director-effect-comic_over_goth }
    { director-short-alternative_over_classical }: { director-effect-alternative_over_classical }
    { director-short-classical_over_alternative }: { director-effect-classical_over_alternative }
    { director-short-favourites }: { director-effect-favourites }
    { director-short-scenery }: { director-effect-scenery }
    { director-short-one_of_each }: { director-effect-one_of_each }
    { director-short-undefined_gender }: { director-effect-undefined_gender }
    { director-short-plain }: { director-effect-plain }
rules-turandot-two-players =
    TURANDOT: due giocatori

    La carta che resta a ogni turno va al "morto", che conta come un giocatore. I suoi cantanti cantano nell'ordine in cui arrivano: Turandot, Calaf, Liù, Ping, Pong, Pang. Conta anche il suo regista.

    Chi ha Puccini al turno 7 perde 1 punto. Se il morto ha più punti di entrambi i giocatori, perdono tutti e due.

## Help before a match

help-menu =
    Scrivi il numero di una voce e premi Invio. Invio da solo prende la prima
    voce o la cifra indicata.

    ?   questo aiuto
    r   le regole dei due giochi in breve
    q   esci

    Si può indicare tutto insieme, per esempio:
    ridotto play bottle_imp --players 4 --mode teams-2-1-1 --lang it
