"""The quest scene: the table, and everything a hand does at it.

`QuestScene(services, mode, session, meta)`; `meta` is kept beside the session in its save ("slot", "setup").
"""

from game.scenes.table.scene import TableScene

__all__ = ["TableScene"]
