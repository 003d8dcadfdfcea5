## The Bottle Imp: what is at stake

danger = At stake
danger-nobody = Nobody owns a bottle yet.
danger-stake = { $who ->
    [you] You stand to lose
   *[other] { $name } stands to lose
} { $least } to { $most } points for the mystery trick; the { $taken } from tricks so far would not count.
danger-stake-sure = { $who ->
    [you] You stand to lose
   *[other] { $name } stands to lose
} { $most } points for the mystery trick; the { $taken } from tricks so far would not count.
danger-sellers = Unseen cards under { $price }, with which the bottle could still go:
danger-sellers-none = No unseen card is under { $price }.
danger-sellers-mystery = Some of them may lie in the mystery trick.
danger-given = Given away: { $names }
danger-lacks = Colours that a hand has shown to lack:
danger-lacks-of = { $name }: no { $colours }
danger-lacks-none = Nobody has shown to lack a colour.
