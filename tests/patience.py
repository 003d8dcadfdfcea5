"""How long tests wait for what must happen.

It is only a limit for things that never come. A test waits for a condition and goes on at once; on a busy
machine everything takes many times as long as on an idle one.
"""

PATIENCE_S = 120
