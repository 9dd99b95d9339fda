"""Cards at the chart: what is dragged, dropped, learned, given and pressed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.kit.cells import cell_of
from game.scenes.table import overlays
from tests.runebound.look.conftest import Lay
from tests.runebound.look.test_chart_table import HERO, faces, give, settled, spec


def test_a_click_on_a_card_does_not_throw_it_away(lay: Lay) -> None:
    told = spec()
    told["heroes"][0]["assets"] = ["militia-sword"]
    table = lay(**told)
    settled(table)
    (drop,) = [option for option in table.prompt.options if option.startswith("drop:")]
    piece = drop.partition(":")[2]
    assert drop not in [card.option.choice.id for card in table.scene.ui.dock.options]
    rect = table.scene.ui.rect_of(piece)
    assert rect is not None
    table.move(rect.center)
    table.press(rect.center)
    table.release(rect.center)
    settled(table)
    assert table.scene.play.session.journal() == []
    assert drop in [card.option.choice.id for card in table.scene.ui.dock.options]


def test_a_card_dropped_on_a_die_rolls_that_die_again(lay: Lay) -> None:
    heroes = [{"id": HERO, "at": "brenn-ford", "hand": ["ward", "unweave"]}]
    table = lay(**spec(heroes=heroes, dice={"terrain": ["wild", "wild", "mountain+water", "plains"]}))
    give(table, "move")
    give(table, "march")
    card = next(option for option in table.prompt.options if cell_of(option) is None)
    before, die = faces(table), table.scene.ui.rect_of("die:die-3")
    assert die is not None
    table.drag(table.place_of(card), die.center)
    settled(table)
    assert table.prompt.kind == "march"
    assert card not in table.prompt.options
    assert faces(table)[:2] == before[:2]
    assert faces(table)[2] != before[2]


def test_a_skill_is_learned_by_dropping_it_on_those_learned(lay: Lay) -> None:
    heroes = [{"id": HERO, "at": "brenn-ford", "hand": ["ox-strong"], "trophies": ["combat"]}]
    table = lay(**spec(heroes=heroes))
    give(table, "train")
    assert table.prompt.kind == "learn"
    card, ui = table.prompt.options[0], table.scene.ui
    table.drag(table.place_of(card), ui.layout["dice"].center)
    assert table.prompt.kind == "learn"
    table.drag(table.place_of(card), ui.layout["board/trophies"].center)
    assert table.scene.play.session.state.board.piece(card).zone == f"learned:{HERO}"


@pytest.mark.rule("RB-613")
def test_the_skills_to_choose_from_lie_side_by_side_with_text_cost_and_reason(lay: Lay) -> None:
    hand = ["ox-strong", "ward", "unweave"]
    table = lay(**spec(heroes=[{"id": HERO, "at": "brenn-ford", "hand": hand, "trophies": ["combat"]}]))
    ui, view = table.scene.ui, table.scene.play.view
    before = table.scene.play.session.state.board.zone(f"hand:{HERO}")[0]
    narrow = ui.rect_of(before)
    assert narrow is not None
    assert not view.face(before).text.startswith("**Costs")
    give(table, "train")
    settled(table)
    assert table.prompt.kind == "learn"
    cards = table.scene.play.session.state.board.zone(f"hand:{HERO}")
    rects = [rect for card in cards if (rect := ui.rect_of(card)) is not None]
    assert len(rects) == len(cards) == 5
    assert all(rect.width > 1.5 * narrow.width for rect in rects)
    assert not any(one.colliderect(other) for one, other in pairwise(rects))
    for card, rect in zip(cards, rects, strict=True):
        for share in (0.1, 0.5, 0.9, 0.97):
            assert ui.place_at((rect.centerx, rect.y + rect.height * share)) == card, share
    view = table.scene.play.view
    for card in cards:
        told = view.face(card).text
        assert told.startswith("**Costs ")
        assert told.endswith("Your trophies do not pay for it.") == (card not in table.prompt.options)


@pytest.mark.rule("RB-964", "RB-415")
def test_a_gift_is_told_on_a_slip_for_each_hero_and_an_asset_shows_its_own_alone(lay: Lay) -> None:
    heroes = [
        {"id": "lyssa", "at": "tamalir", "hand": [], "gold": 2, "assets": ["salt"]},
        {"id": "corbin", "at": "tamalir", "hand": [], "gold": 3, "assets": ["fine-cloth"]},
        {"id": "elder-mok", "at": "tamalir", "hand": []},
    ]
    table = lay(heroes=heroes, form="together")
    give(table, "give")
    ui, (salt,) = table.scene.ui, table.scene.play.session.state.board.zone("assets:lyssa")
    told = {card.option.choice.id: card.option.choice for card in ui.dock.options}
    assert list(told) == ["gold>corbin", f"{salt}>corbin", "gold>elder-mok", f"{salt}>elder-mok"]
    assert told["gold>corbin"].detail == "Corbin has 3 gold."
    assert told[f"{salt}>corbin"].detail == "This or Fine Cloth stays, not both."
    lying, seat = ui.rect_of(salt), ui.table.seat_area("elder-mok")
    assert lying is not None
    assert seat is not None
    table.click(lying.center)
    assert [card.option.choice.id for card in ui.dock.options] == [f"{salt}>corbin", f"{salt}>elder-mok"]
    table.drag(lying.center, seat.center)
    assert table.scene.play.session.state.board.zone("assets:elder-mok") == [salt]


@pytest.mark.parametrize("cards", [2, 6])
def test_the_number_key_of_each_card_of_a_hand_lies_on_that_card(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, cards: int
) -> None:
    hand = ["ward", "feint", "haggler", "steady-aim", "keen-wits", "second-wind"][:cards]
    hero = {"id": HERO, "at": "tamalir", "hand": hand, "trophies": ["combat", "social", "exploration"]}
    table = lay(heroes=[hero], form="solo")
    give(table, "train")
    table.scene.services.bindings.device = "keyboard"
    drawn: dict[str, tuple[float, float]] = {}
    monkeypatch.setattr(overlays, "draw_key", lambda _, pos, key, **how: drawn.update({key: pos}))
    overlays.draw_keys(table.app.canvas, table.scene.ui)
    ui = table.scene.ui
    assert len(drawn) == len(ui.targets) > cards - 2
    for number, target in enumerate(ui.targets, 1):
        x, y = drawn[str(number)]
        assert ui.place_at((x, y + 1)) == target.place
