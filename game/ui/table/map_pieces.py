"""Map pieces: pieces that stand on a map, as the camera shows them on the table. Pure, but for cutting surfaces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import pygame

from game.ui.table.backdrop_gaps import without
from game.ui.table.camera import Camera
from game.ui.table.passage import Stance
from game.ui.table.piece_sprites import PieceSprite, Pose
from game.ui.table.placement import Place
from game.ui.table.sprites import Sprite


def seen_on_table(actor: PieceSprite, camera: Camera) -> PieceSprite:
    """A piece that stands on the map, or moves on it, as it is seen on the table."""
    return replace(
        actor,
        place=place_on_table(actor.place, camera),
        pose=pose_on_table(actor.pose, camera),
        start=pose_on_table(actor.start, camera),
        goal=pose_on_table(actor.goal, camera),
        stance=stance_on_table(actor.stance, camera) if actor.stance is not None else None,
    )


def stance_on_table(stance: Stance, camera: Camera) -> Stance:
    """How a piece that goes over the map is seen on the table."""
    return stance._replace(at=camera.on_table(stance.at), lift=stance.lift * camera.zoom)


def place_on_table(place: Place, camera: Camera) -> Place:
    """Where a place of the map is seen on the table."""
    return place._replace(rect=camera.rect_on_table(place.rect), on_map=False)


def pose_on_table(pose: Pose, camera: Camera) -> Pose:
    """How a pose on the map is seen on the table."""
    x, y, width, angle, alpha = pose
    return (*camera.on_table((x, y)), width * camera.zoom, angle, alpha)


def pose_on_map(pose: Pose, camera: Camera) -> Pose:
    """Which pose on the map is seen as this one on the table."""
    x, y, width, angle, alpha = pose
    return (*camera.on_map((x, y)), width / camera.zoom, angle, alpha)


def within(sprites: Iterable[Sprite], zone: pygame.Rect, covers: Sequence[pygame.Rect] = ()) -> Iterator[Sprite]:
    """Sprites, cut off at a zone and where something covers it (device pixels)."""
    for sprite in sprites:
        box = sprite.rect
        part = box.clip(zone)
        if part.width <= 0 or part.height <= 0:
            continue
        for piece in without(part, covers) if part.collidelist(list(covers)) >= 0 else (part,):
            if piece == box:
                yield sprite
            else:
                cut = sprite.surface.subsurface(piece.move(-box.x, -box.y))
                yield Sprite(cut, piece.topleft, sprite.alpha)
