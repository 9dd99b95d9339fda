"""Audio: cues and music on three buses (master, music, effects), and the captions of what is heard.

    audio = Audio(settings, assets, table_of_the_house)
    audio.take_up(table_of_the_game)                # whenever another game comes to the table
    audio.open()                                    # after the first frame; without a device all stays silent
    audio.cue("button"); audio.tell(events, landed=False); audio.play(Score("wild", tension=0.4))
    audio.update(dt)

Nothing here raises because of sound: no mixer, no device, no file are silence.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pygame

from game.kit.errors import ContentError
from game.kit.events import Event
from game.ui.sound.captions import Captions
from game.ui.sound.music import CHANNELS, MusicPlayer, Score
from game.ui.sound.sound_loader import SoundLoader
from game.ui.sound.sound_table import Sounding, SoundTable

RATE, BUFFER = 44100, 1024
VOICES = 14
TAKES = 3
TOGETHER = 4
"""Cues that one beat may have at most: the rest would be noise."""
APART = 60.0
"""Milliseconds before the same cue may sound again."""
CAPTIONLESS = frozenset({"focus", "slider", "button"})
"""What the hand does itself needs no words."""


class Audio:
    """The sound of the program; see the module. `settings` is read at every moment, so changes apply at once."""

    def __init__(
        self, settings: Any, assets: Path, house: Path, on_fault: Callable[[str], object] = lambda fault: None
    ) -> None:
        self.settings = settings
        self.table = SoundTable()
        self.captions = Captions()
        self.music: MusicPlayer | None = None
        self._assets, self._house, self._on_fault = assets, house, on_fault
        self._game: Path | None = None
        self._opened = False
        self._away = False
        self._score = Score("")
        self._waiting: list[tuple[float, str]] = []
        self._since: dict[str, float] = {}
        self._last: dict[str, int] = {}
        self._takes: SoundLoader | None = None
        self._coming: list[str] = []
        self._chance = random.Random()
        self._still = 0.0
        """How many milliseconds it is until the air is heard again; 0 where that is not known."""

    # -- the device -------------------------------------------------------------------------------------

    def open(self) -> bool:
        """Read the table and open the device; false where there is none, and then everything stays silent."""
        if self._takes is not None:
            return True
        self._opened = True
        self._read()
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS + VOICES)
        except (pygame.error, NotImplementedError):
            return False
        self.music = MusicPlayer(self._assets / "music")
        self.music.play(self._score)
        self._takes = SoundLoader(self._assets / "sounds", self._on_fault)
        return True

    def take_up(self, game: Path) -> None:
        """Sound as a game does: the table in this file lies over that of the house; without a file there is only that.
        """
        if game != self._game:
            self._game = game
            if self._opened:
                self._read()

    def _read(self) -> None:
        """Read the tables; one that is wrong is told, and sounds nothing."""
        self.table = SoundTable()
        for file in (self._house, self._game):
            if file is None or (file is self._game and not file.is_file()):
                continue
            try:
                self.table = self.table.under(file)
            except ContentError as fault:
                self._on_fault(fault.problems[0])

    def close(self) -> None:
        """Fall silent and give the device back."""
        if self.music is not None and self._takes is not None:
            self.music.close()
            self._takes.close()
            self.music = self._takes = None
            pygame.mixer.quit()

    @property
    def sounding(self) -> bool:
        """True with an open device."""
        return self._takes is not None

    def attend(self, here: bool) -> None:
        """The window came to the front, or went to the back."""
        self._away = not here

    # -- the buses --------------------------------------------------------------------------------------

    @property
    def master(self) -> float:
        """How loud everything is, 0 to 1; 0 in the background, if that is wished."""
        muted = self._away and self.settings.mute_in_background
        return 0.0 if muted else float(self.settings.master_volume)

    @property
    def music_volume(self) -> float:
        """How loud the music is, 0 to 1."""
        return self.master * float(self.settings.music_volume)

    @property
    def effects_volume(self) -> float:
        """How loud the cues are, 0 to 1."""
        return self.master * float(self.settings.effects_volume)

    # -- what is heard ----------------------------------------------------------------------------------

    def cue(self, name: str, after: float = 0.0) -> None:
        """Sound a cue now, or so many seconds later."""
        if after > 0:
            self._waiting.append((after * 1000, name))
        elif self._since.get(name, APART) >= APART:
            self._since[name] = 0.0
            heard = self.table.instead.get(name, name)
            if self.settings.captions and name not in CAPTIONLESS:
                self.captions.add(heard)
            self._sound(heard)

    def tell(self, events: Iterable[Event], landed: bool) -> None:
        """Sound what belongs to events whose animation begins, or has landed."""
        heard: dict[Sounding, None] = {}
        for event in events:
            heard.update(dict.fromkeys(self.table.cues(event, landed)))
        for sounding in list(heard)[:TOGETHER]:
            self.cue(sounding.cue, sounding.after)

    def play(self, score: Score | None) -> None:
        """Play this music from now on; None changes nothing."""
        if score is not None and score != self._score:
            self._score = score
            if self.music is not None:
                self.music.play(score)

    def hush(self) -> None:
        """Forget the cues that were still to come."""
        self._waiting.clear()

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; true when the captions changed."""
        before = self.captions.shown
        for name in self._since:
            self._since[name] += dt
        self._let_air_be_heard(dt)
        due = [name for left, name in self._waiting if left <= dt]
        self._waiting = [(left - dt, name) for left, name in self._waiting if left > dt]
        for name in due:
            self.cue(name)
        if self._takes is not None:
            self._sound_what_came(self._takes)
        if not self.settings.captions:
            self.captions.clear()
        self.captions.update(dt)
        if self.music is not None:
            self.music.update(dt, self.music_volume)
        return self.captions.shown != before

    def _let_air_be_heard(self, dt: float) -> None:
        """Sound something of the place now and then: nothing follows from it, so it has no caption."""
        air = self.table.air
        if not air.cues or self._score.piece not in air.pieces:
            self._still = 0.0
        elif self._still <= 0.0:
            self._still = self._chance.uniform(*air.every) * 1000
        else:
            self._still -= dt
            if self._still <= 0.0:
                self._sound(self._chance.choice(air.cues))

    @property
    def settled(self) -> bool:
        """True when nothing that is to be heard is still being read."""
        return not self._coming and (self.music is None or self.music.ready)

    def _sound(self, name: str) -> None:
        """Choose a take, another than the last time; it sounds as soon as it was read."""
        if self._takes is not None and self.effects_volume > 0:
            number = self._chance.choice([take for take in range(1, TAKES + 1) if take != self._last.get(name)])
            self._last[name] = number
            self._coming.append(f"{name}-{number}")
            self._sound_what_came(self._takes)

    def _sound_what_came(self, takes: SoundLoader) -> None:
        coming, self._coming = self._coming, []
        for file in coming:
            if not takes.known(file):
                self._coming.append(file)
                continue
            sound = takes.sound(file)
            channel = _free_voice() if sound is not None else None
            if sound is not None and channel is not None:
                channel.play(sound)
                channel.set_volume(self.effects_volume)


def _free_voice() -> pygame.mixer.Channel | None:
    """A channel beside those of the music that is silent; None where all are heard."""
    channels = (pygame.mixer.Channel(number) for number in range(CHANNELS, CHANNELS + VOICES))
    return next((channel for channel in channels if not channel.get_busy()), None)
