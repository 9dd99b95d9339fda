"""Debug overlay: a developer's look into the session: node, trail, question, streams. It shows ids, no words."""

from __future__ import annotations

from game.kit.reports import trail
from game.kit.session import Session
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE

WIDTH, LINE, MOST_OPTIONS = 620.0, 25.0, 8


class DebugOverlay:
    """An overlay at the lower left, opened and closed by its key."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.open = False

    def toggle(self) -> None:
        """Open it, or close it."""
        self.open = not self.open

    def lines(self) -> list[str]:
        """What it shows, line by line."""
        session, state = self.session, self.session.state
        shown = [
            f"node {state.node}  seed {state.seed}  learned {state.learned}  rewinds {session.rewinds}",
            "trail " + " > ".join(trail(session.entries)[-6:]),
            "streams " + "  ".join(f"{name}:{count}" for name, count in sorted(state.streams.items())),
        ]
        prompt = session.prompt
        if prompt is not None:
            shown.append(f"{prompt.kind}  {prompt.chooser}  from {prompt.source}  {prompt.least}..{prompt.most}")
            shown += [f"  {option}" for option in prompt.options[:MOST_OPTIONS]]
            shown.append(f"  data {prompt.data}")
        last = session.last_given()
        if last is not None:
            shown.append(f"last answer {last.kind}: {' '.join(last.ids)}")
        return shown

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the table."""
        lines = self.lines()
        bounds, theme = canvas.bounds, canvas.theme
        height = LINE * len(lines) + 24
        x, y = bounds.x + 12, bounds.bottom - height - 12
        canvas.rect((x, y, WIDTH, height), theme["inset-leather"], radius=6, edge=theme["gold-dark"], alpha=225)
        for index, line in enumerate(lines):
            at = (x + 14, y + 14 + LINE * index)
            canvas.text(line, at, TYPE["second"], theme["cream"], at="top", width=WIDTH - 28)
