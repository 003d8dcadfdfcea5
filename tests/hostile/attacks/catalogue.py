"""All attacks by name."""

from collections.abc import Callable, Coroutine

from tests.hostile.attacks import bodies, connections, old_tables, own_pages, replays, sockets, thinking
from tests.hostile.attacks.visitor import Attack

ATTACKS: dict[str, Callable[[Attack], Coroutine[None, None, None]]] = {
    attack.__name__: attack
    for attack in (
        *(sockets.pongs, sockets.pings, sockets.unread_pings, sockets.letters, sockets.pieces),
        *(sockets.garbage, sockets.requests, sockets.coming_and_going, sockets.musical_chairs),
        *(sockets.many_chairs, sockets.chatter),
        *(
            connections.held,
            connections.held_once,
            connections.malformed,
            connections.tiny_chunks,
            connections.long_heads,
        ),
        connections.resets,
        *(thinking.masters, thinking.bots_only, thinking.hints),
        *(replays.bombs, replays.nested_bodies),
        own_pages.own_pages,
        old_tables.old_tables,
        *(bodies.wrong_bodies, bodies.unfinished),
    )
}

FLOODS = ("pongs", "pings", "unread_pings", "letters", "pieces")
"""With the smallest frames, without end."""
