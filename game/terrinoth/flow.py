"""The flow of a quest: set-up, then rounds of hero, enemy, peril and travel phase, until it ends [HT-201]."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

from game.adventure.companions import companions_of, decider_of
from game.adventure.context import Context
from game.adventure.ending import QuestOver
from game.adventure.enemy_activation import activate_enemy, candidates, choose_enemy
from game.adventure.windows import open_window
from game.kit.board import State
from game.kit.companions import seated
from game.kit.errors import RuleError
from game.kit.flow import Flow
from game.kit.prompts import Prompt
from game.kit.save_format import Saved, resume
from game.kit.session import Session
from game.kit.table import Answerer, Script
from game.terrinoth.activation import activate
from game.terrinoth.box import Box
from game.terrinoth.computer_player import PLAYERS
from game.terrinoth.dealing import deal
from game.terrinoth.peril import peril_phase
from game.terrinoth.prospects import prospect
from game.terrinoth.setup import new_state, set_up
from game.terrinoth.table import Table
from game.terrinoth.travel import travel_phase

OF_THE_PARTY = frozenset({"second-turn", "travel", "leader", "peril-space", "counterattack"})
"""Questions that the leader answers for all [HT-004]."""
MOST_ROUNDS = 60
"""No quest lasts so long; a game that does is stuck and ends in defeat so that a simulation can tell."""


def playing(node: Callable[[Table], str]) -> Callable[[Table], str]:
    """A node that leads to the result as soon as the quest is over [HT-902]."""

    @wraps(node)
    def guarded(t: Table) -> str:
        try:
            return node(t)
        except QuestOver:
            t.busy.clear()
            t.action, t.bar, t.enemy_acting, t.activating = None, None, "", ""
            return "result"

    return guarded


def enter_phase(t: Table, phase: str) -> None:
    """Note the phase; outside hero and enemy phase the leader is the active hero [HT-012]."""
    t.set_track("phase", phase)
    t.set_track("active", "")
    t.note("phase", phase=phase, round=t.track("round"))


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
    t.set_track("round", t.track("round") + 1)
    if t.track("round") > MOST_ROUNDS:
        t.set_track("outcome", "defeat")
        t.note("stuck", round=t.track("round"))
        return "result"
    for name in [n for n in t.board.tracks if n.startswith("used:")]:
        t.set_track(name, 0)
    t.note("round", round=t.track("round"))
    enter_phase(t, "heroes")
    seats = t.seats
    at = seats.index(t.leader)
    order = seats[at:] + seats[:at]
    t.set_track("turns", ",".join(order * 2 if len(seats) <= 2 else order))
    return "hero_turn"


@playing
def hero_turn(t: Table) -> str:
    """The next hero activates; defeated ones are passed over [HT-202, HT-801]."""
    turns = [hero for hero in t.word("turns").split(",") if hero]
    while turns and not t.standing(turns[0]):
        turns.pop(0)
    if not turns:
        t.set_track("turns", "")
        return "second_turn" if len(t.seats) == 3 and not t.track("second_done") else "enemy_phase"
    t.set_track("turns", ",".join(turns[1:]))
    activate(t, turns[0])
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
    start = t.word("enemy_seat")
    for hero in t.heroes(start if t.standing(start) else t.next_hero(start)):
        ready = candidates(t, hero)
        if ready:
            t.set_track("active", hero)
            activate_enemy(t, hero, choose_enemy(t, hero, ready))
            t.set_track("enemy_seat", t.next_hero(hero))
            return "enemy_turn"
    return "ready_enemies"


@playing
def ready_enemies(t: Table) -> str:
    """End of the enemy phase: every enemy in play is readied [HT-410]."""
    for enemy in t.enemies():
        t.ready(enemy)
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


def make_table(box: Box) -> Callable[[State, Answerer], Table]:
    """What makes a table over a state, for sessions."""
    return lambda state, answerer: Table(state, answerer, box)


def session_at(box: Box, state: State, script: Script | None = None) -> Session:
    """A session that stands at a state (not begun), with free or scripted dice."""
    session = Session(FLOW, make_table(box), state, script=script)
    setup_record = state.setup
    session.companions = companions_of(setup_record)
    session.origin = lambda: new_state(box, setup_record)
    return session


def new_session(box: Box, setup: dict[str, Any]) -> Session:
    """A session of a new game (not begun). Raises RuleError for a set-up that cannot be played."""
    return session_at(box, new_state(box, setup))


def load_session(box: Box, saved: Saved) -> Session:
    """The session of a save, at the very question it was left at. Raises RuleError for a save that cannot be played."""
    try:
        new_state(box, saved.state.setup)
        if saved.state.node not in FLOW.nodes or saved.history[-1].node != saved.state.node:
            raise RuleError(f"there is no node {saved.state.node!r} to go on from")
        return resume(session_at(box, saved.state), saved)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as fault:
        raise RuleError(f"{type(fault).__name__}: {fault}") from fault
