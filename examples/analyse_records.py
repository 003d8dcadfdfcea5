"""Figures from a file of records: python examples/analyse_records.py FILE

ridotto simulate bottle_imp --players 3 --bot heuristic --games 500 --out records.jsonl
"""

import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean

import ridotto.games  # noqa: F401  (finds the games)
from ridotto.engine.errors import RidottoError
from ridotto.engine.records.files import read_records
from ridotto.engine.records.verify import verify

scores: dict[int, list[int]] = defaultdict(list)
wins: dict[int, float] = defaultdict(float)
with Path(sys.argv[1]).open(encoding="utf-8") as file:
    for line, record in read_records(file):
        if isinstance(record, RidottoError) or verify(record) is not None:
            print(f"line {line} is left out: it disagrees with the rules")
        elif record.result is not None:
            for seat, score in enumerate(record.result["scores"]):
                scores[seat].append(score)
            for seat in (winners := record.result["winners"]):
                wins[seat] += 1 / len(winners)

print("seat   points    won")
for seat, points in sorted(scores.items()):
    print(f"{seat:4}  {fmean(points):7.2f}  {wins[seat] / len(points):5.1%}")
