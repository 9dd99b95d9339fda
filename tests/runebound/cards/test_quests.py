"""Quests: what each outcome asks for and brings, and where its place is."""

from __future__ import annotations

from typing import Any

import pytest

from game.runebound.box import Box
from tests.runebound.meeting import stands
from tests.runebound.table import NO, Play

DICE = {"p": "p", "f": "pf", "h": "fh", "m": "mw", "w": "mw", "a": "p"}
"""A face that covers a symbol."""
FOUND: dict[str, dict[str, dict[str, Any]]] = {
    "the-hermits-map": {"h": {"gold": 1}, "mh": {"gold": 3}, "mmh": {"gold": 4, "hand": 2}},
    "wyrmwood-heart": {"f": {"damage": 3}, "ff": {"gold": 2, "damage": 3},
                       "ffh": {"gold": 3, "damage": 5, "states": "blessed"}},
    "teeth-of-the-queen": {"p": {"gold": 1}, "mh": {"gold": 3}, "mm": {"gold": 4}},
    "what-the-river-keeps": {"p": {"gold": 1}, "pw": {"gold": 3}, "ppw": {"gold": 4, "hand": 1}},
    "gardens-by-night": {"p": {"damage": 2}, "ph": {"gold": 2, "hand": 1}, "phf": {"gold": 4}},
    "lady-of-the-mirrormere": {"a": {"gold": 1}, "w": {"gold": 2, "states": "blessed"},
                               "ww": {"gold": 4, "trophies": "combat"}},
    "the-cairn-door": {"h": {"gold": 1}, "hh": {"gold": 2, "hand": 1}, "hhm": {"gold": 4, "hand": 1}},
    "smoke-in-the-bramble": {"f": {"gold": 1}, "fp": {"gold": 2}, "ffp": {"gold": 3, "hand": 1}},
    "crown-in-the-crags": {"h": {"gold": 1}, "hm": {"gold": 3}, "hmf": {"gold": 4, "states": "blessed"}},
    "the-broken-tower": {"h": {"gold": 1}, "hh": {"gold": 3}, "hhm": {"gold": 4, "hand": 1}},
    "names-on-the-stones": {"p": {"hand": 1}, "pp": {"gold": 2, "hand": 1}, "ppp": {"gold": 3, "trophies": "combat"}},
    "barrow-lights": {"h": {"gold": 1}, "hp": {"gold": 3}, "hhp": {"gold": 4, "hand": 1}},
    "the-whispering-well": {"f": {"hand": 1}, "fp": {"gold": 2, "hand": 1},
                            "ffw": {"gold": 3, "hand": 1, "states": "blessed"}},
    "the-tide-vault": {"a": {"gold": 1}, "w": {"gold": 3}, "ww": {"gold": 5}},
    "lost-patrol": {"h": {"gold": 1}, "hp": {"gold": 2, "damage": 3}, "hhp": {"gold": 4}},
    "bandit-hoard": {"p": {"gold": 1}, "hp": {"gold": 3}, "hhp": {"gold": 4, "hand": 1}},
    "a-runaway-heir": {"p": {"gold": 2}, "pp": {"gold": 3}, "ppf": {"gold": 4}},
    "the-dukes-falcon": {"p": {"gold": 1}, "pf": {"gold": 2, "hand": 1}, "pfh": {"gold": 4}},
    "song-of-the-wyrm": {"h": {"gold": 1}, "hm": {"lore": 1}, "hhm": {"lore": 2}},
    "shed-scales": {"p": {"gold": 2}, "hh": {"lore": 1, "gold": 1}, "hhm": {"lore": 2}},
    "the-dragon-wars": {"p": {"gold": 1}, "pp": {"lore": 1}, "ppm": {"lore": 2}},
    "the-hidden-scribe": {"p": {"hand": 1}, "pf": {"lore": 1, "hand": 1}, "pff": {"lore": 2}},
    "the-last-garrison": {"p": {"gold": 2}, "hp": {"companion": 1}, "hhp": {"companion": 1, "gold": 2}},
    "the-sextons-ledger": {"p": {"gold": 1}, "hh": {"gold": 2}, "hhf": {"gold": 3}},
    "the-wanderers": {"p": {"damage": 3}, "fp": {"companion": 1}, "ffp": {"companion": 1, "hand": 2}},
    "the-unlit-lamp": {"f": {"gold": 1}, "ff": {"gold": 1, "states": "blessed"},
                       "ffh": {"companion": 1, "states": "blessed"}},
}  # fmt: skip
"""What each outcome leaves before a hero who comes with 5 damage: all 5, where none is named. Beside the quest itself,
which is a trophy too, the player names the deck of those in "trophies".
"""
CASES = [(quest, symbols) for quest, finds in FOUND.items() for symbols in finds]


def test_every_outcome_of_every_quest_is_found_below(box: Box) -> None:
    assert {quest: list(finds) for quest, finds in FOUND.items()} == {
        quest: list(it.find) for quest, it in box.content.quests.items()
    }


