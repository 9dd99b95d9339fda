"""The effect language: what a mark means, and what is said about a mark that means nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.kit.effects.language import MarkError, Name, Number, References, Vocabulary, split_statements, word

HAND: list[str] = []


class Act:
    """An effect of the small language of these tests: it writes what it does."""

    def __init__(self, text: str, number: Number | None = None) -> None:
        self.text, self.number = text, number

    def run(self) -> str:
        """What it does, with its number read now."""
        return f"{self.text} {self.number(None, None)}" if self.number else self.text


class Who:
    """A reference to one hero or to nobody."""

    choice = False

    def __init__(self, *ids: str) -> None:
        self.found = list(ids)

    def ids(self, table: Any, context: Any) -> list[str]:
        """Who is meant."""
        return self.found

    def picked(self, table: Any, context: Any, verb: str, useful: Any) -> list[str]:
        """All of them."""
        return self.found


Effect, Hero, Enemy, Being, Condition = Act, Who, Who, Who, bool


def draw(who: Hero, number: Number, rest: Name | None = None) -> Effect:
    """A hero draws cards."""
    return Act(f"{who.ids(None, None)} draws, {rest or 'no'} rest,", number)


def row(*effects: Effect) -> Effect:
    """In a row."""
    return Act("; ".join(effect.run() for effect in effects))


def when(test: Condition, then: Effect) -> Effect:
    """If, at load: the tests read it at once."""
    return then if test(None, None) else Act("nothing")  # type: ignore[operator]


def strike(enemy: Enemy) -> Effect:
    """Strike an enemy."""
    return Act("strikes")


def heal(who: Being) -> Effect:
    """Heal anybody."""
    return Act(f"heals {who.ids(None, None)}")


def count(who: Being) -> Number:
    """How many."""
    return lambda t, c: len(who.ids(t, c))  # type: ignore[return-value]


def either(**faces: Effect) -> Effect:
    """By face."""
    return Act(", ".join(f"{face}: {effect.run()}" for face, effect in faces.items()))


def picky(what: Name) -> Effect:
    """A word that looks at its name."""
    if what != "apple":
        raise MarkError(f"{what} is no fruit")
    return Act("eats")


def you() -> Hero:
    """You."""
    return Who("ann")


def nobody() -> Hero:
    """Nobody."""
    return Who()


def wolf() -> Enemy:
    """An enemy."""
    return Who("wolf")


def bag() -> Number:
    """What is in the bag."""
    return lambda t, c: len(HAND)  # type: ignore[return-value]


def dark() -> Condition:
    """Whether it is dark."""
    return lambda t, c: True  # type: ignore[return-value]


def language() -> Vocabulary:
    """The words of these tests."""
    called = (draw, when, strike, heal, count, either, picky)
    words = {f.__name__: word(f.__name__, f) for f in called}
    words |= {f.__name__: word(f.__name__, f, plain=True) for f in (you, nobody, wolf, bag, dark)}
    references = References(frozenset({"hero", "enemy"}), "being")
    return Vocabulary(words, row, lambda one, two: Who(*(one.found or two.found)), references)


def meaning(marks: str) -> str:
    """What a mark does."""
    result: str = language().effect(marks).run()
    return result


def fault(marks: str) -> str:
    """What is said about a wrong mark."""
    with pytest.raises(MarkError) as caught:
        language().effect(marks)
    return str(caught.value)


# -- meaning -----------------------------------------------------------------------------------------


def test_a_word_is_bound_once_and_its_numbers_are_read_at_play() -> None:
    effect = language().effect("draw(you, bag + 1)")
    HAND.append("card")
    assert effect.run() == "['ann'] draws, no rest, 2"
    HAND.clear()
    assert effect.run() == "['ann'] draws, no rest, 1"


@pytest.mark.parametrize(
    ("expression", "value"),
    [("3", 3), ("2 + 3 * 2", 8), ("5 - 7", -2), ("-bag", 0), ("-(2 + 1)", -3), ("1 if dark else 9", 1),
     ("1 if not dark else 9", 9), ("4 if bag == 0 and dark else 5", 4), ("4 if bag > 0 or not dark else 5", 5),
     ("count(you)", 1), ("count(nobody)", 0)],
)  # fmt: skip
def test_numbers_are_said_with_signs_conditions_and_brackets(expression: str, value: int) -> None:
    assert meaning(f"draw(you, {expression})") == f"['ann'] draws, no rest, {value}"


@pytest.mark.parametrize(("test", "holds"), [("0 < 1", True), ("1 <= 1", True), ("2 != 2", False), ("2 >= 3", False),
                                             ("you == you", True), ("you != wolf", True), ("you == nobody", False),
                                             ("nobody == nobody", False)])  # fmt: skip
def test_conditions_compare_numbers_and_pieces(test: str, holds: bool) -> None:
    assert meaning(f"when({test}, strike(wolf))") == ("strikes" if holds else "nothing")


def test_a_reference_may_fall_back_on_others() -> None:
    assert meaning("heal(nobody or nobody or you)") == "heals ['ann']"
    assert meaning("heal(you or nobody)") == "heals ['ann']"


def test_statements_stand_in_a_row_and_options_are_given_by_name() -> None:
    assert meaning("draw(you, 2, rest=bottom); strike(wolf)") == "['ann'] draws, bottom rest, 2; strikes"
    assert split_statements(" a(1) ;; b ; ") == ["a(1)", "b"]
    assert meaning("either(C=strike(wolf), T=heal(you))") == "C: strikes, T: heals ['ann']"


def test_a_bare_word_stands_for_itself_where_a_name_is_wanted() -> None:
    assert meaning("draw(you, 1, rest=you)") == "['ann'] draws, you rest, 1"


def test_a_game_says_which_kinds_are_references() -> None:
    def march(piece: Piece) -> Effect:  # type: ignore[name-defined]  # noqa: F821 - a kind, read off as a word
        return Act(f"{piece.ids(None, None)} marches")

    def rook() -> Tower:  # type: ignore[name-defined]  # noqa: F821
        return Who("rook")

    words = {"march": word("march", march), "rook": word("rook", rook, plain=True)}
    chess = Vocabulary(words, row, lambda one, two: one, References(frozenset({"tower"}), "piece"))
    assert chess.effect("march(rook)").run() == "['rook'] marches"
    assert chess.condition("rook == rook")(None, None) is True
    deaf = Vocabulary(words, row, lambda one, two: one, References(frozenset({"bishop"}), "piece"))
    with pytest.raises(MarkError, match="rook is of kind tower, needed is piece"):
        deaf.effect("march(rook)")


def test_every_word_used_is_counted_once() -> None:
    vocabulary = language()
    vocabulary.effect("when(bag == 0 and dark, draw(you, bag))")
    assert vocabulary.used == {"when": 1, "bag": 2, "dark": 1, "draw": 1, "you": 1}


def test_a_word_tells_its_documentation() -> None:
    assert language().words["draw"].doc == "A hero draws cards."


# -- faults ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ("drw(you, 1)", "column 1: unknown word drw in 'drw(you, 1)'; did you mean draw?"),
        ("draw(yuo, 1)", "column 6: unknown word yuo in 'draw(yuo, 1)'; did you mean you?"),
        ("zzz", "column 1: unknown word zzz in 'zzz'"),
        ("draw(you, 1, rst=bottom)", "column 18: unknown word rst in 'draw(you, 1, rst=bottom)'; did you mean rest?"),
        ("draw(wolf, 1)", "column 6: wolf is of kind enemy, needed is hero in 'draw(wolf, 1)'"),
        ("strike(you)", "column 8: you is of kind hero, needed is enemy in 'strike(you)'"),
        ("draw(you, wolf)", "column 11: wolf is of kind enemy, needed is number in 'draw(you, wolf)'"),
        ("draw(you, dark)", "column 11: dark is of kind condition, needed is number in 'draw(you, dark)'"),
        ("heal(3)", "column 6: 3 is of kind number, needed is being in 'heal(3)'"),
        ("when(bag, strike(wolf))", "column 6: a number stands where a condition is needed"),
        ("when(dark, 3)", "column 12: 3 is of kind number, needed is effect"),
        ("bag", "column 1: bag is of kind number, needed is effect in 'bag'"),
        ("draw(you)", "column 1: draw lacks number in 'draw(you)'"),
        ("strike()", "column 1: strike lacks enemy in 'strike()'"),
        ("strike(wolf, wolf)", "column 14: strike takes fewer arguments in 'strike(wolf, wolf)'"),
        ("draw(you, 1, number=2)", "column 21: number is given twice in 'draw(you, 1, number=2)'"),
        ("draw", "column 1: draw needs brackets in 'draw'"),
        ("heal(you())", "column 6: you takes no brackets in 'heal(you())'"),
        ("draw(you, 1.5)", "column 11: 1.5 is no whole number"),
        ("draw(you, True)", "column 11: True is no whole number"),
        ("draw(you, 'x')", "column 11: 'x' is no whole number"),
        ("draw(you, 4 / 2)", "column 11: only + - * // are allowed"),
        ("draw(you, 99999)", "column 11: 99999 is more than 99"),
        ("draw(you, 4 // 0)", "column 16: only a plain number divides"),
        ("draw(you, 2 ** 9)", "column 11: only + - * // are allowed"),
        ("draw(you, ~1)", "column 11: this sign is not allowed"),
        ("when(1 < bag < 3, strike(wolf))", "column 6: one comparison at a time"),
        ("when(you < wolf, strike(wolf))", "column 6: pieces are the same or not"),
        ("when(you and wolf, strike(wolf))", "column 6: you is of kind hero, needed is condition"),
        ("heal(you or bag)", "column 13: bag is of kind number, needed is hero"),
        ("draw(you, 1", "column"),
        ("draw(you 1)", "column"),
        ("[strike(wolf)]", "column 1: [strike(wolf)] cannot be said"),
        ("lambda: strike(wolf)", "column 1: lambda: strike(wolf) cannot be said"),
        ("you.name", "column 1: you.name cannot be said"),
        ("you.heal(1)", "column 1: only words can be called"),
        ("heal(*you)", "column 6: *you cannot be said"),
        ("draw(you, **bag)", "unknown word **"),
        ("x := 3", "column"),
        ("__import__('os')", "column 1: unknown word __import__"),
        ("picky(stone)", "column 1: stone is no fruit in 'picky(stone)'"),
        ("strike(wolf); heal(yu)", "column 6: unknown word yu in 'heal(yu)'; did you mean you?"),
        ("strike(wolf)\0", "null bytes"),
        ("heal(" * 300 + "you" + ")" * 300, "column 1"),
    ],
)  # fmt: skip
def test_what_cannot_be_understood_is_named_with_its_column_and_the_nearest_word(marks: str, said: str) -> None:
    assert said in fault(marks)


def test_a_condition_must_be_a_condition() -> None:
    with pytest.raises(MarkError, match="a number stands where a condition is needed"):
        language().condition("bag + 1")
    assert language().condition("not dark")(None, None) is False


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ("suffer(you, 1, 2)", "suffer takes fewer arguments"),
        ("engage(enemy(any), you)", "needed is hero"),
        ("may(engage(you, enemy(elsewere)))", "elsewere is no filter for enemies"),
        ("suffer(hero(mine), 1)", "mine is no filter for heroes"),
        ("recover(hero(most=boots), 1)", "boots cannot be counted on heroes"),
        ("spawn(1, somewhere)", "somewhere is no place to spawn"),
        ("spawn(1, shadows, source=lair)", "lair is no pile to spawn from"),
        ("spawn(1, shadows, source=discard, kind=king)", "king is no rank"),
        ("cannot(dance, this)", "dance cannot be forbidden"),
        ("mod(weather, value=1)", "weather has no value to change"),
        ("exhaust_card(you, dance)", "dance is neither an action nor all"),
        ("draw(1, rest=left)", "draw knows"),
        ("peril(somewhere)", "somewhere is no way to move the peril token"),
        ("die(you, X=win())", "an enemy die shows C, T or B, not X"),
        ("when(is_ready(you, dance), win())", "dance is no action"),
        ("when(rank(this, king), win())", "king is no rank"),
    ],
)  # fmt: skip
def test_the_words_of_terrinoth_look_at_their_names_at_load(marks: str, said: str) -> None:
    from game.terrinoth.vocabulary import vocabulary

    with pytest.raises(MarkError) as caught:
        vocabulary().effect(marks)
    assert said in str(caught.value)
    assert "column" in str(caught.value)
