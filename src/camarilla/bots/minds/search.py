"""Information-set Monte Carlo tree search for any game and any number of players.

One tree for each decision, seen with the eyes of the seat that decides. Every iteration imagines
a position that fits the seat's view and walks down the tree in it. Nodes are told apart by what
the seat would *see*: placings of a face-down card at the same spot lead to one node, so that
nothing below can be planned on a card that the seat would not know. Whoever is to act at a node
chooses, among what is legal in the imagined position, what was best for themselves so far.
"""

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from camarilla.bots.minds.greedy import candidates, worths
from camarilla.bots.minds.mind import Mind, play_on
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.views import View

IMAGINED: Final = 250
"""So many different positions at most; then they come round again, with other luck."""
GLANCE: Final = 6
"""Samples for the first glance at the actions of the root."""
GLANCE_TIME: Final = 0.2
"""The part of the time that the first glance may take."""
GLANCE_WEIGHT: Final = 6.0
"""The first glance counts like so many visits."""
FIRM: Final = 12
"""Visits that a step of the expected line needs."""
UNSEEN: Final = -(1 << 40)
SECRET: Final = 32
"""Above so many bits of an action there is what its actor alone knew."""
ACTION: Final = (1 << SECRET) - 1
ACTOR: Final = 4
ACTORS_FROM: Final = 4
"""The lowest bits of a node's number in the tree: who acts there, chance and nobody included."""
FOREVER: Final = 1e9
"""Seconds without a limit."""
WIDENING: Final = 2.0
"""Below chance, so many outcomes are kept apart for each square root of visits."""


class Node:
    """What is known of one situation, as the searching seat sees it."""

    def __init__(self, actor: int) -> None:
        self.actor = actor
        self.visits = 0
        self.actions: list[int] = []
        """Every action that was legal here in some imagined position, told apart by what its actor
        alone knew (`Mind.secret`)."""
        self.tries: list[int] = []
        self.sums: list[float] = []
        """For each action: how often it was tried, and the actor's values summed."""
        self.keys: list[int] = []
        """For each action: what the searching seat saw of it last time, and who acted next."""
        self.total = 0.0
        self.children: dict[int, Node] = {}
        """By what the seat sees of the action, and by who acts next: all see that."""

    def index_of(self, action: int, secret: int) -> int:
        """The place of an action in the lists; a new action gets a new one."""
        actions = self.actions
        action |= secret << SECRET
        for index in range(len(actions)):
            if actions[index] == action:
                return index
        actions.append(action)
        self.tries.append(0)
        self.sums.append(0.0)
        self.keys.append(UNSEEN)
        return len(actions) - 1

    def places(self, legal: list[int], secret: int) -> list[int]:
        """Where the statistics of each legal action are."""
        if not secret and legal == self.actions:
            return list(range(len(legal)))
        return [self.index_of(action, secret) for action in legal]


