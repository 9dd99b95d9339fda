"""Type: wrapping, fitting and marks; nothing ever becomes wider than the room it was given."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.screen import fonts
from game.ui.screen.rich_text import RichText, parse, plain
from game.ui.screen.text import CONDENSED, ELLIPSIS, Text
from game.ui.screen.theme import TYPE, Style

STORY = TYPE["story"]
SENTENCE = "Three carts left Goldhall this week with salt, seed and a new church bell. None arrived."


@pytest.fixture(scope="module")
def text() -> Text:
    pygame.display.init()
    return Text(1.0, 1080)


words = st.text(st.characters(blacklist_categories=("Cs", "Cc"), max_codepoint=0x24F), max_size=60)


@given(words, st.floats(30, 600))
@settings(max_examples=120, deadline=None)
def test_wrapped_lines_never_exceed_the_width_and_lose_no_letter(source: str, width: float) -> None:
    text = Text(1.0, 1080)
    lines = text.wrap(source, STORY, width)
    assert "".join(lines).replace(" ", "") == source.replace(" ", "")
    assert all(text.width(line.rstrip(), STORY) <= width for line in lines if len(line.strip()) > 1)


@given(words, st.floats(20, 400))
@settings(max_examples=120, deadline=None)
def test_a_fitted_line_never_exceeds_the_width(source: str, width: float) -> None:
    text = Text(1.0, 1080)
    fitted = text.fit(source, STORY, width)
    assert text.width(fitted.text, STORY) * fitted.condense <= width + 0.01
    assert CONDENSED <= fitted.condense <= 1.0


@pytest.mark.parametrize("size", [540, 720, 1080, 1440, 2160])
@pytest.mark.parametrize("role", sorted(TYPE))
def test_every_style_wraps_within_its_width_at_every_scale(role: str, size: int) -> None:
    text = Text(size / 1080, size)
    for width in (160.0, 300.0, 500.0):
        assert all(text.width(line, TYPE[role]) <= width for line in text.wrap(SENTENCE, TYPE[role], width))


def test_a_line_that_fits_is_left_alone(text: Text) -> None:
    assert text.fit("Rest", STORY, 400) == ("Rest", 1.0)
    assert text.wrap("Rest", STORY, 400) == ["Rest"]


def test_a_long_title_is_condensed_before_it_is_broken_and_broken_before_it_is_shortened(text: Text) -> None:
    style = TYPE["card-title"]
    natural = text.width("Behind My Shield", style)
    assert text.title("Behind My Shield", style, natural * 0.9)[0].condense == pytest.approx(0.9)
    broken = text.title("Behind My Shield", style, natural * 0.6)
    assert [line.text for line in broken] == ["Behind My", "Shield"]
    short = text.title("Behind My Shield", style, natural * 0.22)
    assert len(short) == 2
    assert short[1].text.endswith(ELLIPSIS)


def test_a_title_without_any_room_is_broken_all_the_same(text: Text) -> None:
    assert 1 <= len(text.title("Basic 0", Style("story-semibold", 18), -4.0)) <= 2


def test_a_title_with_too_many_lines_is_broken_as_even_as_it_can_be(text: Text) -> None:
    """The first line took what fitted, and the last one all the rest, which was cut."""
    style, name = TYPE["card-title"], "The Long Night at Harrow Gate"
    width = text.width("at Harrow Gate", style) * 0.9
    assert len(text.wrap(name, style, width / CONDENSED)) == 3 or "Night" not in text.wrap(name, style, width)[0]
    assert [line.text for line in text.title(name, style, width)] == ["The Long Night", "at Harrow Gate"]


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_a_line_shrinks_only_as_far_as_it_needs(factor: float) -> None:
    text, style = Text(1.0, 1080, factor), TYPE["scene-title"]
    width = text.width("The quest waits", style) * CONDENSED * 0.9
    smaller = text.shrunk("The quest waits", style, width)
    assert text.width("The quest waits", smaller) * CONDENSED <= width
    assert text.size(smaller) >= 0.8 * text.size(style)
    assert text.size(text.shrunk("The quest waits", style, 0)) == pytest.approx(18)


@pytest.mark.parametrize("height", [720, 1080])
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_type_is_no_taller_than_its_box(height: int, factor: float) -> None:
    text = Text(height / 1080, height, factor)
    for role in ("label", "panel-title", "prompt"):
        assert text.size(text.at_most(TYPE[role], 24)) <= 24.1
        assert text.at_most(TYPE[role], 200) == TYPE[role]


def test_an_ellipsis_takes_away_no_more_than_needed(text: Text) -> None:
    cut = text.ellipsis(SENTENCE, STORY, 300)
    assert cut.endswith(ELLIPSIS)
    longer = SENTENCE[: len(cut) + 1].rstrip() + ELLIPSIS
    assert text.width(cut, STORY) <= 300 < text.width(longer, STORY)


def test_small_type_grows_in_small_windows_and_stays_readable() -> None:
    small = Text(720 / 1080, 720)
    assert small.size(Style("ui", 18)) * small.scale >= 14
    assert Text(1.0, 1080).size(Style("ui", 18)) == 18
    sizes = [small.size(Style("ui", size)) for size in range(16, 40)]
    assert sizes == sorted(sizes)


def test_the_text_setting_scales_all_type() -> None:
    usual, large = Text(1.0, 1080), Text(1.0, 1080, text_scale=2.0)
    assert large.width(SENTENCE, STORY) == pytest.approx(2 * usual.width(SENTENCE, STORY), rel=0.03)
    assert large.line_height(STORY) == 2 * usual.line_height(STORY)


def test_a_run_is_drawn_once_and_kept(text: Text) -> None:
    assert text.run("Rest", STORY, (0, 0, 0)) is text.run("Rest", STORY, (0, 0, 0))
    assert text.run("Rest", STORY, (0, 0, 0)) is not text.run("Rest", STORY, (9, 0, 0))


def test_runs_stay_within_their_bytes() -> None:
    text = Text(1.0, 1080)
    text._runs.limit = 200_000
    for number in range(400):
        text.run(f"line {number} of many", STORY, (0, 0, 0))
    assert text._runs.bytes <= 200_000
    assert len(text._runs) > 0


@pytest.mark.parametrize("face", ["ui", "story", "title", "title-semibold"])
@pytest.mark.parametrize(
    "strange", ["", " ", "a\x00b", "\ud800", "\u200b", "\u0301", "\ufe0f", "\n", "漢字", "\U0001f409", "\t"]
)
def test_strange_signs_break_nothing(text: Text, strange: str, face: str) -> None:
    style = Style(face, 20)
    assert text.run(strange, style, (0, 0, 0)).get_height() > 0
    assert text.run(strange, style, (0, 0, 0), outline=((9, 9, 9), 2)).get_height() > 0
    assert text.width(strange, style) >= 0
    assert text.wrap(strange, style, 100)
    assert text.fit(strange, style, 5).condense > 0


def test_without_a_font_package_another_font_is_used_and_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {face: source._replace(package="fontpkg_not_installed") for face, source in fonts.FACES.items()}
    monkeypatch.setattr(fonts, "FACES", missing)
    text = Text(1.0, 1080)
    assert text.run("Rest", TYPE["panel-title"], (0, 0, 0)).get_width() > 10
    assert text.wrap(SENTENCE, STORY, 300)
    assert any("fontpkg_not_installed" in note for note in text.notes)


@pytest.mark.parametrize("spoiled", [b"", b"no font at all\n" * 50, None], ids=["empty", "text", "cut"])
def test_in_place_of_a_damaged_font_another_one_is_used_and_noted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, spoiled: bytes | None
) -> None:
    whole = {source.file: fonts.font_path(source) for source in fonts.FACES.values()}
    for name, path in whole.items():
        assert path is not None
        data = path.read_bytes()
        (tmp_path / name).write_bytes(data[: len(data) // 3] if spoiled is None else spoiled)
    monkeypatch.setattr(fonts, "font_path", lambda source: tmp_path / source.file)
    text = Text(1.0, 1080)
    for face in fonts.FACES:
        assert text.run("Äg 7", Style(face, 20), (0, 0, 0)).get_width() > 10
        assert any(f"; {face} is shown" in note for note in text.notes)


@pytest.mark.parametrize("typeface", ["book", "plain", "hyperlegible", "unknown"])
def test_every_typeface_draws_every_face(typeface: str) -> None:
    text = Text(1.0, 1080, typeface=typeface)
    for face in fonts.FACES:
        assert text.run("Äg 7", Style(face, 20), (0, 0, 0)).get_width() > 10
    assert text.notes == []


def test_the_hyperlegible_typeface_changes_card_text_but_not_titles() -> None:
    book, clear = Text(1.0, 1080), Text(1.0, 1080, typeface="hyperlegible")
    assert book.width(SENTENCE, STORY) != clear.width(SENTENCE, STORY)
    assert book.width(SENTENCE, TYPE["menu"]) == clear.width(SENTENCE, TYPE["menu"])


def test_marks_are_read() -> None:
    spans = parse("**Volley:** hit *hard* [icon:wound] see [Resilience](rule:HT-314)")
    assert spans[0].text == "Volley:"
    assert spans[0].bold
    assert [span.text for span in spans if span.italic] == ["hard"]
    assert [span.icon for span in spans if span.icon] == ["wound"]
    assert spans[-1].target == "rule:HT-314"
    assert plain("**Volley:** [Splig](enemy:splig) falls") == "Volley: Splig falls"


@given(
    st.lists(st.sampled_from(["word", "**bold**", "*slant*", "[icon:wound]", "[a link](rule:HT-1)", "\n"]), max_size=30)
)
@settings(max_examples=60, deadline=None)
def test_marked_up_text_stays_within_its_width(parts: list[str]) -> None:
    text = Text(1.0, 1080)
    rich = RichText(text, " ".join(parts), STORY, 180)
    assert all(piece.x + piece.width <= 180 + 0.5 for piece in rich.pieces)
    assert rich.height == pytest.approx(rich.lines * text.line_height(STORY))


def test_a_link_is_found_where_it_is_drawn(text: Text) -> None:
    rich = RichText(text, "Taken off by [Resilience](rule:HT-314) only", STORY, 600)
    [(target, rect)] = list(rich.links((100, 50)))
    assert target == "rule:HT-314"
    assert rich.link_at(rect.center, (100, 50)) == "rule:HT-314"
    assert rich.link_at((101, 51), (100, 50)) is None


def test_a_text_is_laid_out_once_for_a_width(text: Text) -> None:
    source = "Taken off by [Resilience](rule:HT-314) only"
    assert RichText(text, source, STORY, 300).pieces is RichText(text, source, STORY, 300).pieces
    assert RichText(text, source, STORY, 120).lines > RichText(text, source, STORY, 300).lines
    for number in range(1000):
        RichText(text, f"line {number}", STORY, 300)
    assert len(text.layouts) <= text.layouts.MOST


def test_punctuation_stays_with_its_link(text: Text) -> None:
    rich = RichText(text, "aaaa bbbb cccc [dddd](rule:HT-1).", STORY, text.width("aaaa bbbb cccc dddd", STORY) + 2)
    assert rich.pieces[-1].base == rich.pieces[-2].base
    assert rich.pieces[-1].text == "."


def test_a_drop_initial_moves_two_lines_to_the_right(text: Text) -> None:
    rich = RichText(text, SENTENCE, STORY, 300, initial=True)
    firsts = {}
    for piece in rich.pieces:
        firsts.setdefault(piece.base, piece.x)
    lefts = list(firsts.values())
    assert lefts[0] == lefts[1] > 20
    assert lefts[2] == 0


def test_other_faces_are_shown_instead_unless_the_player_chose_a_typeface_for_them() -> None:
    text, style = Text(1.0, 1080), Style("story-bold", 40)
    faced = text.faced({"story-bold": "script"})
    assert faced.width("Heroes", style) == faced.width("Heroes", Style("script", 40)) != text.width("Heroes", style)
    assert faced.faced({"story-bold": "script"}) is faced
    assert faced.faced({}).width("Heroes", style) == text.width("Heroes", style)
    clear = Text(1.0, 1080, typeface="hyperlegible")
    assert clear.faced({"story-bold": "script"}).width("Heroes", style) == clear.width("Heroes", style)
