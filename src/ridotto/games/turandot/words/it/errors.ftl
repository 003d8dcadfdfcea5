## Turandot: errors

error-no-such-number = Non c’è nessuna carta numerata { $number }. Vanno da 1 a { $last }.
error-not-enough-money = Il posto { $seat } non può offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
named-not-enough-money = { $who ->
    [you] Non puoi offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
   *[other] { $name } non può offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
}
error-not-a-bid = Questa non è un’offerta. Offri una carta numerata con quanto denaro vuoi, o esattamente una carta denaro senza numero.
error-crew-bid-by-maestro = Il posto { $seat } ha Puccini, e nell’edizione tedesca non può offrire una carta denaro senza numero. Offri una carta numerata.
named-crew-bid-by-maestro = { $who ->
    [you] Hai Puccini, e nell’edizione tedesca non puoi offrire una carta denaro senza numero. Offri una carta numerata.
   *[other] { $name } ha Puccini, e nell’edizione tedesca non può offrire una carta denaro senza numero.
}
error-crew-bid-in-round-four = Nell’edizione tedesca al turno 4 nessuno può offrire una carta denaro senza numero. Offri una carta numerata.
error-no-such-slot = Non c’è il numero { $slot }. Vanno da 1 a { $last }.
error-slot-empty = Sotto il numero { $slot } non c’è più nessuna carta. Ce ne sono ancora sotto: { $left }.
error-needs-no-stand-in = Il posto { $seat } non ha bisogno di una carta d’ufficio. Chi ne ha bisogno: { $needy }.
named-needs-no-stand-in = { $who ->
    [you] Non hai bisogno di una carta d’ufficio. Chi ne ha bisogno: { $needy }.
   *[other] { $name } non ha bisogno di una carta d’ufficio. Chi ne ha bisogno: { $needy }.
}
error-name-somebody-else = Il posto { $seat } ha Puccini e deve nominare un altro giocatore.
named-name-somebody-else = { $who ->
    [you] Hai Puccini e devi nominare un altro giocatore.
   *[other] { $name } ha Puccini e deve nominare un altro giocatore.
}
error-unknown-director = Non c’è nessun regista «{ $director }». I registi sono: { $known }.
error-director-gone = Il regista { $director } non è più in gioco. Restano: { $left }.
error-unknown-singer = Non c’è nessun cantante «{ $singer }». Vanno da 1 a { $last }.
error-singer-not-in-troupe = Il cantante { $singer } non canta per il posto { $seat }. Il suo cast: { $troupe }.
named-singer-not-in-troupe = { $who ->
    [you] Il cantante { $singer } non canta per te. Il tuo cast: { $troupe }.
   *[other] Il cantante { $singer } non canta per { $name }. Il cast: { $troupe }.
}
error-singer-cast-twice = Il cantante { $singer } ha già un ruolo. Ognuno ne canta uno.
error-other-move-first = Non è il momento di «{ $kind }». Ci si aspetta qualcosa come: { $expected }.
error-audition-wrong-count = Al reclutamento ci sono { $found } carte invece di { $expected }.
error-auditioned-twice = { $card } si presenta due volte.
error-not-to-audition = { $card } non si può presentare: quella carta non è più da pescare.
error-no-such-card = Non c’è nessuna carta { $card } da pescare.
error-singers-file-kind = { $file } non è un file di cantanti: il nome deve finire in .csv o .toml.
error-singers-file-unreadable = Non si può leggere { $file }: { $reason }.
error-singers-file-too-large = { $file } supera { $most } kB: nessun file di 36 cantanti è così grande.
error-singers-file-not-utf8 = { $file } non è testo UTF-8: il byte { $at } non si legge. Salva il file come UTF-8.
error-singers-file-not-csv = Il file dei cantanti non è CSV: { $reason }.
error-singers-file-not-toml = Il file dei cantanti non è TOML: { $reason }.
error-singers-file-long-line = La riga { $line } del file supera { $most } caratteri: nessuna riga su un cantante è così lunga.
error-singers-file-header = La prima riga del file dev’essere «{ $right }», non «{ $header }».
error-singers-file-no-tables = Il file TOML non ha cantanti: ognuno è una tabella [[singer]].
error-singers-wrong-count = I cantanti sono { $count } invece di { $right }.
error-singers-too-few = Per questa partita servono almeno { $right } cantanti; sono { $count }.
error-singer-wrong-length = Il cantante { $row } dall’alto ha { $count } campi invece di { $right }.
error-singer-not-a-row = Il cantante { $row } dall’alto è «{ $value }» invece di un insieme di campi con nome.
error-singer-unknown-field = Il cantante { $row } dall’alto ha un campo { $field }. I campi sono: { $known }.
error-singer-missing-field = Il cantante { $row } dall’alto non ha { $field }.
error-singer-out-of-range = Cantante { $row } dall’alto: { $field } dev’essere un numero intero da 1 a { $highest }, non «{ $value }».
error-singer-unknown-word = Cantante { $row } dall’alto: { $field } non può essere «{ $value }». Può essere: { $known }.
error-singer-unknown-favourite = Cantante { $row } dall’alto: { $field } non può essere «{ $value }». Può restare vuoto, o essere: { $known }.
error-singer-id-twice = Il cantante { $row } dall’alto ha il numero { $id }, che ha già il cantante { $first }.
error-singer-id-gap = Il cantante { $row } dall’alto ha il numero { $id }; i numeri di { $count } cantanti vanno da 1 a { $count } senza salti.
error-not-your-money = Non puoi offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
error-roles-expected = «{ $text }» non indica ruoli da scambiare. I ruoli vanno da 1 a { $last }.
error-nothing-to-swap = «{ $text }» non scambia niente. Scrivi due ruoli diversi, per esempio: 1 3.
