"""The kinds of error: wrong data, a broken contract, a save that cannot be used, a bug of ours (an assertion)."""

from __future__ import annotations


class ContentError(Exception):
    """Data that cannot be used. `problems` lists every fault found, each naming its file and key."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class RuleError(Exception):
    """A rule was called in a way its contract forbids, or could not go on; the last good state is untouched."""


class RuleFailed(RuleError):  # noqa: N818 - reads as the sentence it is
    """A rule raised. The session stands at the last good question; `report` tells how to come back to the fault."""

    def __init__(self, report: dict[str, object]) -> None:
        super().__init__(str(report["error"]))
        self.report = report


class IllegalAnswer(RuleError):  # noqa: N818 - the name every table player knows
    """The answer is not one of the prompt's options, or there are too few or too many of them."""


class ScriptError(RuleError):
    """A scripted game asked for a die or an answer that its script does not hold."""


class SaveError(Exception):
    """A save that cannot be written or read; the message says what to do. The file is left as it is."""


class SaveBusy(SaveError):  # noqa: N818 - reads as the sentence it is
    """Another window plays this journey."""


class SaveChanged(SaveError):  # noqa: N818 - reads as the sentence it is
    """The file is no longer the one that was read: another window, or another program, has written it since."""
