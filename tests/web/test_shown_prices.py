"""What a table shows before an action is what the action then does: every price, over a socket.

A person plays at random among bots that do too, and holds the server to what it has shown.

    CAMARILLA_COMPARISONS=5000 pytest -s tests/web/test_shown_prices.py

compares more than a normal run does, for any number of players, and says how much.
"""

import os
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.web.server import Server, Talk

from camarilla.games import get

Seen = dict[str, Any]
"""A struct as the socket tells it."""
Check = Callable[[Seen, Seen, list[Seen], Seen], None]
"""Compares an observation and a choice with the events and the observation after it."""
SEAT = 0
COMPARISONS = int(os.environ.get("CAMARILLA_COMPARISONS", "0"))
"""How many to make in each game; 0 makes a few, in games for a fixed number of players."""


def play(server: Server, game: str, players: int, rng: Random, check: Check) -> None:
    """A whole game of one person with bots."""
    person = server.person()
    bots = ["random"] * (players - 1)
    id = person.new_table(game=game, players=players, bots=bots, order="chosen")
    with person.socket(id) as talk:
        talk.wait_for("hello")
        person.table(id).do("start")
        position: Seen = {"your_turn": False, "observation": {"actor": -1}}
        while not position["your_turn"] and position["observation"]["actor"] != -2:
            position = talk.wait_for("steps")["position"]
        while position["observation"]["actor"] != -2:
            before = position["observation"]
            choice = rng.choice(before["legal"])
            talk.send("act", seq=position["seq"], action=choice["id"], seat=SEAT)
            events, after, position = until_asked_again(talk, choice["text"])
            check(before, choice, events, after)


def until_asked_again(talk: Talk, text: str) -> tuple[list[Seen], Seen, Seen]:
    """The events of this seat's action, what it saw then, and its next position."""
    events: list[Seen] | None = None
    after: Seen | None = None
    while True:
        told = talk.wait_for("steps")
        for step in told["steps"]:
            if step["actor"] == SEAT and events is None:
                assert step["action"] == text
                events = step["events"]
                after = told["position"]["observation"]
        position = told["position"]
        if events is not None and (position["your_turn"] or position["observation"]["actor"] == -2):
            assert after is not None
            return events, after, position


# Oriflamme.

AFTERWARDS = ("activated", "round-began", "won")
"""Events that, unless they come first, may begin something else than what was chosen."""


class Effects:
    """By seat, the influence that an action is said to give or take."""

    def __init__(self) -> None:
        self.compared = 0

    def __call__(self, before: Seen, choice: Seen, events: list[Seen], after: Seen) -> None:
        effect = choice.get("effect") or {}
        if before["decision"]["kind"] == "place":
            return
        changes = [0] * before["players"]
        if any(event["event"] in AFTERWARDS for event in events[1:]):
            return
        for event in events:
            if event["event"] in ("gained", "took", "stole"):
                changes[event["seat"]] += event["count"]
            if event["event"] in ("lost", "stole"):
                changes[event["victim" if event["event"] == "stole" else "seat"]] -= event["count"]
        if "least" in effect:
            most = effect.get("most") or effect["least"]
            bounds = zip(effect["least"], changes, most, strict=True)
            assert all(low <= change <= high for low, change, high in bounds), (choice, events)
            self.compared += 1


# For the King (and Me).


def paying(observation: Seen) -> bool:
    """Whether this seat is asked for a payment."""
    kind = (observation["decision"] or {}).get("kind", "")
    return bool(observation["actor"] == SEAT and kind.startswith("pay-"))


