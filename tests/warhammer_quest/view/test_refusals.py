"""Why something is no option: settlement, gear, tokens, the prepare icon; each with its rule."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.kit.prompts import pair
from game.paths import resource
from game.warhammer_quest.gear import LIMITS
from game.warhammer_quest.mode import WarhammerQuestMode
from tests.warhammer_quest.table import IRON, QUIET, WAY, Scene, hero

TOWN: dict[str, Any] = {"form": "campaign", "node": "town", "outcome": "victory"}
DARK, ADVANCE, WALL = "ironbreaker-into-the-dark", "ironbreaker-inexorable-advance", "ironbreaker-shield-wall"


def why(s: Scene, mode: WarhammerQuestMode, place: str) -> tuple[str, str]:
    """Why a place is no option of the open question."""
    return mode.view(s.session).reason(place)


def test_every_reason_that_can_be_given_has_words_and_no_words_wait_for_a_reason(mode: WarhammerQuestMode) -> None:
    """Of traits that are limited the key is made from the trait."""
    rooms = (resource("game", room) for room in ("adventure", "warhammer_quest"))
    source = "".join(path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py"))
    asked = {*re.findall(r'"refusal\.([a-z-]+)"', source), *LIMITS}
    assert asked == {key.removeprefix("refusal.") for key in mode.words.keys("refusal.")}


# -- the settlement ------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-908", "WQ-1233")
def test_a_closed_place_says_why_for_this_hero(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    every = [c for c, card in scene.box.actions.items() if card.hero == IRON and card.advanced]  # type: ignore[attr-defined]
    s = scene(heroes=[hero(capacity=4, trained=every), hero(WAY, visits=0)], **TOWN)
    assert why(s, mode, pair(IRON, "arena")) == ("The capacity of Ironbreaker is 4.", "WQ-908")
    assert why(s, mode, pair(IRON, "trainer")) == ("All four actions of Ironbreaker are advanced.", "WQ-1233")
    assert why(s, mode, WAY) == ("Waywatcher has no visit left.", "WQ-1232")


@pytest.mark.rule("WQ-906", "WQ-907", "WQ-913")
def test_gear_that_is_not_given_away_says_why_and_by_whom_it_is_worn(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    """The second hero wears it, though the leader is asked."""
    worn = hero(
        WAY, capacity=3, wounds=21,
        gear=["coat-of-plates", {"card": "powder-pistol", "depleted": True}, "bow-of-the-deep-wood"],
    )  # fmt: skip
    s = scene(heroes=[IRON, worn], **TOWN)
    said = "Without Coat of Plates the wounds of Waywatcher would reach the health."
    assert why(s, mode, "coat-of-plates") == (said, "WQ-907")
    assert why(s, mode, "powder-pistol") == ("Powder Pistol is depleted and cannot be unequipped.", "WQ-906")
    assert why(s, mode, "bow-of-the-deep-wood") == ("Legendary gear is never given away.", "WQ-913")


@pytest.mark.rule("WQ-905", "WQ-1237")
def test_a_gift_that_one_hero_has_no_room_for_says_so_of_this_hero(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    full = hero(WAY, gear=[{"card": "powder-pistol", "depleted": True}])
    s = scene(heroes=[hero(gear=["boar-spear"]), full, "warrior-priest"], **TOWN)
    sentence, rule = why(s, mode, pair("boar-spear", WAY))
    assert sentence == "Waywatcher has no room for Boar Spear, and nothing that would make room can come off."
    assert rule == "WQ-905"
    assert why(s, mode, pair("boar-spear", "warrior-priest")) == ("", "")
    told = {choice.id: choice.detail for choice in mode.view(s.session).choices(s.prompt)}
    assert told[pair("boar-spear", "warrior-priest")].endswith("; a free hook")
    assert told[pair(IRON, "arena")] == "Capacity +1, to at most 4; capacity 1, 1 in use"
    assert told[pair(IRON, "trainer")].endswith("; 4 basic actions left")


# -- gear ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-904", "WQ-908")
def test_claimed_gear_says_why_it_does_not_fit_with_the_capacity(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    """Two pieces fill the capacity of 2: one is depleted and stays, the other may come off."""
    gear = ["brass-compass", {"card": "powder-pistol", "depleted": True}]
    s = scene(
        heroes=[hero(gear=gear, capacity=2), WAY], decks={"gear": ["boar-spear", "war-horn", "..."]}, form="campaign",
        node="town", outcome="victory",
    )  # fmt: skip
    s.answer(pair(IRON, "blacksmith"))
    assert s.prompt.kind == "smith"
    details = {choice.id: choice.detail for choice in mode.view(s.session).choices(s.prompt)}
    assert details["war-horn"].endswith("; unequips Brass Compass")
    s.answer("boar-spear")
    assert s.prompt.options == ("brass-compass",)
    said = "The capacity of Ironbreaker is 2: unequip gear first."
    assert why(s, mode, "boar-spear") == (said, "WQ-908")
    assert why(s, mode, "powder-pistol")[1] == "WQ-906"


@pytest.mark.rule("WQ-909")
def test_a_second_armour_says_what_is_in_its_way(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    gear = ["padded-jack", "brass-compass"]
    s = scene(heroes=[hero(gear=gear, capacity=4), WAY], decks={"gear": ["tower-shield", "..."]}, **TOWN)
    s.answer(pair(IRON, "blacksmith"), "tower-shield")
    assert why(s, mode, "tower-shield") == ("Ironbreaker has an armour already: unequip it first.", "WQ-909")
    assert why(s, mode, "brass-compass") == ("Taking off Brass Compass makes no room.", "WQ-905")


@pytest.mark.rule("WQ-309", "WQ-310", "WQ-304")
def test_gear_that_cannot_be_used_now_says_why(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    gear = [
        {"card": "tempered-hammer", "exhausted": True}, {"card": "powder-pistol", "depleted": True}, "brass-compass",
        "prayer-beads",
    ]  # fmt: skip
    s = scene(heroes=[hero(gear=gear, capacity=4), WAY], **QUIET)
    s.answer(DARK)
    assert s.prompt.options == ("brass-compass",)
    said = "Tempered Hammer is exhausted until the next hero phase."
    assert why(s, mode, "tempered-hammer") == (said, "WQ-310")
    assert why(s, mode, "powder-pistol") == ("Powder Pistol is depleted for the rest of the quest.", "WQ-309")
    assert why(s, mode, "prayer-beads") == ("This card cannot be used now.", "WQ-307")


# -- cards and tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("WQ-420")
def test_the_card_with_the_prepare_icon_says_why_nothing_exhausts_it(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    """A spider in the shadows ensnares: one of the hero's actions is exhausted."""
    s = scene(heroes=[IRON, WAY], shadows=["gigantic-spiders-standard"], node="enemy_phase", **QUIET)
    assert s.prompt.kind == "exhaust-card"
    said = "The card with the prepare icon is exhausted only by being chosen."
    assert why(s, mode, WALL) == (said, "WQ-420")


