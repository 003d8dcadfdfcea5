## Hints

hint = Tipp
hint-heading = Die besten Züge nach dem, was du siehst
hint-heading-of = Die besten Züge von { $name } nach dem, was man von diesem Platz sieht:
hint-thinking = Ich überlege …
getting-ready = Vorbereitung: Die Suche wird einmal kompiliert, das dauert bis zu einer Minute …
hint-play = Spiel { $card }
hint-pass = Gib ab: { $choice }
hint-bid = Biete { $choice }
hint-give = { $who ->
    [you] Nimm die Karte auf Platz { $slot }
   *[other] Gib die Karte auf Platz { $slot } an { $name }
}
hint-name = Lass { $name } einen Regisseur feuern
hint-dismiss = Feuere den Regisseur „{ $director }“
hint-cast = Besetzung: { $choice }
hint-points = erwartet: { $points }
hint-points-bottle_imp = erwartet in dieser Runde: { $points }
hint-points-turandot = erwartet am Ende: { $points }
hint-chance = in { $percent } % der Fälle
hint-order = Der beste steht zuerst: Es zählt, was er dir bringt und was er den anderen lässt.
hint-mixed = Gebote sind geheim und gleichzeitig: Wer immer gleich bietet, ist zu erraten. Wechsle darum ab, so oft wie angegeben.
hint-only = Etwas anderes gibt es nicht zu tun.
error-hints-not-allowed = Tipps gibt es nur, wo alle anderen Bots sind.
error-hints-not-ready = Die Suche wird noch vorbereitet. Frag in einer Minute noch einmal.
