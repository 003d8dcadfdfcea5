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
error-seat-not-a-number = Un posto è un numero intero da 0 a { $last }, non { $found }.
error-action-not-a-number = Un'azione è un numero intero, non { $found }.
error-choice-not-actions = Una scelta è una serie di azioni, non { $found }.
error-choice-wrong-length = Si può scrivere solo una scelta completa. Azioni che comprende: { $expected }. Date: { $found }.
error-outcome-not-numbers = Ciò che si distribuisce o si pesca è una serie di numeri interi, non { $found }.
error-line-not-text = Una riga di una registrazione è testo, non { $found }.
error-options-not-named = Le opzioni sono nomi con valori, non { $found }.

## Errors: records

error-record-too-long = La registrazione supera { $limit } MB: nessuna partita è così lunga.
error-record-not-json = Non è un oggetto JSON: non si legge dalla colonna { $column } in poi.
error-record-not-object = Una registrazione è un oggetto JSON, e questo è qualcos'altro.
error-record-not-text = Una registrazione si legge da un testo, non da { $found }.
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