@pytest.mark.rule("WQ-403")
def test_tokens_on_other_cards_say_why_they_are_not_spent(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[hero(tokens={DARK: 1, ADVANCE: 2}), WAY], **QUIET)
    s.answer(DARK)
    assert s.prompt.kind == "spend"
    assert why(s, mode, ADVANCE) == ("Only success tokens on the chosen card may be spent.", "WQ-403")


# -- piles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-021", "WQ-022", "WQ-1214")
def test_a_pile_tells_what_everybody_knows_to_be_in_it(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    """The Warpstone is buried in its quest; Grump came from the pool; open cards are only counted."""
    s = scene(
        quest="the-poisoned-wells", heroes=[IRON, WAY], from_pool=["odious-grump"],
        decks={"enemy": ["odious-grump", "..."], "dungeon": ["ambush", "warpstone"]},
    )  # fmt: skip
    view = mode.view(s.session)
    enemies, finds = view.explained("deck:enemy"), view.explained("deck:exploration")
    assert enemies is not None
    assert finds is not None
    assert "Odious Grump" in enemies.text
    assert finds.text == "2 cards.\nMay still come: Warpstone.\nAnd 1 card that nobody has seen."


@pytest.mark.rule("WQ-316")
def test_an_empty_dungeon_deck_says_that_it_stays_empty(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    told = mode.view(scene(**QUIET).session).explained("deck:exploration")
    assert told is not None
    assert (told.text, told.rule) == ("No more finds: the dungeon deck is never made anew.", "WQ-316")
