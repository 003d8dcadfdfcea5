"""What seats learn of later decisions."""

from ridotto.compile.bits import mask_of
from ridotto.search.budget import Budget
from ridotto.search.tree import (
    FEWEST_SLOTS,
    INFOSET_BITS,
    IS_INSIDE,
    KNOWN,
    LENGTH,
    MOST_DECISIONS,
    MOST_SLOTS,
    SLOT_CELLS,
    SLOTS,
    decide_inside,
    decider,
    find,
    go_in,
    learn,
    leave_if_new,
    new_tree,
    together,
    together_with_set,
)

LEGAL = mask_of((3, 7, 20))
USUAL = 7
EXPLORATION = 2.0
SEAT = 1
HERE = together(0, 1)


def playout(tree: list[float], worth_of: dict[int, float], infoset: int = HERE) -> int:
    """One decision inside, and what came of it."""
    go_in(tree)
    chosen = decide_inside(tree, SEAT, LEGAL, USUAL, infoset, EXPLORATION)
    for decision in range(int(tree[LENGTH])):
        learn(tree, decision, worth_of[chosen])
    return chosen


def small_tree() -> list[float]:
    tree: list[float] = new_tree(Budget(playouts=500)).tolist()
    return tree


def test_a_decision_that_is_hardly_known_takes_the_usual_way() -> None:
    tree = small_tree()
    worth = {3: 9.0, 7: 0.0, 20: 0.0}
    assert [playout(tree, worth) for _ in range(KNOWN)] == [USUAL] * KNOWN


def test_then_it_finds_what_is_better_and_stays_with_it() -> None:
    tree = small_tree()
    worth = {3: 1.0, 7: 0.0, 20: 9.0}
    chosen = [playout(tree, worth) for _ in range(300)]
    assert set(chosen) == {3, 7, 20}
    assert chosen[-50:].count(20) > 45


def test_where_the_usual_is_best_little_else_is_tried() -> None:
    tree = small_tree()
    worth = {3: -5.0, 7: 5.0, 20: -5.0}
    assert [playout(tree, worth) for _ in range(300)].count(USUAL) > 280


def test_situations_do_not_learn_from_each_other() -> None:
    tree = small_tree()
    for _ in range(100):
        playout(tree, {3: 9.0, 7: 0.0, 20: 0.0}, infoset=together(HERE, 5))
    assert playout(tree, {3: 9.0, 7: 0.0, 20: 0.0}, infoset=together(HERE, 6)) == USUAL


def test_a_playout_leaves_the_tree_at_its_first_new_decision() -> None:
    tree = small_tree()
    go_in(tree)
    decide_inside(tree, SEAT, LEGAL, USUAL, HERE, EXPLORATION)
    leave_if_new(tree)
    assert tree[IS_INSIDE] == 0.0
    for _ in range(KNOWN):
        playout(tree, {3: 0.0, 7: 0.0, 20: 0.0})
    go_in(tree)
    decide_inside(tree, SEAT, LEGAL, USUAL, HERE, EXPLORATION)
    leave_if_new(tree)
    assert tree[IS_INSIDE] == 1.0


def test_a_rival_learns_what_is_good_for_the_rival() -> None:
    """One after the other in the same playout: what is good for one is bad for the other."""
    tree = small_tree()
    chosen = (0, 0)
    for _ in range(400):
        go_in(tree)
        own = decide_inside(tree, 0, LEGAL, USUAL, HERE, EXPLORATION)
        theirs = decide_inside(tree, 1, LEGAL, USUAL, together(HERE, own), EXPLORATION)
        assert [decider(tree, decision) for decision in range(int(tree[LENGTH]))] == [0, 1]
        # The rival loses by 7 after 3, by 3 after 7, and wins by 20 whatever came before.
        worth = {(3, 7): 5.0, (7, 3): 5.0}.get((own, theirs), -20.0 if theirs == 20 else 0.0)
        learn(tree, 0, worth)
        learn(tree, 1, -worth)
        chosen = (own, theirs)
    assert chosen[1] == 20


def test_different_sets_make_different_situations() -> None:
    """Also where they differ in their highest members only, or one has gone from a set to the other."""
    members = range(62)
    pairs = {
        together_with_set(together_with_set(0, 1 << one), 1 << other) for one in members for other in members
    }
    crowds = {together_with_set(0, (1 << 62) - 1 - (1 << one) - (1 << 61)) for one in range(61)}
    assert len(pairs | crowds) == 62 * 62 + 61


def test_a_full_tree_is_left_as_it_is() -> None:
    tree = small_tree()
    for slot in range(SLOTS, len(tree), SLOT_CELLS):
        tree[slot] = 1.0
    before = tree[SLOTS:]
    assert find(tree, HERE) == 0
    assert playout(tree, {3: 9.0, 7: 0.0, 20: 0.0}) == USUAL
    assert tree[SLOTS:] == before


def test_many_decisions_end_inside_the_head() -> None:
    tree = small_tree()
    infoset = HERE
    for _ in range(KNOWN):
        playout(tree, {3: 0.0, 7: 0.0, 20: 0.0})
    go_in(tree)
    for _ in range(MOST_DECISIONS + 5):
        tree[IS_INSIDE] = 1.0
        action = decide_inside(tree, SEAT, LEGAL, USUAL, infoset, EXPLORATION)
        infoset = together(infoset, action)
    assert tree[IS_INSIDE] == 0.0


def test_numbers_of_situations_are_exact_in_a_float() -> None:
    infoset = 0
    for part in range(1000):
        infoset = together(infoset, part % 63)
        assert 0 < infoset < 1 << INFOSET_BITS
        assert int(float(infoset)) == infoset


def test_trees_grow_with_the_budget_and_have_bounds() -> None:
    def slots(budget: Budget) -> int:
        return (len(new_tree(budget)) - SLOTS) // SLOT_CELLS

    assert slots(Budget(playouts=1)) == FEWEST_SLOTS
    assert slots(Budget(playouts=10_000)) > slots(Budget(playouts=1000))
    assert slots(Budget(playouts=10**9)) == MOST_SLOTS
