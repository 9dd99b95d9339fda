"""All 48 activation cards: the printed action, its number of hero dice, and how many exploration cards are drawn."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import MISS
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

TARHA = "widow-tarha"

PRINTED = [
    # (hero, card, action, hero dice, exploration cards drawn)
    (KARI, "scout-precise-strike", "attack", 2, 0),
    (KARI, "scout-blaze-a-trail", "explore", 2, 2),
    (KARI, "scout-draw-attention", "aid", 2, 0),
    (KARI, "scout-caution", "rest", 1, 0),
    (KARI, "thief-fan-of-knives", "attack", 3, 0),
    (KARI, "thief-palm-and-pass", "aid", 2, 1),
    (KARI, "thief-nimble-fingers", "explore", 2, 3),
    (KARI, "thief-slip-away", "rest", 2, 0),
    (KARI, "wildlander-shot-from-cover", "attack", 3, 0),
    (KARI, "wildlander-watch-their-back", "aid", 3, 0),
    (KARI, "wildlander-read-the-land", "explore", 2, 2),
    (KARI, "wildlander-lie-in-wait", "rest", 1, 0),
    (TRENLOE, "warrior-into-the-fray", "attack", 2, 0),
    (TRENLOE, "warrior-behind-my-shield", "aid", 2, 0),
    (TRENLOE, "warrior-shoulder-through", "explore", 2, 1),
    (TRENLOE, "warrior-dig-in", "rest", 1, 0),
    (TRENLOE, "knight-press-of-steel", "attack", 3, 0),
    (TRENLOE, "knight-sworn-shield", "aid", 3, 0),
    (TRENLOE, "knight-banner-forward", "explore", 2, 1),
    (TRENLOE, "knight-stand-firm", "rest", 2, 0),
    (TRENLOE, "berserker-reavers-arc", "attack", 3, 0),
    (TRENLOE, "berserker-roar-of-the-pack", "aid", 2, 0),
    (TRENLOE, "berserker-headlong-rush", "explore", 2, 1),
    (TRENLOE, "berserker-blood-up", "rest", 1, 0),
    (TARHA, "mage-arcane-dart", "attack", 2, 0),
    (TARHA, "mage-kindle-the-mind", "aid", 2, 0),
    (TARHA, "mage-read-the-omens", "explore", 2, 1),
    (TARHA, "mage-gather-thought", "rest", 1, 0),
    (TARHA, "runemaster-sundering-rune", "attack", 3, 0),
    (TARHA, "runemaster-shared-sigil", "aid", 3, 0),
    (TARHA, "runemaster-scribe-the-wards", "explore", 3, 2),
    (TARHA, "runemaster-inscription", "rest", 2, 0),
    (TARHA, "geomancer-rain-of-stone", "attack", 3, 0),
    (TARHA, "geomancer-stone-ward", "aid", 2, 0),
    (TARHA, "geomancer-open-the-way", "explore", 3, 1),
    (TARHA, "geomancer-bones-of-the-earth", "rest", 1, 0),
    (MOK, "healer-chastise", "attack", 2, 0),
    (MOK, "healer-mending-word", "aid", 2, 0),
    (MOK, "healer-walk-unafraid", "explore", 2, 1),
    (MOK, "healer-evening-hymn", "rest", 1, 0),
    (MOK, "spiritspeaker-spirit-lash", "attack", 2, 0),
    (MOK, "spiritspeaker-counsel-of-the-dead", "aid", 3, 0),
    (MOK, "spiritspeaker-walk-the-mist", "explore", 2, 1),
    (MOK, "spiritspeaker-circle-of-breath", "rest", 1, 0),
    (MOK, "disciple-hammer-of-dawn", "attack", 3, 0),
    (MOK, "disciple-laying-on-of-hands", "aid", 2, 0),
    (MOK, "disciple-light-before-us", "explore", 3, 1),
    (MOK, "disciple-sworn-vigil", "rest", 2, 0),
]
BASIC = ("scout-", "warrior-", "mage-", "healer-")
DECK = ["keen-oil", "lucky-coin", "fire-bomb", "second-wind"]


def test_every_card_stands_in_the_list_once(scene: type[Scene]) -> None:
    assert sorted(card for _, card, *_ in PRINTED) == sorted(scene.box.actions)


@pytest.mark.rule("HT-302", "HT-306")
@pytest.mark.parametrize(("hero", "card", "action", "dice", "drawn"), PRINTED, ids=[p[1] for p in PRINTED])
def test_a_card_has_its_printed_action_dice_and_draws(
    scene: type[Scene], hero: str, card: str, action: str, dice: int, drawn: int
) -> None:
    friend = MOK if hero != MOK else KARI
    s = scene(
        heroes=[{"id": hero, "advanced": [] if card.startswith(BASIC) else [card]}, friend],
        decks={"exploration": DECK}, hero_dice=[MISS] * dice,
    )  # fmt: skip
    s.answer(card)
    while s.prompt.source == card:  # whatever may be declined is; else the first answer is given
        s.answer(s.prompt.options[: s.prompt.least])
    assert s.board.pieces[card].exhausted is (action != "rest")
    assert s.notes("results")[0]["action"] == action
    assert len(s.notes("roll")[0]["dice"]) == dice
    assert sum(len(note["cards"]) for note in s.notes("draws")) == drawn
    assert s.through().t.zone("drawn") == []
    s.settled()
