"""Scenarios of Heroes of Terrinoth: a session at any state, laid out from a plain description.

`scenario_summary` tells a state in the same words, so what a scenario prints can be played on.
"""

from __future__ import annotations

from game.adventure.scenario import IN_WORDS, check_nodes, check_party, check_setup, party_record, scripted, unasked
from game.kit.scenario import ScenarioError, all_but, none_yet
from game.kit.session import Session
from game.terrinoth.box import Box
from game.terrinoth.flow import FLOW, make_table, session_at
from game.terrinoth.scenario_format import HeroSpec, ScenarioSpec
from game.terrinoth.scenario_layout import lay_out
from game.terrinoth.setup import new_state, problems_of


def build(box: Box, spec: ScenarioSpec) -> Session:
    """The session that stands at the scenario's node (not begun), dice scripted if the scenario says so.

    Raises ScenarioError naming what cannot be laid out.
    """
    standing = [h.id for h in spec.heroes if not h.defeated]
    setup = {"quest": spec.quest} | party_record(spec, next(iter(standing), ""))
    check_party(box, spec.heroes, "HT-803")
    check_setup(problems_of(box, setup), _IN_WORDS)
    if setup["leader"] not in standing:
        raise ScenarioError(f"leader: {setup['leader']} is defeated (HT-802)")
    _check_nodes(spec)
    state = new_state(box, setup)
    if spec.node != "setup":
        table = make_table(box)(state, unasked)
        lay_out(table, spec)
        state = table.state
        state.node = spec.node
    return session_at(box, state, scripted(box, spec.dice))


_IN_WORDS = IN_WORDS | {
    "setup.no-quest": ("quest", "there is no such quest"),
    "setup.party-size": ("heroes", "a party has 1 to 4 heroes"),
    "setup.archetypes": ("heroes", "two heroes share an archetype"),
}
LAID_OUT = (
    "shadows", "location", "nemesis", "decks", "discards", "peril", "round", "turns", "counters", "bearer", "used",
)  # fmt: skip
"""What the node "setup" would lay out anew, so that a scenario cannot give it."""


def _check_nodes(spec: ScenarioSpec) -> None:
    check_nodes(FLOW.nodes, spec.node, spec.stop_at)
    if spec.node == "second_turn" and len(spec.heroes) != 3:
        raise ScenarioError("node: only three heroes have a second_turn (HT-202)")
    if spec.node == "setup":
        for number, hero in enumerate(spec.heroes):
            none_yet(hero, all_but(HeroSpec, ("id", "player")), spec.node, f"heroes[{number}].")
        none_yet(spec, LAID_OUT, spec.node)
