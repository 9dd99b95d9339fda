"""Roll tables: a roll, and what its face says [HC-215]."""

from __future__ import annotations

from game.heroica.context import Context, Walk
from game.heroica.rolling import roll
from game.heroica.table import Table


def roll_on(
    t: Table, hero: str, table: str, this: str = "", walk: Walk | None = None, roller: str = ""
) -> tuple[str, Context]:
    """A hero rolls on a table, and what the face says is done. Gives the face and what came of it.

    `this` is the feature or monster whose table it is; `roller` rolls, where that is another hero, whom the table means
    by `it` [HC-419].
    """
    face = roll(t, roller or hero, table, t.box.content.roll_tables[table].rule)
    context = Context(you=hero, source=table, this=this, walk=walk, it=roller)
    effect = t.box.tables[table].get(face)
    if effect is not None:
        effect.run(t, context)
    return face, context
