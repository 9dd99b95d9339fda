"""Piece sprites: every piece as it is seen just now, on its way from where it was to its place.

`Actors.go(places, ...)` sends every piece to its place, `jump(places)` puts it there; `update(dt)` moves
them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.kit.geometry import Point
from game.kit.shown import Face
from game.ui.screen.tween import in_quad, out_back, out_quad, set_off, weighty
from game.ui.table.passage import Passage, Stance
from game.ui.table.placement import Place

MOVE, MOVE_PER_UNIT, MOVE_MOST = 260.0, 0.12, 420.0
TILT, FLIP, FADE, REDUCED = 180.0, 240.0, 180.0, 120.0
LUNGE_OUT, LUNGE_BACK, PULSE, FALL, SHAKE = 160.0, 120.0, 260.0, 420.0, 180.0
SWING, SWINGS = 6.0, 3
"""How far a piece that is hit is shaken, in units, and how often."""
STAGGER, LAND = 45.0, 80.0
SWEEP, SWEPT = 60.0, 3
"""How long after one card the next is turned where it lies, in milliseconds, and how many wait for another."""
DROP, DROP_FROM = 90.0, 12.0
"""How long what is hung drops onto its hook, in milliseconds, and from how high, in units."""
_OVERSHOOT = 4.0
_REACH = 0.55
_UP, _DOWN = 0.35, 0.6
"""The parts of its way at which a card has come up to its height, and comes down again."""
_FAR, _TURNING, _FLIPPING = 160.0, 0.4, 0.7
"""From this distance on a card comes up to full height; how high it is lifted to be turned, and turned over."""
_STRUCK, _DOWN_AT = 0.28, 0.78
"""The parts of a fall at which the blow has thrown it up, and it lies."""

Ways = Callable[["PieceSprite", Place | None], Passage | None]
"""How a piece goes to a place, or away (None); None where it slides there, or fades."""
Pose = tuple[float, float, float, float, float]
"""Centre x and y, width, angle, alpha (0 to 1)."""


def pose_of(place: Place) -> Pose:
    """How a piece lies at rest in its place."""
    return place.rect.centerx, place.rect.centery, place.rect.width * place.zoom, place.turn, 1.0


@dataclass
class PieceSprite:
    """One piece: its pose, and the motion that it is in."""

    piece: str
    place: Place
    pose: Pose
    start: Pose
    goal: Pose
    time: float = 0.0
    duration: float = 0.0
    delay: float = 0.0
    flip: float = 1.0
    """How far it is turned over: below a half the side before is seen."""
    flipping: float = 0.0
    stunt: str = ""
    stunt_time: float = 0.0
    stunt_length: float = 0.0
    toward: tuple[float, float] = (0.0, 0.0)
    leaving: bool = False
    way: Passage | None = None
    """How it goes, where it does not slide,"""
    stance: Stance | None = None
    """and how it is seen on that way."""
    _high: float = 0.0
    """How high a stunt lifts it."""
    up: bool = True
    """Which side is seen, and the face of the other one while it turns over."""
    before: Face | None = None

    @property
    def moving(self) -> bool:
        return self.time < self.duration + self.delay or self.flip < 1.0 or bool(self.stunt)

    @property
    def height(self) -> float:
        """How high it is above the table (0 to 1), for its size and its shadow."""
        high = self._high
        if self.delay < self.time < self.duration + self.delay:
            part = (self.time - self.delay) / max(1.0, self.duration)
            turned = _TURNING if self.start[3] != self.goal[3] else 0.0
            high = max(high, max(turned, min(1.0, math.dist(self.start[:2], self.goal[:2]) / _FAR)) * _arch(part))
        if self.flip < 1.0:
            high = max(high, _FLIPPING * math.sin(self.flip * math.pi))
        return high

    def send(self, place: Place, duration: float, delay: float, *, appear: bool = False) -> None:
        """Set out for a place."""
        self.place = place
        self.way = self.stance = None
        self.start = (*self.pose[:4], 0.0) if appear else self.pose
        self.goal = pose_of(place)
        self.time, self.duration, self.delay = 0.0, duration, delay
        if appear:
            self.pose = self.start

    def pass_by(self, way: Passage, place: Place | None) -> None:
        """Set out for a place on this way, or away."""
        self.place, self.start = place or self.place, self.pose
        self.goal = pose_of(place) if place is not None else (*self.pose[:4], 0.0)
        self.time, self.duration, self.delay = 0.0, way.time, 0.0
        self.way, self.stance = way, way.stance(0.0)

    def arrive(self) -> None:
        """Be there."""
        self.pose = self.goal
        self.way = self.stance = None
        self.time, self.duration, self.delay = 0.0, 0.0, 0.0
        self.flip, self.flipping, self.stunt, self._high = 1.0, 0.0, "", 0.0

    def turn_over(self, before: Face | None, duration: float) -> None:
        """Show the other side; the face changes at half."""
        self.up = not self.up
        if before is not None and duration > 0:
            self.before, self.flip, self.flipping = before, 0.0, duration

    def act(self, stunt: str, toward: Point = (0.0, 0.0), *, time: float = 0.0, wait: float = 0.0) -> float:
        """Begin a stunt (lunge, pulse, fall, shake) after a wait, and give its milliseconds; `time` for another time
        than is usual.
        """
        self.stunt, self.stunt_time, self.toward = stunt, -wait, toward
        self.stunt_length = time or _STUNTS[stunt][1]
        return wait + self.stunt_length

    def update(self, dt: float) -> bool:
        """Go on; true while it moves."""
        if not self.moving:
            return False
        if self.flip < 1.0:
            self.flip = min(1.0, self.flip + dt / max(1.0, self.flipping))
        if self.stunt:
            self._act(dt)
        if self.time < self.duration + self.delay:
            self.time += dt
            part = min(1.0, max(0.0, (self.time - self.delay) / max(1.0, self.duration)))
            self.pose = self.goal if part >= 1.0 else self._on_way(part) if self.way else self._between(part)
            if part >= 1.0:
                self.way = self.stance = None
        return True

    def _on_way(self, part: float) -> Pose:
        assert self.way is not None
        self.stance = stance = self.way.stance(part)
        return (*stance.at, self.goal[2] * stance.size, self.goal[3], stance.alpha)

    def _between(self, part: float) -> Pose:
        a, b = self.start, self.goal
        far = math.dist(a[:2], b[:2])
        if self.place.hung and far > DROP_FROM:
            dropping = (part * self.duration - (self.duration - DROP)) / DROP
            if dropping > 0:
                return b[0], b[1] - DROP_FROM * (1 - in_quad(dropping)), *b[2:]
            b, part = (b[0], b[1] - DROP_FROM, *b[2:]), part * self.duration / (self.duration - DROP)
        eased = weighty(part) if far > 1 else out_back(set_off(part))
        over = 0.0
        if far > 40 and part > 0.7:
            over = math.sin((part - 0.7) / 0.3 * math.pi) * _OVERSHOOT / far
        spot = eased + over
        turn = out_back(set_off(part)) if a[3] != b[3] else 1.0
        return (
            a[0] + (b[0] - a[0]) * spot,
            a[1] + (b[1] - a[1]) * spot,
            a[2] + (b[2] - a[2]) * eased,
            a[3] + (b[3] - a[3]) * turn,
            a[4] + (b[4] - a[4]) * out_quad(part),
        )

    def _act(self, dt: float) -> None:
        self.stunt_time += dt
        play = _STUNTS[self.stunt][0]
        part = min(1.0, max(0.0, self.stunt_time) / self.stunt_length)
        self.pose, self._high = play(self, part)
        if part >= 1.0:
            self.stunt, self._high = "", 0.0
            if self.pose[4] >= 1.0:
                self.pose = self.goal

    def _lunge(self, part: float) -> tuple[Pose, float]:
        """Out at another piece, and back."""
        x, y, width, angle, _ = self.goal
        turn = LUNGE_OUT / (LUNGE_OUT + LUNGE_BACK)
        out = in_quad(part / turn) if part < turn else 1 - out_quad((part - turn) / (1 - turn))
        reach = out * _REACH
        at = (x + (self.toward[0] - x) * reach, y + (self.toward[1] - y) * reach)
        return (*at, width * (1 + 0.03 * out), angle, 1.0), out

    def _pulse(self, part: float) -> tuple[Pose, float]:
        """Up a little, and down again."""
        x, y, width, angle, _ = self.goal
        high = math.sin(part * math.pi)
        return (x, y - 6 * high, width * (1 + 0.03 * high), angle, 1.0), high

    def _shake(self, part: float) -> tuple[Pose, float]:
        """To and fro, less and less."""
        x, y, width, angle, _ = self.goal
        swing = math.sin(part * SWINGS * math.tau) * SWING * (1 - part)
        return (x + swing, y, width, angle, 1.0), 0.0

    def _fall(self, part: float) -> tuple[Pose, float]:
        """Thrown up by the blow, over, and down with a last bounce; it stays where it fell."""
        x, y, width, angle, _ = self.goal
        if part < _STRUCK:
            up = out_quad(part / _STRUCK)
            return (x, y - 10 * up, width, angle - 4 * up, 1.0), 0.8 * up
        if part < _DOWN_AT:
            down = in_quad((part - _STRUCK) / (_DOWN_AT - _STRUCK))
            pose = (x, y - 10 + 44 * down, width * (1 - 0.07 * down), angle - 4 + 20 * down, 1 - 0.25 * down)
            return pose, 0.8 * (1 - down)
        bounce = math.sin((part - _DOWN_AT) / (1 - _DOWN_AT) * math.pi)
        return (x, y + 34 - 5 * bounce, width * 0.93, angle + 16 - 3 * bounce, 0.75), 0.15 * bounce


_STUNTS: dict[str, tuple[Callable[[PieceSprite, float], tuple[Pose, float]], float]] = {
    "lunge": (PieceSprite._lunge, LUNGE_OUT + LUNGE_BACK),
    "pulse": (PieceSprite._pulse, PULSE),
    "fall": (PieceSprite._fall, FALL),
    "shake": (PieceSprite._shake, SHAKE),
}
"""Stunt -> how it looks at a part of it, and its usual milliseconds."""


class PieceSprites(dict[str, PieceSprite]):
    """All actors by piece."""

    def jump(self, places: Mapping[str, Place]) -> None:
        """Every piece in its place at once; pieces without one are gone."""
        for piece in list(self):
            if piece not in places:
                del self[piece]
        for piece, place in places.items():
            pose = pose_of(place)
            self[piece] = PieceSprite(piece, place, pose, pose, pose)

    def go(self, places: Mapping[str, Place], *, reduced: bool, ways: Ways = lambda actor, place: None) -> float:
        """Send every piece to its place; gives the milliseconds until the last one is there, or so far on its way that
        what follows may begin.
        """
        longest, order, swept = 0.0, 0, 0
        for piece, actor in self.items():
            if piece not in places and not actor.leaving:
                actor.leaving = True
                if not reduced and (way := ways(actor, None)) is not None:
                    actor.pass_by(way, None)
                    longest = max(longest, way.beat)
                    continue
                actor.way = actor.stance = None
                gone = (*actor.pose[:4], 0.0)
                actor.start, actor.goal, actor.time, actor.delay = actor.pose, gone, 0.0, 0.0
                actor.duration = REDUCED if reduced else FADE
                longest = max(longest, actor.duration)
        for piece, place in places.items():
            known = self.get(piece)
            if known is None or known.leaving:
                pose = pose_of(place)
                self[piece] = known = PieceSprite(piece, place, pose, pose, pose)
                if not reduced and (way := ways(known, place)) is not None:
                    known.pass_by(way, place)
                    longest = max(longest, way.beat)
                    continue
                known.send(place, REDUCED if reduced else FADE, 0.0, appear=True)
                longest = max(longest, known.duration)
                continue
            goal = pose_of(place)
            if goal == known.goal and known.pose[4] >= 1.0:
                known.place = place
                continue
            if known.place.kind == "panel" and place.kind != "panel":
                known.pose = (*known.pose[:2], goal[2] * 1.6, 0.0, 1.0)
            if not reduced and (way := ways(known, place)) is not None:
                known.pass_by(way, place)
                longest = max(longest, way.beat)
                continue
            time = REDUCED if reduced else _time(known.pose, goal)
            time += DROP if place.hung and not reduced and time > TILT else 0.0
            turned = not place.hidden and known.goal[:2] == goal[:2] and known.goal[3] != goal[3]
            delay = SWEEP * min(swept, SWEPT) if turned else STAGGER * min(order, 8)
            delay = 0.0 if reduced or place.hidden else delay
            order += 0 if place.hidden or time <= TILT else 1
            swept += turned
            if reduced:
                known.pose = goal
            known.send(place, time, delay, appear=reduced)
            longest = max(longest, time + delay)
        return longest

    def act(self, ways: Mapping[str, Passage]) -> float:
        """Let pieces show something where they stand; gives the milliseconds after which what follows may begin."""
        shown = [(actor, way) for piece, way in ways.items() if (actor := self.get(piece)) is not None]
        for actor, way in shown:
            actor.pass_by(way, actor.place)
        return max((way.beat for _, way in shown), default=0.0)

    def finish(self) -> None:
        """Everything where it belongs."""
        for piece in [piece for piece, actor in self.items() if actor.leaving]:
            del self[piece]
        for actor in self.values():
            actor.arrive()

    def advance(self, dt: float) -> bool:
        """Move them all; true while one moves."""
        moved = False
        for actor in self.values():
            moved = actor.update(dt) or moved
        for piece in [p for p, actor in self.items() if actor.leaving and not actor.moving]:
            del self[piece]
            moved = True
        return moved


def _arch(part: float) -> float:
    """Up at once, along, and down at last."""
    return min(out_quad(min(1.0, part / _UP)), 1 - in_quad(max(0.0, (part - _DOWN) / (1 - _DOWN))))


def _time(pose: Pose, goal: Pose) -> float:
    """How long the way from a pose to another takes at speed 1."""
    far = math.dist(pose[:2], goal[:2])
    if far < 1:
        return TILT
    return min(MOVE_MOST, MOVE + MOVE_PER_UNIT * far)
