"""The bodies of requests, before anything looks into them.

reading.py   reads a body up to the limit of its address
places.py    how many large ones may arrive at once, and who makes room for whom
"""
