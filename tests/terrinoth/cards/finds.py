"""Scenes in which an exploration card is drawn or an item is at hand."""

from __future__ import annotations

from typing import Any

from tests.terrinoth.cards.fights import GONE
from tests.terrinoth.cards.pieces import MISS
from tests.terrinoth.table import KARI, MOK, Scene

WALK = "healer-walk-unafraid"


def drawing(scene: type[Scene], card: str, *others: Any, mok: dict[str, Any] | None = None, **spec: Any) -> Scene:
    """Mok explores without a success and draws the card; every ready enemy beside him rolls a blank."""
    hero = {"id": MOK} | (mok or {})
    ready = [e for e in hero.get("engaged", []) if isinstance(e, str) or not e.get("exhausted")]
    dice = ["blank"] * len(ready) + spec.pop("enemy_dice", [])
    s = scene(
        heroes=[hero, *(others or [KARI])], turns=[MOK], stop_at="enemy_phase",
        decks={"exploration": [card]} | spec.pop("decks", {}),
        hero_dice=[MISS, MISS], enemy_dice=dice, **(GONE | spec),
    )  # fmt: skip
    s.answer(WALK)
    while s.session.prompt is not None and s.prompt.kind == "spend":
        s.answer("0")
    return s


def effect(s: Scene, card: str) -> dict[str, Any]:
    """What the card that was drawn changed, but for its own way to the discard pile."""
    assert s.where(card) == "discard:exploration"
    return s.changed(WALK, card)


def holding(scene: type[Scene], item: str, *others: Any, mok: dict[str, Any] | None = None, **spec: Any) -> Scene:
    """Mok, who holds an item, activates."""
    hero = {"id": MOK, "items": [item]} | (mok or {})
    return scene(
        **({"heroes": [hero, *(others or [KARI])], "turns": [MOK], "stop_at": "enemy_phase"} | GONE | spec)
    )
