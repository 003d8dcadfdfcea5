## The Bottle Imp: what is at stake

danger = Was auf dem Spiel steht
danger-nobody = Noch gehört niemandem eine Flasche.
danger-stake = { $who ->
    [you] Dir drohen
   *[other] { $name } drohen
} { $least } bis { $most } Minuspunkte für den Teufelsstich; die { $taken } aus den Stichen bisher würden nicht zählen.
danger-stake-sure = { $who ->
    [you] Dir drohen
   *[other] { $name } drohen
} { $most } Minuspunkte für den Teufelsstich; die { $taken } aus den Stichen bisher würden nicht zählen.
danger-sellers = Ungesehene Karten unter { $price }, mit denen die Flasche noch weitergehen kann:
danger-sellers-none = Unter { $price } ist keine ungesehene Karte mehr.
danger-sellers-mystery = Manche davon können im Teufelsstich liegen.
danger-given = Weitergegeben: { $names }
danger-lacks = Farben, die einer Hand erkennbar fehlen:
danger-lacks-of = { $name }: ohne { $colours }
danger-lacks-none = Niemandem fehlt bisher erkennbar eine Farbe.