class Means:
    """What a seat is told that it can pay, which Gold settles what is due, and what is too much."""

    def __init__(self) -> None:
        self.compared = 0
        self.overpaid: list[int] = []
        """The least that was said to be paid too much, by the bid and by each card since."""

    def __call__(self, before: Seen, choice: Seen, events: list[Seen], after: Seen) -> None:
        won = [e for e in events if e["event"] == "won-bidding" and e["seat"] == SEAT]
        failed = [e for e in events if e["event"] == "failed" and e["seat"] == SEAT]
        if choice["form"] == "bid":
            beyond = choice["args"]["bid"] > before["means"]
            assert choice.get("beyond_means", False) == beyond, (before["means"], choice)
            self.overpaid = [choice.get("overpaid", 0)]
        if won:
            assert bool(failed) == (won[0]["bid"] > before["means"]), (before["means"], events)
            self.compared += 1
            if paying(after):
                assert after["due"] == won[0]["bid"]
        if choice["form"] == "pay" and before["decision"]["kind"] == "pay-gold":
            self.pay(before, choice, after)

    def pay(self, before: Seen, choice: Seen, after: Seen) -> None:
        """A Gold card: only the last one can be too much, by what it said."""
        card = choice["args"]["card"]
        left = before["due"] - int(card.rpartition(" ")[2])
        self.overpaid.append(choice.get("overpaid", 0))
        assert (left > 0) == paying(after), (before, choice)
        if left <= 0:
            assert choice.get("overpaid", 0) == -left, (before, choice)
            assert -left >= max(self.overpaid), (self.overpaid, choice)
            if before["settlement"] == [card]:
                others = [option.get("overpaid", 0) for option in before["legal"]]
                assert -left == min(others), (before, choice)
        self.compared += 1


# Pax Illuminaten.

BUILDING = {"acting", "target", "whom", "slots", "faction", "price", "pay", "propaganda"}
"""The decisions before an option is paid in full."""


class Prices:
    """What options cost, from the choice to the last payment for it."""

    def __init__(self) -> None:
        self.compared = 0
        self.open: list[tuple[Seen, list[int]]] = []
        """The prices that were shown on the way, and what has been paid since."""

    def __call__(self, before: Seen, choice: Seen, events: list[Seen], after: Seen) -> None:
        paid = [
            event["count"]
            for event in events
            if event["event"] == "paid" and event["seat"] == SEAT and event["rule"] == "X4.1"
        ]
        costs = choice["cost"] or []
        if choice["form"] in ("pay", "pay-group") and costs:
            assert paid[0] == costs[0]["takes"], (choice, events)
            self.compared += 1
        elif len(costs) == 1 and costs[0]["exact"] and not costs[0]["each"]:
            self.open.append((choice, []))
        for _, payments in self.open:
            payments.extend(paid)
        building = after["actor"] == SEAT and after["decision"]["kind"] in BUILDING
        contest = any(event["event"] == "contest-began" for event in events)
        if contest or not building:
            for option, payments in self.open:
                self.settle(option, payments)
            self.open = []

    def settle(self, option: Seen, payments: list[int]) -> None:
        (cost,) = option["cost"]
        assert sum(payments) >= cost["takes"], (option, payments)
        if option["form"] not in ("propaganda", "convent"):
            assert len(payments) == sum(due["count"] for due in cost["due"]), (option, payments)
        self.compared += 1


@pytest.mark.parametrize(
    ("game", "players", "check", "least"),
    [
        ("oriflamme", 3, Effects, 5),
        ("ablaze", 4, Effects, 5),
        ("king", 3, Means, 5),
        ("illuminaten", 2, Prices, 20),
    ],
)
def test_what_is_shown_is_what_is_paid(
    shared_server: Server,
    game: str,
    players: int,
    check: type[Effects | Means | Prices],
    least: int,
) -> None:
    checked = check()
    rng = Random(game)
    games = 0
    while checked.compared < (COMPARISONS or least):
        seats = rng.randint(2, get(game).max_players) if COMPARISONS else players
        play(shared_server, game, seats, rng, checked)
        games += 1
    if COMPARISONS:
        sys.stdout.write(f"\n{game}: {checked.compared} comparisons in {games} games agree\n")
