"""What is told of the enemy phase, the place and the peril to come, in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kit.intent import Ahead, Intent, thought
from game.warhammer_quest.mode import WarhammerQuestMode
from tests.warhammer_quest.table import IRON, WAY, Scene, hero

Told = Callable[..., Intent]
EMPTY = {"id": "sewer-system"}


@pytest.fixture
def told(scene: type[Scene], mode: WarhammerQuestMode) -> Told:
    """The intent of a table in the hero phase."""

    def tell(**spec: object) -> Intent:
        laid = scene(**{"node": "hero_turn", "heroes": [IRON, WAY], "location": EMPTY} | spec)
        found = thought(mode.view(laid.session).intent())
        assert found is not None
        return found

    return tell


def before(mode: WarhammerQuestMode, quest: str, colour: str) -> dict[str, object]:
    """A quest whose peril token stands before a space of this colour."""
    return {"quest": quest, "peril": mode.box.quests[quest].track.index(colour) - 1}


def ahead(found: Intent, title: str) -> Ahead:
    """What lies ahead under a title."""
    return next(each for each in found.ahead if each.title.startswith(title))


@pytest.mark.rule("WQ-734")
def test_an_enemy_is_told_with_its_place_its_numbers_and_its_toll(told: Told) -> None:
    found = told(heroes=[hero(engaged=["goblin-warriors-elite"]), hero(WAY, engaged=["gigantic-spiders-standard"])])
    goblin, spider = found.moves
    assert (goblin.line, goblin.first, goblin.last) == ("Elite Goblin Warrior: Inflict 2", 1, 1)
    assert (spider.line, spider.first, spider.last) == ("Gigantic Spider: Inflict 1", 2, 2)
    toll = found.toll(IRON)
    assert toll is not None
    assert (toll.least, toll.most, toll.hidden, toll.summary) == (2, 2, 0, "−2 · 24 left")


@pytest.mark.rule("WQ-022", "WQ-706")
def test_hidden_cards_make_a_floor_and_have_no_deeds(told: Told) -> None:
    found = told(shadows=[{"card": "orc-boys-elite", "facedown": True}])
    (move,) = found.moves
    assert (move.hidden, move.deeds) == (True, ())
    assert "Orc" not in " ".join(found.spoken)
    assert found.notes == ("1 facedown card may do more: all numbers are a floor.",)
    assert found.rule == "WQ-732"


@pytest.mark.rule("WQ-1201", "WQ-018")
def test_peril_tells_what_is_allotted_and_what_the_counts_of_the_sheet_become(
    told: Told, mode: WarhammerQuestMode
) -> None:
    """C4-green allots a wound for each gun; C5 takes half of the enemies in the shadows, then 1 of the town."""
    salvo = ahead(told(**before(mode, "the-long-fuse", "green"), counters={"guns": 3}), "Next peril: green")
    assert salvo.text.endswith("3 wounds to distribute among the party.")
    red = before(mode, "waaagh", "red")
    lurking = ["orc-boys-standard", "orc-boys-elite"]
    town = ahead(told(**red, counters={"town": 5}, shadows=lurking), "Next peril: red")
    assert town.text.endswith("As it stands now: Ironbreaker −1, Waywatcher −1, Town −2.")
    lost = ahead(told(**red, counters={"town": 1}), "Next peril: red")
    assert "the quest is lost" in lost.text


@pytest.mark.rule("WQ-1005")
def test_peril_tells_who_becomes_what(told: Told, mode: WarhammerQuestMode) -> None:
    """C2-green: the hero with most tokens becomes sickened, then each sickened hero suffers 1."""
    heroes = [hero(tokens={"ironbreaker-into-the-dark": 1}), WAY]
    green = ahead(told(**before(mode, "the-poisoned-wells", "green"), heroes=heroes), "Next peril: green")
    assert green.text.endswith("As it stands now: Ironbreaker −1, Ironbreaker becomes Sickened.")


@pytest.mark.rule("WQ-601", "WQ-608")
def test_a_place_tells_what_it_does_after_the_enemies(told: Told) -> None:
    """The Burning Quarter burns whoever is engaged with nobody; the Siege Tunnel as long as it is not explored."""
    burning = ahead(told(quest="waaagh", location={"id": "burning-quarter"}, counters={"town": 5}), "After the enemies")
    assert burning.text == "As it stands now: Ironbreaker −1, Waywatcher −1."
    engaged = [hero(engaged=["orc-boys-standard"]), hero(WAY, engaged=["orc-boys-standard"])]
    safe = told(quest="waaagh", heroes=engaged, location={"id": "burning-quarter"}, counters={"town": 5})
    assert not [each for each in safe.ahead if each.title.startswith("After the enemies")]


@pytest.mark.rule("WQ-612", "W-201")
def test_a_victory_in_the_location_phase_is_told_before_it_comes(told: Told) -> None:
    sump = told(location={"id": "grumps-sump", "progress": 6})
    assert ahead(sump, "After the enemies").text == "As it stands now: the quest is won."
    assert ahead(sump, "On the way").title == "On the way: the last place, explored"


@pytest.mark.rule("WQ-505", "WQ-602")
def test_the_way_tells_what_is_lacking_and_what_still_fits(told: Told) -> None:
    """Two dice bring 2.4 on average where there is room; where 1 is lacking, 1 fits: in 35 of 36 rolls."""
    wide = ahead(told(), "On the way")
    assert wide.lacking
    assert wide.text == "An explore action of Ironbreaker brings 2.4."
    near = ahead(told(location={**EMPTY, "progress": 5}), "On the way")
    assert (near.title, near.text) == ("On the way: 1 more to travel", "An explore action of Ironbreaker brings 1.")


@pytest.mark.rule("WQ-601", "WQ-1201")
def test_who_decides_whether_to_travel_is_told_what_peril_comes(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    green = before(mode, "a-foul-stench", "green")
    laid = scene(node="location", location={**EMPTY, "progress": 6}, shadows=["orc-boys-standard"], **green)
    assert laid.prompt.kind == "travel"
    found = thought(mode.view(laid.session).intent())
    assert found is not None
    assert (found.moves, found.tolls, found.about) == ((), (), "Peril phase")
    assert [each.title for each in found.ahead] == ["Next peril: green", "On the way: explored, you may go on"]
    assert found.spoken[0] == "If nothing changes, in the peril phase:"
    assert not [line for line in found.spoken if "Orc" in line]


def test_nothing_is_told_between_quests(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    laid = scene(form="campaign", node="town", outcome="victory")
    assert thought(mode.view(laid.session).intent()) is None
