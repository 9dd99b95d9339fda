"""One codec for states: msgpack for checkpoints, JSON for saves."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from game.kit.board import State

_pack = msgspec.msgpack.Encoder()
_unpack = msgspec.msgpack.Decoder(State)


def freeze(state: State) -> bytes:
    """A checkpoint: the whole state as bytes (tens of microseconds)."""
    return _pack.encode(state)


def thaw(checkpoint: bytes) -> State:
    """The state that was frozen, as a new object."""
    return _unpack.decode(checkpoint)


def digest(checkpoint: bytes) -> str:
    """A short hash of a frozen state: two replays of the same answers under the same rules tell the same ones."""
    return blake2b(checkpoint, digest_size=8).hexdigest()


def to_plain(state: State) -> dict[str, object]:
    """The state as plain values, for a JSON save or report."""
    plain: dict[str, object] = msgspec.to_builtins(state)
    return plain


def from_plain(plain: object) -> State:
    """The state of a JSON save. Raises msgspec.ValidationError naming the place that is wrong."""
    return msgspec.convert(plain, State)
