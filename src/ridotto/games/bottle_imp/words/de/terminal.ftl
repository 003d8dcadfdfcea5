## The Bottle Imp: in the terminal

cli-mode = Der Flaschenteufel: eye, solo, two-bottles, teams-2-1-1, teams-2-2-1, teams-2-2-2 oder teams-2-2-1-1
cli-rounds = Der Flaschenteufel: wie viele Runden eine Partie hat
cli-team-penalty = Der Flaschenteufel: once oder each
menu-mode = Welche Spielart?
menu-rounds = Wie viele Runden?
menu-deck = Welcher Kartensatz?
menu-penalty = Was kostet die Flasche ein Team?
deck-matagot = Matagot-Ausgabe
deck-classic = klassische Ausgabe
penalty-once = jeder Partner verliert den Teufelsstich einmal
penalty-each = jeder Partner verliert den Teufelsstich doppelt
setup-bottle_imp = { $players } Spieler, { $mode }
heading-team = Team
heading-cards = Karten
heading-last-trick = letzter Stich
heading-this-trick = jetzt
heading-why = wofür
headline-bottle_imp = Der Flaschenteufel, { $mode } · Runde { $round } von { $rounds }
ask-pass = { $count ->
    [one] Wähle eine Karte für:
   *[other] Wähle { $count } Karten für:
} { $goals }. Gib zum Beispiel ein: { $example }
ask-pass-so-far = Gewählt: { $cards }.
ask-play = Spiele eine Karte. Möglich: { $cards }
ask-play-only = Du kannst nur die { $card } spielen. Enter spielt sie.
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
