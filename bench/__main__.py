"""All measurements: `make bench`. Each stands beside its peer or its goal."""

from bench import contract, ready, rules, search, simulate, start

for part in (rules, contract, ready, start, simulate, search):
    print(f"\n{(part.__doc__ or '').split(':')[0]}")
    part.main()
