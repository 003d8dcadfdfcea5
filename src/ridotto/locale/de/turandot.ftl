## Turandot: words

category-professional = Profi
category-amateur = Amateur
category-alternative = Alternativ
category-classical = Klassisch
category-comic = Komisch
category-goth = Dramatisch
category-short-professional = Pr
category-short-amateur = Am
category-short-alternative = Al
category-short-classical = Kl
category-short-comic = Ko
category-short-goth = Dr
gender-male = männlich
gender-female = weiblich
gender-undefined = nicht eindeutig
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Mehr Dramatik, weniger Komik
director-comic_over_goth = Mehr Komik, weniger Dramatik
director-alternative_over_classical = Mehr Alternatives, weniger Klassik
director-classical_over_alternative = Mehr Klassik, weniger Alternatives
director-favourites = Lieblingsrollen
director-scenery = Ausstattung
director-one_of_each = Von jedem Typ einer
director-undefined_gender = Nicht eindeutiges Geschlecht
director-plain = Ohne Bonus
director-short-goth_over_comic = +Dr −Ko
director-short-comic_over_goth = +Ko −Dr
director-short-alternative_over_classical = +Al −Kl
director-short-classical_over_alternative = +Kl −Al
director-short-favourites = +♥
director-short-scenery = +Ausst.
director-short-one_of_each = 6 Typen
director-short-undefined_gender = +○
director-short-plain = ohne
director-effect-goth_over_comic = +1 je Dramatisch, −1 je Komisch
director-effect-comic_over_goth = +1 je Komisch, −1 je Dramatisch
director-effect-alternative_over_classical = +1 je Alternativ, −1 je Klassisch
director-effect-classical_over_alternative = +1 je Klassisch, −1 je Alternativ
director-effect-favourites = noch +1 je Lieblingsrolle
director-effect-scenery = noch +1 je Ausstattungselement
director-effect-one_of_each = +3 mit allen sechs Typen
director-effect-undefined_gender = +1 je nicht eindeutigem Geschlecht
director-effect-plain = nichts
headline-turandot = Turandot · Runde { $round } von { $rounds }
headline-maestro = Maestro: { $name }
heading-slot = Platz
heading-singer = Sänger
heading-gender = Geschlecht
heading-stars = Sterne
heading-favourite = Lieblingsrolle
heading-director = Regisseur
heading-effect = Wirkung
heading-bids = Gebote
heading-bid = Gebot
heading-money = Geld
heading-troupe = Besetzung
heading-role = Rolle
heading-id = Nr.
heading-hired-by = engagiert von
heading-best-casts = Die besten Besetzungen bis jetzt
bid-crew = Ausst.
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bid-words = { $money ->
    [0] Zahl { $number } ohne Geld
    [one] Zahl { $number } mit { $money } Geldkarte
   *[other] Zahl { $number } mit { $money } Geldkarten
}
bid-words-crew = eine Geldkarte auf einen Ausstatter
bid-words-bluff = und die Bluffkarte
sealed-choice = { $who ->
    [you] Deine Wahl: { $choice }.
   *[other] { $name }: { $choice }.
}
directors-open = Regisseure: { $directors }
suggested-cast = Die beste Besetzung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ask-bid = Gebot: eine Zahl 1–{ $slots }, dann Geld 0–{ $money }, dann b für Bluff: { $example }
ask-bid-crew = c: Ausstatter.
ask-give = { $who ->
    [you] Wähle deinen Ensemble-Sänger. Gib eine Nummer ein: { $slots }
   *[other] Wähle einen Ensemble-Sänger für { $name }. Gib eine Nummer ein: { $slots }
}
ask-give-director = { $who ->
    [you] Wähle deinen zugewiesenen Regisseur. Gib eine Nummer ein: { $slots }
   *[other] Wähle den zugewiesenen Regisseur für { $name }. Gib eine Nummer ein: { $slots }
}
ask-give-other = für jemand anderen mit dessen Sitz: { $example }
ask-name-player = Wer feuert einen Regisseur? Gib einen Sitz ein: { $players }
ask-dismiss = Welcher Regisseur wird gefeuert? Gib eine Nummer von 1 bis { $last } ein.
ask-cast = Enter nimmt diese Besetzung. Zwei Rollen tauschen: 1 3. Oder sechs Sängernummern, zuerst Turandot.

