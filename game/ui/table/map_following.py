"""Map following: the camera of a map goes where something happens, and pieces that leave the map set out from there."""

from __future__ import annotations

from game.ui.table.map_pieces import place_on_table, pose_on_map, pose_on_table
from game.ui.table.piece_sprites import PieceSprite, PieceSprites
from game.ui.table.placement import Placement


class MapFollowing:
    """Where the camera of one table was brought; without a map nothing happens here."""

    def __init__(self) -> None:
        self._found = False
        """Whether the camera has been brought to somebody."""

    def take_over(self, before: MapFollowing, there: Placement, here: Placement) -> None:
        """Go on where the camera of another table was."""
        if here.map is not None and there.map is not None and before._found:
            self._found = True
            here.map.camera.jump(there.map.camera.centre, there.map.camera.step)

    def carry_over(self, actors: PieceSprites, placement: Placement) -> None:
        """Pieces that leave the map, or come onto it, set out from where they are seen."""
        for piece, place in placement.places.items():
            actor = actors.get(piece)
            if actor is not None and placement.map is not None and actor.place.on_map != place.on_map:
                turned = pose_on_map if place.on_map else pose_on_table
                actor.pose = turned(actor.pose, placement.map.camera)

    def lift_off(self, actor: PieceSprite, placement: Placement) -> None:
        """A piece leaves the map over the table, from where it is seen."""
        if placement.map is not None and actor.place.on_map:
            actor.place = place_on_table(actor.place, placement.map.camera)
            actor.pose = pose_on_table(actor.pose, placement.map.camera)

    def follow(self, placement: Placement, piece: str, *, at_once: bool) -> bool:
        """Let the camera come to a piece; true the first time, when it is there at once."""
        found, place = placement.map, placement.places.get(piece)
        if found is None or place is None or not place.on_map:
            return False
        found.camera.reduced = at_once
        if self._found:
            found.camera.follow(place.rect)
            return False
        self._found = True
        found.camera.jump(place.rect.center)
        return True
