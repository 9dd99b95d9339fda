"""The peril phase of Heroes of Terrinoth, and quests that let the leader choose a space [HT-501]."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.peril import arrive_at, move_peril
from game.adventure.table import Table
from game.adventure.windows import open_window, run_in_order
from game.kit.prompts import Prompt


def peril_phase(t: Table) -> None:
    """The peril phase: "start" abilities, the move, the effect; a quest may move the token by its own rules."""
    c = Context(you=t.leader, source="HT-501")
    open_window(t, "peril-start", c)
    if t.track("next:no-peril"):
        t.set_track("next:no-peril", 0)
        return
    own_way = [rule for rule, _ in t.box.quest_rules(t.quest_id, "peril-phase")]
    if own_way:
        run_in_order(t, "peril-phase", c)
    else:
        move_peril(t, 1, resolve=True)


def choose_space(t: Table, c: Context) -> None:
    """The leader moves the token to a space that is not covered; its effect resolves, then the space is covered."""
    options = [str(i) for i in range(len(t.quest.track)) if not t.track(f"covered:{i}")]
    if not options:
        return
    answer = t.ask(Prompt("peril-space", t.leader, c.source, tuple(options)))
    space = int(answer[0])
    t.set_track("peril", space)
    t.note("peril", before=-1, space=space, colour=t.quest.track[space])
    arrive_at(t, t.quest.track[space])
    t.set_track(f"covered:{space}", 1)