## Turandot: what happened

log-audition = Runde { $round }: { $count } Sänger singen vor. Maestro: { $name }.
log-audition-directors = Runde { $round }: { $count } Regisseure stellen sich vor. Maestro: { $name }.
log-bids = Runde { $round }, Gebote. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] Du hast { $count } Karte abgelegt.
       *[other] { $name } hat { $count } Karte abgelegt.
    }
   *[other] { $who ->
        [you] Du hast { $count } Karten abgelegt.
       *[other] { $name } hat { $count } Karten abgelegt.
    }
}
log-cast = { $who ->
    [you] Du hast die Rollen besetzt.
   *[other] { $name } hat die Rollen besetzt.
}
log-hired = { $who ->
    [you] du engagierst { $card }
   *[other] { $name } engagiert { $card }
}
log-stand-in = { $who ->
    [you] du bekommst { $card } zugewiesen
   *[other] { $name } bekommt { $card } zugewiesen
}
log-stand-in-director = { $who ->
    [you] du bekommst { $card } als zugewiesenen Regisseur
   *[other] { $name } bekommt { $card } als zugewiesenen Regisseur
}
log-crew = { $who ->
    [you] du bekommst einen Ausstatter und ein Ausstattungselement
   *[other] { $name } bekommt einen Ausstatter und ein Ausstattungselement
}
log-leftover = { $card } kommt aus dem Spiel.
log-leftover-dummy = { $card } geht an den „Tisch“.
log-named = { $who ->
    [you] Du sollst einen Regisseur feuern.
   *[other] { $name } soll einen Regisseur feuern.
}
log-dismissed = { $who ->
    [you] Du feuerst einen Regisseur: { $director }.
   *[other] { $name } feuert einen Regisseur: { $director }.
}
revealed-title = Runde { $round }: Die Gebote werden aufgedeckt.
revealed-crew-bids = Gebote auf einen Ausstatter: { $names }.
revealed-needy = Vom Maestro bekommen jemanden zugewiesen: { $names }.
revealed-needy-director = Vom Maestro bekommen einen Regisseur zugewiesen: { $names }.
sheet-directed-by = Regisseur
sheet-stars = Sterne
sheet-scenery = Ausstattungselemente
sheet-favourites = Lieblingsrollen
sheet-gender = falsches Geschlecht
sheet-director = Punkte des Regisseurs
sheet-maestro = Maestro in Runde 7
sheet-total = SUMME
legend-singers = Pr♀2♥T: Profi, weiblich (○: nicht eindeutig), 2 Sterne, Lieblingsrolle Turandot

## Turandot: help and rules

help-turandot =
    Gebot: die Zahl eines Platzes (3), mit 2 Geldkarten (3 2), mit der Bluffkarte
    (3 2 b); c auf einen Ausstatter, c b mit der Bluffkarte.
    Ensemble-Sänger: der Platz (4), auch für wen (4 0). Feuern: Nummer der Liste.
    Besetzung: Enter für die beste, zwei Rollen tauschen (1 3) oder sechs Nummern.
    Pr♀2♥T: Typ, Geschlecht (♂ ♀ ○), Sterne, Lieblingsrolle.
    $ Geldkarte   ■ Ausstattungselement   B Bluffkarte

    ?   diese Hilfe
    r   die Regeln in Kürze
    u   Gebot oder Besetzung zurücknehmen, solange sie verdeckt sind
    l   was bisher geschah
    s   der Punktezettel
    h   ein Tipp, wenn einer allein gegen Bots spielt
    q   Ende; die Partie bleibt erhalten, weiter mit: ridotto play --resume
