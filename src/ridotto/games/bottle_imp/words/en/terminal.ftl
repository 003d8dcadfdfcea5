## The Bottle Imp: in the terminal

option-ask-bottle_imp-team_penalty = What does the bottle cost a team?
setup-bottle_imp = { $players } players, { $mode }
heading-team = team
heading-cards = cards
heading-last-trick = last trick
heading-this-trick = now
heading-why = reason
headline-bottle_imp = The Bottle Imp, { $mode } · round { $round } of { $rounds }
ask-pass = { $count ->
    [one] Choose a card for:
   *[other] Choose { $count } cards, for:
} { $goals }. Type for example: { $example }
ask-pass-so-far = Chosen: { $cards }.
ask-play = Play a card. You may type: { $cards }
ask-play-only = You can only play the { $card }. Enter plays it.
help-bottle_imp =
    Type the number of a card to play it: 24
    Cards to give away: all at once (1 37 22) or one by one.
    Half cards: 2.5 or 2,5. Cards you may not play now are dimmed.
    ● red   ■ blue   ▲ green   ◆ yellow. Below a card: its points.

    ?   this help
    r   the rules in short
    u   take back cards that are not yet passed
    l   what happened so far
    s   the score sheet
    h   a hint, where one person plays against bots
    d   what is at stake, by what you have seen
    q   quit; the match is kept, go on with: ridotto play --resume
