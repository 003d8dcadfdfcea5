## The Bottle Imp: words

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
headline-bottle_imp = Der Flaschenteufel, { $mode } · Runde { $round } von { $rounds }
headline-dealer = Geber: { $name }
bottle-line = Flasche{ $which }: Preis { $price }, Besitzer: { $owner }
bottle-nobody = niemand
bottle-for-sale = zu verkaufen
team-alone = allein
goal-mystery = Teufelsstich
goal-left = links ({ $name })
goal-right = rechts ({ $name })
goal-open = offene Hand des Gegners
goal-hidden = verdeckte Hand des Gegners
goal-own-open = in die offene Hand
goal-own-hidden = in die verdeckte Hand
ask-pass = { $count ->
    [one] Wähle eine Karte für:
   *[other] Wähle { $count } Karten für:
} { $goals }. Gib zum Beispiel ein: { $example }
ask-pass-so-far = Gewählt: { $cards }.
ask-play = Spiele eine Karte. Möglich: { $cards }
ask-play-only = Du kannst nur die { $card } spielen. Enter spielt sie.
heading-tricks = Stichpunkte
heading-hand = Deine Hand
heading-hidden-hand = Deine verdeckte Hand
heading-open-hand = Deine offene Hand
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: verdeckte Hand
heading-open-hand-of = { $name }: offene Hand
heading-this-round = Runde

## The Bottle Imp: what happened

