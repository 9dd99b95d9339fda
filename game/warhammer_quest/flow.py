"""The flow of a campaign or a delve: quests of rounds, and between them the settlement [WQ-201, WQ-1211]."""

from __future__ import annotations

from functools import partial

from game.adventure.companions import companions_of, decider_of
from game.adventure.context import Context
from game.adventure.ending import VICTORY
from game.adventure.rounds import (
    begin_round,
    clockwise,
    enter_phase,
    leading_to,
    next_turn,
    ready_all_enemies,
    take_enemy_turn,
)
from game.adventure.table import gear_zone
from game.adventure.windows import open_window, run_in_order
from game.kit.companions import seated
from game.kit.flow import Flow
from game.kit.prompts import Prompt
from game.kit.sessions import Sessions
from game.warhammer_quest.activation import activate
from game.warhammer_quest.campaign import note_result
from game.warhammer_quest.computer_player import PLAYERS
from game.warhammer_quest.dealing import deal
from game.warhammer_quest.kit import hand_out_kit
from game.warhammer_quest.location_phase import location_phase
from game.warhammer_quest.peril_phase import peril_phase
from game.warhammer_quest.prospects import prospect
from game.warhammer_quest.remembered import remember
from game.warhammer_quest.settlement import VISITS, clean_up, refresh, settle
from game.warhammer_quest.setup import lay_out_box, new_state, set_up_quest
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import LEADER, QUEST, visits_track

OF_THE_PARTY = frozenset({"travel", "distribute", "settle", "set-out"})
"""Questions that the leader answers for all [WQ-006]."""
playing = leading_to("quest_end")


# -- a quest -----------------------------------------------------------------------------------------


def begin(t: Table) -> str:
    """The box is laid out, once for a campaign or a delve [WQ-101]; a single quest is given its kit [WQ-1261]."""
    lay_out_box(t)
    t.set_track(QUEST, str(t.state.setup["quest"]))
    return "setup" if t.campaign or t.delve else "kit"


def kit(t: Table) -> str:
    """What a party of a single quest has from the quests before [WQ-1262]."""
    hand_out_kit(t, t.quest.number)
    return "setup"


@playing
def setup(t: Table) -> str:
    """Set-up of a quest [WQ-111 to WQ-118]."""
    t.set_track("round", 0)
    enter_phase(t, "setup")
    set_up_quest(t, t.word(QUEST))
    return "hero_phase"


@playing
def hero_phase(t: Table) -> str:
    """A round begins: exhausted gear is readied [WQ-310]; the sequence of turns is fixed [WQ-207]."""
    if not begin_round(t):
        return "quest_end"
    t.note("round", round=t.track("round"))
    t.set_track("turns", ",".join(turn_order(t)))  # before the phase is told with its turns
    enter_phase(t, "heroes")
    for hero in t.seats:
        for piece in t.zone(gear_zone(hero)):
            t.ready(piece)
    open_window(t, "hero-phase-start", Context(you=t.leader, source="WQ-310"))
    return "hero_turn"


def turn_order(t: Table) -> list[str]:
    """The sequence of turns of a hero phase: from the leader clockwise [WQ-202], two heroes twice in turn [WQ-204], of
    three the leader first and last [WQ-203]; the fallen have empty turns in it [WQ-207].
    """
    order = clockwise(t)
    if len(order) == 2:
        return order * 2
    return [*order, order[0]] if len(order) == 3 else order


@playing
def hero_turn(t: Table) -> str:
    """The next hero activates; turns of the fallen are dropped [WQ-205, WQ-206]."""
    hero = next_turn(t)
    if not hero:
        return "enemy_phase"
    activate(t, hero)
    return "hero_turn"


@playing
def enemy_phase(t: Table) -> str:
    """The enemy phase begins; the leader is the first to activate an enemy [WQ-731]."""
    enter_phase(t, "enemies")
    open_window(t, "enemy-phase-start", Context(you=t.leader, source="WQ-731"))
    t.set_track("enemy_seat", t.leader)
    return "enemy_turn"


@playing
def enemy_turn(t: Table) -> str:
    """The next hero clockwise who can activates one ready enemy, until no hero can [WQ-731, WQ-732]."""
    turn = take_enemy_turn(t)
    if turn is None:
        return "ready_enemies"
    open_window(t, "after-enemy", Context(you=t.active, source=turn.enemy, this=turn.enemy))
    t.set_track("enemy_seat", t.next_hero(turn.hero))
    return "enemy_turn"


@playing
def ready_enemies(t: Table) -> str:
    """End of the enemy phase: every enemy in play is readied [WQ-736]."""
    ready_all_enemies(t)
    return "location"


