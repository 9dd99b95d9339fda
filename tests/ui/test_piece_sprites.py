"""How pieces come to their places: what is hung drops onto its hook, cards that are readied turn in one sweep."""

from __future__ import annotations

import pygame

from game.ui.table.piece_sprites import DROP, DROP_FROM, SWEEP, PieceSprites
from game.ui.table.placement import Place

HOOK = pygame.FRect(400, 300, 80, 100)


def hung(*, reduced: bool) -> PieceSprites:
    """A piece on its way from afar to a hook."""
    sprites = PieceSprites()
    sprites.jump({"axe": Place(pygame.FRect(0, 0, 80, 100))})
    sprites.go({"axe": Place(HOOK, hung=True)}, reduced=reduced)
    return sprites


def test_what_is_hung_comes_from_above_and_drops_onto_its_hook_at_last() -> None:
    sprites = hung(reduced=False)
    axe = sprites["axe"]
    axe.update(axe.duration - DROP)
    assert axe.pose[1] == HOOK.centery - DROP_FROM
    axe.update(DROP / 2)
    assert HOOK.centery - DROP_FROM < axe.pose[1] < HOOK.centery
    axe.update(DROP / 2)
    assert axe.pose[:2] == HOOK.center
    assert not axe.moving


def test_without_motion_nothing_drops() -> None:
    assert hung(reduced=True)["axe"].pose[:2] == HOOK.center


def test_cards_that_are_readied_turn_in_one_sweep() -> None:
    places = [Place(pygame.FRect(150 * at, 0, 100, 140), turn=90.0) for at in range(4)]
    names = ["attack", "explore", "aid", "rest"]
    sprites = PieceSprites()
    sprites.jump(dict(zip(names, places, strict=True)))
    ready = {name: place._replace(turn=0.0) for name, place in zip(names, places, strict=True)}
    sprites.go(ready, reduced=False)
    assert [sprites[name].delay for name in names] == [0.0, SWEEP, 2 * SWEEP, 3 * SWEEP]
    sprites.go({name: place._replace(turn=90.0) for name, place in ready.items()}, reduced=True)
    assert {sprites[name].delay for name in names} == {0.0}
