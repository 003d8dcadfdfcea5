## The first-game guide

guide-label = Hilfestellung zur ersten Partie
guide-tip = Tipp
guide-got-it = Verstanden
guide-switch-off = Hilfestellung ausschalten
guide-is-off = Die Hilfestellung ist aus. In den Einstellungen kannst du sie wieder einschalten.

## The guide: The Bottle Imp

guide-imp-pass-title = Zuerst drei geheime Karten
guide-imp-pass-text = Wähle eine Karte für den Teufelsstich und je eine für die Nachbarn. Der Teufelsstich bleibt bis zum Ende der Runde verdeckt; seine Punkte verliert, wer dann die Flasche hat.
guide-imp-pass-tip = Mit sehr niedrigen Karten wie 1, 2 und 3 bleibst du leicht auf der Flasche sitzen. Gib eine davon weg.
guide-imp-pass-dealer-title = Du gibst: nur zwei Karten
guide-imp-pass-dealer-text = Zu fünft hat der Geber eine Karte weniger und legt nichts in den Teufelsstich. Wähle je eine Karte für die Nachbarn; niemand sieht sie, bevor alle gewählt haben.
guide-imp-pass-dealer-tip = Gib deine niedrigsten Karten weg oder die letzte einer Farbe.
guide-imp-pass-eye-title = Vier Karten aus der verdeckten Hand
guide-imp-pass-eye-text = Wähle zwei Karten für den Teufelsstich, eine für die offene und eine für die verdeckte Hand des Gegners. Danach liegen beide offenen Hände aus; sie sind die zwei Bögen des Auges.
guide-imp-pass-eye-tip = Eine Karte in der offenen Hand hast du im Blick. Leg die 1 oder die 2 dorthin, und du siehst, wann sie fallen muss.
guide-imp-teams-title = Wer in dieser Runde zu dir gehört
guide-imp-teams-text = Partner zählen die Punkte ihrer Stiche zusammen, und jeder bekommt die Summe. Wer allein ist, zählt doppelt. Endet die Flasche bei einem Partner, trifft es beide.
guide-imp-teams-tip = Gewinnt dein Partner den Stich ohnehin, gib eine Karte mit vielen Punkten dazu.
guide-imp-two-bottles-title = Zwei Flaschen, eine zu verkaufen
guide-imp-two-bottles-text = Zu verkaufen ist immer die teurere Flasche, und nur ihr Preis zählt im Stich. Jede kostet ihren Besitzer den Teufelsstich, beide kosten ihn doppelt.
guide-imp-two-bottles-tip = Eine billige Flasche bleibt liegen, bis die andere noch billiger geworden ist.
guide-imp-lead-title = Du spielst aus
guide-imp-lead-text = Spiel irgendeine Karte. Die anderen müssen ihre Farbe bedienen, wenn sie können. Liegt keine Karte unter dem Preis der Flasche, gewinnt die höchste Zahl.
guide-imp-lead-tip = Früh in der Runde kauft eine 18, 17 oder 16 die Flasche, solange man sie noch loswird.
guide-imp-follow-title = Farbe bedienen
guide-imp-follow-text = Du hast die ausgespielte Farbe, also musst du bedienen. Jede Karte dieser Farbe ist recht; die blassen müssen warten.
guide-imp-follow-tip = Ist der Stich ohnehin verloren, gib eine Karte mit wenigen Punkten ab oder eine gefährlich niedrige.
guide-imp-free-title = Du kannst nicht bedienen: alles ist erlaubt
guide-imp-free-text = Du hast keine Karte der ausgespielten Farbe und darfst jede spielen. Eine hohe Zahl kann den Stich trotzdem gewinnen, eine Karte unter dem Preis die Flasche.
guide-imp-free-tip = Jetzt kannst du eine 1 oder 2 loswerden, wenn eine höhere fremde Karte unter dem Preis die Flasche nimmt.
guide-imp-eye-title = Vier Karten, zwei Hände
guide-imp-eye-text = Ihr spielt zu jedem Stich abwechselnd je zwei Karten, aus welcher Hand ihr wollt. Die Farbe bindet nur in der gewählten Hand. Das gilt auch für die zweite Karte dessen, der ausspielt.
guide-imp-eye-tip = Sieh dir die andere offene Hand an: Du weißt vorher, was sie antworten kann.
guide-imp-below-title = Jemand liegt unter dem Preis
guide-imp-below-text = Jetzt zählen die höchsten Zahlen nicht mehr. Die höchste Karte unter dem Preis gewinnt den Stich und die Flasche und wird der neue Preis.
guide-imp-below-tip = Willst du die Flasche nicht, spiel über dem Preis oder niedriger als die Karte, die gerade gewinnt.
guide-imp-owner-title = Die Flasche gehört dir
guide-imp-owner-text = Hast du sie am Ende der Runde noch, zählen deine Stiche nichts, und du verlierst die Punkte des Teufelsstichs. Los wirst du sie, wenn jemand anders mit einer Karte unter ihrem Preis einen Stich macht.
guide-imp-owner-tip = Spiel eine Farbe aus, in der noch niedrige Karten fehlen: Vielleicht muss dir jemand die Flasche abnehmen.
guide-imp-end-title = Die Runde ist zu Ende
guide-imp-end-text = Der Teufelsstich wird aufgedeckt. Jeder zählt seine Stiche, nur wer die Flasche hat, bekommt nichts und verliert die Punkte des Teufelsstichs. Dann gibt der nächste Spieler links.
guide-imp-end-tip = Der Punktezettel zeigt, woher jeder Punkt der Runde kommt.

## The guide: Turandot

