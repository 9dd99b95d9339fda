"""Music: a loop of layers that run together, and the change from one loop to the next.

A piece is up to three files: itself, `-tension`, `-climax`. All layers run from the start at one pace; only their
loudness changes. Files are decoded beside the game, so that no frame waits for them.
"""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pygame
from msgspec import Struct

from game.ui.sound.vorbis import decoded

LAYERS = ("", "tension", "climax")
CHANNELS = 2 * len(LAYERS)
CHANGE, LAYER_CHANGE = 2200.0, 3000.0
"""Milliseconds in which one piece takes the place of another, and a layer comes or goes."""
DUCKED = 0.8


class Score(Struct, frozen=True):
    """What is to be played: a piece, how much of its tension (0 to 1), and whether its climax is there."""

    piece: str
    tension: float = 0.0
    climax: bool = False

    def level(self, layer: str) -> float:
        """How loud a layer is to be, from 0 to 1; the place itself steps back a little for the climax."""
        if layer == "tension":
            return self.tension
        if layer == LAYERS[-1]:
            return 1.0 if self.climax else 0.0
        return DUCKED if self.climax else 1.0


class Loading:
    """The layers of one piece, decoded in a thread of their own."""

    def __init__(self, folder: Path, piece: str) -> None:
        self.piece = piece
        self.sounds: dict[str, pygame.mixer.Sound] = {}
        self._folder = folder
        self._thread = Thread(target=self._load, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """True when all that can be read was read."""
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Wait until it is done."""
        self._thread.join()

    def _load(self) -> None:
        for layer in LAYERS:
            file = self._folder / f"{self.piece}{'-' if layer else ''}{layer}.ogg"
            sound = decoded(file)
            if sound is not None:
                self.sounds[layer] = sound


class MusicDeck:
    """Three channels that play one piece."""

    def __init__(self, first: int) -> None:
        self.piece = ""
        self.gain = 0.0
        self._channels = {layer: pygame.mixer.Channel(first + at) for at, layer in enumerate(LAYERS)}
        self._levels = dict.fromkeys(LAYERS, 0.0)
        self._set = dict.fromkeys(LAYERS, 0.0)

    def start(self, loading: Loading, score: Score) -> None:
        """Start every layer at the same frame: each waits, then all are let go at once."""
        self.piece, self.gain = loading.piece, 0.0
        for layer, channel in self._channels.items():
            self._levels[layer] = score.level(layer)
            channel.stop()
            self._set[layer] = 0.0
            if layer in loading.sounds:
                channel.play(loading.sounds[layer], loops=-1)
                channel.set_volume(0.0)
                channel.pause()
        pygame.mixer.unpause()

    def stop(self) -> None:
        """Silence, and let the decoded music go."""
        self.piece, self.gain = "", 0.0
        for channel in self._channels.values():
            channel.stop()

    def update(self, dt: float, goal: float, score: Score | None, volume: float) -> None:
        """Move loudness towards its goal; `volume` is that of the bus."""
        self.gain = _towards(self.gain, goal, dt / CHANGE)
        for layer, channel in self._channels.items():
            if score is not None:
                self._levels[layer] = _towards(self._levels[layer], score.level(layer), dt / LAYER_CHANGE)
            loud = volume * self.gain * self._levels[layer]
            if loud != self._set[layer]:
                self._set[layer] = loud
                channel.set_volume(loud)

    def level(self, layer: str) -> float:
        """How loud a layer is now, before the bus."""
        return self.gain * self._levels[layer]


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
        return self._loading is None

    def close(self) -> None:
        """Stop, and wait for what is being decoded: the mixer may be shut then."""
        if self._loading is not None:
            self._loading.wait()
        for deck in self._decks:
            deck.stop()

    def play(self, score: Score) -> None:
        """Play this from now on; the empty piece is silence."""
        self._score = score

    def update(self, dt: float, volume: float) -> None:
        """Let `dt` milliseconds pass; `volume` is that of the bus."""
        self._follow()
        for at, deck in enumerate(self._decks):
            wanted = at == 0 and deck.piece == self._score.piece
            deck.update(dt, 1.0 if wanted else 0.0, self._score if wanted else None, volume)
            if deck.piece and deck.gain == 0.0 and not wanted:
                deck.stop()

    def _follow(self) -> None:
        """Begin what the score asks for: decode it, then start it on the deck that is free."""
        wanted = self._score.piece
        if self._loading is not None:
            if not self._loading.done:
                return
            loading, self._loading = self._loading, None
            if loading.piece == wanted:
                self._decks.reverse()
                self.front.start(loading, self._score)
                return
        if wanted and wanted != self.front.piece:
            self._loading = Loading(self._folder, wanted)


def _towards(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if goal > value else max(goal, value - step)
