"""The flow of a quest: set-up, then rounds of hero, enemy, peril and travel phase, until it ends [HT-201]."""

from __future__ import annotations

from functools import partial

from game.adventure.companions import companions_of, decider_of
from game.adventure.context import Context
from game.adventure.rounds import (
    begin_round,
    clockwise,
    enter_phase,
    leading_to,
    next_turn,
    ready_all_enemies,
    take_enemy_turn,
)
from game.adventure.windows import open_window
from game.kit.companions import seated
from game.kit.flow import Flow
from game.kit.prompts import Prompt
from game.kit.sessions import Sessions
from game.terrinoth.activation import activate
from game.terrinoth.computer_player import PLAYERS
from game.terrinoth.dealing import deal
from game.terrinoth.peril import peril_phase
from game.terrinoth.prospects import prospect
from game.terrinoth.setup import new_state, set_up
from game.terrinoth.table import Table
from game.terrinoth.travel import travel_phase

OF_THE_PARTY = frozenset({"second-turn", "travel", "leader", "peril-space", "counterattack"})
"""Questions that the leader answers for all [HT-004]."""
playing = leading_to("result")


@playing
def setup(t: Table) -> str:
    """Set-up of the quest [HT-101 to HT-115]."""
    t.set_track("round", 0)
    enter_phase(t, "setup")
    set_up(t)
    return "hero_phase"


@playing
def hero_phase(t: Table) -> str:
    """A round begins with its hero phase [HT-201]: from the leader clockwise every hero will activate; two heroes
    twice, in turn [HT-202].

    "Once per round" starts anew [R-10, HT-811].
    """
    if not begin_round(t):
        return "result"
    for name in [n for n in t.board.tracks if n.startswith("used:")]:
        t.set_track(name, 0)
    t.note("round", round=t.track("round"))
    order = clockwise(t)
    t.set_track("turns", ",".join(order * 2 if len(order) <= 2 else order))  # before the phase is told with its turns
    enter_phase(t, "heroes")
    return "hero_turn"


@playing
def hero_turn(t: Table) -> str:
    """The next hero activates; defeated ones are passed over [HT-202, HT-801]."""
    hero = next_turn(t)
    if not hero:
        return "second_turn" if len(t.seats) == 3 and not t.track("second_done") else "enemy_phase"
    activate(t, hero)
    return "hero_turn"


@playing
def second_turn(t: Table) -> str:
    """Three heroes: after all three, the leader chooses one hero to activate again [HT-202]."""
    t.set_track("active", "")
    t.set_track("second_done", 1)
    answer = t.ask(Prompt("second-turn", t.leader, "HT-202", tuple(t.heroes())))
    t.set_track("turns", answer[0])
    return "hero_turn"


@playing
def enemy_phase(t: Table) -> str:
    """The enemy phase begins with its "start" abilities; the leader is the first to activate an enemy [HT-401]."""
    t.set_track("second_done", 0)
    enter_phase(t, "enemies")
    open_window(t, "enemy-phase-start", Context(you=t.leader, source="HT-401"))
    t.set_track("enemy_seat", t.leader)
    return "enemy_turn"


@playing
def enemy_turn(t: Table) -> str:
    """The next hero clockwise who can activates one ready enemy, round and round, until no hero can [HT-401]."""
    turn = take_enemy_turn(t)
    if turn is None:
        return "ready_enemies"
    t.set_track("enemy_seat", t.next_hero(turn.hero))
    return "enemy_turn"


@playing
def ready_enemies(t: Table) -> str:
    """End of the enemy phase: every enemy in play is readied [HT-410]."""
    ready_all_enemies(t)
    return "peril"


@playing
def peril(t: Table) -> str:
    """The peril phase [HT-501]."""
    enter_phase(t, "peril")
    peril_phase(t)
    return "travel"


@playing
def travel(t: Table) -> str:
    """The travel phase [HT-601]."""
    enter_phase(t, "travel")
    travel_phase(t)
    return "round_end"


@playing
def round_end(t: Table) -> str:
    """End of the round: what a quest does then, and its victory check [HT-203]; then the next round."""
    enter_phase(t, "end")
    open_window(t, "round-end", Context(you=t.leader, source="HT-203"))
    return "hero_phase"


def result(t: Table) -> str:
    """The quest is over."""
    return "result"


FLOW = Flow(
    nodes={
        "setup": setup, "hero_phase": hero_phase, "hero_turn": hero_turn, "second_turn": second_turn,
        "enemy_phase": enemy_phase, "enemy_turn": enemy_turn, "ready_enemies": ready_enemies, "peril": peril,
        "travel": travel, "round_end": round_end, "result": result,
    },
    follows={
        "setup": frozenset({"hero_phase", "result"}),
        "hero_phase": frozenset({"hero_turn", "result"}),
        "hero_turn": frozenset({"hero_turn", "second_turn", "enemy_phase", "result"}),
        "second_turn": frozenset({"hero_turn", "result"}),
        "enemy_phase": frozenset({"enemy_turn", "result"}),
        "enemy_turn": frozenset({"enemy_turn", "ready_enemies", "result"}),
        "ready_enemies": frozenset({"peril", "result"}),
        "peril": frozenset({"travel", "result"}),
        "travel": frozenset({"round_end", "result"}),
        "round_end": frozenset({"hero_phase", "result"}),
        "result": frozenset({"result"}),
    },
    ends=frozenset({"result"}),
    deal=deal,
    prospect=prospect,
    computer=seated(PLAYERS, partial(decider_of, of_the_party=OF_THE_PARTY)),
)  # fmt: skip
SESSIONS = Sessions(lambda record: FLOW, Table, new_state, companions_of)
make_table, session_at, new_session, load_session = SESSIONS.make_table, SESSIONS.at, SESSIONS.new, SESSIONS.load