guide-tur-bid-title = Dein erstes Gebot
guide-tur-bid-text = Wähle den Sänger, den du willst, über seinen Platz. Du darfst Geld dazulegen; du bezahlst es, wenn du ihn bekommst. Alle Gebote werden zugleich aufgedeckt.
guide-tur-bid-tip = Sterne sind Punkte. Aber ein Sänger, den alle wollen, geht vielleicht an niemanden: Bei Gleichstand bekommt ihn keiner.
guide-tur-maestro-title = Du bist Maestro
guide-tur-maestro-text = Biete wie alle anderen. Danach weist du die Ensemble-Sänger zu: Hast du selbst niemanden engagiert, suchst du dir einen von den übrigen aus. Ausstatter bekommt der Maestro nie.
guide-tur-maestro-tip = Du darfst mutig bieten: Verlierst du, wählst du selbst, was du stattdessen bekommst.
guide-tur-bluff-title = Geld und Bluffkarte
guide-tur-bluff-text = Deine Geldkarten müssen für die ganze Partie reichen. Die anderen sehen nur, wie viele Karten du legst: Mit der Bluffkarte sieht eine Zahl ohne Geld aus wie eine mit.
guide-tur-bluff-tip = Die Bluffkarte kostet nichts. Leg sie ab und zu dazu, dann verrät die Zahl deiner Karten nichts.
guide-tur-crew-title = Ein sicherer Punkt: die Ausstatter
guide-tur-crew-text = Statt einer Zahl kannst du eine Geldkarte auf einen Ausstatter bieten. Bekommst du ihn, wird das Geld zum Ausstattungselement: 1 Punkt. Dazu bekommst du einen Ensemble-Sänger, den der Maestro auswählt.
guide-tur-crew-tip = Am besten, wenn die Sänger einander ähneln. Wer links vom Maestro sitzt, kommt zuerst dran.
guide-tur-reveal-title = Die Gebote sind aufgedeckt
guide-tur-reveal-text = Allein auf einem Platz bekommst du die Karte und bezahlst. Unter mehreren gewinnt das meiste Geld und ist dann weg. Bei Gleichstand oben bekommt sie niemand, und alle nehmen ihr Geld zurück.
guide-tur-reveal-tip = Merk dir, wer sein Geld ausgegeben hat. Wer keines mehr hat, kann dich nicht überbieten.
guide-tur-stand-in-title = Du bekommst einen Ensemble-Sänger
guide-tur-stand-in-text = In dieser Runde hast du niemanden engagiert: Der Maestro gibt dir eine der übrigen Karten. Dein Geld ist wieder auf der Hand, wenn es nicht zur Ausstattung geworden ist.
guide-tur-stand-in-tip = Wen der Maestro fürchtet, dem gibt er nichts Brauchbares. Besser, du führst nicht allzu sichtbar.
guide-tur-give-title = Du weist die Ensemble-Sänger zu
guide-tur-give-text = Jeder ohne neue Karte bekommt eine der übrigen. Du entscheidest, wer welche bekommt. Eine bleibt am Ende übrig.
guide-tur-give-tip = Wer führt, bekommt wenige Sterne oder das Geschlecht, von dem er schon zu viel hat. Brauchst du selbst eine Karte, behalte die beste.
guide-tur-name-title = Bestimme einen Spieler
guide-tur-name-text = Wen du bestimmst, der feuert einen der Regisseure. Dich selbst kannst du nicht bestimmen.
guide-tur-name-tip = Bestimme jemanden, dessen Besetzung deiner ähnelt: Er schont die Regisseure, die auch dir nützen.
guide-tur-dismiss-title = Feuere einen Regisseur
guide-tur-dismiss-text = Wähle einen Regisseur, der aus dem Spiel kommt. In Runde 4 werden einige der sechs übrigen engagiert, je einer für jeden Spieler.
guide-tur-dismiss-tip = Nimm den, der deine Sänger Punkte kosten oder einem anderen am meisten bringen würde.
guide-tur-directors-title = Die Runde der Regisseure
guide-tur-directors-text = Diesmal bietest du auf einen Regisseur, genauso wie sonst. Er verändert deine Punkte am Ende, zum Guten oder zum Schlechten. Ausstatter gibt es in dieser Runde nicht.
guide-tur-directors-tip = Sieh dir deine drei Sänger an: Welcher Regisseur belohnt sie? Drei kommen noch dazu.
guide-tur-table-title = Der „Tisch“ spielt mit
guide-tur-table-text = Die übrige Karte geht an den „Tisch“. Seine Sänger übernehmen die Rollen in der Reihenfolge, in der sie kommen. Schlägt er euch beide, verliert ihr beide.
guide-tur-table-tip = Lass ihm einen Mann, wenn seine nächste Rolle eine Frau ist, oder umgekehrt.
guide-tur-cast-title = Besetze deine Oper
guide-tur-cast-text = Gib jedem deiner sechs Sänger eine Rolle. Eine Lieblingsrolle bringt 1 Punkt, ein Mann in einer Frauenrolle oder umgekehrt kostet 1. Die Punkte ändern sich, während du probierst.
guide-tur-cast-tip = „Beste Besetzung“ füllt alle Rollen für dich; mehr Punkte gehen nicht.
guide-tur-end-title = Der Vorhang fällt
guide-tur-end-text = Der Punktezettel zeigt, woher jeder Punkt kommt: Sterne, Ausstattung, Lieblingsrollen, Geschlecht und Regisseur. Bei Gleichstand entscheiden die Sterne allein.
guide-tur-end-tip = Spiel noch einmal: Dann weißt du von der ersten Runde an, auf welche Regisseure es ankommt.
