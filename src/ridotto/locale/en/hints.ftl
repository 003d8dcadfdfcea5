## Hints

hint = Hint
hint-heading = The best moves, from what you can see
hint-heading-of = The best moves of { $name }, from what this seat can see:
hint-thinking = Thinking …
getting-ready = Getting ready: the search is compiled once, which takes up to a minute …
hint-play = Play { $card }
hint-pass = Give away: { $choice }
hint-bid = Bid { $choice }
hint-give = { $who ->
    [you] Take number { $slot }
   *[other] Give number { $slot } to { $name }
}
hint-name = Let { $name } dismiss a director
hint-dismiss = Dismiss the director “{ $director }”
hint-cast = Cast: { $choice }
hint-points = expected: { $points }
hint-points-bottle_imp = expected this round: { $points }
hint-points-turandot = expected in the end: { $points }
hint-chance = { $percent } % of the time
hint-order = The best comes first: what it brings you counts, and what it leaves to the others.
hint-mixed = Bids are secret and meet: whoever always bids the same can be guessed. So vary them, as often as stated.
hint-only = There is nothing else to do.
error-hints-not-allowed = Hints are only given where all others are bots.
error-hints-not-ready = The search is still getting ready. Ask again in a minute.
