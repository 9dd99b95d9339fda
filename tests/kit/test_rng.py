"""Randomness: named streams, the same everywhere, none of which can change another."""

from __future__ import annotations

from game.kit.rng import Streams, value


def test_streams_are_the_same_on_every_machine() -> None:
    assert (value("seed", "deck", 0), value("seed", "deck", 1)) == (16647321459659107515, 7275680829099571412)
    assert max(value("s", "d", n) for n in range(50)) < 2**64


def test_one_more_die_cannot_change_a_deck() -> None:
    one, other = Streams("s", {}), Streams("s", {})
    for _ in range(7):
        other.below("dice", 6)
    assert one.shuffled("deck", list(range(20))) == other.shuffled("deck", list(range(20)))
    assert one.counters == {"deck": 19}


def test_values_are_even_within_bounds_and_depend_on_seed_and_stream() -> None:
    streams = Streams("s", {})
    counts = [0] * 6
    for _ in range(3000):
        counts[streams.below("dice", 6)] += 1
    assert min(counts) > 420
    assert value("s", "a", 1) != value("s", "b", 1) != value("t", "a", 1)


def test_a_shuffle_keeps_every_card_and_a_sample_has_no_card_twice() -> None:
    streams = Streams("s", {})
    items = list("abcdefgh")
    assert sorted(streams.shuffled("x", items)) == items
    assert items == list("abcdefgh")
    drawn = streams.sample("x", items, 3)
    assert len(set(drawn)) == 3
    assert sorted(streams.sample("x", items, 99)) == items
    assert streams.sample("x", [], 2) == []
