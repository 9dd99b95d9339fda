"""Looking back: from a line of the log to the table of that moment, which lies over the one that is played."""

from __future__ import annotations

from game.kit.errors import RuleError
from game.kit.past import Glance, closed
from game.kit.shown import LogLine
from game.scenes.table.play import Play
from game.ui.screen.scene import Push, Services


def look_back(services: Services, play: Play, line: LogLine) -> Push | None:
    """The way to the table as it was when a line was told, seen by the seat that looks; None where there is no way
    back, which the player is told.
    """
    at = line.at - closed(play.session)
    if at < 0:
        services.message(services.words("ui.past.closed"))
        return None
    play.keep()
    try:
        glance = Glance(play.log, at, play.seat, saved=not play.unsaved, line=line)
        return Push(services.routes.look_back(play.mode, play.session, play.meta, glance))
    except RuleError:
        services.message(services.words("ui.table.no-further"), "bad")
        return None
