"""All measurements: `make bench`. Each stands beside its peer or its goal."""

from bench import ready, start
from bench.bots import search
from bench.engine import contract, rules, simulate

for part in (rules, contract, ready, start, simulate, search):
    print(f"\n{(part.__doc__ or '').split(':')[0]}")
    part.main()
