"""All measurements: `make bench`. Each stands beside its peer or its goal."""

from bench import contract, rules, search, simulate, startup

for part in (rules, contract, startup, simulate, search):
    print(f"\n{(part.__doc__ or '').split(':')[0]}")
    part.main()
