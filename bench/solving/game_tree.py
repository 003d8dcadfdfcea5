"""The whole tree of a small match as arrays, a node for each position in which somebody has a choice.

On it run counterfactual regret minimisation (CFR+) and exact best responses. The figure is the points that a
seat gains by answering best to the others, averaged over the seats. Chance acts at the beginning only, and
what a seat sees must tell all that it has seen before.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.adapters.matches.turns import Turn, act, turn_at
from ridotto.bots.registry import find_bot
from ridotto.compile.bits import members
from ridotto.compile.kernel import warm_up
from ridotto.engine.bot import decide
from ridotto.engine.play.chance import all_outcomes
from ridotto.engine.rng import Rng

# Both cells and views of some game, for which Python has no type.
AnyGame = Any
AnyState = Any

Floats = NDArray[np.float64]
Indices = NDArray[np.int64]


@dataclass
class Choice:
    """An information state with more than one legal action."""

    first: int
    """The number of its first action among all actions of all choices."""
    seat: int
    known: AnyState
    actions: tuple[int, ...]


@dataclass
class Laying:
    """Lays a tree out, node by node, each after its parent."""

    game: AnyGame
    seats: int
    worth: Callable[[AnyState], Sequence[float]]
    """What an end is worth, by seat."""
    parent: "array[int]" = field(default_factory=lambda: array("q"))
    action: "array[int]" = field(default_factory=lambda: array("q"))
    depth: "array[int]" = field(default_factory=lambda: array("q"))
    """Of the parent."""
    points: "array[float]" = field(default_factory=lambda: array("d"))
    choices: dict[bytes, Choice] = field(default_factory=dict)
    actions: int = 0

    def add(self, turn: Turn[AnyState], parent: int, action: int, depth: int, above: int) -> None:
        while turn.seat is not None:
            legal = members(self.game.legal_actions.run(turn.own.cells, turn.seat))
            if len(legal) > 1:
                break
            turn, depth = act(self.game, turn, legal[0]), depth + 1
        node = len(self.parent)
        self.parent.append(parent)
        self.action.append(action)
        self.depth.append(above)
        self.points.extend(self.worth(turn.settled) if turn.seat is None else (0,) * self.seats)
        if turn.seat is None:
            return
        key = self.game.observation(turn.own, turn.seat).tobytes() + bytes([turn.seat])
        choice = self.choices.get(key)
        if choice is None:
            choice = self.choices[key] = Choice(self.actions, turn.seat, turn.own, legal)
            self.actions += len(legal)
        for place, card in enumerate(legal):
            self.add(act(self.game, turn, card), node, choice.first + place, depth + 1, depth)


class Tree:
    """Nodes in the order in which values go up: those whose parents lie deepest come last."""

    def __init__(self, laid: Laying, deals: int) -> None:
        self.game, self.seats = laid.game, laid.seats
        order = np.argsort(np.array(laid.depth), kind="stable")
        place = np.empty_like(order)
        place[order] = np.arange(len(order))
        self.parent: Indices = np.where(
            np.array(laid.parent)[order] < 0, -1, place[np.array(laid.parent)[order]]
        )
        self.action: Indices = np.array(laid.action)[order]
        self.points: Floats = np.array(laid.points).reshape(-1, self.seats)[order].T.copy()
        self.choices = list(laid.choices.values())
        self.first: Indices = np.array([choice.first for choice in self.choices])
        self.sizes = np.diff(np.append(self.first, laid.actions))
        self.owner: Indices = np.repeat([choice.seat for choice in self.choices], self.sizes)
        depth = np.array(laid.depth)[order]
        edges = np.flatnonzero(np.diff(depth)) + 1
        self.levels = [part for part in np.split(np.arange(len(order)), edges) if depth[part[0]] >= 0]
        self.roots = np.flatnonzero(depth < 0)
        self.deals = deals

    def normalised(self, weights: Floats) -> Floats:
        """By action: its part of the weights of its choice; all the same where they are nothing."""
        sums = np.repeat(np.add.reduceat(weights, self.first), self.sizes)
        even = 1 / np.repeat(self.sizes, self.sizes)
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), even)

    def reaches(self, policy: Floats) -> Floats:
        """By seat and node: how likely this seat's own actions lead there."""
        reach = np.ones((self.seats, len(self.parent)))
        for nodes in self.levels:
            reach[:, nodes] = reach[:, self.parent[nodes]]
            reach[self.owner[self.action[nodes]], nodes] *= policy[self.action[nodes]]
        return reach

    def go_up(self, nodes: Indices, values: Floats, policy: Floats) -> None:
        """Give parents what their children are worth. Children of one parent stand side by side."""
        parents = self.parent[nodes]
        starts = np.flatnonzero(np.diff(parents, prepend=-2))
        worth = values[:, nodes] * policy[self.action[nodes]]
        values[:, parents[starts]] = np.add.reduceat(worth, starts, axis=1)

    def values(self, policy: Floats) -> Floats:
        values = self.points.copy()
        for nodes in reversed(self.levels):
            self.go_up(nodes, values, policy)
        return values

    def weights(self, reach: Floats) -> Floats:
        """By node: how likely all others, and chance, lead to its parent."""
        owner, parents = self.owner[self.action], self.parent
        others = np.ones(len(parents))
        for seat in range(self.seats):
            others *= np.where(owner == seat, 1.0, reach[seat, parents])
        return others / self.deals

    def best_response(self, seat: int, policy: Floats, weights: Floats) -> float:
        """What this seat makes if the others play by the policy and it answers as well as can be."""
        policy, values = policy.copy(), self.points.copy()
        count = len(policy)
        for nodes in reversed(self.levels):
            actions = self.action[nodes]
            mine = self.owner[actions] == seat
            if mine.any():
                worth = np.bincount(actions[mine], weights[nodes[mine]] * values[seat, nodes[mine]], count)
                for choice in np.unique(np.searchsorted(self.first, actions[mine], "right") - 1):
                    its = slice(self.first[choice], self.first[choice] + self.sizes[choice])
                    best = int(worth[its].argmax())
                    policy[its] = 0
                    policy[self.first[choice] + best] = 1
            self.go_up(nodes, values, policy)
        return float(values[seat, self.roots].mean())

    def exploitability(self, policy: Floats) -> float:
        weights, values = self.weights(self.reaches(policy)), self.values(policy)
        gains = [
            self.best_response(seat, policy, weights) - values[seat, self.roots].mean()
            for seat in range(self.seats)
        ]
        return float(np.mean(gains))

    def solve(self, iterations: int) -> Floats:
        """The average policy of CFR+, later iterations counting more."""
        count = len(self.owner)
        regrets, average = np.zeros(count), np.zeros(count)
        inner = np.concatenate(self.levels)
        actions, owner = self.action[inner], self.owner[self.action[inner]]
        for iteration in range(1, iterations + 1):
            policy = self.normalised(regrets)
            reach, values = self.reaches(policy), self.values(policy)
            weights = self.weights(reach)[inner]
            worth = np.bincount(actions, weights * values[owner, inner], count)
            mean = np.repeat(np.add.reduceat(worth * policy, self.first), self.sizes)
            regrets = np.maximum(0, regrets + worth - mean)
            own = np.zeros(count)
            own[actions] = reach[owner, self.parent[inner]]
            average += iteration * own * policy
        return self.normalised(average)

    def policy_of(self, name: str, times: int = 0) -> Floats:
        """How often a bot takes each action if asked so many times for each that it could take.

        By default it is asked once: a bot that always does the same with the same view.
        """
        bot, policy = find_bot(self.game.id, name), np.zeros(len(self.owner))
        for choice in self.choices:
            for time in range(times * len(choice.actions) or 1):
                action = decide(bot, self.game, choice.known, choice.seat, Rng.of(time))
                policy[choice.first + choice.actions.index(action)] += 1
        return self.normalised(policy)


def tree_of(
    game: AnyGame,
    options: Mapping[str, object],
    deals: int | None = None,
    worth: Callable[[AnyState], Sequence[float]] | None = None,
) -> Tree:
    """The tree with seat 0 as the first; of the first deals only, where a number is given.

    Its ends are worth their points, if nothing else is said.
    """
    warm_up((*game.kernels, game.observe))
    s = game.apply_chance(game.start(game.parse_options(options)), (0,))
    outcomes = [outcome for outcome, _ in all_outcomes(game, s)][:deals]
    laid = Laying(game, game.options(s).players, worth or game.scores)
    for outcome in outcomes:
        laid.add(turn_at(game, game.apply_chance(s, outcome)), -1, -1, 0, -1)
    return Tree(laid, len(outcomes))
