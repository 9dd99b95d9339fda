"""Places and legendary gear that no other test speaks of: each does what it says, and only then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.warhammer_quest.cards.turns import BAT, BOY, GHOUL, TROLL, turn
from tests.warhammer_quest.table import IRON, PRIEST, WAY, WIZARD, Scene, hero

DARK, WALL, RESOLVE = "ironbreaker-into-the-dark", "ironbreaker-shield-wall", "ironbreaker-stubborn-resolve"


def at(scene: type[Scene], place: str, *party: dict[str, Any], **spec: Any) -> Scene:
    """The location phase at a place."""
    given = {"quest": "the-poisoned-wells", "node": "location", "stop_at": "peril", "location": {"id": place}}
    return scene(**given | {"heroes": list(party or (hero(), hero(WAY)))} | spec)


# -- places --------------------------------------------------------------------------------------------


def test_the_roots_show_one_that_hides(scene: type[Scene]) -> None:
    hidden = {"card": GHOUL, "facedown": True}
    s = at(scene, "root-tunnels", shadows=[hidden, TROLL])
    assert (s.prompt.kind, s.prompt.options) == ("use", ("root-tunnels",))
    assert s.answer("root-tunnels").changed() == {f"{GHOUL}.faceup": True, f"{GHOUL}.wound": 1}
    assert at(scene, "root-tunnels", shadows=[hidden]).answer([]).changed() == {}
    assert at(scene, "root-tunnels", shadows=[TROLL]).changed() == {}, "nobody hides"


def test_the_landing_takes_an_action_for_a_condition(scene: type[Scene]) -> None:
    s = at(scene, "smugglers-landing", hero(conditions=["sickened"]), hero(WAY, conditions=["empowered"]))
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", IRON)
    s.answer("yes", DARK)
    assert s.changed() == {f"{DARK}.exhausted": True, "sickened-1.zone": "supply:conditions"}, "WAY is not asked"


def test_the_warren_sells_wounds_for_tokens(scene: type[Scene]) -> None:
    s = at(scene, "beggars-warren", hero(wounds=2, tokens={WALL: 1}), hero(WAY, wounds=2), hero(PRIEST))
    assert s.answer("yes").changed() == {f"{WALL}.success": 0, f"{IRON}.wound": 1}


@pytest.mark.parametrize(("progress", "answers", "left"), [(3, ["the-deep-stair"], 1), (3, [[]], 3), (1, [], 1)])
def test_the_stair_loses_one_that_hides_for_progress(
    scene: type[Scene], progress: int, answers: list[Any], left: int
) -> None:
    s = at(scene, "the-deep-stair", shadows=[{"card": GHOUL, "facedown": True}, TROLL],
           location={"id": "the-deep-stair", "progress": progress}).answer(*answers)  # fmt: skip
    assert s.all()["location"]["progress"] == left
    assert (GHOUL in s.t.shadows()) == (left == progress)
    assert TROLL in s.t.shadows()


@pytest.mark.parametrize(("faces", "healed"), [(["success+success", "success"], 1), (["success", "success"], 0)])
def test_the_way_up_cheers_everybody(scene: type[Scene], faces: list[str], healed: int) -> None:
    s = turn(scene, DARK, hero(wounds=3), hero(WAY, wounds=2), quest="lost-in-the-dark", location={"id": "the-way-up"},
             hero_dice=faces).through()  # fmt: skip
    assert (s.wounds(IRON), s.wounds(WAY)) == (3 - healed, 2 - healed)


# -- legendary gear ------------------------------------------------------------------------------------


def test_the_heartwood_stings_anybody_in_play(scene: type[Scene]) -> None:
    s = turn(scene, "waywatcher-watchful-spites", hero(WAY, gear=["heartwood-charm"]), hero(engaged=[BOY]),
             shadows=[TROLL], hero_dice=["defense"] * 2).answer("heartwood-charm")  # fmt: skip
    assert set(s.prompt.options) == {BOY, TROLL}
    s.answer(BOY).through()
    assert s.changed("waywatcher") == {"heartwood-charm.exhausted": True, f"{BOY}.wound": 1}


def test_the_vestments_give_health_and_better_rest(scene: type[Scene]) -> None:
    s = turn(scene, "priest-blessing-of-iron", hero(PRIEST, gear=["vestments-of-wrath"], wounds=29), hero(WAY),
             hero_dice=["success"]).answer(WAY)  # fmt: skip
    assert s.wounds(PRIEST) == 27
    other = turn(scene, "priest-hammer-and-prayer", hero(PRIEST, gear=["vestments-of-wrath"], engaged=[TROLL]),
                 hero_dice=["success", "defense"], enemy_dice=["blank"]).through()  # fmt: skip
    assert other.wounds(TROLL) == 1, "an attack is no rest"


def test_the_robe_gives_four_health(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(WIZARD, gear=["salamander-robe"], wounds=27), hero()])
    assert s.does("suffer(you, 1)", WIZARD).t.standing(WIZARD) is False
    assert s.wounds(WIZARD) == 28


def test_the_key_readies_an_action_and_gives_a_token(scene: type[Scene]) -> None:
    read, embers = "wizard-read-by-firelight", "wizard-banked-embers"
    s = turn(scene, embers, hero(WIZARD, gear=["bright-key"], engaged=[BAT], wounds=2), hero_dice=["defense"] * 2,
             enemy_dice=["blank"]).answer("bright-key")  # fmt: skip
    if s.prompt.kind == "ready-card":
        s.answer(embers)
    s.answer(read).through()
    assert s.changed(BAT) == {"bright-key.exhausted": True, f"{read}.success": 1}
