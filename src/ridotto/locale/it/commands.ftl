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
cli-bot = chi gioca: easy, normal, hard, master, random o search:50ms
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
