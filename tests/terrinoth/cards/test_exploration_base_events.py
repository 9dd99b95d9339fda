"""The events of the base set of exploration cards."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import HEALER, MISS, hurt, tired
from tests.terrinoth.table import KARI, TRENLOE, Scene

AVRIC = "avric-albright"


def drawing(
    scene: type[Scene], card: str, *others: object, me: dict[str, object] | None = None, **more: object
) -> Scene:
    """Avric draws a card with Walk Unafraid and no success; what Walk Unafraid itself changes is left out."""
    avric = {"id": AVRIC} | (me or {})
    s = scene(
        heroes=[avric, *(others or [KARI])],
        decks={"exploration": [card]} | more.pop("decks", {}),  # type: ignore[operator]
        hero_dice=[MISS, MISS],
        **more,
    )
    return s.answer("healer-walk-unafraid") if "healer-walk-unafraid" in s.prompt.options else s


def effect(s: Scene, card: str) -> dict[str, object]:
    """What the drawn card changed, without its way to the discard pile."""
    assert s.where(card) == "discard:exploration"
    return s.through().changed("healer-walk-unafraid", card)


def test_a_quiet_hour_lets_each_hero_choose_a_cure_or_a_token(scene: type[Scene]) -> None:
    s = drawing(scene, "a-quiet-hour", {"id": KARI, "wounds": 2}, {"id": TRENLOE, "wounds": 2}, me={"wounds": 2})
    assert (s.prompt.kind, s.prompt.chooser) == ("either", AVRIC)
    s.answer("1")
    assert s.prompt.chooser == KARI
    s.answer("2")
    assert s.prompt.chooser == TRENLOE
    s.answer("1")
    assert effect(s, "a-quiet-hour") == {f"{AVRIC}.wound": 1, f"{KARI}.success": 1, f"{TRENLOE}.wound": 1}


@pytest.mark.rule("HT-007")
def test_a_quiet_hour_gives_each_hero_what_would_change_something(scene: type[Scene]) -> None:
    s = drawing(
        scene, "a-quiet-hour", {"id": KARI, "wounds": 2, "tokens": 5}, {"id": TRENLOE, "tokens": 5},
        {"id": "astarra", "defeated": True},
    )  # fmt: skip
    assert effect(s, "a-quiet-hour") == {f"{AVRIC}.success": 1, f"{KARI}.wound": 1}


def test_abandoned_pack_gives_two_tokens_to_the_hero_with_the_fewest(scene: type[Scene]) -> None:
    s = drawing(scene, "abandoned-pack", {"id": KARI, "tokens": 1}, {"id": TRENLOE, "tokens": 3}, me={"tokens": 2})
    s.answer("0")
    assert effect(s, "abandoned-pack") == {f"{KARI}.success": 3}


@pytest.mark.rule("R-15", "HT-004")
def test_abandoned_pack_leaves_a_tie_to_the_active_hero(scene: type[Scene]) -> None:
    s = drawing(scene, "abandoned-pack", KARI, {"id": TRENLOE, "tokens": 3}, leader=KARI, turns=[AVRIC, KARI])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", AVRIC, (KARI, AVRIC))
    s.answer(AVRIC)
    assert effect(s, "abandoned-pack") == {f"{AVRIC}.success": 2}


@pytest.mark.rule("HT-319")
def test_abandoned_pack_gives_nothing_above_five(scene: type[Scene]) -> None:
    s = drawing(scene, "abandoned-pack", {"id": KARI, "tokens": 4}, me={"tokens": 5}).answer("0")
    assert effect(s, "abandoned-pack") == {f"{KARI}.success": 5}


@pytest.mark.parametrize("option", ["1", "2"])
def test_fresh_tracks_is_progress_with_an_enemy_or_a_token(scene: type[Scene], option: str) -> None:
    s = drawing(scene, "fresh-tracks", decks={"enemy": ["ogres-master", "bandits-minion"]})
    assert (s.prompt.kind, s.prompt.chooser) == ("either", AVRIC)
    s.answer(option)
    tracks = {"roadside-inn.progress": 2, "ogres-master.zone": "shadows"}  # facedown, as it lay
    assert effect(s, "fresh-tracks") == (tracks if option == "1" else {f"{AVRIC}.success": 1})


@pytest.mark.rule("HT-007")
def test_fresh_tracks_of_a_hero_with_five_tokens_is_progress(scene: type[Scene]) -> None:
    s = drawing(scene, "fresh-tracks", me={"tokens": 5}, decks={"enemy": ["ogres-master"]}).answer("0")
    assert effect(s, "fresh-tracks") == {"roadside-inn.progress": 2, "ogres-master.zone": "shadows"}


def test_ambush_brings_the_top_enemy_faceup_to_the_hero_who_drew_it(scene: type[Scene]) -> None:
    s = drawing(scene, "ambush", decks={"enemy": ["ogres-master", "bandits-minion"]})
    assert effect(s, "ambush") == {"ogres-master.zone": f"engaged:{AVRIC}", "ogres-master.faceup": True}


@pytest.mark.rule("HT-705")
def test_an_ambush_on_a_hero_with_three_enemies_wounds_and_waits_in_the_shadows(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("bandits-master")]
    s = drawing(scene, "ambush", me={"engaged": held}, decks={"enemy": ["ogres-master"]})
    assert effect(s, "ambush") == {
        "ogres-master.zone": "shadows", "ogres-master.faceup": True, f"{AVRIC}.wound": 2,
    }  # fmt: skip


@pytest.mark.rule("HT-702")
def test_an_ambush_from_an_empty_deck_comes_from_the_discard_pile(scene: type[Scene]) -> None:
    s = drawing(scene, "ambush", decks={"enemy": []}, discards={"enemy": ["ogres-master"]})
    assert s.where("ogres-master") == f"engaged:{AVRIC}"


@pytest.mark.rule("HT-702")
def test_an_ambush_with_no_enemy_left_does_nothing(scene: type[Scene]) -> None:
    s = drawing(scene, "ambush", decks={"enemy": []})
    assert effect(s, "ambush") == {}


@pytest.mark.parametrize("option", ["1", "2"])
def test_snare_wire_costs_two_cards_or_two_wounds(scene: type[Scene], option: str) -> None:
    s = drawing(scene, "snare-wire")
    assert (s.prompt.kind, s.prompt.chooser) == ("either", AVRIC)
    s.answer(option)
    if option == "1":
        assert (s.prompt.kind, s.prompt.least, s.prompt.most) == ("exhaust-card", 2, 2)
        s.answer(("healer-chastise", "healer-evening-hymn"))
        assert effect(s, "snare-wire") == {"healer-chastise.exhausted": True, "healer-evening-hymn.exhausted": True}
    else:
        assert effect(s, "snare-wire") == {f"{AVRIC}.wound": 2}


@pytest.mark.rule("HT-006")
def test_snare_wire_may_cost_the_one_ready_card_there_is(scene: type[Scene]) -> None:
    s = drawing(scene, "snare-wire", me={"exhausted": [HEALER[0], HEALER[2]]}).answer("1")
    assert effect(s, "snare-wire") == {"healer-evening-hymn.exhausted": True}


@pytest.mark.rule("HT-007")
def test_snare_wire_costs_two_wounds_when_no_card_is_ready(scene: type[Scene]) -> None:
    s = drawing(scene, "snare-wire", me={"exhausted": [HEALER[0], *HEALER[2:]]})
    assert effect(s, "snare-wire") == {f"{AVRIC}.wound": 2}


@pytest.mark.rule("HT-006")
@pytest.mark.parametrize(("progress", "left"), [(5, 3), (2, 0), (1, 0)])
def test_false_trail_discards_two_progress_or_what_there_is(scene: type[Scene], progress: int, left: int) -> None:
    s = drawing(scene, "false-trail", location={"id": "roadside-inn", "progress": progress})
    assert effect(s, "false-trail") == {"roadside-inn.progress": left}


def test_false_trail_does_nothing_where_there_is_no_progress(scene: type[Scene]) -> None:
    s = drawing(scene, "false-trail", shadows=[hurt("ogres-master", 1)])
    assert effect(s, "false-trail") == {}
