"""What is heard comes from the sources beside it: whole, unclipped, seamless, and the same at every baking."""

from __future__ import annotations

from itertools import pairwise

import pytest

REASON = "the workshop group is not installed"
numpy = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("soundfile", reason=REASON)
pytest.importorskip("resvg_py", reason=REASON)

from assets.workshop import bake  # noqa: E402
from assets.workshop.sound import consort, cues, measure, music, ogg, scales, score, strings  # noqa: E402
from assets.workshop.sound.clip import RATE, Clip  # noqa: E402
from assets.workshop.sound.cue import TAKES, made  # noqa: E402
from assets.workshop.sound.folding import folded, spread  # noqa: E402
from assets.workshop.sound.noise import dice  # noqa: E402
from assets.workshop.sound.reverb import TABLE  # noqa: E402

ASSETS = bake.ASSETS
LAYERS = [(piece, layer) for piece in music.PIECES for layer in piece.layers]
RECIPES = [*cues.RECIPES, *music.RECIPES]


def heard(piece, layer):
    return spread(ogg.read(ASSETS / "music" / f"{music.name(piece, layer)}.ogg"))


def cue_of(name):
    return next(cue for cue in cues.CUES if cue.id == name)


@pytest.mark.parametrize("name", ["button", "die-success", "hit-bone", "wood-set"])
def test_a_cue_baked_again_equals_the_committed_one(name, tmp_path):
    fresh = made(cue_of(name), 1)
    again = made(cue_of(name), 1)
    assert numpy.array_equal(fresh.samples, again.samples)
    ogg.write(fresh, tmp_path / "fresh.ogg")
    committed = ogg.read(ASSETS / "sounds" / f"{name}-1.ogg")
    assert numpy.abs(ogg.read(tmp_path / "fresh.ogg") - committed).max() < 0.01


def test_the_same_samples_give_the_same_bytes(tmp_path):
    clip = made(cue_of("focus"), 2)
    for name in ("first", "second"):
        ogg.write(clip, tmp_path / name)
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.id)
def test_every_sound_was_baked_from_the_sources_as_they_are(recipe):
    assert bake.read_manifest()[recipe.id] == bake.digest(recipe)


def test_every_cue_has_three_takes_that_differ():
    for cue in cues.CUES:
        takes = [ogg.read(ASSETS / "sounds" / f"{cue.id}-{turn}.ogg") for turn in range(1, TAKES + 1)]
        for first, second in pairwise(takes):
            shared = min(len(first), len(second))
            assert numpy.abs(first[:shared] - second[:shared]).max() > 0.005, cue.id


def test_no_cue_clips_or_drags_on_and_each_is_as_loud_as_its_kind():
    for at, cue in enumerate(cues.CUES):  # of each one take, by turns another
        samples = spread(ogg.read(ASSETS / "sounds" / f"{cue.id}-{1 + at % TAKES}.ogg"))
        m = measure.measured(samples)
        assert m.peak < -2.5, cue.id
        assert 0.1 < m.seconds < 6, cue.id
        assert m.moment == pytest.approx(cue.loud, abs=1.5), cue.id
        assert numpy.abs(samples[-50:]).max() < 0.01, cue.id


def test_a_cue_begins_when_it_is_called_for():
    for cue in cues.CUES:
        samples = numpy.abs(ogg.read(ASSETS / "sounds" / f"{cue.id}-1.ogg")).max(axis=1)
        first = int(numpy.argmax(samples > samples.max() * 0.02)) / RATE
        assert first < 0.12, cue.id


def test_peril_rises_from_colour_to_colour():
    steps = [made(cue_of(name), 1).samples for name in ("peril-step", "peril-low", "peril-middle", "peril-high")]
    loud = [measure.loudness(samples) for samples in steps]
    assert loud == sorted(loud)


