"""Ratings of people in rated games, by openskill's Plackett-Luce model."""

from sqlalchemy import Connection, delete, insert, select

from camarilla.table.store.schema import rating_history, ratings
from camarilla.table.table import Table


def rate(
    connection: Connection, table: Table, people: list[str], scores: list[int], winners: list[int]
) -> None:
    """Update the ratings of everyone who played a finished game."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import, rarely needed

    model, game = PlackettLuce(), table.created.game
    rows = connection.execute(
        select(ratings)
        .where(ratings.c.game == game, ratings.c.user_id.in_(people))
        .order_by(ratings.c.user_id)
        .with_for_update()
    )
    known = {row.user_id: row for row in rows}
    before = []
    for user in people:
        row = known.get(user)
        before.append([model.rating() if row is None else model.rating(row.mu, row.sigma)])
    after = model.rate(before, ranks=[float(rank) for rank in ranks(scores, winners)])
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.user_id.in_(people)))
    rated = [
        {
            "user_id": user,
            "game": game,
            "mu": new.mu,
            "sigma": new.sigma,
            "games": (known[user].games if user in known else 0) + 1,
            "ordinal": new.ordinal(),
        }
        for user, [new] in zip(people, after, strict=True)
    ]
    connection.execute(insert(ratings), rated)
    point = {"table_id": table.id, "at": table.finished_at}
    connection.execute(insert(rating_history), [row | point for row in rated])


def ranks(scores: list[int], winners: list[int]) -> list[int]:
    """Each seat's rank from 0: the winners first, then by points; equals share a rank."""
    placements = [(seat in winners, score) for seat, score in enumerate(scores)]
    placements = [(won, 0 if won else score) for won, score in placements]
    return [sum(other > mine for other in placements) for mine in placements]
