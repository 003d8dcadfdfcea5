## The Bottle Imp: the rules in short

rules-bottle_imp-1 =
    DER FLASCHENTEUFEL (Günter Cornett): worum es geht

    Mach Stiche, sie sind deine Punkte. Mit niedrigen Karten kauft man die Flasche. Sie bringt Stiche, aber wer sie am Ende der Runde besitzt, verliert alles.

    Jede Karte hat eine Zahl und davon unabhängig Punkte. Die Zahlen gehen von 1 bis 37; die 19 fehlt, denn sie ist der Anfangspreis der Flasche.

    Alle Karten werden ausgeteilt. Dann wählt jeder geheim: eine Karte für den Teufelsstich, der verdeckt liegt, eine für den linken und eine für den rechten Nachbarn. Sind alle fertig, wechseln die Karten die Hände.
rules-bottle_imp-2 =
    DER FLASCHENTEUFEL: Stiche und die Flasche

    Wer links vom Geber sitzt, spielt aus. Wer die ausgespielte Farbe hat, muss bedienen, sonst ist alles erlaubt. Wer den Stich macht, spielt zum nächsten aus.

    • Keine Karte liegt unter dem Preis: Die höchste Zahl gewinnt, egal welche Farbe sie hat.
    • Karten liegen unter dem Preis: Die höchste davon gewinnt den Stich und die Flasche. Sie wird der neue Preis und bleibt unter der Flasche.

    Die alte Preiskarte geht in die Stiche des vorigen Besitzers. Der Preis kann also nur sinken, und zuletzt wird der Besitzer die Flasche nicht mehr los.
rules-bottle_imp-3 =
    DER FLASCHENTEUFEL: Punkte

    Sind alle Karten gespielt, wird der Teufelsstich aufgedeckt.

    • Ohne Flasche bekommst du die Punkte aller Karten in deinen Stichen.
    • Mit der Flasche bekommst du keinen davon, sondern verlierst die Punkte des Teufelsstichs.

    Das Geben wandert nach links. Nach der vereinbarten Zahl von Runden gewinnt, wer die höchste Summe hat. Bei Gleichstand wird der Sieg geteilt.
rules-bottle_imp-eye =
    DER FLASCHENTEUFEL: Das geheimnisvolle Auge (zwei Spieler)

    Jeder hat eine offene Hand von 6 und eine verdeckte von 12 Karten. Wähle aus der verdeckten 2 Karten für den Teufelsstich, 1 für die offene und 1 für die verdeckte Hand des Gegners. Danach werden die offenen Hände aufgedeckt.

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

    Dazu kommen 18 halbe Karten: 2,5; 4,5 und so weiter bis 36,5. Eine halbe Karte hat die Farbe und die Punkte der ganzen Karte direkt darunter.

    Der Geber bekommt eine Karte weniger als die anderen und legt nichts in den Teufelsstich, gibt aber wie alle jedem Nachbarn eine Karte.
rules-bottle_imp-six =
    DER FLASCHENTEUFEL: sechs Spieler

    Dazu kommen 18 halbe Karten: 2,5; 4,5 und so weiter bis 36,5. Eine halbe Karte hat die Farbe und die Punkte der ganzen Karte direkt darunter.
