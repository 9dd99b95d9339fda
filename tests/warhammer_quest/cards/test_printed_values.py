"""What is printed on heroes, enemies and locations: every number, trait and tier, beside the data it was typed into."""

from __future__ import annotations

import pytest

from tests.warhammer_quest.table import Scene

HEROES = {
    "ironbreaker": ((26, 19, 14), "aid"), "waywatcher": ((21, 12, 8), "attack"),
    "warrior-priest": ((28, 14, 9), "rest"), "bright-wizard": ((24, 12, 9), "explore"),
}  # fmt: skip
SETS = {
    "giant-bats": ("Creature", 1, "1/0/1", "1/0/2"), "gigantic-spiders": ("Creature", 1, "1/0/2", "2/0/3"),
    "goblin-warriors": ("Greenskin", 1, "1/0/2", "2/0/2"), "ghouls": ("Undead", 1, "2/0/2", "2/0/3"),
    "rat-swarms": ("Creature", 1, "1/0/3", "1/0/4"), "ratman-skirmishers": ("Ratkin", 1, "1/0/2", "2/0/3"),
    "orc-boys": ("Greenskin", 2, "2/0/3", "2/0/4"), "goblin-knifers": ("Greenskin", 2, "1/0/3", "2/0/4"),
    "plague-ratmen": ("Ratkin", 2, "1/1/3", "2/1/3"), "jezzail-teams": ("Ratkin", 2, "2/0/2", "3/0/3"),
    "ratman-knives": ("Ratkin", 2, "2/0/2", "3/0/3"), "cave-trolls": ("Giant", 3, "3/0/5", "3/0/7"),
    "orc-veterans": ("Greenskin", 3, "2/1/3", "3/1/4"), "warlock-engineers": ("Ratkin", 3, "2/1/4", "2/1/6"),
    "rat-beasts": ("Ratkin", 3, "3/0/5", "4/0/5"),
}  # fmt: skip
"""Trait, tier, attack / resilience / health of the standard and of the elite card."""
NEMESES = {
    "odious-grump": ("Greenskin", "2/1/6"), "nunkel": ("Ratkin", "2/1/10"), "the-grey-courier": ("Ratkin", "2/2/15"),
    "the-engine-master": ("Ratkin", "2/1/12"), "the-red-fist": ("Greenskin", "3/1/13"),
}  # fmt: skip
LOCATIONS = {
    "sewer-system": ("Civilized", 1, "1/3", 6), "flooded-cellar": ("Civilized", 1, "1/2", 5),
    "old-culvert": ("Civilized", 1, "1/2", 5), "root-tunnels": ("Wilds", 1, "0/3", 5),
    "beggars-warren": ("Civilized", 1, "2/1", 5), "smugglers-landing": ("Civilized", 1, "2/1", 5),
    "drowned-crypt": ("Ruin", 1, "1/2", 5), "watch-house": ("Civilized", 2, "2/2", 7),
    "collapsed-mine": ("Wilds", 2, "1/3", 7), "fungus-garden": ("Wilds", 2, "2/2", 6),
    "bone-market": ("Ruin", 2, "2/2", 7), "guild-vaults": ("Civilized", 2, "1/3", 7),
    "flooded-works": ("Civilized", 2, "2/2", 7), "hanging-bridge": ("Wilds", 2, "1/3", 7),
    "glowing-foundry": ("Underground", 3, "1/3", 7), "siege-tunnel": ("Underground", 3, "1/3", 7),
    "burning-quarter": ("Civilized", 3, "2/2", 7), "troll-bridge": ("Wilds", 3, "2/2", 7),
    "broken-shrine": ("Ruin", 3, "1/3", 7), "the-deep-stair": ("Underground", 3, "1/3", 7),
    "grumps-sump": ("Civilized", 0, "1/2", 6), "the-cistern": ("Civilized", 0, "2/3", 8),
    "the-river-gate": ("Civilized", 0, "2/2", 7), "the-powder-hall": ("Underground", 0, "1/3", 7),
    "the-war-banner": ("Wilds", 0, "1/3", 6), "the-way-up": ("Underground", 0, "2/3", 9),
}  # fmt: skip
"""Trait, tier (0: of a quest), faceup / facedown, exploration value."""


@pytest.mark.rule("WQ-104", "WQ-419")
def test_heroes_have_their_printed_health_and_icon(scene: type[Scene]) -> None:
    assert {name: (card.health, card.prepare) for name, card in scene.box.heroes.items()} == HEROES


@pytest.mark.rule("WQ-702")
def test_sets_have_their_printed_values(scene: type[Scene]) -> None:
    found = {}
    for name in scene.box.sets:
        standard, elite = (scene.box.enemies[f"{name}-{rank}"] for rank in ("standard", "elite"))
        stats = [f"{card.attack}/{card.resilience}/{card.health}" for card in (standard, elite)]
        assert (standard.trait, standard.tier) == (elite.trait, elite.tier)
        found[name] = (standard.trait, standard.tier, *stats)
    assert found == SETS


def test_nemeses_have_their_printed_values(scene: type[Scene]) -> None:
    cards = {name: card for name, card in scene.box.enemies.items() if not card.set}
    assert {n: (c.trait, f"{c.attack}/{c.resilience}/{c.health}") for n, c in cards.items()} == NEMESES


def test_locations_have_their_printed_values(scene: type[Scene]) -> None:
    cards = scene.box.locations
    assert {n: (c.trait, c.tier, f"{c.engaged}/{c.shadows}", c.value) for n, c in cards.items()} == LOCATIONS


@pytest.mark.rule("WQ-105", "WQ-419")
def test_three_cards_of_a_hero_have_two_dice_and_the_card_with_the_icon_one(scene: type[Scene]) -> None:
    for name, card in scene.box.heroes.items():
        basic = [scene.box.actions[action] for action in scene.box.hero_actions(name, advanced=False)]
        assert {action.action: action.dice for action in basic} == {
            kind: 1 if kind == card.prepare else 2 for kind in ("attack", "explore", "aid", "rest")
        }
        advanced = [scene.box.actions[action] for action in scene.box.hero_actions(name, advanced=True)]
        assert [action.prepare for action in advanced] == [action.prepare for action in basic]
        for before, after in zip(basic, advanced, strict=True):
            assert after.dice - before.dice in (0, 1), "one die more, or a clause"


def test_the_box_holds_what_is_listed(scene: type[Scene]) -> None:
    box = scene.box
    assert len(box.exploration) == 38
    assert sum(card.copies for name, card in box.gear.items() if name not in box.legendary) == 33
    assert len(box.legendary) == 12
    assert sum(card.copies for card in box.conditions.values()) == 12
