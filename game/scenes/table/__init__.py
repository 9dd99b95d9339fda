"""The table scene: the drawn table, and everything a player does at it.

`TableScene(services, mode, session, meta)`; `meta` is kept beside the session in its save ("slot", "setup").
"""

from game.scenes.table.scene import TableScene

__all__ = ["TableScene"]
