"""What the server keeps about one person across matches.

history.py   their matches, page by page, and statistics
missing.py   adds matches that ended before histories were stored
codes.py     one-time codes that make another browser the same person
leaving.py   deletes all of it
"""
