"""`--workers N`: one parent that listens, and N children that serve.

parent.py   starts children, replaces those that die, passes signals on
child.py    one of them
order.py    what the parent sends a child when it starts
"""