@pytest.mark.parametrize(("piece", "layer"), LAYERS, ids=lambda value: getattr(value, "id", value) or "alone")
def test_a_loop_is_seamless_and_keeps_below_the_ceiling(piece, layer):
    samples = heard(piece, layer)
    assert 40 <= len(samples) / RATE <= 120
    assert len(samples) == piece.frames
    assert measure.peak(samples) < -3
    assert measure.loudness(samples) == pytest.approx(piece.loudness[layer], abs=1)
    steps = numpy.abs(numpy.diff(samples, axis=0)).max(axis=1)
    seam = numpy.abs(samples[0] - samples[-1]).max()
    assert seam < 0.04
    assert seam <= numpy.percentile(steps, 99.9)


def test_a_place_with_all_its_layers_keeps_below_full():
    for piece in music.PIECES:
        together = sum(heard(piece, layer) * (0.8 if not layer else 1.0) for layer in piece.layers)
        assert numpy.abs(together).max() < 1.0, piece.id


def test_layers_of_a_place_are_equally_long():
    for piece in music.PIECES:
        assert len({len(heard(piece, layer)) for layer in piece.layers}) == 1


def test_what_rings_over_the_end_of_a_loop_sounds_at_its_beginning():
    last = score.read("-/3 A4/1", 4)
    piece = consort.Piece("ring", 240, 4, 1, TABLE, {"": (consort.Part("harp", last, wet=0.0),)}, {"": -20.0})
    samples = consort.render(piece, "").samples
    assert numpy.abs(samples[: RATE // 10]).max() > 0.05


@pytest.mark.parametrize("note", ["D2", "A3", "E4", "D5", "B5"])
def test_a_string_is_in_tune(note):
    wanted = scales.hertz(scales.number(note))
    wave = strings.pluck(wanted, 1.5, dice(note))
    spectrum = numpy.abs(numpy.fft.rfft(wave * numpy.hanning(len(wave)), 8 * len(wave)))
    pitch = numpy.fft.rfftfreq(8 * len(wave), 1 / RATE)
    near = (pitch > wanted * 0.95) & (pitch < wanted * 1.05)
    found = pitch[near][numpy.argmax(spectrum[near])]
    assert abs(1200 * numpy.log2(found / wanted)) < 4


def test_the_tunes_keep_to_their_modes():
    from assets.workshop.sound import music_places as places
    from assets.workshop.sound import music_title as title
    from assets.workshop.sound.heroica import music_bosses as bosses
    from assets.workshop.sound.heroica import music_lands as lands
    from assets.workshop.sound.heroica import music_lawn as lawn
    from assets.workshop.sound.runebound import music_arena as arena
    from assets.workshop.sound.runebound import music_chart as chart
    from assets.workshop.sound.tenefyr import music_candles as candles
    from assets.workshop.sound.tenefyr import music_dungeons as gates
    from assets.workshop.sound.tenefyr import music_fair as fair
    from assets.workshop.sound.tenefyr import music_valley as valley

    tunes = (
        (title.TUNE, 3, "D", "dorian"), (title.SECOND, 3, "D", "dorian"), (title.UNDER, 3, "D", "dorian"),
        (title.OVER, 3, "D", "dorian"), (title.LAMENT, 3, "D", "aeolian"),
        (places.WILD_TUNE, 4, "G", "dorian"), (places.TOWN_TUNE, 6, "A", "dorian"),
        (places.TOWN_DANCE, 6, "A", "dorian"), (places.DUNGEON_FAR, 4, "E", "aeolian"),
        (places.CRYPT_TUNE, 3, "B", "aeolian"), (lawn.TUNE, 4, "G", "mixolydian"), (lawn.ANSWER, 4, "G", "mixolydian"),
        (lawn.ROAD, 3, "C", "mixolydian"), (lawn.SLOWLY, 3, "E", "aeolian"), (lands.SWELL, 3, "D", "aeolian"),
        (lands.EBB, 3, "D", "aeolian"), (lands.PATH, 4, "E", "dorian"), (lands.OWL, 4, "E", "dorian"),
        (lands.LAMP, 4, "B", "aeolian"), (lands.PAVANE, 4, "A", "dorian"), (lands.GALLERY, 4, "A", "dorian"),
        (lands.WIND, 3, "C", "aeolian"), (lands.EMBERS, 4, "D", "aeolian"), (lands.VIOL, 4, "D", "aeolian"),
        (bosses.CHASE, 4, "E", "aeolian"), (fair.TUNE, 6, "D", "mixolydian"), (fair.TURN, 6, "D", "mixolydian"),
        (fair.BOAST, 6, "D", "mixolydian"), (fair.HEARTH, 4, "G", "mixolydian"), (fair.DOORSTEP, 4, "G", "mixolydian"),
        (fair.ASHES, 6, "D", "aeolian"), (valley.OPEN, 4, "D", "dorian"), (valley.FAR, 4, "D", "dorian"),
        (gates.SNEAK, 4, "G", "mixolydian"), (gates.POT, 4, "G", "mixolydian"), (gates.SHIFT, 4, "E", "dorian"),
        (gates.LIMP, 3, "A", "aeolian"), (gates.RATTLE, 3, "A", "aeolian"), (gates.SPELL, 4, "B", "dorian"),
        (gates.ROAR, 4, "D", "aeolian"), (candles.THREAT, 4, "D", "aeolian"), (candles.BLADES, 4, "D", "aeolian"),
        (candles.AGAIN, 4, "D", "aeolian"), (chart.ROADS, 3, "D", "dorian"), (chart.HORIZON, 3, "D", "dorian"),
        (chart.SURVEY, 4, "D", "dorian"), (chart.SHORE, 4, "D", "dorian"), (chart.STALLS, 6, "G", "mixolydian"),
        (chart.HAGGLE, 6, "G", "mixolydian"), (chart.NO_ROAD, 3, "D", "aeolian"), (arena.CLASH, 4, "D", "dorian"),
        (arena.LUNGE, 4, "D", "dorian"), (arena.DREAD, 4, "D", "aeolian"), (arena.SHADOW, 4, "D", "aeolian"),
    )  # fmt: skip
    for text, bar, tonic, mode in tunes:
        strange = [n.sign for n in score.read(text, bar) if not scales.inside(n.sign, tonic, mode)]
        assert strange == [], (tonic, mode)


def test_a_bar_that_is_not_full_is_told():
    with pytest.raises(ValueError, match="is not full"):
        score.read("D4/1 A4/1 | D4/1", 3)
    with pytest.raises(ValueError, match="is no note"):
        score.read("H4/1", 1)
    with pytest.raises(ValueError, match="is no chord"):
        scales.chord("Dmaj", 3)


def test_a_long_piece_is_written_block_by_block(tmp_path):
    silence = Clip(numpy.zeros((70 * RATE, 2)), 0.2)
    ogg.write(silence, tmp_path / "long.ogg")
    assert len(ogg.read(tmp_path / "long.ogg")) == 70 * RATE


def test_what_is_folded_is_as_loud_as_before_and_below_the_ceiling():
    wide = Clip(numpy.stack([dice(side).normal(0, 0.05, RATE) for side in ("left", "right")], axis=1), 0.2)
    middle = folded(wide)
    assert middle.samples.shape == (RATE, 1)
    assert measure.loudness(spread(middle.samples)) == pytest.approx(measure.loudness(wide.samples), abs=0.1)
    loud = folded(Clip(wide.samples * 10, 0.2))
    assert measure.peak(loud.samples) == pytest.approx(-3.5, abs=0.01)


def test_everything_that_is_heard_stays_below_twenty_megabytes_and_a_further_game_below_its_own_share():
    folders = (ASSETS / "sounds", ASSETS / "music")
    files = {file.relative_to(ASSETS).as_posix(): file for folder in folders for file in folder.iterdir()}
    assert set(files) == {recipe.path for recipe in RECIPES}
    most = {"warhammer_quest": 7_200_000, "heroica": 5_000_000, "tenefyr": 4_500_000, "runebound": 5_000_000,
            "": 20_000_000}  # fmt: skip
    weight = dict.fromkeys(most, 0)
    for recipe in RECIPES:
        owner = next(game for game in most if any(game in source for source in recipe.sources))
        weight[owner] += files[recipe.path].stat().st_size
    assert {game: size for game, size in weight.items() if size >= most[game]} == {}
