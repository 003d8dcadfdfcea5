"""All measurements: `make bench`. Each stands beside its peer or its goal."""

from bench import contract, rules, simulate, startup

for part in (rules, contract, startup, simulate):
    print(f"\n{(part.__doc__ or '').split(':')[0]}")
    part.main()
