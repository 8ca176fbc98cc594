"""A game at one terminal: people and bots take turns until it is over or saved for later."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from camarilla import bots
from camarilla.cli.explain import explain_card, explain_keys, explain_word
from camarilla.cli.files import make_file, replacing
from camarilla.cli.lesson import Coach
from camarilla.cli.menu import key_lines, menu_lines, numbered
from camarilla.cli.narrator import Narrator, names_at
from camarilla.cli.screen import CAN_ACT, CRESTS, FAINT, Group
from camarilla.games import title_of
from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.errors import BadNotation
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC
from camarilla.kernel.match import Match
from camarilla.kernel.observation import LegalAction, Observation
from camarilla.kernel.record import encode
from camarilla.kernel.seating import AUTOMATIC

HUMAN = "human"
_LOG_LINES = 3
"""Lines reserved for the log even where the table could use them."""


class PutAway(Exception):
    """Somebody wants to leave the game and go on later."""


class Session:
    """`seats` says for each seat which bot plays it, or `HUMAN`, or `AUTOMATIC`."""

    def __init__(
        self,
        match: Match,
        seats: list[str],
        dealer: FairDealer,
        file: Path,
        language: str,
        coach: Coach | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seats = seats
        self.file = file
        self.has_file = False
        """Whether `file` is this game's already; else it is made at the first saving."""
        you = self.humans[0] if len(self.humans) == 1 else -1
        names = names_at(match.game, match.players, match.options)
        self.narrator = Narrator(language, match.game, names, you)
        self.screen = title_of(match.game.id).screen()
        self.console = Console(highlight=False)
        self.dealer = dealer
        self.coach = coach
        self.events: list[list[Event]] = []
        """The events of each action."""
        self.told = [0] * match.players
        """How many actions each seat has been shown."""
        self.looking = -1
        """The person whose cards may be on the screen."""
        self.notice: Text | None = None

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    def run(self) -> None:
        """Play to the end, or until somebody leaves; a game that is over is only shown."""
        if self.match.state.actor() == OVER:
            self.show_end()
            return
        begun = len(self.match.actions)
        players = [
            None
            if name in (HUMAN, AUTOMATIC)
            else bots.make(name, f"{self.dealer.seed}/{seat}/{begun}")
            for seat, name in enumerate(self.seats)
        ]
        try:
            while (actor := self.match.state.actor()) != OVER:
                due = self.coach.due() if self.coach else None
                if due is not None or actor == CHANCE:
                    self.play(self.deal() if due is None else due)
                elif (bot := players[actor]) is not None:
                    self.play(bot.choose(self.match.state.information_state(actor), self.game))
                else:
                    self.turn(actor)
        except (PutAway, KeyboardInterrupt):
            self.save()
            learning = "--learn " if self.coach else ""
            command = f"camarilla play {learning}--resume {self.file}"
            self.console.print()
            self.say(self.narrator.text("ui-saved", file=str(self.file), command=command))
            return
        self.save()
        self.show_end()

    def deal(self) -> int:
        """What chance does next."""
        return self.dealer.deal(self.game.actions, self.match.state, self.match.actions)

    def play(self, action: int) -> None:
        self.events.append(self.match.play(action))

    def save(self) -> None:
        record = self.match.record(self.seats, self.dealer.commitment())
        record.seed = self.dealer.seed
        record.dealing = self.dealer.scheme
        if not self.has_file:
            self.file = make_file(self.file)
            self.has_file = True
        with replacing(self.file) as file:
            file.write(encode(record) + "\n")

    # A person's turn.

    def turn(self, seat: int) -> None:
        """One decision of a person, however many lines it takes to type."""
        if seat != self.looking and len(self.humans) > 1:
            self.hand_over(seat)
        self.looking = seat
        if self.coach and self.notice is None:
            self.notice = self.coach.notes(self.narrator)
        action = self.decide(seat)
        if action is not None and self.coach:
            self.notice = self.coach.refusal(self.narrator, action)
            action = action if self.notice is None else None
        if action is not None:
            self.told[seat] = len(self.events)
            self.play(action)

    def hand_over(self, seat: int) -> None:
        """Nobody sees another's cards: everything is wiped before the screen changes hands."""
        self.clear()
        self.console.print("\n" * (self.console.height // 3))
        name = self.narrator.name(seat)
        self.console.print(
            Text(self.narrator.text("ui-hand-over", seat=name), style=f"bold {CAN_ACT}"),
            justify="center",
        )
        self.console.print(
            Text(self.narrator.text("ui-hand-over-hint"), style=FAINT), justify="center"
        )
        self.read()
        self.clear()

    def decide(self, seat: int) -> int | None:
        """The action chosen; None if the last one was undone instead."""
        view = self.match.state.observe(seat)
        groups = self.screen.groups(view, self.narrator)
        group: Group | None = groups[0] if len(groups) == 1 else None
        while True:
            listed = view.legal if group is None else group.actions
            menu = self.screen.menu(view, self.narrator)
            if groups and group is None:
                labels = [one.label for one in groups]
            else:
                labels = [self.narrator.choice(view, action) for action in listed]
            width = self.console.width
            self.show(view, key_lines(menu) if menu else menu_lines(labels, width), group)
            typed = self.read()
            if menu is not None and typed in menu.keys:
                return menu.keys[typed].id
            chosen = None if menu else numbered(typed, len(labels))
            if chosen is not None and groups and group is None:
                group = groups[chosen]
            elif chosen is not None:
                return listed[chosen].id
            elif typed in ("l", "д"):
                self.show_log(seat)
            elif typed.startswith("?"):
                shown = [one.actions[0] for one in groups] if group is None and groups else listed
                self.notice = self.explanation(view, shown, typed[1:].strip())
            elif typed in ("u", "г", "0") and group is not None and len(groups) > 1:
                group = None
            elif typed in ("u", "г"):
                if self.undo(seat):
                    return None
            elif typed:
                action = self.written(view, typed)
                if action is not None:
                    return action
                self.notice = Text(self.narrator.text("ui-not-understood", input=typed))

    def show_log(self, seat: int) -> None:
        """All that happened since the seat's last choice, until Enter."""
        self.clear()
        for line in self.log(seat):
            self.console.print(line)
        self.console.print(Text(self.narrator.text("ui-press-enter"), style=FAINT))
        self.read()

    def undo(self, seat: int) -> bool:
        """Undo the seat's last action, if that is free."""
        if not self.match.can_undo(seat):
            self.notice = Text(self.narrator.text("ui-cannot-undo"))
            return False
        self.match.undo()
        self.events.pop()
        self.told[seat] = min(self.told[seat], len(self.events))
        self.notice = Text(self.narrator.text("ui-undone"))
        return True

    def written(self, view: Observation, typed: str) -> int | None:
        """The legal action with this text in the game's notation."""
        try:
            action = self.game.actions.parse(typed)
        except BadNotation:
            return None
        return action if any(one.id == action for one in view.legal) else None

    def explanation(self, view: Observation, actions: Sequence[LegalAction], word: str) -> Text:
        if not word:
            return explain_keys(self.narrator, self.screen)
        chosen = numbered(word, len(actions))
        if chosen is not None:
            card = self.screen.card_of(view, actions[chosen])
            if card is not None:
                return explain_card(self.narrator, self.screen, card)
            word = self.screen.rule_of(view, actions[chosen])
        found = explain_word(self.narrator, self.screen, word)
        return found or Text(self.narrator.text("ui-no-such-help", input=word))

    # The screen.

    def show(self, view: Observation, menu: list[Text], group: Group | None) -> None:
        """The table, what happened since, the prompt and the choices."""
        width, height = self.console.width, self.console.height
        notice = Panel(self.notice, border_style=CAN_ACT) if self.notice else None
        prompt = Text.assemble((self.narrator.prompt(view), f"bold {CAN_ACT}"))
        if group is not None:
            prompt.append(f"  {group.label}")
        prompt.append(f"  {view.rule}", style=FAINT)
        below = len(menu) + self.lines(prompt) + 3
        if notice is not None:
            below += self.lines(notice)
        table = self.screen.draw(view, self.narrator, width, height - below - _LOG_LINES)
        room = height - below - self.lines(table) - 1
        self.clear()
        self.console.print(table)
        self.console.print()
        self.print_log(view.seat, max(room, 2))
        if notice is not None:
            self.console.print(notice)
        self.console.print()
        self.console.print(prompt)
        for line in menu:
            self.console.print(line)
        self.console.print(
            Text(self.narrator.text("ui-help-line"), style=FAINT), overflow="ellipsis"
        )
        self.notice = None

    def lines(self, thing: RenderableType) -> int:
        """How many lines of the screen a thing takes."""
        return len(self.console.render_lines(thing, pad=False))

    def log(self, seat: int) -> list[Text]:
        """What happened since the seat's last choice, with the rule behind each event."""
        return self.log_of(self.events[self.told[seat] if seat >= 0 else 0 :], seat)

    def log_of(self, actions: list[list[Event]], seat: int) -> list[Text]:
        lines = []
        seen = (redact(event, seat) for events in actions for event in events)
        for text, rule in self.narrator.log(seen):
            line = Text(text)
            for player, crest in zip(range(self.match.players), CRESTS, strict=False):
                line.highlight_words([self.narrator.name(player)], crest.style)
            line.append(f"  {rule}", style=FAINT)
            wrapped = line.wrap(self.console, max(self.console.width - 4, 1))
            lines += [Text("    " if at else "  ") + part for at, part in enumerate(wrapped)]
        return lines

    def print_log(self, seat: int, room: int) -> None:
        """The newest lines of the log that there is room for, older ones faintly."""
        lines = self.log(seat)
        if len(lines) > room:
            hidden = len(lines) - room + 1
            lines = lines[hidden:]
            self.console.print(
                Text(f"  ⋯ {self.narrator.text('ui-more', count=hidden)}", style=FAINT)
            )
        elif len(lines) < room:
            before = self.told[seat]
            older = self.log_of(self.events[max(0, before - room) : before], seat)
            for line in older[len(lines) - room :]:
                self.console.print(line, style=FAINT)
        for line in lines:
            self.console.print(line)

    def show_end(self) -> None:
        """The last table and who has won."""
        seat = self.humans[0] if len(self.humans) == 1 else PUBLIC
        view = self.match.state.observe(seat)
        room = self.console.height - len(self.seats) - 8
        self.clear()
        self.console.print(self.screen.draw(view, self.narrator, self.console.width, max(room, 12)))
        self.console.print()
        for line in self.log(seat):
            self.console.print(line)
        winners = [self.narrator.name(winner) for winner in view.winners]
        self.say(self.narrator.text("ui-wins", count=len(winners), seats=", ".join(winners)))
        for rule in self.reasons_of_victory():
            why = self.narrator.why(rule)
            words = [] if why == rule else [Text(why)]  # a game without texts has the number alone
            self.console.print(*words, Text(rule, style=FAINT))
        self.console.print(Text(self.narrator.text("ui-record", file=str(self.file)), style=FAINT))

    def reasons_of_victory(self) -> list[str]:
        """The rules by which somebody has won, each once."""
        last = self.events[-1] if self.events else []
        return list(dict.fromkeys(event.rule for event in last if event.type.name == "won"))

    def say(self, text: str) -> None:
        self.console.print(Text(text, style=f"bold {CAN_ACT}"), soft_wrap=True)

    def clear(self) -> None:
        """Wipe screen and scrollback."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def read(self) -> str:
        try:
            typed = input("› ").strip()
        except EOFError:
            raise PutAway from None
        if typed in ("q", "й"):
            raise PutAway
        return typed
