"""Merging what a browser and the server know of the puzzles that somebody has tried."""

from camarilla.table.store.puzzles import MOST_TRIED, PuzzleProgress, merged

A, B, C = "aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"


def progress(day: str = "", days: int = 0, tried: dict[str, bool] | None = None) -> PuzzleProgress:
    return PuzzleProgress(tried=tried or {}, day=day, days=days)


def test_the_first_try_of_a_puzzle_counts() -> None:
    known, new = progress(tried={A: False, B: True}), progress(tried={A: True, C: True})
    assert merged(known, new).tried == {A: False, B: True, C: True}


def test_the_row_of_days_is_that_of_the_later_day() -> None:
    known = progress("2026-03-04", 5)
    for new, days in (
        (progress("2026-03-05", 6), 6),
        (progress("2026-03-05", 0), 0),
        (progress("2026-03-03", 9), 5),
        (progress("2026-03-04", 9), 5),
        (progress(), 5),
    ):
        assert merged(known, new).days == days


def test_what_is_known_already_changes_nothing() -> None:
    known = progress("2026-03-04", 5, {A: True})
    assert merged(known, known) == known
    assert merged(known, progress()) == known


def test_not_more_is_kept_than_the_limit() -> None:
    known = progress(tried={f"{n:010x}": True for n in range(MOST_TRIED)})
    assert len(merged(known, progress(tried={"ffffffffff": True})).tried) == MOST_TRIED
