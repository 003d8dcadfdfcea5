"""Options of games are flags beside those of the commands, so some names are taken."""

import argparse
from functools import partial

from ridotto.commands.parsing.arguments import COMMANDS
from ridotto.commands.parsing.parser import parser_of
from ridotto.commands.parsing.setup import option_names
from ridotto.games.checks import TAKEN
from ridotto.locale import translate

OF_BATCHES = {"kernels", "setups"}


def test_no_game_can_take_a_name_of_a_command() -> None:
    parser = parser_of(COMMANDS, COMMANDS, partial(translate, "en"))
    (commands,) = [each for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
    with_games = [
        {action.dest for action in command._actions}
        for command in commands.choices.values()
        if any(action.dest == option_names()[0] for action in command._actions)
    ]
    assert len(with_games) == 4
    used = {name for names in with_games for name in names} | {each.dest for each in parser._actions}
    assert used - set(option_names()) == TAKEN - OF_BATCHES
