"""Options of a game, declared once.

A game lists its options as values (`NumberOption`, `WordOption`) in the order in which people are asked. From
that list follow parsing and its errors, the flags of the command line, the terminal's menu, the server's
catalogue and the browser's form. Their words are in the language files, by key (`screens/option_words.py`).
"""

from ridotto.engine.options.choices import combinations, setups, summary_names
from ridotto.engine.options.kinds import (
    Chosen,
    NumberOption,
    Offer,
    Option,
    OwnFile,
    Rank,
    Value,
    WordOption,
    whole_number,
)
from ridotto.engine.options.reading import check_at_table, parsed
from ridotto.engine.options.usual import (
    MOST_ROUNDS,
    MOST_ROUNDS_AT_TABLE,
    PLAYERS,
    ROUNDS,
    most_players,
    players_option,
    rounds_option,
)
from ridotto.engine.options.written import DeclaredOptions

__all__ = [
    "MOST_ROUNDS",
    "MOST_ROUNDS_AT_TABLE",
    "PLAYERS",
    "ROUNDS",
    "Chosen",
    "DeclaredOptions",
    "NumberOption",
    "Offer",
    "Option",
    "OwnFile",
    "Rank",
    "Value",
    "WordOption",
    "check_at_table",
    "combinations",
    "most_players",
    "parsed",
    "players_option",
    "rounds_option",
    "setups",
    "summary_names",
    "whole_number",
]
