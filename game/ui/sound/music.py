"""Music: a loop of layers that run together, and the change from one loop to the next.

A piece is up to six files: itself, `-tension`, `-climax`, and what is heard further in, `-second` to `-fourth`. All
layers run from the start at one pace; only their loudness changes. Files are decoded beside the game, so that no
frame waits for them; until then the piece before goes on.
"""

from __future__ import annotations

import math
from pathlib import Path
from threading import Thread

import pygame
from msgspec import Struct

from game.ui.sound.vorbis import decoded

LAYERS = ("", "tension", "climax", "second", "third", "fourth")
DEEPER = LAYERS[3:]
"""The layers that come one after the other the deeper it goes."""
CHANNELS = 2 * len(LAYERS)
LAYER_CHANGE = 3000.0
"""Milliseconds in which a layer comes or goes."""
DUCKED = 0.8


class CrossFade(Struct, frozen=True):
    """How a piece takes the place of the one before; all times in milliseconds.

    Both change for `time`, in even steps or with `equal_power`, so that together they stay as loud. The new one is held
    at a part of its loudness (`held`) for `held_for`, then rises to the whole of it in `rise`. Who comes back to the
    piece before within `kept` finds it where it was left.
    """

    time: float = 2200.0
    equal_power: bool = False
    held: float = 1.0
    held_for: float = 0.0
    rise: float = 1.0
    kept: float = 0.0

    def loudness(self, part: float) -> float:
        """How loud a piece is that has come so far, from 0 to 1."""
        return math.sin(part * math.pi / 2) if self.equal_power else part

    def rising(self, since: float) -> float:
        """At what part of its loudness a piece is held that began `since` milliseconds ago."""
        return self.held + (1 - self.held) * max(0.0, min(1.0, (since - self.held_for) / self.rise))


class Score(Struct, frozen=True):
    """What is to be played: a piece, how much of its tension (0 to 1), whether its climax is there, how it comes,
    how many of its deeper layers are heard.
    """

    piece: str
    tension: float = 0.0
    climax: bool = False
    fade: CrossFade = CrossFade()
    depth: int = 0

    def level(self, layer: str) -> float:
        """How loud a layer is to be, from 0 to 1; the place itself steps back a little for the climax."""
        if layer == "tension":
            return self.tension
        if layer == "climax":
            return 1.0 if self.climax else 0.0
        if layer in DEEPER:
            return 1.0 if DEEPER.index(layer) < self.depth else 0.0
        return DUCKED if self.climax else 1.0


