"""The workers beside this one, as far as tables and limits have to know them.

interface.py   what a table asks of them; where there are none it costs nothing
words.py       what workers tell each other
team.py        telling and hearing, and who is alive
leases.py      which tables this worker looks after
company.py     who is at which table elsewhere
tallies.py     limits that hold for all workers together
"""
