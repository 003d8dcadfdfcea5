"""How many worlds and playouts the search gets through: `python -m bench.bots.search`.

A playout is what the search does with an action: a world, the action, and the rest of the round played by
the policy; with the tree, by what the seat has learnt of its own decisions as well. The search draws a world
once for all actions that it tries in it; what a world for every single playout costs is measured too. Beside
them stands OpenSpiel's information set search, which draws one for each and plays at random.
"""

from bench.games.bottle_imp import searching
from bench.games.turandot.guided import guided_rate
from bench.peer import ismcts_simulations_per_second
from bench.timing import rate, row


def main() -> None:
    searching.compile_all()
    for what, drawn in searching.worlds():
        row(what, rate(drawn), "goal: 300 k/s")
    peer = max(ismcts_simulations_per_second() for _ in range(3))
    row("OpenSpiel oh_hell, ISMCTS, 4 players", rate(peer), "simulations")
    for what, played in searching.playouts():
        row(what, rate(played), f"{played / peer:.1f} x")
    for players in range(2, 6):
        row(f"Turandot {players} players, bids guided by networks", rate(guided_rate(players)))


if __name__ == "__main__":
    main()