rules-turandot-1 =
    TURANDOT (Stefano Castelli): worum es geht

    Alle bringen dieselbe Oper auf die Bühne. In sieben Runden engagierst du sechs Sänger und einen Regisseur, dann besetzt du die Rollen und zählst.

    Die Runden 1, 2, 3, 5, 6 und 7 gelten Sängern, Runde 4 den Regisseuren. In jeder Runde singt eine Karte mehr vor, als Spieler da sind, auf den Plätzen 1, 2, 3 und so weiter.

    Ein Sänger hat einen Typ, ein Geschlecht, 1 bis 3 Sterne und vielleicht eine Lieblingsrolle. Du hast Zahlenkarten, drei Geldkarten für die ganze Partie und eine Bluffkarte.
rules-turandot-2 =
    TURANDOT: Gebote

    Alle bieten geheim: eine Zahlenkarte mit beliebig viel Geld oder genau eine Geldkarte auf einen Ausstatter. Die Bluffkarte darf dazu; sie bewirkt nichts, aber andere sehen, wie viele Karten du abgelegt hast.

    • Allein auf einem Platz: Du bekommst die Karte, dein Geld ist weg.
    • Mehrere auf einem Platz: Das meiste Geld gewinnt und ist weg, die anderen nehmen ihres zurück. Bei Gleichstand oben bekommt niemand die Karte.
    • Ausstatter gehen im Uhrzeigersinn ab dem linken Nachbarn des Maestros an die Bieter, nie an den Maestro. Die Geldkarte wird zum Ausstattungselement und ist 1 Punkt wert.
rules-turandot-3 =
    TURANDOT: Ensemble-Sänger und Feuern

    Wer niemanden engagiert hat, bekommt einen Ensemble-Sänger; der Maestro wählt ihn unter den übrigen Karten. Auch wer auf einen Ausstatter bot, bekommt einen. Eine Karte bleibt übrig und kommt aus dem Spiel.

    In den Runden 1 bis 3 bestimmt der Maestro dann jemand anderen, der einen der neun Regisseure feuert. In Runde 4 treten einige der letzten sechs an; Ausstatter gibt es da nicht. Danach geht die Maestro-Karte nach links.

    In der deutschen Ausgabe darf der Maestro nicht auf einen Ausstatter bieten, in Runde 4 niemand. In den anderen ist es erlaubt, bringt aber nichts.
rules-turandot-4 =
    TURANDOT: Besetzung und Punkte

    Turandot und Liù sind Frauen, Calaf, Ping, Pong und Pang sind Männer.

    +1 für jeden Stern deiner sechs Sänger
    +1 für jedes Ausstattungselement
    +1 für jeden Sänger in seiner Lieblingsrolle
    −1 für jeden Mann in einer Frauenrolle und umgekehrt (nicht eindeutig: nie)
    und was dein Regisseur bringt.

    Die meisten Punkte gewinnen. Bei Gleichstand zählen die Sterne der Sänger; sind auch die gleich, wird der Sieg geteilt. Übriges Geld zählt nicht.
rules-turandot-directors =
    TURANDOT: die Regisseure

    Jeder Regisseur ändert, was deine Besetzung zählt. Links steht das Kürzel, das der Tisch zeigt.

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
    TURANDOT: zwei Spieler

    Die Karte, die in einer Runde übrig bleibt, geht an den „Tisch“, der mitzählt. Seine Sänger singen in der Reihenfolge, in der sie kommen: Turandot, Calaf, Liù, Ping, Pong, Pang. Auch sein Regisseur zählt.

    Wer in Runde 7 Maestro ist, verliert 1 Punkt. Hat der Tisch mehr Punkte als beide Spieler, verlieren beide.

## Turandot: options

option-turandot-edition = Ausgabe
option-turandot-edition-it = italienische Ausgabe
option-turandot-edition-ru = russische Ausgabe
option-turandot-edition-de = deutsche Ausgabe
option-hint-turandot-edition = In der deutschen Ausgabe darf der Maestro nicht auf Ausstatter bieten, und in Runde 4 niemand.
option-ask-turandot-edition = Welche Ausgabe?
