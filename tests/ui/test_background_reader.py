"""Background reader: what is asked for is read in order beside the frames; a fault is carried, and closing ends it."""

from __future__ import annotations

import threading
from threading import Event

from game.ui.screen.background_reader import BackgroundReader


def all_of(reader: BackgroundReader[str, str], keys: list[str]) -> list[tuple[str, str | None, Exception | None]]:
    """Ask for these, and take until all are there."""
    for key in keys:
        reader.ask(key)
    taken = []
    while any(reader.asked(key) for key in keys):
        taken += reader.take(5.0)
    return [(reading.key, reading.made, reading.fault) for reading in taken]


def test_everything_is_read_once_in_the_order_in_which_it_was_asked_for() -> None:
    read: list[str] = []

    def decode(key: str) -> str:
        assert threading.current_thread() is not threading.main_thread()
        read.append(key)
        return key.upper()

    reader = BackgroundReader(decode)
    assert all_of(reader, ["a", "b", "a", "c"]) == [("a", "A", None), ("b", "B", None), ("c", "C", None)]
    assert read == ["a", "b", "c"]
    assert reader.take() == []
    reader.close()


def test_what_is_raised_is_carried_and_ends_nothing() -> None:
    fault = ValueError("torn")

    def decode(key: str) -> str:
        if key == "bad":
            raise fault
        return key

    reader = BackgroundReader(decode)
    assert all_of(reader, ["bad", "good"]) == [("bad", None, fault), ("good", "good", None)]
    reader.close()


def test_closing_reads_to_its_end_what_is_begun_and_begins_nothing_more() -> None:
    read: list[str] = []
    begun, reader = Event(), BackgroundReader[str, str](lambda key: decode(key))

    def decode(key: str) -> str:
        begun.set()
        reader._closing.wait()
        read.append(key)
        return key

    for key in ("first", "second", "third"):
        reader.ask(key)
    begun.wait()
    before = threading.active_count()
    reader.close()
    assert read == ["first"]
    assert threading.active_count() == before - 1
    reader.ask("late")
    assert not reader.asked("late")


def test_a_reader_of_whom_nothing_was_asked_has_no_thread() -> None:
    before = threading.active_count()
    reader = BackgroundReader[str, str](lambda key: key)
    assert reader.take(5.0) == []
    reader.close()
    assert threading.active_count() == before
