"""The flow: set-up, rounds of turns, the time track, combats, the end (part 11 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from game.kit.board import State
from game.kit.companions import seated
from game.kit.flow import Flow
from game.runebound import actions, adventures, aftermath, names, setting_up, time_track
from game.runebound.breaking import break_off
from game.runebound.combat_flow import FOLLOWS as FIGHTING
from game.runebound.combat_flow import NODES as FIGHT_NODES
from game.runebound.computer_player import PLAYERS
from game.runebound.dealing import deal
from game.runebound.endings import CombatOver, GameOver, TurnOver
from game.runebound.prospects import prospect
from game.runebound.table import Table
from game.runebound.turn import begin_round, begin_turn, end_turn

Node = Callable[[Table], str]


def guarded(node: Node) -> Node:
    """A node that may be broken off in the middle, and where the game then goes on [RB-722, RB-804, RB-933]."""

    @wraps(node)
    def run(t: Table) -> str:
        try:
            return node(t)
        except GameOver:
            return "result"
        except CombatOver:
            return "combat_over"
        except TurnOver:
            break_off(t)
            return "turn_end"

    return run


def setup(t: Table) -> str:
    """All is laid out [RB-101 to RB-108]."""
    setting_up.set_up(t)
    return "starts"


def starts(t: Table) -> str:
    """Heroes are put on the map [RB-109]."""
    setting_up.choose_starts(t)
    return "abilities"


def abilities(t: Table) -> str:
    """Set-up abilities [RB-110], then markets and scenario [RB-111 to RB-113]."""
    setting_up.use_abilities(t)
    setting_up.pay_for_places(t)
    setting_up.open_markets(t)
    setting_up.begin_scenario(t)
    return "round"


def round_begins(t: Table) -> str:
    """A round [RB-201]."""
    begin_round(t)
    return "turn"


def advance(t: Table) -> str:
    """The time token moves on, or Margath marches [RB-901, RB-914]."""
    time_track.advance(t)
    return "round"


def turn(t: Table) -> str:
    """A turn begins [RB-202]."""
    begin_turn(t)
    return "act"


def act(t: Table) -> str:
    """Action after action, and free deeds between them [RB-203 to RB-206]."""
    return actions.act(t)


def event(t: Table) -> str:
    """An event is resolved [RB-515]."""
    adventures.resolve_event(t, t.active)
    return "act"


def combat_over(t: Table) -> str:
    """What a combat leads to [RB-721, RB-725]."""
    aftermath.resolve(t)
    return "act"


def turn_end(t: Table) -> str:
    """The end of a turn; after the last one of a round the time token advances [RB-201, RB-202]."""
    end_turn(t)
    return "turn" if t.word(names.TURNS) else "advance"


def surrender(t: Table) -> str:
    """The players have given up: a defeat."""
    t.note("surrender")
    t.set_track(names.OUTCOME, names.DEFEAT)
    t.note("over", outcome=names.DEFEAT)
    return "result"


def result(t: Table) -> str:
    """Over."""
    return "result"


def worth(state: State, chooser: str) -> float:
    """Rivals win alone; all others together."""
    tracks = state.board.tracks
    if tracks.get(names.OUTCOME) != names.VICTORY:
        return 0.0
    return float(state.setup["form"] != names.RIVALS or tracks.get(names.WINNER) == chooser)


NODES: dict[str, Node] = {
    "setup": setup, "starts": starts, "abilities": abilities, "round": round_begins, "advance": advance, "turn": turn,
    "act": act, "event": event, "combat_over": combat_over, "turn_end": turn_end, "surrender": surrender,
    "result": result, **FIGHT_NODES,
}  # fmt: skip
_BREAKS = frozenset({"turn_end", "result"})
"""Where any node of a turn may lead when the hero is defeated, or the game is over."""
FOLLOWS: dict[str, frozenset[str]] = {
    "setup": frozenset({"starts"}),
    "starts": frozenset({"abilities"}),
    "abilities": frozenset({"round"}),
    "round": frozenset({"turn"}),
    "advance": frozenset({"round", "result"}),
    "turn": frozenset({"act"}) | _BREAKS,
    "act": frozenset({"act", "event", "combat"}) | _BREAKS,
    "event": frozenset({"act"}) | _BREAKS,
    "combat_over": frozenset({"act"}) | _BREAKS,
    "turn_end": frozenset({"turn", "advance", "turn_end"}),
    "surrender": frozenset({"result"}),
    "result": frozenset({"result"}),
    **{node: after | {"combat_over"} | _BREAKS for node, after in FIGHTING.items()},
}


def _flow(hidden: bool) -> Flow:
    """The flow of a form of play; who leaves hands the hero to the computer [RB-934]."""
    return Flow(
        nodes={name: guarded(node) for name, node in NODES.items()},
        follows=FOLLOWS,
        ends=frozenset({"result"}),
        hidden_hands=hidden,
        computer=seated(PLAYERS),
        deal=deal,
        worth=worth,
        prospect=prospect,
        given_up="surrender",
    )


FLOWS = {names.RIVALS: _flow(True), names.SOLO: _flow(False), names.TOGETHER: _flow(False)}
"""The flow of each form of play: only rivals hide their hands, so nobody takes back what another answered [12.4]."""
