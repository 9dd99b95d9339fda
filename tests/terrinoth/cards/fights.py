"""Scenes in which enemies show what they do: an enemy phase, an attack, a threat."""

from __future__ import annotations

from typing import Any

from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

BLANK = "blank"
ATTACK, AID, REST, EXPLORE = "warrior-into-the-fray", "scout-draw-attention", "scout-caution", "healer-walk-unafraid"
GONE = {"nemesis": {"place": "defeated"}}
"""No nemesis: nothing but the card at hand threatens."""


def night(scene: type[Scene], *heroes: Any, **more: Any) -> Scene:
    """An enemy phase, up to the moment when the enemies are readied."""
    return scene(heroes=list(heroes or (KARI, MOK)), node="enemy_phase", stop_at="ready_enemies", **more)


def foe(name: str) -> dict[str, bool]:
    """What the activation of an enemy itself changes."""
    return {f"{name}.exhausted": True}


def strike(scene: type[Scene], engaged: list[Any], faces: list[str], *enemy: str, **spec: Any) -> Scene:
    """Trenloe attacks the first of the enemies engaged with him, pulling nobody else."""
    trenloe = {"id": TRENLOE, "engaged": engaged} | spec.pop("trenloe", {})
    s = scene(
        heroes=[trenloe, *spec.pop("others", [MOK])], turns=[TRENLOE], stop_at="enemy_phase", hero_dice=faces,
        enemy_dice=list(enemy), **(GONE | spec),
    ).answer(ATTACK)  # fmt: skip
    if s.session.prompt is not None and s.prompt.kind == "engage":
        s.answer(())
    return s


def threaten(scene: type[Scene], *heroes: Any, **spec: Any) -> Scene:
    """Kari, the first hero, rests beside a ready cave spider; its die shows a threat and hers nothing."""
    party = [{"id": h} if isinstance(h, str) else dict(h) for h in heroes or (KARI, MOK)]
    party[0]["engaged"] = [*party[0].get("engaged", []), "cave-spiders-master"]
    ready = sum(isinstance(enemy, str) or not enemy.get("exhausted") for enemy in party[0]["engaged"])
    s = scene(
        heroes=party, turns=[party[0]["id"]], stop_at="enemy_phase", hero_dice=["defense"],
        enemy_dice=["threat"] + [BLANK] * (ready - 1), **(GONE | spec),
    )  # fmt: skip
    return s.answer(REST)
