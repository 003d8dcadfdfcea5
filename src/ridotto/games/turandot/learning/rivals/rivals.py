"""The rivals as `learn` uses them."""

from ridotto.compile.kernel import Kernel
from ridotto.games.turandot.bots.search.lookup_arrays import tables
from ridotto.games.turandot.learning.rivals.choosing import choose, choose_for_rows
from ridotto.games.turandot.learning.rivals.scratch import SIZE
from ridotto.games.turandot.rules.options import ROUNDS
from ridotto.games.turandot.rules.state import CAST_SIZE
from ridotto.nets.declared import Rivals

RIVALS = Rivals(
    choose=choose,
    for_rows=Kernel(choose_for_rows, "rRvVrvi"),
    weights=tables(ROUNDS, CAST_SIZE),
    scratch=SIZE,
)