class Loading:
    """The layers of one piece, decoded in a thread of their own."""

    def __init__(self, folder: Path, piece: str) -> None:
        self.piece = piece
        self.sounds: dict[str, pygame.mixer.Sound] = {}
        self._folder = folder
        self._stopped = False
        self._thread = Thread(target=self._load, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """True when all that can be read was read."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Leave off, and wait until nothing is decoded any more."""
        self._stopped = True
        self._thread.join()

    def _load(self) -> None:
        for layer in LAYERS:
            file = self._folder / f"{self.piece}{'-' if layer else ''}{layer}.ogg"
            sound = decoded(file, lambda: self._stopped)
            if sound is not None:
                self.sounds[layer] = sound


class MusicDeck:
    """A channel for each layer of one piece; one that has faded may rest for a while, to go on where it was."""

    def __init__(self, first: int) -> None:
        self.piece = ""
        self.part = 0.0
        """How far the piece has come: 0 is silence, 1 all of it."""
        self.gain = 0.0
        self._since = 0.0
        self._rising = 1.0
        self._left = 0.0
        self._resting = False
        self._channels = {layer: pygame.mixer.Channel(first + at) for at, layer in enumerate(LAYERS)}
        self._levels = dict.fromkeys(LAYERS, 0.0)
        self._set = dict.fromkeys(LAYERS, 0.0)

    def start(self, loading: Loading, score: Score) -> None:
        """Start every layer at the same frame: each waits, then all are let go at once."""
        self.piece, self.part, self.gain = loading.piece, 0.0, 0.0
        for layer, channel in self._channels.items():
            self._levels[layer] = score.level(layer)
            channel.stop()
            self._set[layer] = 0.0
            if layer in loading.sounds:
                channel.play(loading.sounds[layer], loops=-1)
                channel.set_volume(0.0)
                channel.pause()
        self.go_on()

    def go_on(self) -> None:
        """Play, or go on from where it rests."""
        self._since = self._left = 0.0
        self._resting = False
        pygame.mixer.unpause()

    def stop(self) -> None:
        """Silence, and let the decoded music go."""
        self.piece, self.part, self.gain, self._resting = "", 0.0, 0.0, False
        for channel in self._channels.values():
            channel.stop()

    def update(self, dt: float, goal: float, score: Score | None, fade: CrossFade, volume: float) -> None:
        """Move loudness towards its goal in the way of `fade`, and the layers to those of the score, if it is this
        deck's; `volume` is that of the bus.
        """
        self.part = _towards(self.part, goal, dt / fade.time)
        if score is not None:
            self._since += dt
            self._rising = fade.rising(self._since)
        self.gain = fade.loudness(self.part) * self._rising
        for layer, channel in self._channels.items():
            if score is not None:
                self._levels[layer] = _towards(self._levels[layer], score.level(layer), dt / LAYER_CHANGE)
            loud = volume * self.level(layer)
            if loud != self._set[layer]:
                self._set[layer] = loud
                channel.set_volume(loud)
        if self.piece and goal == 0.0:
            self._left += dt
            self._end(fade)

    def level(self, layer: str) -> float:
        """How loud a layer is now, before the bus."""
        return self.gain * self._levels[layer]

    def _end(self, fade: CrossFade) -> None:
        """When it has faded: rest as long as it is kept, then stop."""
        if self.part == 0.0 and self._left >= fade.kept:
            self.stop()
        elif self.part == 0.0 and not self._resting:
            self._resting = True
            for channel in self._channels.values():
                channel.pause()


class MusicPlayer:
    """Plays a score; another piece fades in over the one before. Needs an open mixer."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._score = Score("")
        self._decks = [MusicDeck(0), MusicDeck(len(LAYERS))]
        self._loading: Loading | None = None

    @property
    def piece(self) -> str:
        """The piece that plays, or is about to."""
        return self._score.piece

    @property
    def front(self) -> MusicDeck:
        """The deck of the piece that came last."""
        return self._decks[0]

    @property
    def ready(self) -> bool:
        """True when nothing is being decoded."""
        return self._loading is None or self._loading.done

    def close(self) -> None:
        """Stop, and leave off decoding: the mixer may be shut then."""
        if self._loading is not None:
            self._loading.stop()
        for deck in self._decks:
            deck.stop()

    def play(self, score: Score) -> None:
        """Play this from now on; the empty piece is silence."""
        self._score = score

    def update(self, dt: float, volume: float) -> None:
        """Let `dt` milliseconds pass; `volume` is that of the bus."""
        self._follow()
        for deck in self._decks:
            mine = deck is self.front and deck.piece == self._score.piece
            waits = deck is self.front and bool(self._score.piece) and self._loading is not None
            goal = 1.0 if mine else deck.part if waits else 0.0
            deck.update(dt, goal, self._score if mine else None, self._score.fade, volume)

    def _follow(self) -> None:
        """Begin what the score asks for: let it go on where it still rests; else decode it, then start it on the deck
        that is free.
        """
        wanted, behind = self._score.piece, self._decks[1]
        if wanted and wanted == behind.piece:
            self._decks.reverse()
            self.front.go_on()
        if self._loading is not None:
            if not self._loading.done or (self._loading.piece == wanted and behind.part > 0.0):
                return
            loading, self._loading = self._loading, None
            if loading.piece == wanted != self.front.piece:
                self._decks.reverse()
                self.front.start(loading, self._score)
                return
        if wanted and wanted != self.front.piece:
            self._loading = Loading(self._folder, wanted)


def _towards(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if goal > value else max(goal, value - step)
