## Hints

hint = Tipp
hint-heading = Die besten Züge nach dem, was du siehst
hint-heading-of = Die besten Züge von { $name } nach dem, was man von diesem Sitz aus sieht:
hint-thinking = Ich überlege …
getting-ready = Vorbereitung: Die Suche wird einmal kompiliert, das dauert bis zu einer Minute …
getting-rules-ready = Vorbereitung: Die Regeln werden einmal kompiliert, das dauert bis zu einer Minute …
hint-points = erwartet: { $points }
hint-chance = in { $percent } % der Fälle
hint-percent = { $percent } %
hint-best = am besten
hint-order = Der beste steht zuerst: Es zählt, was er dir bringt und was er den anderen lässt.
hint-mixed = Die Wahl ist geheim und gleichzeitig: Wer immer dasselbe tut, ist leicht zu durchschauen. Wechsle darum ab, so oft wie angegeben.
hint-only = Etwas anderes gibt es nicht zu tun.
error-hints-not-allowed = Tipps gibt es nur, wo alle anderen Bots sind.
error-hints-not-ready = Die Suche wird noch vorbereitet. Frag in einer Minute noch einmal.
error-thoughts-do-not-fit = Diese Gedanken gehören nicht zu deiner Wahl.
