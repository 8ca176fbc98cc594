"""The report as one self-contained HTML file."""

from collections.abc import Iterable
from html import escape
from typing import Final

from camarilla import games
from camarilla.lab.report.charts import Chart, Page

STYLE: Final = """
:root {
  --table: #efe6d2; --card: #fbf6e9; --edge: #d9ccae; --line: #cbbd9b; --ink: #2a2118;
  --muted: #6d604a; --gold: #b8862b;
  --seat-0: #b3272d; --seat-1: #1f5fa8; --seat-2: #2e7d46; --seat-3: #c98a12; --seat-4: #6a3d9a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --table: #15171c; --card: #24262d; --edge: #3b3e47; --line: #343741; --ink: #efe7d3;
    --muted: #a8a08d; --gold: #e0b354;
    --seat-0: #d9575c; --seat-1: #5a97d8; --seat-2: #5aa873; --seat-3: #dea73c; --seat-4: #9a72c7;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--table); color: var(--ink);
  font: 17px/1.5 "Alegreya Sans", "Gill Sans", "Segoe UI", system-ui, sans-serif;
}
main, header, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; padding-bottom: 1rem; }
h1, h2 {
  font-family: Alegreya, Georgia, "Times New Roman", serif; font-weight: 600; line-height: 1.2;
}
h1 { font-size: 2.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.45rem; margin: 0; }
.rule { height: 5px; width: 7rem; margin: 1rem 0; background: linear-gradient(90deg,
  var(--seat-0) 20%, var(--seat-1) 20% 40%, var(--seat-2) 40% 60%, var(--seat-3) 60% 80%,
  var(--seat-4) 80%); border-radius: 3px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.25rem; margin: 1rem 0 0; }
dt { color: var(--muted); } dd { margin: 0; }
.stopped, .hint { border-left: 4px solid var(--gold); padding: .4rem 1rem;
  background: var(--card); max-width: 52rem; }
section {
  background: var(--card); border: 1px solid var(--edge); border-radius: 14px;
  padding: 1.5rem 1.75rem 1rem; margin: 0 0 1.5rem;
}
section p { margin: .3rem 0 .8rem; color: var(--muted); max-width: 46rem; }
section p.finding { color: var(--ink); font-weight: 500; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { font-family: inherit; }
details { margin-top: .5rem; color: var(--muted); }
summary { cursor: pointer; width: max-content; }
summary:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .75rem 0; color: var(--ink);
  font-variant-numeric: lining-nums tabular-nums; }
th, td { text-align: right; padding: .2rem .9rem .2rem 0; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { font-weight: 500; color: var(--muted); } th:first-child, td:first-child { text-align: left; }
footer { color: var(--muted); padding-bottom: 3rem; font-size: .95rem; }
nav ul { columns: 2; list-style: none; padding: 0; margin: 1.5rem 0 0; }
nav li { margin: 0 0 .3rem; break-inside: avoid; }
a { color: inherit; text-decoration-color: var(--gold); }
@media (max-width: 40rem) {
  nav ul { columns: 1; } svg { width: 38rem; }
  section { padding: 1.1rem 1rem .75rem; border-radius: 10px; }
  h1 { font-size: 1.9rem; } dl { grid-template-columns: 1fr; } dt { margin-top: .3rem; }
}
@media print { body { background: none; } section { break-inside: avoid; } }
"""


def html(page: Page, charts: Iterable[Chart], language: str, played: int, wanted: int) -> str:
    """The whole page."""
    say = page.words.say
    made = list(charts)
    plan = page.plan
    title = say("title", game=page.words.name("game", "", plan.game))
    facts = [
        (say("fact-games"), page.words.number(played, 0)),
        (say("fact-players"), str(plan.players)),
        (say("fact-bots"), ", ".join(page.words.bot(bot) for bot in plan.bots)),
        (say("fact-options"), options_text(page)),
        (say("fact-seed"), plan.seed),
        (say("fact-rules"), str(games.get(plan.game).rules_version)),
    ]
    number = page.words.number
    told = say("stopped", played=number(played, 0), wanted=number(wanted, 0))
    stopped = f'<p class="stopped">{escape(told)}</p>' if played < wanted else ""
    mixed = f'<p class="hint">{escape(say("mixed"))}</p>' if page.is_mixed() else ""
    contents = "".join(
        f'<li><a href="#{chart.id}">{escape(chart.question)}</a></li>' for chart in made
    )
    return "".join(
        [
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n",
            f'<header>\n<h1>{escape(title)}</h1>\n<div class="rule"></div>\n{stopped}\n<dl>',
            *(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts if value),
            f"</dl>\n{mixed}\n<nav><ul>{contents}</ul></nav>\n</header>\n<main>\n",
            *(section(chart, say("figures")) for chart in made),
            f"</main>\n<footer><p>{escape(say('foot'))}</p></footer>\n</body>\n</html>\n",
        ]
    )


def options_text(page: Page) -> str:
    """The options that differ from what the game has by itself."""
    own = {option.name: option.default for option in games.get(page.plan.game).options}
    changed = [
        f"{name}={','.join(value) if isinstance(value, list) else value}"
        for name, value in page.plan.options.items()
        if value != own[name]
    ]
    return "; ".join(text if len(text) < 80 else f"{text[:77]}…" for text in changed)


def section(chart: Chart, figures: str) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in chart.headings)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in chart.rows
    )
    drawing = chart.svg.replace(
        "<svg ", f'<svg role="img" aria-label="{escape(chart.question)}" ', 1
    )
    finding = f'<p class="finding">{escape(chart.finding)}</p>\n' if chart.finding else ""
    return (
        f'<section id="{chart.id}">\n<h2>{escape(chart.question)}</h2>\n'
        f"{finding}<p>{escape(chart.note)}</p>\n"
        f'<div class="scroll">{drawing}</div>\n'
        f"<details><summary>{escape(figures)}</summary>"
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></details>\n</section>\n"
    )
