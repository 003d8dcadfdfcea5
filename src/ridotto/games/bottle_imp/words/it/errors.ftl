## The Bottle Imp: errors

error-unknown-mode = Non c’è nessuna modalità «{ $mode }» per { $players } giocatori. Le modalità sono: { $known }.
error-deck-too-small = Il mazzo { $deck } ha 36 carte, troppo poche per { $players } giocatori. Va bene da 2 a 4.
error-pass-first = Prima della prima presa si passano le carte: scegli quali.
error-pass-is-over = Il passaggio delle carte è finito: gioca una carta.
error-unknown-card = In questo gioco non c’è la carta { $card }.
error-card-not-in-deck = La carta { $card } non è in questo mazzo.
error-card-not-held = Il posto { $seat } non ha in mano la carta { $card }.
named-card-not-held = { $who ->
    [you] Non hai in mano la carta { $card }.
   *[other] { $name } non ha in mano la carta { $card }.
}
error-card-already-picked = La carta { $card } è già scelta. Scegline un’altra.
error-pick-from-hidden-hand = La carta { $card } è nella mano scoperta. Scegli dalla mano coperta.
error-must-follow = La carta { $card } non si può giocare: il colore d’uscita è { $colour }, e questa mano può rispondere.
error-deal-wrong-hands = Sono state distribuite { $found } mani invece di { $expected }.
error-deal-wrong-count = Il posto { $seat } riceve un numero sbagliato di carte: { $found } invece di { $expected }.
error-deal-not-ascending = Le carte del posto { $seat } non sono in ordine crescente.
error-dealt-twice = La carta { $card } è distribuita due volte.
error-not-dealt = Non distribuite: { $cards }.
error-not-your-card = Non hai in mano la carta { $card }.
error-too-many-cards = Hai scritto { $given } carte. Ora se ne possono scegliere solo { $needed }.
error-cards-file-unreadable = Non si può leggere { $file }: { $reason }.
error-cards-file-kind = { $file } non è un file CSV. Un mazzo sta in un file che finisce in .csv.
error-cards-file-too-large = { $file } è troppo grande per un mazzo. Si leggono al massimo { $most } kB.
error-cards-file-not-csv = Questo non è un file CSV: { $reason }.
error-cards-file-header = La prima riga deve essere { $right }, non { $header }.
error-cards-row-length = La riga { $row } ha { $count } campi invece di { $right }.
error-cards-row-not-a-row = La riga { $row } non è una carta: { $value }.
error-cards-row-field = Riga { $row }: { $field } non può essere { $value }. Può essere: { $known }.
error-cards-row-twice = Riga { $row }: la carta { $card } è già in questo mazzo.
error-deck-wrong-count = Un mazzo per { $players } giocatori non può avere { $count } carte. Può averne: { $right }.
