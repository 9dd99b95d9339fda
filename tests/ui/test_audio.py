"""Sound: cues on buses, music in layers, captions; and silence where there is no device, no file, no attention."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from game import paths
from game.app import App
from game.kit.errors import ContentError
from game.kit.events import Moved, Noted, Tilted, Turned
from game.kit.text import Words
from game.scenes.settings.scene import SettingsScene
from game.scenes.title import MenuScene
from game.settings import Settings
from game.ui.screen.scene import Services
from game.ui.sound.audio import TAKES, TOGETHER, Audio
from game.ui.sound.music import LAYERS, Score
from game.ui.sound.sound_table import SoundTable
from game.ui.sound.vorbis import decoded
from game.ui.widgets.focus import HEARD_EVENT
from tests.scenes.driver import Hands, furnish
from tests.scenes.table_driver import table_maker
from tests.ui.hearing import settle

ASSETS = paths.assets_folder()
HOUSE = paths.game_folder("house") / "sounds.toml"
GAME = paths.game_folder("terrinoth") / "sounds.toml"
MakeServices = Callable[..., Services]


@pytest.fixture
def table() -> SoundTable:
    return SoundTable.read(GAME, HOUSE)


def voices() -> list[float]:
    """How loud each cue is that sounds now."""
    channels = [pygame.mixer.Channel(number) for number in range(2 * len(LAYERS), pygame.mixer.get_num_channels())]
    return [channel.get_volume() for channel in channels if channel.get_busy()]


# -- cues and buses ---------------------------------------------------------------------------------------


def test_a_cue_sounds_as_loud_as_its_buses_say(audio: Audio) -> None:
    audio.settings.master_volume, audio.settings.effects_volume = 0.5, 0.5
    audio.cue("button")
    settle(audio)
    assert voices() == [pytest.approx(0.25, abs=0.01)]


def test_nothing_sounds_with_the_effects_turned_down(audio: Audio) -> None:
    audio.settings.effects_volume = 0.0
    audio.cue("button")
    settle(audio)
    assert voices() == []


def test_a_file_of_one_channel_comes_out_of_both_loudspeakers(audio: Audio) -> None:
    sound = decoded(ASSETS / "sounds" / "wood-set-1.ogg")
    assert sound is not None
    frames = memoryview(sound.get_raw()).cast("h").tolist()
    assert max(frames) > 1000
    assert frames[0::2] == frames[1::2]


def test_the_same_cue_twice_at_once_sounds_once(audio: Audio) -> None:
    audio.cue("button")
    audio.cue("button")
    settle(audio)
    assert len(voices()) == 1


def test_a_cue_that_comes_later_waits_for_its_time(audio: Audio) -> None:
    audio.settings.captions = True
    audio.cue("card-flip", after=0.1)
    audio.update(60)
    assert audio.captions.shown == ()
    audio.update(60)
    assert audio.captions.shown == ("card-flip",)


def test_a_cue_never_takes_the_same_take_twice_running(audio: Audio) -> None:
    taken = []
    for _ in range(20):
        audio.cue("button")
        taken.append(audio._last["button"])
        audio.update(100)
    assert all(first != second for first, second in pairwise(taken))
    assert set(taken) == set(range(1, TAKES + 1))


def test_everything_is_muted_in_the_background_only_if_that_is_wished(audio: Audio) -> None:
    audio.attend(False)
    assert audio.music_volume == audio.effects_volume == 0
    audio.settings.mute_in_background = False
    assert audio.music_volume > 0
    audio.settings.mute_in_background = True
    audio.attend(True)
    assert audio.music_volume == pytest.approx(0.8 * 0.6)


def test_a_file_that_is_missing_or_broken_is_silence(audio: Audio, studio: Path) -> None:
    for take in range(1, TAKES + 1):
        (studio / "sounds" / f"broken-{take}.ogg").write_bytes(b"OggS and then nothing")
    audio.cue("broken")
    audio.cue("nobody-made-this")
    audio.play(Score("no-such-piece"))
    settle(audio, 200)
    assert voices() == []
    assert not pygame.mixer.get_busy()


def test_without_a_device_all_is_silent_and_captions_still_speak(studio: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no-such-driver")
    audio = Audio(Settings(captions=True), studio, HOUSE)
    assert not audio.open()
    audio.play(Score("here"))
    audio.tell([Tilted("card", True)], False)
    audio.update(16)
    assert not audio.sounding
    assert audio.captions.shown == ("exhaust",)
    audio.close()


def test_a_mutated_sound_is_a_sound_or_silence_and_never_more_than_its_pages_tell(
    audio: Audio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.sound.vorbis.BREATH", 0.0)
    good, chance, file = (ASSETS / "sounds" / "button-1.ogg").read_bytes(), Random(3), tmp_path / "x.ogg"
    file.write_bytes(good)
    assert audio.sounding
    whole = decoded(file)
    assert whole is not None
    for number in range(60):
        data = bytearray(good[: chance.randrange(len(good))] if number % 3 == 0 else good)
        for _ in range(4 if data else 0):
            data[chance.randrange(len(data))] = chance.randrange(256)
        file.write_bytes(data)
        made = decoded(file)
        assert made is None or made.get_length() <= 2 * whole.get_length()


def test_a_table_that_is_wrong_is_told(tmp_path: Path) -> None:
    file = tmp_path / "sounds.toml"
    file.write_text('[[rule]]\non = ["moved"]\nqueue = "typo"\n', encoding="utf-8")
    with pytest.raises(ContentError, match="queue"):
        SoundTable.read(file)
    with pytest.raises(ContentError, match="cannot be read"):
        SoundTable.read(tmp_path / "missing.toml")


def test_a_game_that_is_taken_up_sounds_its_own_cues_and_the_next_one_only_those_of_the_house(
    studio: Path, tmp_path: Path
) -> None:
    audio = Audio(Settings(), studio, HOUSE)
    audio.take_up(GAME)
    assert audio.table == SoundTable()
    assert audio.open()
    turned = Moved("c", "deck:enemy", "drawn", 0, True)
    assert [sounding.cue for sounding in audio.table.cues(turned, False)] == ["card-draw"]
    assert audio.table.music.victory == "victory"
    audio.take_up(tmp_path / "of-a-game-without-sounds.toml")
    assert audio.table == SoundTable.read(HOUSE)
    assert audio.table.cues(turned, False) == []
    audio.close()


def test_the_upper_table_is_asked_first_and_its_music_counts(tmp_path: Path) -> None:
    lower, upper = tmp_path / "lower.toml", tmp_path / "upper.toml"
    rule = '[[rule]]\non = ["turned"]\ncue = "{}"\n'
    lower.write_text('silent = ["made"]\nmusic = { victory = "a", defeat = "b" }\n' + rule.format("flip"))
    upper.write_text('silent = ["tracked"]\nmusic = { victory = "c" }\n' + rule.format("fan"))
    table = SoundTable.read(upper, lower)
    assert (table.music.victory, table.music.defeat) == ("c", "b")
    assert [sounding.cue for sounding in table.cues(Turned("c", True), False)] == ["fan"]
    assert table.knows("made")
    assert table.knows("tracked")


def test_a_file_decoded_in_parts_equals_the_one_decoded_at_once(audio: Audio) -> None:
    file = ASSETS / "sounds" / "victory-1.ogg"
    parts = decoded(file)
    assert parts is not None
    assert parts.get_raw() == pygame.mixer.Sound(str(file)).get_raw()


def test_decoding_leaves_off_when_nobody_waits_for_it_any_more(audio: Audio) -> None:
    answers = iter((False, True))
    assert decoded(ASSETS / "sounds" / "victory-1.ogg", lambda: next(answers)) is None
    assert next(answers, "asked twice") == "asked twice"


# -- what the table says ------------------------------------------------------------------------------------


def test_the_tension_comes_with_the_track(table: SoundTable) -> None:
    parts = [table.tension(part / 10) for part in range(11)]
    assert parts[0] == parts[2] == 0
    assert parts[-1] == 1
    assert parts == sorted(parts)


def test_a_beat_has_few_cues_and_each_once(audio: Audio) -> None:
    audio.settings.captions = True
    audio.tell([Moved(f"c{n}", "deck:enemy", "drawn", 0, True) for n in range(9)], False)
    assert audio.captions.shown == ("card-draw",)
    many = ["upgrades", "spawns", "engaged", "retreats", "round", "leader"]
    audio.captions.clear()
    audio.tell([Noted(name, {}) for name in many], False)
    assert len(audio._since) == 1 + TOGETHER


# -- in the program ---------------------------------------------------------------------------------------


def test_the_title_has_its_theme_and_the_table_the_music_of_its_place(
    make_services: MakeServices, words: Words
) -> None:
    table = table_maker(make_services, words)()
    services = table.services
    services.audio.table = SoundTable.read(GAME, HOUSE)
    assert MenuScene(services).music == Score("title")
    assert table.scene.music == Score("settlement")


def test_the_cues_of_a_turn_come_with_the_beats_of_the_table(make_services: MakeServices, words: Words) -> None:
    table = table_maker(make_services, words)(speed="even")
    audio = table.services.audio
    audio.table = SoundTable.read(GAME, HOUSE)
    audio.settings.captions = True
    heard: list[str] = []
    for _ in range(12):
        table.scene.answering.answer(table.prompt.options[: max(table.prompt.least, 1)])
        while table.scene.ui.table.busy:
            table.app.step([], 30)
            heard += [cue for cue in audio.captions.shown if cue not in heard]
    assert heard.index("dice-shake") < heard.index("dice-roll")
    assert any(cue.startswith("die-") for cue in heard[heard.index("dice-roll") :])


def test_undo_is_heard_and_ends_what_was_still_to_come(make_services: MakeServices, words: Words) -> None:
    table = table_maker(make_services, words)()
    table.services.settings.captions = True
    table.scene.answering.answer(table.prompt.options[:1])
    table.services.audio.cue("dice-roll", after=5.0)
    table.scene.answering.take_back(rewind=True)
    table.app.step([], 6000)
    table.app.step([], 6000)
    assert "dice-roll" not in table.services.audio.captions.shown


def test_pressing_a_widget_is_heard_in_one_place(make_services: MakeServices) -> None:
    hands = Hands(services := furnish(make_services()), SettingsScene(services))
    pygame.event.clear()
    hands.click(hands.scene.focus.parts["rows"][1])
    assert [event.cue for event in pygame.event.get(HEARD_EVENT)].count("button") == 1


def test_the_window_in_the_background_is_muted(make_services: MakeServices) -> None:
    services = furnish(make_services())
    app = App(services, MenuScene(services))
    app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 16)
    assert services.audio.master == 0
    app.step([pygame.event.Event(pygame.WINDOWFOCUSGAINED)], 16)
    assert services.audio.master == pytest.approx(0.8)


def test_the_sliders_of_the_sound_page_change_the_buses_at_once(make_services: MakeServices) -> None:
    hands = Hands(services := furnish(make_services()), SettingsScene(services))
    hands.scene.turn("sound")
    hands.wait(20)
    hands.scene.change("music_volume", 0.25)
    assert services.audio.music_volume == pytest.approx(0.8 * 0.25)
    hands.scene.change("master_volume", 0.0)
    assert services.audio.effects_volume == 0


def test_captions_are_drawn_only_where_they_are_wished(make_services: MakeServices) -> None:
    def lower_edge(captions: bool) -> bytes:
        services = furnish(make_services(captions=captions))
        app = App(services, SettingsScene(services))
        services.audio.cue("victory")
        app.step([], 16)
        app.draw()
        surface = services.window.surface
        strip = pygame.Rect(0, surface.get_height() - 30, surface.get_width(), 30)
        return pygame.image.tobytes(surface.subsurface(strip), "RGB")

    assert lower_edge(True) != lower_edge(False)


# -- what a game hears instead, and now and then ------------------------------------------------------------


def game_table(folder: Path, text: str) -> Path:
    file = folder / "sounds.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_game_hears_a_cue_of_its_own_instead_of_one_of_the_house(audio: Audio, tmp_path: Path) -> None:
    audio.take_up(game_table(tmp_path, '[instead]\nundo = "card-flip"\n'))
    audio.settings.captions = True
    audio.cue("undo")
    settle(audio)
    assert audio.captions.shown == ("card-flip",)
    assert len(voices()) == 1


def test_the_table_of_the_house_hears_nothing_instead_and_no_air() -> None:
    house = SoundTable.read(HOUSE)
    assert house.instead == {}
    assert house.air.cues == ()


def test_the_air_is_heard_now_and_then_while_its_piece_plays_and_says_nothing(audio: Audio, tmp_path: Path) -> None:
    audio.take_up(game_table(tmp_path, '[air]\ncues = ["card-flip"]\npieces = ["here"]\nevery = [2.0, 3.0]\n'))
    audio.settings.captions = True
    audio.play(Score("there"))
    settle(audio, 4000)
    assert voices() == []
    audio.play(Score("here"))
    settle(audio, 1900)
    assert voices() == []
    settle(audio, 1300)
    settle(audio)
    assert len(voices()) == 1
    assert audio.captions.shown == ()
