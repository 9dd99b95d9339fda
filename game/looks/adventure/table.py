"""Table: what one table of a card game of the family keeps: the place that is there, the token of peril and its light,
what lurks and who is hurt. Where things lie and how they are drawn is said by the table of each game.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence

import pygame

from game.adventure.view.values import MatValues, TableValues
from game.kit.board import Board
from game.kit.intent import Toll
from game.kit.shown import Face, Space
from game.looks.adventure import mats
from game.looks.adventure.displayed_values import ActivePlace, numbers_of, site_of, values
from game.looks.adventure.idle_motion import IdleMotion
from game.looks.adventure.peril_light import EASE, PerilLight, dark, shade_at
from game.looks.adventure.place_fade import TRAVEL, PlaceFade
from game.looks.adventure.wounded import hurt_of
from game.ui.cards.card import picture_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.tween import Tween, in_out_cubic
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Air, Backdrop, Light, Mood, Pace, Resting, Veil
from game.ui.table.motion import REDUCED
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

PERIL, PERIL_PAUSE = 450.0, 200.0
SHADOWS = "shadows"
GREAT_RANK = "nemesis"
_SOLID = ("header", "quest", "lair", "location", "dice", "shadows")
_SLIVER = 20.0
"""Where less of an item than this looks out from under the next one, their number is told."""
_STANDS_OUT = 14.0
_LIFT = 8.0
_SKULL = 64.0


class AdventureTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    pane = "location"
    decks: Sequence[str] = ()
    """The decks whose cards are counted, by their zones on the board."""
    mats: mats.MatStyle

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._travel = PlaceFade(ActivePlace())
        self._track = Tween(0.0, in_out_cubic)
        self._spaces: Sequence[Space] = ()
        self._peril = PerilLight()
        self._idle = IdleMotion()

    def solid(self, layout: Layout) -> Collection[str]:
        """The panels, and the mats of the seats."""
        seats = (name for name in layout.rects if name.startswith("seat.") and "/" not in name)
        return [*_SOLID, *seats]

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """Place, track and light as they are."""
        self._travel.arrive(site_of(board, shown))
        self._follow(values(shown), 0.0)

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """Another place fades in."""
        return self._travel.to(site_of(board, shown), REDUCED if pace.reduced else TRAVEL)

    def step(self, track: str, before: int, after: int, pace: Pace) -> float:
        """The peril token goes on, and it grows darker."""
        self._track.to(float(after), REDUCED if pace.reduced else PERIL)
        self._peril.to(shade_at(self._spaces, after), 0.0 if pace.still else EASE)
        return REDUCED if pace.reduced else PERIL + PERIL_PAUSE

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """As the model says."""
        self._travel.site = site_of(board, shown)
        self._follow(values(shown), 0.0 if pace.still else EASE)

    def _follow(self, own: TableValues, ease: float) -> None:
        self._spaces = own.track
        self._track.jump(float(own.track_at))
        self._peril.to(shade_at(own.track, own.track_at), ease)

    def update(self, dt: float, pace: float) -> bool:
        """The token and the fade go with what is told, the light in its own time."""
        moved = self._track.update(pace)
        moved = self._travel.fade.update(pace) or moved
        return self._peril.update(dt) or moved

    def rest(self) -> None:
        """The token lies, and the place is there."""
        for tween in (self._track, self._travel.fade):
            tween.jump(tween.goal)

    def forget(self) -> None:
        """What drifts over the shadows is made anew."""
        self._idle.forget()

    # -- drawing

    def light(self, state: FrameState) -> Light:
        """The backdrop of the place, its air, and the darkness of peril."""
        travel, board = self._travel, state.board
        site, strength = travel.seen
        air = Air(site.card, picture_of(site.face), strength) if site.face is not None else None
        coming = next((state.shown.view.picture(board.pieces[piece].card) for piece in board.zone("deck:location")), "")
        return Light(
            backdrops=self._backdrops(),
            air=air,
            veils=tuple(Veil(dark(shade.colour), shade.depth) for shade in self._peril.layers),
            fading=self._peril.moving,
            picture_seen=travel.site.face is not None,
            coming=coming,
        )

    @property
    def pictured(self) -> Sequence[tuple[Face | None, int]]:
        """The faces of the places whose pictures are seen, the lowest first, each with its strength (0 to 255)."""
        travel = self._travel
        if not travel.under_way or travel.before is None:
            return ((travel.site.face, 255),)
        return (travel.before.face, 255), (travel.site.face, round(255 * travel.fade.value))

    def seated(self, state: FrameState) -> Iterator[MatValues]:
        """The mats that have a place on this table."""
        return (mat for mat in values(state.shown).mats if f"seat.{mat.seat}" in state.layout)

    def _backdrops(self) -> tuple[Backdrop, ...]:
        travel, now = self._travel, _picture(self._travel.site)
        if not travel.under_way or travel.before is None:
            return (Backdrop(now),)
        part = travel.fade.value
        return Backdrop(_picture(travel.before)), Backdrop(now, round(255 * part), 1 - part)

    def ground_key(self, state: FrameState) -> Hashable:
        """Sheet, place, numbers of the mats, and how many cards lie where they are counted."""
        shown, board, own = state.shown, state.board, values(state.shown)
        return (
            own,
            self._travel.site,
            self._travel.before,
            self._travel.fade.value,
            tuple(numbers_of(board, mat) for mat in own.mats),
            len(board.zone(SHADOWS)),
            tuple(len(board.zone(f"deck:{deck}")) for deck in self.decks),
            tuple(shown.seats),
        )

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """Pale for the fallen and what is theirs; in the lair it is dark."""
        zone = state.board.pieces[face.piece].zone
        owner = state.board.pieces.get(zone.partition(":")[2])
        if mark.refused or "fallen" in face.marks or (owner is not None and not owner.face_up):
            return "refused"
        return "dimmed" if zone == "lair" else super().tone(state, face, mark)

    def wear(self, state: FrameState) -> Mapping[str, int]:
        """How badly every hero is off."""
        numbers = (numbers_of(state.board, mat) for mat in values(state.shown).mats)
        return {own.hero: hurt_of(own.left, own.whole) for own in numbers}

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """The skull of the fallen."""
        if "fallen" in face.marks:
            canvas = brush.canvas
            pixels = canvas.px(min(_SKULL, box.width * 0.5))
            brush.centred(canvas.images.get("icons/skull", (pixels, pixels), tint=canvas.theme["on-dark"]), box.center)

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """A condition as a pill."""
        return mats.pill_surface(canvas, state.shown.face(state.board, piece), size, self.mats)

    def draw_toll(self, canvas: Canvas, state: FrameState, toll: Toll, alpha: int) -> Sequence[pygame.FRect]:
        """The plate on the hero, and on the bar of health what will be lost of it."""
        mat = next((mat for mat in self.seated(state) if mat.hero == toll.piece), None)
        if mat is None:
            return ()
        numbers = numbers_of(state.board, mat)
        return mats.draw_toll(canvas, state.layout, self.services.words, numbers, toll, alpha, self.mats)

    def restless(self, state: FrameState) -> Collection[str]:
        """What lurks in the shadows."""
        return frozenset(state.board.zone(SHADOWS))

    def follow(
        self, canvas: Canvas, state: FrameState, restless: Sequence[Resting], others: Sequence[PieceSprite]
    ) -> None:
        """The cards in the shadows, each for itself: those that a mark is on stand out and lie still, and those that
        are dimmed are dark enough. Heroes low on health throb.
        """
        places, lurking = state.placement.places, self.restless(state)
        marked = [piece for piece, mark in state.marks.items() if piece in lurking and _stands_out(mark)]
        out = [places[piece].box.inflate(_STANDS_OUT, _STANDS_OUT) for piece in marked if not places[piece].hidden]
        self._idle.follow([(card.sprites, not card.mark.over) for card in restless], out)
        wear = self.wear(state)
        hurt = [(actor.place.box, wear.get(actor.piece, 0)) for actor in others]
        self._idle.throb(canvas, [(box, level) for box, level in hurt if level])

    def living(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """Cards that stir, the darkness over them, and rims that throb."""
        return self._idle.sprites(canvas, state)

    def counted(self, state: FrameState) -> Iterator[tuple[pygame.FRect, int]]:
        """Where cards lie on each other, and how many: decks, discard piles, items that hide each other."""
        layout, board = state.layout, state.board
        for deck in self.decks:
            for zone, part in (("deck", "draw"), ("discard", "discard")):
                count = len(board.zone(f"{zone}:{deck}"))
                if count or zone == "deck":
                    yield layout[f"deck.{deck}/{part}"], count
        for hero, seat in state.shown.seats.items():
            items = layout.spread(f"seat.{seat}/items", len(board.zone(f"play:{hero}")))
            if len(items) > 1 and abs(items[1].x - items[0].x) < _SLIVER:
                yield items[-1], len(items)

    @property
    def token(self) -> tuple[float, float]:
        """Where on its track the token of peril is, in spaces, and how far it is lifted on its way."""
        at = self._track.value
        return at, _LIFT * math.sin(at % 1 * math.pi) if self._track.moving else 0.0

    # -- beside the drawing

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The music of the active place, with as much tension as the track has come on, and the layer of the nemesis
        while it is among the enemies. Before a place lies active there is none.
        """
        lying = board.zone("location")[:1]
        if not lying:
            return Mood()
        danger = self._track.value / max(1, len(values(shown).track) - 1)
        return Mood(board.pieces[lying[0]].card, danger, _great_foe_is_here(shown, board))


def _picture(site: ActivePlace) -> str:
    return picture_of(site.face) if site.face is not None else ""


def _stands_out(mark: Highlight) -> bool:
    """Whether no darkness lies on a card in the shadows."""
    return bool(mark.over) or mark.dimmed or mark.refused


def _great_foe_is_here(shown: Displayed, board: Board) -> bool:
    for zone, pieces in board.zones.items():
        if zone == SHADOWS or zone.startswith("engaged:"):
            for piece in pieces:
                if board.pieces[piece].face_up and shown.face(board, piece).variant == GREAT_RANK:
                    return True
    return False