@pytest.mark.rule("RB-521", "RB-522", "R-210")
@pytest.mark.parametrize(("quest", "symbols"), CASES, ids=[f"{quest}:{symbols}" for quest, symbols in CASES])
def test_an_outcome(play: Play, box: Box, quest: str, symbols: str) -> None:
    it = box.content.quests[quest]
    dice = " ".join(DICE[letter] for letter in symbols.ljust(3, "x").replace("x", "m" if "m" not in symbols else "f"))
    scene = play(
        at=it.place, open_cards=quest, scenario=it.scenario or "margath", damage=5, dice=dice,
        zombies="murk red-gorge hag-fen" if quest == "the-sextons-ledger" else "",
    ).answer(f"explore:{quest}")  # fmt: skip
    assert f"find-{symbols}" in scene.options
    scene.answer(f"find-{symbols}")
    wanted = {"damage": 5, **FOUND[quest][symbols]}
    if "trophies" in wanted:
        scene.answer(wanted["trophies"])
    zombies = {"hh": 1, "hhf": 2}.get(symbols, 0) if quest == "the-sextons-ledger" else 0
    if zombies:
        scene.answer(list(scene.prompt.options[:zombies]))
        assert len(scene.t.zombies()) == 3 - zombies
    wanted["trophies"] = f"{wanted.get('trophies', '')} {it.deck}".strip()
    assert stands(scene) == wanted
    assert (scene.opened(), scene.actions) == ("", 2)


@pytest.mark.rule("RB-521")
def test_a_quest_is_explored_in_every_hex_of_its_place_and_nowhere_else(play: Play, box: Box) -> None:
    for quest, it in box.content.quests.items():
        for cell in box.land.places[it.place].cells:
            q, r = box.land.shape.axial(cell)
            scenario = it.scenario or "margath"
            assert f"explore:{quest}" in play(at=f"{q},{r}", open_cards=quest, scenario=scenario).options
        assert f"explore:{quest}" not in play(at="tamalir", open_cards=quest, scenario=scenario).options


@pytest.mark.rule("RB-522", "RB-523")
def test_dice_that_cover_nothing_leave_the_quest(play: Play) -> None:
    scene = play(at="lonely-cairn", open_cards="the-cairn-door", dice="p p mw").answer("explore:the-cairn-door")
    assert (scene.asked, scene.opened(), stands(scene)) == ("act", "the-cairn-door", {"open": "the-cairn-door"})
    assert scene.noted("finds-nothing")


@pytest.mark.rule("RB-523")
def test_an_outcome_need_not_be_taken(play: Play) -> None:
    scene = play(at="lonely-cairn", open_cards="the-cairn-door", dice="fh p mw").answer("explore:the-cairn-door", NO)
    assert (scene.opened(), scene.gold, scene.trophies()) == ("the-cairn-door", 0, "")


@pytest.mark.rule("R-211")
def test_names_on_the_stones_wants_three_dice_of_plains(play: Play) -> None:
    scene = play(at="singing-stones", open_cards="names-on-the-stones", dice="hp pf *")
    assert scene.answer("explore:names-on-the-stones").options == ["find-p", "find-pp", "find-ppp"]
    scene.answer("find-p")
    two = play(at="singing-stones", open_cards="names-on-the-stones", dice="hp fh p")
    assert two.answer("explore:names-on-the-stones").options == ["find-p", "find-pp"]
    two.answer("find-p")


@pytest.mark.rule("R-212")
@pytest.mark.parametrize("quest", ["the-tide-vault", "lady-of-the-mirrormere"])
def test_any_die_finds_the_first_outcome(play: Play, box: Box, quest: str) -> None:
    scene = play(at=box.content.quests[quest].place, open_cards=quest, dice="p p p").answer(f"explore:{quest}")
    assert scene.options == ["find-a"]
    scene.answer("find-a")
    assert scene.gold == 1


@pytest.mark.rule("R-210", "RB-522")
def test_one_die_of_two_symbols_covers_one_of_them(play: Play) -> None:
    scene = play(at="barrow-downs", open_cards="barrow-lights", dice="hp mw mw").answer("explore:barrow-lights")
    assert scene.options == ["find-h"]
    scene.answer("find-h")
    both = play(at="barrow-downs", open_cards="barrow-lights", dice="hp hp mw").answer("explore:barrow-lights")
    assert both.options == ["find-h", "find-hp"]
    both.answer("find-hp")
    assert both.gold == 3


@pytest.mark.rule("R-16", "RB-524")
def test_both_copies_of_a_scenario_quest_are_quests_of_their_own(play: Play) -> None:
    scene = play(at="ember-pass", open_cards="song-of-the-wyrm song-of-the-wyrm", dice="fh mw p")
    assert scene.options.count("explore:song-of-the-wyrm") == 2
    scene.answer("explore:song-of-the-wyrm", "find-hm")
    assert (scene.tokens("lore"), scene.opened(), scene.trophies()) == (1, "song-of-the-wyrm", "exploration")


@pytest.mark.rule("RB-006", "RB-923")
def test_the_sextons_ledger_without_zombies_pays_its_gold(play: Play) -> None:
    scene = play(at="barrow-downs", open_cards="the-sextons-ledger", scenario="corpse-king", dice="fh fh mw")
    scene.answer("explore:the-sextons-ledger", "find-hh")
    assert stands(scene) == {"gold": 2, "trophies": "exploration"}
