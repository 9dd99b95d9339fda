"""What is heard in Heroes of Tenefyr: what happens sounds as what it is, every place has its music."""

from __future__ import annotations

import pytest

from game import paths
from game.kit.events import Moved, Noted
from game.looks.tenefyr.cloth_table import place_of_music
from game.looks.tenefyr.title import TenefyrTitle
from game.tenefyr.box import Box
from game.tenefyr.content import LEVELS
from game.tenefyr.view.values import DUSK, EVENING, MORNING, NOON
from game.ui.sound.audio import TOGETHER
from game.ui.sound.music import DEEPER
from game.ui.sound.sound_table import SoundTable
from tests.tenefyr.table import Play, me

ASSETS = paths.assets_folder()
GAME = paths.game_folder("tenefyr")


@pytest.fixture(scope="module")
def table() -> SoundTable:
    return SoundTable.read(GAME / "sounds.toml", paths.game_folder("house") / "sounds.toml")


def cues(table: SoundTable, name: str, **data: object) -> list[str]:
    return [sounding.cue for sounding in table.cues(Noted(name, data), landed=False)]


def test_every_place_has_music_of_its_own(table: SoundTable) -> None:
    places = ["valley", "village", "boss", *(f"level-{level}" for level in LEVELS)]
    assert len({table.piece_of(place) for place in places}) == len(places)


def test_the_valley_grows_quiet_in_the_evening_and_no_gate_does(table: SoundTable) -> None:
    day = [table.piece_of(place_of_music("", 1, time)) for time in (MORNING, NOON, EVENING, DUSK)]
    assert day == ["valley", "valley", "valley-evening", "valley-dusk"]
    assert [table.piece_of(place_of_music(kind, 3, DUSK)) for kind in ("fight", "reward")] == ["bones", "village"]


def test_title_and_boss_have_what_they_ask_for(table: SoundTable, box: Box) -> None:
    assert TenefyrTitle.music in table.places
    assert [(ASSETS / "sounds" / f"{TenefyrTitle.box.sound}-{take}.ogg").is_file() for take in (1, 2, 3)] == [True] * 3
    layers = ["", *(f"-{layer}" for layer in DEEPER)]
    assert len(layers) == max(len(boss.stages) for boss in box.content.bosses.values())
    assert all((ASSETS / "music" / f"{table.piece_of('boss')}{layer}.ogg").is_file() for layer in layers)


def test_a_song_is_a_third_higher_for_each_song_that_lies_there(table: SoundTable, play: Play) -> None:
    for songs in range(3):
        lying = " ".join(["storm-caller", "hydra"][:songs])
        scene = play("hill-giant", me("cleric", hand="bard", played=lying), below="orc")
        assert scene.asked == "choose-player"
        (told,) = scene.noted("plays")
        assert (told["kind"], told["nth"], told["seat"]) == ("song", songs + 1, 1)
        assert cues(table, "plays", **told) == [f"play-song-{songs + 1}"]
    assert cues(table, "plays", piece="hydra-2", kind="song", nth=9, seat=2) == ["play-song-5"]


def test_cards_sound_as_their_kind_over_the_string_of_the_seat(table: SoundTable, box: Box) -> None:
    heard = {"might": "play-might", "faith": "play-faith", "guile": "play-guile"}
    for card in box.content.dungeon:
        kind = box.kind(card)
        if kind in heard:
            assert cues(table, "plays", piece=f"{card}-1", kind=kind, nth=1, seat=4) == ["seat-4", heard[kind]]
    for basic, cue in (("basic0", "play-stumble"), ("basic1", "play-blow")):
        assert cues(table, "plays", piece=f"{basic}-12", kind="", nth=2, seat=3) == ["seat-3", cue]


def test_an_enemy_falls_the_heavier_the_higher_its_level(table: SoundTable, play: Play) -> None:
    for enemy, cue in (("kobold", "beaten-1"), ("ogre", "beaten-2"), ("lich", "beaten-5")):
        scene = play(enemy, me(hand="0"), below="orc", tracks={"foe-place": -30}, stop="press_on")
        (told,) = scene.noted("beaten")
        assert cues(table, "beaten", **told) == ["bar-rings", cue]
    stage = play("black-vanguard", me(hand="0"), below="siege-tower", tracks={"foe-place": -60}, stop="combat")
    assert cues(table, "beaten", **stage.noted("beaten")[0]) == ["bar-rings", "candle-out"]


def test_the_drum_is_darker_near_the_skull_and_of_several_steps_two_are_heard(table: SoundTable) -> None:
    single = [cues(table, "steps", steps=1, left=left) for left in (12, 7, 6, 4, 3, 1, 0)]
    assert single == [[f"drum-step-{number}"] for number in (1, 1, 2, 2, 3, 3, 4)]
    several = [cues(table, "steps", steps=2, left=left) for left in (10, 5, 2, 0)]
    assert several == [["drum-step-1", f"drum-step-{number}"] for number in (1, 2, 3, 4)]


def test_what_is_worth_more_does_not_sound_like_what_is_worth_less(table: SoundTable) -> None:
    for name, up, down in (("adds", "stamp", "stamp-minus"), ("foe", "foe-up", "foe-down")):
        assert (cues(table, name, amount=2), cues(table, name, amount=-2)) == ([up], [down])
    assert cues(table, "over", outcome="victory") != cues(table, "over", outcome="defeat")


def test_cards_are_heard_where_they_are_drawn_and_laid_away(table: SoundTable) -> None:
    def moved(zone: str) -> list[str]:
        event = Moved("orc-1", "deck:bard", zone, 0, True)
        return [table.instead[sounding.cue] for sounding in table.cues(event, landed=False)]

    assert (moved("hand:bard"), moved("discard:bard")) == (["paper-draw"], ["paper-slide"])


def test_no_beat_has_more_cues_than_are_heard_together(table: SoundTable) -> None:
    assert len(cues(table, "beaten", level=5)) + len(cues(table, "loot")) < TOGETHER
