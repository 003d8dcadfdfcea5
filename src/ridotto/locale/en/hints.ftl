## Hints

hint = Hint
hint-heading = The best moves, from what you can see
hint-heading-of = The best moves of { $name }, from what this seat can see:
hint-thinking = Thinking…
getting-ready = Getting ready: the search is compiled once, which takes up to a minute…
getting-rules-ready = Getting ready: the rules are compiled once, which takes up to a minute…
hint-points = expected: { $points }
hint-chance = { $percent }% of the time
hint-percent = { $percent }%
hint-best = best
hint-order = The best comes first: what it brings you counts, and what it leaves to the others.
hint-mixed = Choices are secret and simultaneous: whoever always does the same can be guessed. So vary, as often as stated.
hint-only = There is nothing else to do.
error-hints-not-allowed = Hints are only given where all others are bots.
error-hints-not-ready = The search is still getting ready. Ask again in a minute.
error-thoughts-do-not-fit = These thoughts are not about the choice that you have.