class Search:
    """A search for the best action of `view.seat`; `run` may be called again to think on."""

    def __init__(
        self, game: Game, mind: Mind, view: View, rng: Random, root: Node | None = None
    ) -> None:
        self.game = game
        self.mind = mind
        self.view = view
        self.seat = view.seat
        self.curiosity = mind.curiosity()
        self.rng = rng
        self.legal = candidates(game, mind, view, rng)
        """The actions that are thought about."""
        self.root = root if root is not None else Node(view.seat)
        self.places = self.root.places(self.legal, 0)
        self.glances: list[float] = []
        """The first glance at each legal action; empty until somebody searches."""
        self.imagined: list[State] = []
        self.luck = Random(0)
        self.fate = int(rng.random() * (1 << 40))
        """Every try of an action has its number; the same numbers mean the same position and luck,
        so that actions are compared under the same circumstances."""
        now = self.imagine(0)
        self.clock = mind.clock(now)
        self.foresight = mind.foresight(now)
        self.fading = mind.fading()
        self.outlook = [0.0] * len(now.scores())
        """Of one iteration: each seat's chance to win, as judged so far."""
        self.unjudged = 1.0
        """The weight that is left for judgements to come."""
        self.iterations = 0
        self.path: list[Node] = []
        self.steps: list[int] = []

    def run(self, iterations: int, seconds: float) -> None:
        """Think until one of the limits, or until nothing can change the choice any more."""
        start = perf_counter()
        end = start + seconds
        if not self.glances:
            self.glance(start + GLANCE_TIME * seconds)
        done = 0
        while done < iterations:
            self.iterate()
            done += 1
            now = perf_counter()
            if now >= end:
                break
            if done & 7:
                continue
            left = iterations - done
            if seconds < FOREVER:
                left = min(left, 1 + int((end - now) * done / (now - start)))
            if self.settled(left):
                break
        self.iterations += done

    def glance(self, end: float) -> None:
        """The first glance at every action, at more than one position if time allows."""
        totals = [0.0] * len(self.legal)
        samples = 0
        while samples < GLANCE and (not samples or perf_counter() < end):
            seen = worths(self.game, self.mind, self.view, self.legal, 1, self.rng)
            for index in range(len(totals)):
                totals[index] += seen[index]
            samples += 1
        self.glances = [total / samples for total in totals]

    def settled(self, left: int) -> bool:
        """Whether the most tried action leads by more than what is left to try."""
        first = 0
        second = 0
        for place in self.places:
            tries = self.root.tries[place]
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
        return first - second > left

    def imagine(self, number: int) -> State:
        """A position that fits the view, to be played on; the same for the same number."""
        imagined = self.imagined
        number %= IMAGINED
        while number >= len(imagined):
            imagined.append(self.game.sample(self.view, self.rng))
        return imagined[number].clone()

    def iterate(self) -> None:
        """One walk down the tree, to a new node, and on by instinct."""
        mind, rng, luck = self.mind, self.rng, self.luck
        node = self.root
        first = self.first_step()
        number = node.tries[first]
        s = self.imagine(number)
        luck.seed(self.fate + number)
        path, steps = self.path, self.steps
        path.clear()
        steps.clear()
        self.outlook = [0.0] * len(self.outlook)
        self.unjudged = 1.0
        clock = self.clock
        trust = mind.trust()
        while True:
            actor = s.actor()
            step = -1
            if actor == CHANCE:
                action = mind.instinct(s, luck)
            elif not path:
                step = first
                action = self.root.actions[step]
            elif node.visits < trust:
                action = mind.instinct(s, rng)
                step = node.index_of(action, self.secret(s, actor))
            else:
                step = self.step(node, mind.candidates(s), self.secret(s, actor))
                action = node.actions[step] & ACTION
            fresh = node.visits == 0 and len(path) > 0
            path.append(node)
            steps.append(step)
            key = UNSEEN if fresh else mind.seen(s, action, self.seat)
            s.apply(action)
            if not fresh:
                key = (key << ACTOR) + s.actor() + ACTORS_FROM
            if step >= 0:
                node.keys[step] = key
            if s.actor() == OVER or mind.clock(s) != clock:
                clock = mind.clock(s)
                self.judge(s)
                if self.unjudged <= 0.0:
                    break
            if fresh:
                break
            child = node.children.get(key)
            if child is None:
                if actor == CHANCE and len(node.children) > WIDENING * sqrt(node.visits + 1.0):
                    break
                child = Node(s.actor())
                node.children[key] = child
            node = child
        while self.unjudged > 0.0:
            play_on(mind, s, 1, rng, luck)
            self.judge(s)
        self.credit(path, steps, self.outlook)

    def judge(self, s: State) -> None:
        """Judge a position at a step of the clock, as far as it counts.

        Later judgements rest on more facts and on more luck: each counts for less than the one
        before it, and the last one takes what is left. The steps are counted from the decision,
        so that all actions are judged at the same times: who waits for a turn looks worse than
        who has it.
        """
        last = s.actor() == OVER or self.mind.clock(s) - self.clock >= self.foresight
        if not last and self.fading <= 0.0:
            return
        weight = self.unjudged if last else self.unjudged * (1.0 - self.fading)
        values = self.mind.values(s)
        for seat in range(len(values)):
            self.outlook[seat] += weight * values[seat]
        self.unjudged -= weight

    def credit(self, path: list[Node], steps: list[int], values: list[float]) -> None:
        for depth in range(len(path)):
            node = path[depth]
            node.visits += 1
            step = steps[depth]
            if step >= 0:
                value = values[node.actor]
                node.total += value
                node.tries[step] += 1
                node.sums[step] += value

    def first_step(self) -> int:
        """At the root: as `step`, but every action was given a first glance."""
        node = self.root
        width = self.curiosity * sqrt(log(node.visits + 2.0))
        best = -1
        best_score = -1.0
        for index in range(len(self.places)):
            place = self.places[index]
            tries = node.tries[place]
            mean = (node.sums[place] + GLANCE_WEIGHT * self.glances[index]) / (
                tries + GLANCE_WEIGHT
            )
            score = mean + width / sqrt(tries + 1.0)
            if score > best_score:
                best_score = score
                best = place
        return best

    def secret(self, s: State, actor: int) -> int:
        """What the actor knows and the searching seat does not, as far as the decision turns on it.

        So each acts on its own cards in the imagined position, not on what is usual.
        """
        return self.mind.secret(s) if actor != self.seat else 0

    def step(self, node: Node, legal: list[int], secret: int) -> int:
        """The place of the action that its actor tries next: the best so far, or one to explore."""
        places = node.places(legal, secret)
        count = len(places)
        start = int(self.rng.random() * count)
        width = self.curiosity * sqrt(log(node.visits + 2.0))
        usual = node.total / node.visits
        best = -1
        best_score = -1.0
        for offset in range(count):
            place = places[(start + offset) % count]
            tries = node.tries[place]
            score = (node.sums[place] + usual) / (tries + 1.0) + width / sqrt(tries + 1.0)
            if score > best_score:
                best_score = score
                best = place
        return best

    # What came of it, in the order of `legal`.

    def tries(self) -> list[int]:
        return [self.root.tries[place] for place in self.places]

    def worth(self) -> list[float]:
        """The chance to win after each action, as far as it was looked into."""
        result: list[float] = []
        for index in range(len(self.places)):
            place = self.places[index]
            result.append(
                (self.root.sums[place] + self.glances[index]) / (self.root.tries[place] + 1.0)
            )
        return result

    def below(self, index: int) -> Node | None:
        """The tree after an action, if it was tried."""
        return self.root.children.get(self.root.keys[self.places[index]])

    def line(self, index: int) -> list[int]:
        """What is expected after an action, as far as this seat would see it and it was tried."""
        actions: list[int] = []
        node = self.below(index)
        while node is not None and node.visits >= FIRM and node.tries:
            most = 0
            for step in range(1, len(node.tries)):
                if node.tries[step] > node.tries[most]:
                    most = step
            if node.tries[most] < FIRM or node.keys[most] >> ACTOR != node.actions[most] & ACTION:
                break
            actions.append(node.actions[most] & ACTION)
            node = node.children.get(node.keys[most])
        return actions

    def choice(self) -> int:
        """The index of the action tried most; of equals the one worth most."""
        tries, worth = self.tries(), self.worth()
        best = 0
        for index in range(1, len(tries)):
            if (tries[index], worth[index]) > (tries[best], worth[best]):
                best = index
        return best
