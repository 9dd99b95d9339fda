"""Scenarios of the Warhammer Quest card game: a session at any state, laid out from a plain description.

`scenario_summary` tells a state in the same words, so what a scenario prints can be played on.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.adventure.ending import OUTCOMES
from game.adventure.scenario import IN_WORDS, check_nodes, check_party, check_setup, party_record, scripted, unasked
from game.kit.scenario import ScenarioError, none_yet
from game.kit.session import Session
from game.warhammer_quest.box import Box
from game.warhammer_quest.flow import FLOW, make_table, session_at
from game.warhammer_quest.scenario_format import ScenarioSpec
from game.warhammer_quest.scenario_layout import AFTER, BETWEEN, ENDED, lay_out
from game.warhammer_quest.setup import CAMPAIGN, DELVE, FORMS, SINGLE, new_state, problems_of

BEGINNING = ("begin", "kit")
"""Nodes at which a party has nothing but its basic cards."""
_IN_WORDS = IN_WORDS | {
    "setup.no-form": ("form", f"a game is one of {', '.join(FORMS)}"),
    "setup.no-quest": ("quest", "there is no such quest of the campaign"),
    "setup.party-size": ("heroes", "a party has 2 to 4 heroes"),
    "setup.twice": ("heroes", "a hero is in the party twice"),
}
OF_A_QUEST = (
    "shadows", "location", "nemesis", "decks", "discards", "peril", "round", "turns", "counters", "used", "from_pool",
)  # fmt: skip
"""What the set-up of a quest lays out anew, so that a scenario cannot give it before."""
OF_A_CAMPAIGN = ("results", "pool", "struck")
HERO_IN_A_QUEST = ("wounds", "conditions", "items", "exhausted", "engaged", "defeated", "tokens")
HERO_IN_A_CAMPAIGN = ("trained", "gear", "capacity")


def build(box: Box, spec: ScenarioSpec) -> Session:
    """The session that stands at the scenario's node (not begun), dice scripted if the scenario says so.

    Raises ScenarioError naming what cannot be laid out.
    """
    if spec.quest not in box.quests:
        raise ScenarioError(f"quest: there is no quest {spec.quest!r}")
    form = spec.form or (CAMPAIGN if box.quests[spec.quest].number else DELVE)
    setup = {"form": form, "quest": spec.quest} | party_record(spec, next((hero.id for hero in spec.heroes), ""))
    check_party(box, spec.heroes, "WQ-1108")
    check_setup(problems_of(box, setup), _IN_WORDS)
    check_nodes(FLOW.nodes, spec.node, spec.stop_at)
    _check_form(box, spec, form)
    _check_node(spec)
    state = new_state(box, setup)
    if spec.node != "begin":
        table = make_table(box)(state, unasked)
        lay_out(table, spec)
        state = table.state
        state.node = spec.node
    return session_at(box, state, scripted(box, spec.dice))


def _check_form(box: Box, spec: ScenarioSpec, form: str) -> None:
    """The quest belongs to the form, and so does the node."""
    number = box.quests[spec.quest].number
    if (form == DELVE) != (number == 0):
        raise ScenarioError(f"form: {spec.quest} cannot be played as a {form} (WQ-1251)")
    if form == SINGLE and spec.node == "begin":
        return
    if spec.node == "kit" and form != SINGLE:
        raise ScenarioError("node: only a single quest has a kit (WQ-1261)")
    if form == CAMPAIGN and spec.node == "begin" and number != 1:
        raise ScenarioError(f"quest: a campaign begins with {box.campaign()[0]} (WQ-1211)")
    if spec.node in (*AFTER, BETWEEN):
        if form != CAMPAIGN:
            raise ScenarioError(f"node: only a campaign has the node {spec.node} (WQ-1251)")
        if spec.quest == box.campaign()[-1]:
            raise ScenarioError(f"node: no settlement follows the last quest, so it has no {spec.node} (WQ-1212)")
    if form != CAMPAIGN:
        given = [key for key in (*OF_A_CAMPAIGN, "from_pool") if getattr(spec, key)]
        if given and (form == DELVE or given[0] != "pool"):
            raise ScenarioError(f"{given[0]}: a {form} has none (WQ-1251)")


def _check_node(spec: ScenarioSpec) -> None:
    """What is given can be there at the node."""
    if spec.node in (*ENDED, BETWEEN):
        if spec.outcome not in OUTCOMES:
            raise ScenarioError(f"outcome: the node {spec.node} needs victory or defeat")
    elif spec.outcome:
        raise ScenarioError(f"outcome: at the node {spec.node} the quest goes on")
    if spec.node in BEGINNING:
        _refuse(spec, (*OF_A_QUEST, *OF_A_CAMPAIGN), (*HERO_IN_A_QUEST, *HERO_IN_A_CAMPAIGN))
    elif spec.node in ("setup", BETWEEN):
        _refuse(spec, OF_A_QUEST, HERO_IN_A_QUEST)


def _refuse(spec: ScenarioSpec, keys: Sequence[str], hero_keys: Sequence[str]) -> None:
    """Nothing is given for some keys."""
    none_yet(spec, keys, spec.node)
    for number, hero in enumerate(spec.heroes):
        none_yet(hero, hero_keys, spec.node, f"heroes[{number}].")
