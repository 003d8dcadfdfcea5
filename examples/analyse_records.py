"""Figures from a file of records: python examples/analyse_records.py FILE

ridotto simulate bottle_imp --players 3 --bot heuristic --games 500 --out records.jsonl
"""

import sys
from collections import defaultdict
from statistics import fmean

import ridotto

scores: dict[int, list[int]] = defaultdict(list)
wins: dict[int, float] = defaultdict(float)
for number, record in enumerate(ridotto.read_records(sys.argv[1]), start=1):
    if ridotto.verify(record) is not None:
        print(f"record {number} is left out: it disagrees with the rules")
    elif record.result is not None:
        for seat, score in enumerate(record.result["scores"]):
            scores[seat].append(score)
        for seat in (winners := record.result["winners"]):
            wins[seat] += 1 / len(winners)

print("seat   points    won")
for seat, points in sorted(scores.items()):
    print(f"{seat:4}  {fmean(points):7.2f}  {wins[seat] / len(points):5.1%}")
