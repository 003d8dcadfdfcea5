## The Bottle Imp: what is at stake

danger = La posta in gioco
danger-nobody = Nessuno possiede ancora una bottiglia.
danger-stake = { $who ->
    [you] Rischi
   *[other] { $name } rischia
} da { $least } a { $most } punti per la presa misteriosa; i punti delle prese fatte finora ({ $taken }) non varrebbero.
danger-stake-sure = { $who ->
    [you] Rischi
   *[other] { $name } rischia
} { $most } punti per la presa misteriosa; i punti delle prese fatte finora ({ $taken }) non varrebbero.
danger-sellers = Carte non viste sotto { $price }, con cui la bottiglia può ancora passare di mano:
danger-sellers-none = Sotto { $price } non resta alcuna carta non vista.
danger-sellers-mystery = Alcune possono essere nella presa misteriosa.
danger-given = Carte passate: { $names }
danger-lacks = Colori che una mano ha mostrato di non avere:
danger-lacks-of = { $name }: niente { $colours }
danger-lacks-none = Nessuno ha mostrato finora di essere senza un colore.
