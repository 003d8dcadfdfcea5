"""You against bots, in plain Python: python examples/play_a_match.py [GAME]"""

import sys

import ridotto

YOU = 0

match = ridotto.load(sys.argv[1] if len(sys.argv) > 1 else "bottle_imp", players=3)
while match.play_bots({1: "normal", 2: "easy"}):
    moves = list(match.moves(YOU))
    print(f"\n{match.events[-1]}\nYou may: " + "  ".join(f"{at}) {move}" for at, move in enumerate(moves)))
    line = sys.stdin.readline()
    if not line:
        raise SystemExit("You left.")
    if line.strip().isdecimal() and int(line) < len(moves):
        match.play(YOU, moves[int(line)])
    else:
        print(f"A number from 0 to {len(moves) - 1}, please.")
print(match.outcome)