@playing
def location(t: Table) -> str:
    """The location phase [WQ-601]."""
    enter_phase(t, "location")
    location_phase(t)
    return "peril"


@playing
def peril(t: Table) -> str:
    """The peril phase, and the next round [WQ-1201, WQ-201]."""
    enter_phase(t, "peril")
    peril_phase(t)
    return "hero_phase"


def quest_end(t: Table) -> str:
    """The quest is over: a campaign goes on to the settlement, won or lost [WQ-1211], but not after its last quest
    [WQ-1212].
    """
    t.set_track("active", "")
    t.set_track("turns", "")
    if not t.campaign:
        return "result"
    note_result(t)
    last = t.quest_id == t.box.campaign()[-1]
    return "result" if last else "settlement"


# -- between quests ----------------------------------------------------------------------------------


def settlement(t: Table) -> str:
    """Step 1: reward or penalty [WQ-1231]; then every hero has two visits [WQ-1232]."""
    t.set_track("phase", "settlement")
    won = t.word("outcome") == VICTORY
    t.note("settlement", quest=t.quest_id, outcome=t.word("outcome"))
    run_in_order(t, "reward" if won else "penalty", Context(you=t.leader, source=t.quest_id))
    for hero in t.seats:
        t.set_track(visits_track(hero), VISITS)
    return "town"


def town(t: Table) -> str:
    """Step 2: visits and gifts in any order, until the party is done [WQ-1232, WQ-1237]."""
    return "town" if settle(t, places=True) else "refreshed"


def refreshed(t: Table) -> str:
    """Step 3: the heroes are whole again [WQ-1238]."""
    refresh(t)
    return "gifts"


def gifts(t: Table) -> str:
    """After the refresh gear may be given once more, what was depleted too [WQ-1237]; then the clean-up [WQ-1239]."""
    if settle(t, places=False):
        return "gifts"
    clean_up(t)
    return "campaign_map"


def campaign_map(t: Table) -> str:
    """Between quests the party rests [WQ-1303]; whoever is chosen leads into the next quest [WQ-116, WQ-106]. The one
    just ended is not played again, but in a journey that branches off before it [WQ-1304]. When the party sets out the
    chapter closes: a quest with its settlement.
    """
    quests = t.box.campaign()
    after = quests[quests.index(t.quest_id) + 1]
    t.set_track("phase", "map")
    answer = t.ask(Prompt("set-out", t.leader, after, tuple(t.seats), 1, 1, {"quest": after, "usual": t.leader}))
    t.set_track(LEADER, answer[0])
    t.set_track(QUEST, after)
    return "setup"


def result(t: Table) -> str:
    """The campaign, the delve or the single quest is over."""
    return "result"


FLOW = Flow(
    nodes={
        "begin": begin, "kit": kit, "setup": setup, "hero_phase": hero_phase, "hero_turn": hero_turn,
        "enemy_phase": enemy_phase, "enemy_turn": enemy_turn, "ready_enemies": ready_enemies, "location": location,
        "peril": peril, "quest_end": quest_end, "settlement": settlement, "town": town, "refreshed": refreshed,
        "gifts": gifts, "campaign_map": campaign_map, "result": result,
    },
    follows={
        "begin": frozenset({"kit", "setup"}),
        "kit": frozenset({"setup"}),
        "setup": frozenset({"hero_phase", "quest_end"}),
        "hero_phase": frozenset({"hero_turn", "quest_end"}),
        "hero_turn": frozenset({"hero_turn", "enemy_phase", "quest_end"}),
        "enemy_phase": frozenset({"enemy_turn", "quest_end"}),
        "enemy_turn": frozenset({"enemy_turn", "ready_enemies", "quest_end"}),
        "ready_enemies": frozenset({"location", "quest_end"}),
        "location": frozenset({"peril", "quest_end"}),
        "peril": frozenset({"hero_phase", "quest_end"}),
        "quest_end": frozenset({"settlement", "result"}),
        "settlement": frozenset({"town"}),
        "town": frozenset({"town", "refreshed"}),
        "refreshed": frozenset({"gifts"}),
        "gifts": frozenset({"gifts", "campaign_map"}),
        "campaign_map": frozenset({"setup"}),
        "result": frozenset({"result"}),
    },
    ends=frozenset({"result"}),
    chapters=frozenset({("campaign_map", "setup")}),
    remember=remember,
    deal=deal,
    prospect=prospect,
    computer=seated(PLAYERS, partial(decider_of, of_the_party=OF_THE_PARTY)),
)  # fmt: skip
SESSIONS = Sessions(lambda record: FLOW, Table, new_state, companions_of)
make_table, session_at, new_session, load_session = SESSIONS.make_table, SESSIONS.at, SESSIONS.new, SESSIONS.load
