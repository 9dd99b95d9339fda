"""What stands on the buttons: what an answer leads to, in numbers where there are any."""

from __future__ import annotations

import pytest

from game.kit.events import Noted
from game.kit.text_play import plain
from game.warhammer_quest.mode import WarhammerQuestMode
from tests.warhammer_quest.table import IRON, QUIET, WAY, Scene, hero

GOBLIN, ORC = "goblin-warriors-standard", "orc-boys-elite"


def details(s: Scene, mode: WarhammerQuestMode) -> dict[str, str]:
    """The details of the open question's options."""
    return {choice.id: choice.detail for choice in mode.view(s.session).choices(s.prompt)}


@pytest.mark.rule("WQ-712", "WQ-752")
def test_an_enemy_to_engage_says_where_it_is_and_what_it_adds(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[IRON, hero(WAY, engaged=[ORC])], shadows=[{"card": GOBLIN, "facedown": True}], **QUIET)
    s.answer("ironbreaker-inexorable-advance")
    assert s.prompt.kind == "engage"
    assert details(s, mode) == {
        ORC: "engaged with Waywatcher; 1 more enemy die; 2 wounds in its activation",
        f"{GOBLIN}-1": "in the shadows; 1 more enemy die",
    }


@pytest.mark.rule("WQ-413", "WQ-017")
def test_the_choice_of_a_nemesis_effect_says_what_either_does(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(
        quest="the-poisoned-wells", nemesis={"place": IRON}, turns=[IRON], hero_dice=["success"] * 2,
        enemy_dice=["threat"], heroes=[hero(tokens={"ironbreaker-inexorable-advance": 1}), hero(WAY)],
    ).answer("ironbreaker-inexorable-advance", "0")  # fmt: skip
    assert s.prompt.kind == "either"
    told = mode.view(s.session).choices(s.prompt)
    assert [choice.label for choice in told] == ["Discard 1 success token", "Become sickened"]
    assert [choice.detail for choice in told] == ["−1 token, 0 in all", "Your actions have 1 success less"]


@pytest.mark.rule("WQ-713", "WQ-1008")
def test_who_is_engaged_by_a_keyword_says_how_many_are(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    """The bat flutters to whoever has fewest enemies: a tie is the party's."""
    three = ["orc-boys-standard-1", "orc-boys-standard-2", "goblin-warriors-standard-1"]
    more = ["goblin-warriors-elite", "gigantic-spiders-standard-1", "gigantic-spiders-standard-2"]
    full = [hero(engaged=[{"card": each, "exhausted": True} for each in three]),
            hero(WAY, engaged=[{"card": each, "exhausted": True} for each in more])]  # fmt: skip
    s = scene(heroes=full, shadows=["giant-bats-standard"], node="enemy_phase", **QUIET)
    assert s.prompt.kind == "choose-hero"
    said = "the fourth: 1 wound at once, and it stays in the shadows"
    assert details(s, mode) == {IRON: said, WAY: said}
    free = scene(heroes=[IRON, WAY], shadows=["giant-bats-standard"], node="enemy_phase", **QUIET)
    assert details(free, mode) == {IRON: "0 enemies engaged already", WAY: "0 enemies engaged already"}


@pytest.mark.rule("WQ-604", "WQ-606")
def test_travel_says_what_is_left_behind_and_what_comes_where_that_is_known(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    """Only the last place is left, which the sheet names: Grump's Sump has 1 and 2 enemies."""
    s = scene(
        heroes=[IRON, WAY], node="location", location={"id": "old-culvert", "progress": 5}, shadows=[ORC, GOBLIN],
        decks={"location": ["grumps-sump"]},
    )  # fmt: skip
    assert s.prompt.kind == "travel"
    (told,) = details(s, mode).values()
    assert told == "at Grump’s Sump: 1 faceup, 2 facedown enemies; 2 enemies in the shadows left behind"


@pytest.mark.rule("WQ-303", "W-102")
def test_what_is_avoided_is_named_before_it_is_paid_for(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(
        heroes=[IRON, WAY], location={"id": "old-culvert"}, decks={"dungeon": ["false-turn", "ambush"]},
        hero_dice=["success", "success"],
    )  # fmt: skip
    s.answer("ironbreaker-into-the-dark")
    assert s.prompt.kind == "dungeon-avoid"
    banner = mode.view(s.session).banner(s.prompt)
    assert banner.verb == "decide what becomes of False Turn"
    assert (banner.confirm, banner.decline) == ("Put it on the bottom", "Resolve it")
    (told,) = details(s, mode).values()
    assert told == "exhaust an action instead of this: Discard 2 progress from the active location"


@pytest.mark.rule("WQ-018")
def test_who_may_take_a_wound_says_how_many_more_until_defeat(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(quest="waaagh", node="location", leader=WAY, heroes=[hero(wounds=20), hero(WAY, wounds=20)],
              location={"id": "siege-tunnel"})  # fmt: skip
    assert s.prompt.kind == "distribute"
    assert details(s, mode) == {
        IRON: "0 so far, 6 more wounds until defeat", WAY: "0 so far, 1 more wound until defeat",
    }  # fmt: skip


@pytest.mark.rule("WQ-902", "WQ-908")
def test_treasure_says_how_much_is_left_and_what_fits(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(
        heroes=[hero(gear=["padded-jack"]), WAY], location={"id": "old-culvert"},
        decks={"dungeon": ["grave-goods"], "gear": ["war-horn"]}, discards={"gear": ["boar-spear"]},
        hero_dice=["success", "success"],
    )  # fmt: skip
    s.answer("ironbreaker-into-the-dark")
    assert s.prompt.kind == "treasure"
    told = details(s, mode)
    assert told["deck"] == "1 card in the gear deck; capacity 1, 1 in use"
    assert told["boar-spear"].startswith("Weapon. Before your attack action")
    assert told["boar-spear"].endswith("; unequips Padded Jack")
    assert "War Horn" not in " ".join(told.values())


@pytest.mark.rule("WQ-1262")
def test_gear_of_the_stock_kit_is_named_with_who_has_room_for_it(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    """A single second quest: trainer, blacksmith, then what the party has found."""
    s = scene(quest="the-poisoned-wells", form="single", node="kit", heroes=[IRON, WAY])
    while s.prompt.kind != "receiver":
        s.answer(s.prompt.options[0] if s.prompt.kind in ("train", "smith") else s.prompt.options[:1])
    name = mode.view(s.session).names.card(s.t.card_of(str(s.prompt.data["gear"])))
    assert mode.view(s.session).banner(s.prompt).verb == f"choose who claims {name}"
    assert all(told.split("; ")[1] for told in details(s, mode).values())


@pytest.mark.rule("WQ-413", "WQ-715")
def test_the_sheet_of_an_enemy_says_how_likely_its_effect_is_and_that_it_cannot_be_engaged(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    """Two enemy dice show a Nemesis icon in 11 of 36 rolls."""
    s = scene(heroes=[hero(engaged=[GOBLIN, ORC]), WAY], **QUIET)
    said = "31 % for a Nemesis icon: Odious Grump: Distribute 2 wounds among the party"
    assert mode.view(s.session).sheet("odious-grump").stakes == (said,)
    far = scene(quest="the-long-fuse", heroes=[IRON, WAY], shadows=["jezzail-teams-elite"], **QUIET)
    assert "It cannot be engaged: it stays in the shadows" in mode.view(far.session).sheet(far.t.shadows()[0]).stakes


@pytest.mark.rule("WQ-407", "WQ-1008")
def test_the_log_says_of_a_condition_that_it_hinders(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[hero(wounds=5, conditions=["sickened"]), hero(WAY)], hero_dice=["success"] * 2, **QUIET)
    s.answer("ironbreaker-stubborn-resolve")
    told = [plain(line.text) for line in mode.view(s.session).log(s.events)]
    assert "Sickened hinders the action of Ironbreaker" in told
    assert "1 success in all: 2 rolled, 1 fewer from cards" in told


@pytest.mark.rule("WQ-309")
def test_the_log_names_gear_that_is_depleted_for_its_effect(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[hero(gear=["powder-pistol"], engaged=[ORC]), hero(WAY)], **QUIET)
    view = mode.view(s.session)
    s.answer("ironbreaker-inexorable-advance")
    s.answer("powder-pistol")
    told = [plain(line.text) for line in view.log(s.events)]
    assert "Powder Pistol helps the action of Ironbreaker" in told


@pytest.mark.rule("WQ-715", "WQ-804")
def test_the_log_says_that_who_cannot_be_engaged_comes_into_the_shadows(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    decks = {"enemy": ["jezzail-teams-standard", "..."], "dungeon": []}
    s = scene(quest="the-long-chase", heroes=[IRON, WAY], location={"id": "old-culvert"}, decks=decks)
    s.does("spawn(1)")
    told = [plain(line.text) for line in mode.view(s.session).log(s.events + s.session.table.events)]
    assert "Jezzail Team spawns in the shadows" in told
    assert s.where("jezzail-teams-standard-1") == "shadows"


@pytest.mark.rule("WQ-1232", "WQ-1237")
def test_the_end_of_the_visits_is_not_called_the_departure(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(form="campaign", node="town", outcome="victory", heroes=[hero(gear=["boar-spear"]), WAY])
    first = mode.view(s.session).banner(s.prompt)
    s.answer([])
    assert s.prompt.data["refreshed"]
    then = mode.view(s.session).banner(s.prompt)
    assert (first.decline, then.decline) == ("No more visits", "Ready for the road")
    assert first.verb != then.verb


@pytest.mark.rule("WQ-605")
def test_a_place_tells_who_comes_with_the_signs_of_its_card(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(**QUIET)
    told = mode.view(s.session).story(Noted("arrives", {"location": s.t.location}))
    assert told is not None
    assert [fact.icon for fact in told.facts] == ["eye", "skull", "progress"]
