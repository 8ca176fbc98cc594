"""In the terminal: how far everybody is with the plots, and the open contest."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import CRESTS, FAINT
from camarilla.games.illuminaten.rules.observation import (
    IlluminatenObservation,
    PlaceView,
    PlotProgress,
    SideView,
    StrengthPart,
)


def flowed(head: Text, items: Iterable[Text], width: int) -> list[Text]:
    """The items behind their heading, in as many lines as they need; none is cut."""
    lines = [head]
    for item in items:
        if lines[-1].cell_len + item.cell_len > width:
            lines.append(Text("  "))
        lines[-1].append_text(item).append("  ")
    for line in lines:
        line.rstrip()
    return lines


def label(narrator: Narrator, word: str) -> Text:
    return Text.assemble((f"{narrator.word(word)}: ", FAINT))


def standing_lines(
    view: IlluminatenObservation, narrator: Narrator, width: int, height: int
) -> list[Text]:
    """Plots, an artificial opponent's plots and the contest; in little room only the discs on
    plots and, if there is one, the contest."""
    contest = contest_lines(view, narrator, width)
    plots = plots_lines(view, narrator, width, brief=False)
    lines = plots + aim_lines(view, narrator, width) + contest
    if len(lines) <= height:
        return lines
    brief = plots_lines(view, narrator, width, brief=True)
    return brief + contest if len(brief) + len(contest) <= height else brief


def plots_lines(
    view: IlluminatenObservation, narrator: Narrator, width: int, brief: bool
) -> list[Text]:
    """The public plots and private ones that are known, with everybody's progress."""
    items = []
    for plot in dict.fromkeys(one.plot for one in view.progress):
        item = Text(narrator.word(f"plot-{plot}"))
        if plot not in view.plots:
            item.append(f" ({narrator.word('word-private')})", style=FAINT)
        for one in view.progress:
            if one.plot == plot and (not brief or one.state in ("on", "under")):
                item.append_text(progress_text(one))
        items.append(item)
    return flowed(label(narrator, "word-plots"), items, width)


def progress_text(progress: PlotProgress) -> Text:
    """The player's crest if the disc is on the plot, in brackets if it is under it; else how far
    the player is."""
    crest = CRESTS[progress.seat]
    if progress.state == "on":
        return Text(f" {crest.sign}✓", style=crest.style)
    numbers = " ".join(f"{part.have}/{part.need}" for part in progress.parts)
    sign = f"({crest.sign})" if progress.state == "under" else crest.sign
    rival = "!" if progress.contested or progress.state == "blocked" else ""
    return Text(f" {sign}{numbers}{rival}", style=crest.style)


def aim_lines(view: IlluminatenObservation, narrator: Narrator, width: int) -> list[Text]:
    """X10: the three plots of an artificial opponent."""
    if not view.aims:
        return []
    items = [
        Text(f"{narrator.word(f'aim-{one.aim}')} {one.have}/{one.need}{'!' * one.contested}")
        for one in view.aims
    ]
    head = Text.assemble((f"{narrator.word(f'opponent-{view.opponent}')}: ", CRESTS[0].style))
    return flowed(head, items, width)


def contest_lines(view: IlluminatenObservation, narrator: Narrator, width: int) -> list[Text]:
    """X6.6a: the strength of both sides, and where it comes from."""
    if view.contest is None:
        return []
    sides = (view.contest.attacker, view.contest.defender)
    items = [side_text(side, view.field, narrator) for side in sides]
    return flowed(label(narrator, "word-contest"), items, width)


def side_text(side: SideView, field: Sequence[PlaceView], narrator: Narrator) -> Text:
    crest = CRESTS[side.seat]
    parts = [part_text(part, field, narrator) for part in side.parts]
    line = Text(f"{crest.sign} {side.total}", style=f"bold {crest.style}")
    line.append(f" ({', '.join(parts)})" if parts else "", style=FAINT)
    if side.standing is not None:
        line.append(f" {narrator.word(f'ui-{side.standing}')}")
    return line


def part_text(part: StrengthPart, field: Sequence[PlaceView], narrator: Narrator) -> str:
    card = field[part.place - 1].card if part.place else None
    name = narrator.word(f"card-{card}") if card else ""
    return narrator.word(
        f"ui-strength-{part.source}", count=part.count, place=part.place, card=name
    )
