"""Music: layers that run together, one piece that gives way to the next, and what the mixer is told of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.ui.sound.audio import Audio
from game.ui.sound.music import LAYERS, CrossFade, Score
from tests.ui.hearing import settle


def test_music_fades_in_and_its_tension_follows(audio: Audio) -> None:
    audio.play(Score("here", tension=0.5))
    settle(audio, 6000)
    assert audio.music is not None
    deck = audio.music.front
    assert [deck.level(layer) for layer in LAYERS] == [pytest.approx(1), pytest.approx(0.5), 0, 0, 0, 0]
    audio.play(Score("here", tension=1.0, climax=True))
    settle(audio, 6000)
    assert audio.music.front is deck
    assert [deck.level(layer) for layer in LAYERS] == [pytest.approx(0.8), pytest.approx(1), pytest.approx(1), 0, 0, 0]


def test_each_step_deeper_adds_a_layer(audio: Audio) -> None:
    assert audio.music is not None
    for depth in (0, 1, 2, 3, 1):
        heard = ["second", "third", "fourth"][:depth]
        audio.play(Score("here", depth=depth))
        settle(audio, 6000)
        deck = audio.music.front
        assert [layer for layer in LAYERS if layer and deck.level(layer) > 0] == heard


def test_another_place_fades_in_over_the_one_before(audio: Audio) -> None:
    assert audio.music is not None
    audio.play(Score("here"))
    settle(audio, 4000)
    before = audio.music.front
    audio.play(Score("there"))
    settle(audio, 1000)
    assert audio.music.front.piece == "there"
    assert 0 < before.level("") < 1
    assert 0 < audio.music.front.level("") < 1
    settle(audio, 3000)
    assert before.piece == ""
    assert audio.music.front.level("") == pytest.approx(1)


def heard(layer: str = "") -> list[float]:
    """How loud the mixer plays a layer of the music on each deck."""
    at = LAYERS.index(layer)
    channels = [pygame.mixer.Channel(at + deck * len(LAYERS)) for deck in (0, 1)]
    return [channel.get_volume() if channel.get_busy() else 0.0 for channel in channels]


def test_a_cross_fade_of_equal_power_has_one_loudness_and_holds_the_new_piece_back(audio: Audio) -> None:
    audio.settings.master_volume = audio.settings.music_volume = 1.0
    audio.play(Score("here"))
    settle(audio, 4000)
    assert sorted(heard()) == [0, 1]
    fade = CrossFade(900.0, equal_power=True, held=0.6, held_for=1500.0, rise=600.0)
    audio.play(Score("there", fade=fade))
    settle(audio)
    assert sorted(heard()) == [0, 1], "the old piece goes on until the new one is there"
    settle(audio, 460)
    old, new = max(heard()), min(heard())
    assert old == pytest.approx(2**-0.5, abs=0.05)
    assert old**2 + (new / 0.6) ** 2 == pytest.approx(1, abs=0.05)
    settle(audio, 500)
    assert sorted(heard()) == [0, pytest.approx(0.6, abs=0.01)]
    settle(audio, 400)
    assert max(heard()) == pytest.approx(0.6, abs=0.01)
    settle(audio, 800)
    assert max(heard()) == 1


def test_a_piece_that_is_kept_goes_on_where_it_was_and_is_let_go_when_its_time_is_over(audio: Audio) -> None:
    assert audio.music is not None
    fade = CrossFade(900.0, equal_power=True, kept=10_000.0)
    audio.play(Score("here", fade=fade))
    settle(audio, 1000)
    first = audio.music.front
    sound = pygame.mixer.Channel(0).get_sound() or pygame.mixer.Channel(len(LAYERS)).get_sound()
    audio.play(Score("there", fade=fade))
    settle(audio, 5000)
    second = audio.music.front
    assert (first.piece, first.level("")) == ("here", 0)
    audio.play(Score("here", fade=fade))
    settle(audio, 1000)
    assert audio.music.front is first
    assert first.level("") == pytest.approx(1)
    now = (pygame.mixer.Channel(0).get_sound(), pygame.mixer.Channel(len(LAYERS)).get_sound())
    assert sound in now, "it was not read anew"
    settle(audio, 10_000)
    assert second.piece == ""


def test_a_third_piece_waits_until_the_first_has_faded(audio: Audio, studio: Path) -> None:
    assert audio.music is not None
    shutil.copy(studio / "music" / "here.ogg", studio / "music" / "yonder.ogg")
    audio.play(Score("here"))
    settle(audio, 4000)
    first = audio.music.front
    audio.play(Score("there"))
    settle(audio, 500)
    audio.play(Score("yonder"))
    settle(audio, 500)
    assert first.piece == "here"
    assert 0 < first.level("") < 1
    settle(audio, 5000)
    assert audio.music.front.piece == "yonder"
    assert audio.music.front.level("") == pytest.approx(1)


def test_no_score_leaves_the_music_alone_and_an_empty_one_ends_it(audio: Audio) -> None:
    assert audio.music is not None
    audio.play(Score("here"))
    settle(audio, 4000)
    audio.play(None)
    settle(audio, 100)
    assert audio.music.front.level("") == pytest.approx(1)
    audio.play(Score(""))
    settle(audio, 4000)
    assert not pygame.mixer.get_busy()
