"""What belongs to one person over many evenings.

history.py   their matches, page by page, and what they come to
missing.py   matches of before the history was kept
codes.py     one-time codes with which another browser becomes the same person
leaving.py   deleting all of it
"""