log-round = Runde { $round }: { $scores }.
log-deal = { $who ->
    [you] Runde { $round }: Du gibst.
   *[other] Runde { $round }: { $name } gibt.
}
log-chosen = { $who ->
    [you] Du hast deine Karten gewählt.
   *[other] { $name } hat Karten gewählt.
}
log-passed = { $who ->
    [you] Du hast weitergegeben: { $cards }.
   *[other] { $name } hat weitergegeben: { $cards }.
}
log-received = { $who ->
    [you] Du hast bekommen: { $cards }.
   *[other] { $name } hat bekommen: { $cards }.
}
log-play = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
log-trick = { $who ->
    [you] Stich { $number }: { $plays }. Du gewinnst ihn mit { $card }.
   *[other] Stich { $number }: { $plays }. { $name } gewinnt ihn mit { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Stich { $number }: { $plays }. Du gewinnst ihn und die Flasche{ $which } mit { $card }.
   *[other] Stich { $number }: { $plays }. { $name } gewinnt ihn und die Flasche{ $which } mit { $card }.
}
summary-round = Runde { $round } von { $rounds } ist zu Ende.
summary-mystery = Der Teufelsstich (M) wird aufgedeckt: { $cards }. { $points ->
    [one] Er zählt { $points } Punkt.
   *[other] Er zählt { $points } Punkte.
}
summary-bottle = Letzter Preis der Flasche{ $which }: { $price }. Besitzer: { $name }.
summary-bottle-unsold = Die Flasche{ $which } wurde nie verkauft.
score-tricks = Punkte der Stiche
score-bottle = besitzt die Flasche: minus { $loss }
score-two-bottles = besitzt beide Flaschen: minus { $loss }
score-alone = allein: Stiche doppelt
score-team = Stiche beider Partner
score-team-bottle = das Team hat die Flasche: minus { $loss }
sheet-legend = M: die Punkte des Teufelsstichs; wer am Ende eine Flasche besitzt, verliert diese Punkte.
sheet-legend-teams = M: die Punkte des Teufelsstichs; wer die Flasche besitzt, verliert diese Punkte. Partner zählen zusammen, Einzelspieler doppelt.

## The Bottle Imp: help and rules

help-bottle_imp =
    Gib die Zahl einer Karte ein, um sie zu spielen: 24
    Karten zum Weitergeben: alle auf einmal (1 37 22) oder einzeln.
    Halbe Karten: 2,5 oder 2.5. Was du jetzt nicht spielen darfst, ist blasser.
    ● Rot   ■ Blau   ▲ Grün   ◆ Gelb. Unter jeder Karte stehen ihre Punkte.

    ?   diese Hilfe
    r   die Regeln in Kürze
    u   Karten zurücknehmen, die noch nicht weitergegeben sind
    l   was bisher geschah
    s   der Punktezettel
    h   ein Tipp, wenn einer allein gegen Bots spielt
    q   Ende; die Partie bleibt erhalten, weiter mit: ridotto play --resume
rules-bottle_imp-1 =
    DER FLASCHENTEUFEL (Günter Cornett): worum es geht

    Mach Stiche, sie sind deine Punkte. Niedrige Karten kaufen die Flasche. Sie gewinnt Stiche, aber wer sie am Ende der Runde besitzt, verliert alles.

    Jede Karte hat eine Zahl und davon unabhängig Punkte. Die Zahlen gehen von 1 bis 37; die 19 fehlt, denn sie ist der Anfangspreis der Flasche.

    Alle Karten werden ausgeteilt. Dann wählt jeder geheim: eine Karte für den Teufelsstich, der verdeckt liegt, eine für den linken und eine für den rechten Nachbarn. Sind alle fertig, wechseln die Karten die Hände.
rules-bottle_imp-2 =
    DER FLASCHENTEUFEL: Stiche und die Flasche

    Wer links vom Geber sitzt, spielt aus. Wer die ausgespielte Farbe hat, muss bedienen, sonst ist alles erlaubt. Wer den Stich macht, spielt zum nächsten aus.

    • Keine Karte liegt unter dem Preis: Die höchste Zahl gewinnt, egal welche Farbe sie hat.
    • Karten liegen unter dem Preis: Die höchste davon gewinnt den Stich und die Flasche. Sie wird der neue Preis und bleibt unter der Flasche.

    Die alte Preiskarte geht in die Stiche des vorigen Besitzers. Der Preis sinkt also immer, und zuletzt wird der Besitzer die Flasche nicht mehr los.
rules-bottle_imp-3 =
    DER FLASCHENTEUFEL: Punkte

    Sind alle Karten gespielt, wird der Teufelsstich aufgedeckt.

    • Ohne Flasche bekommst du die Punkte aller Karten in deinen Stichen.
    • Mit der Flasche bekommst du keinen davon, sondern verlierst die Punkte des Teufelsstichs.

    Das Geben wandert nach links. Nach der vereinbarten Zahl von Runden gewinnt die höchste Summe. Bei Gleichstand wird der Sieg geteilt.
rules-bottle_imp-eye =
    DER FLASCHENTEUFEL: Das geheimnisvolle Auge (zwei Spieler)

    Jeder hat eine offene Hand von 6 und eine verdeckte von 12 Karten. Wähle aus der verdeckten 2 Karten für den Teufelsstich, 1 für die offene und 1 für die verdeckte Hand des Gegners. Danach liegen die offenen Hände aufgedeckt.

    Ein Stich hat vier Karten, abwechselnd zwei von jedem. Jede Karte kommt aus der Hand, die du willst, aber in dieser Hand musst du bedienen. Das gilt auch für die zweite Karte dessen, der ausspielt. Zuerst spielt aus, wer nicht gibt.
rules-bottle_imp-two-bottles =
    DER FLASCHENTEUFEL: Zwei Flaschen (fünf und sechs Spieler, jeder für sich)

    Beide Flaschen beginnen bei 19. Zu verkaufen ist immer die teurere, und nur ihr Preis zählt im Stich. Nach einem Verkauf kann die andere die teurere sein; dann steht sie als nächste zum Verkauf.

    Jede Flasche kostet ihren Besitzer den Teufelsstich, beide kosten ihn doppelt. Wer eine besitzt, bekommt nichts für seine Stiche.
rules-bottle_imp-teams =
    DER FLASCHENTEUFEL: Teams

    Wer mit wem spielt, hängt vom Geber ab und wechselt von Runde zu Runde; der Spieltisch zeigt es. Partner sehen die Karten des anderen nicht.

    Partner zählen ihre Punkte zusammen, und jeder bekommt die Summe. Wer allein spielt, verdoppelt; wer allein die Flasche hat, verliert den Teufelsstich doppelt.
rules-bottle_imp-fixed-teams =
    DER FLASCHENTEUFEL: Zweierteams

    Partner sitzen sich gegenüber, und die Teams bleiben die ganze Partie gleich; der Spieltisch zeigt sie. Partner sehen die Karten des anderen nicht.

    Partner zählen ihre Punkte zusammen, und jeder bekommt die Summe.
rules-bottle_imp-penalty-once =
    DER FLASCHENTEUFEL: ein Team mit der Flasche

    Endet die Flasche bei einem Partner, bekommt keiner der beiden etwas für Stiche. Stattdessen verliert jeder von beiden einmal die Punkte des Teufelsstichs.
rules-bottle_imp-penalty-each =
    DER FLASCHENTEUFEL: ein Team mit der Flasche

    Endet die Flasche bei einem Partner, bekommt keiner der beiden etwas für Stiche. Stattdessen zählt der Teufelsstich gegen beide und wird addiert: Jeder von beiden verliert die Punkte des Teufelsstichs doppelt.
rules-bottle_imp-five =
    DER FLASCHENTEUFEL: fünf Spieler

    Dazu kommen 18 halbe Karten: 2,5, 4,5 und so weiter bis 36,5. Eine halbe Karte hat die Farbe und die Punkte der ganzen Karte direkt darunter.

    Der Geber bekommt eine Karte weniger als die anderen und legt nichts in den Teufelsstich, gibt aber wie alle jedem Nachbarn eine Karte.
rules-bottle_imp-six =
    DER FLASCHENTEUFEL: sechs Spieler

    Dazu kommen 18 halbe Karten: 2,5, 4,5 und so weiter bis 36,5. Eine halbe Karte hat die Farbe und die Punkte der ganzen Karte direkt darunter.

## The Bottle Imp: options

option-bottle_imp-mode-eye = Das geheimnisvolle Auge
option-bottle_imp-mode-solo = jeder für sich
option-bottle_imp-mode-two-bottles = Zwei Flaschen
option-bottle_imp-mode-teams-2-1-1 = Teams 2-1-1
option-bottle_imp-mode-teams-2-2-1 = Teams 2-2-1
option-bottle_imp-mode-teams-2-2-2 = Teams 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = Teams 2-2-1-1
option-hint-bottle_imp-mode-eye = zu zweit: je eine offene und eine verdeckte Hand
option-hint-bottle_imp-mode-solo = jeder spielt für sich
option-hint-bottle_imp-mode-two-bottles = jeder spielt für sich, mit zwei Flaschen
option-hint-bottle_imp-mode-teams-2-1-1 = der Geber und wer ihm gegenübersitzt sind allein, die anderen zwei sind Partner
option-hint-bottle_imp-mode-teams-2-2-1 = der Geber ist allein, die anderen bilden zwei Paare
option-hint-bottle_imp-mode-teams-2-2-2 = drei Paare, Partner sitzen sich gegenüber
option-hint-bottle_imp-mode-teams-2-2-1-1 = der Geber und wer ihm gegenübersitzt sind allein, die anderen bilden zwei Paare
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = klassisch
option-hint-bottle_imp-deck = In den Ausgaben haben die Karten andere Farben und Punkte.
option-bottle_imp-team_penalty = Die Flasche kostet ein Team
option-bottle_imp-team_penalty-once = den Teufelsstich einmal
option-bottle_imp-team_penalty-each = den Teufelsstich zweimal
option-hint-bottle_imp-team_penalty = So viel verliert jeder der beiden Partner.
option-hint-bottle_imp-rounds = Gerecht ist, wenn alle gleich oft geben.
option-ask-bottle_imp-team_penalty = Was kostet die Flasche ein Team?
