"""The other workers of the same room: what tables and limits need from them.

interface.py         what a table calls; free where there is only one worker
messages.py          the messages between workers
rings.py             several of them in one notification, or one in several
team.py              sends and receives them, and knows which workers are alive
leases.py            the tables whose bots and clocks this worker runs
remote_presence.py   who is connected to which table through another worker
tallies.py           limits that hold for all workers together
"""
