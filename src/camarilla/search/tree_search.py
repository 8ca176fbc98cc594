"""Information-set Monte Carlo tree search for any game and any number of players.

Every iteration imagines a position that fits what the deciding seat knows, and plays it on. Each
seat has a tree of its own: its nodes are the decisions of that seat, told apart by what it has seen
since the search began. So nothing is planned on a card that a seat would not know: neither by the
seat that searches on others' cards, nor by the others on its own. Whoever is to act chooses, among
what is legal in the imagined position, what was best for themselves so far.
"""

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.greedy import candidates, worths
from camarilla.search.mind import Mind, play_on
from camarilla.search.trees import ACTION, Node, Trees

IMAGINED: Final = 250
"""So many different positions at most; then they come round again, with other luck."""
GLANCE: Final = 6
"""Samples for the first glance at the actions of the root."""
GLANCE_TIME: Final = 0.2
"""The part of the time that the first glance may take."""
GLANCE_WEIGHT: Final = 6.0
"""The first glance counts like so many visits."""
LEANING: Final = 0.03
"""How much chance to win an action must promise that seems e times less likely than another."""
UNLIKELY: Final = 0.01
"""What a practised player would do so seldom is not thought about."""
FIRM: Final = 12
"""Visits that a step of the expected line needs."""
FOREVER: Final = 1e9
"""Seconds without a limit."""
WIDENING: Final = 2.0
"""Below chance, so many outcomes are kept apart for each square root of visits."""


class Search:
    """A search for the best action of `view.seat`; `run` may be called again to think on."""

    def __init__(
        self,
        game: Game,
        mind: Mind,
        info: InformationState,
        rng: Random,
        trees: Trees | None = None,
    ) -> None:
        self.game = game
        self.mind = mind
        self.information = info
        self.seat = info.seat
        self.curiosity = mind.curiosity()
        self.trust = mind.trust()
        self.rng = rng
        self.legal = candidates(game, mind, info, rng)
        """The actions that are thought about."""
        self.glances: list[float] = []
        """The first glance at each legal action; empty until somebody searches."""
        self.imagined: list[State] = []
        self.luck = Random(0)
        self.fate = int(rng.random() * (1 << 40))
        """Every try of an action has its number; the same numbers mean the same position and luck,
        so that actions are compared under the same circumstances."""
        now = self.imagine(0)
        self.leans = [0.0] * len(self.legal)
        """What speaks for each action beforehand, as if it were a chance to win."""
        self._lean(mind.leaning(now))
        self.clock = mind.clock(now)
        self.foresight = mind.foresight(now)
        self.enough = mind.enough(now)
        self.fading = mind.fading()
        players = len(now.scores())
        self.trees = trees if trees is not None else Trees(list(range(1, 1 + players)), {})
        self.root = self.trees.node(info.seat)
        self.places = self.root.places(self.legal, 0)
        self.outlook = [0.0] * players
        """Of one iteration: each seat's chance to win, as judged so far."""
        self.unjudged = 1.0
        """The weight that is left for judgements to come."""
        self.iterations = 0
        self.path: list[Node] = []
        self.steps: list[int] = []
        self.actors: list[int] = []
        """Of one iteration: the nodes in which somebody chose, their choices, and who it was."""

    def _lean(self, leaning: dict[int, float]) -> None:
        """Think only of what a practised player might do, and prefer what is likelier."""
        likely = [action for action, chance in leaning.items() if chance >= UNLIKELY]
        if likely:
            self.legal = likely
            self.leans = [LEANING * log(leaning[action]) for action in likely]

    def run(self, iterations: int, seconds: float) -> None:
        """Think until one of the limits, or until more thoughts would not make a better choice."""
        start = perf_counter()
        end = start + seconds
        iterations = min(iterations, self.enough - self.iterations)
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
            seen = worths(self.game, self.mind, self.information, self.legal, 1, self.rng)
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
        """A determinization, to be played on; the same for the same number."""
        imagined = self.imagined
        number %= IMAGINED
        while number >= len(imagined):
            imagined.append(self.mind.imagine(self.game, self.information, self.rng))
        return imagined[number].clone()

    def iterate(self) -> None:
        """One walk down the trees, to a new node, and on by instinct."""
        mind, rng, luck = self.mind, self.rng, self.luck
        node = self.root
        step = self.first_step()
        number = node.tries[step]
        s = self.imagine(number)
        luck.seed(self.fate + number)
        trees = self.trees.copy()
        self.path.clear()
        self.steps.clear()
        self.actors.clear()
        self.outlook = [0.0] * len(self.outlook)
        self.unjudged = 1.0
        clock = self.clock
        action = node.actions[step]
        growing = True
        while True:
            actor = s.actor()
            if actor == CHANCE:
                action = mind.instinct(s, luck)
                growing = self.keeps_apart(trees.chance(self.seat), mind.seen(s, action, self.seat))
            else:
                if self.path:
                    node = trees.node(actor)
                    step = self.step(node, s, actor)
                    action = node.actions[step] & ACTION
                    growing = node.visits > 0
                self.path.append(node)
                self.steps.append(step)
                self.actors.append(actor)
            if growing:
                trees.play(mind, s, action)
            else:
                s.apply(action)
            if s.actor() == OVER or mind.clock(s) != clock:
                clock = mind.clock(s)
                self.judge(s)
                if self.unjudged <= 0.0:
                    break
            if not growing:
                break
        while self.unjudged > 0.0:
            play_on(mind, s, 1, rng, luck)
            self.judge(s)
        self.credit()

    def keeps_apart(self, chance: Node, outcome: int) -> bool:
        """Whether an outcome of chance is told from the others: not too many are, at first."""
        chance.visits += 1
        known = len(chance.actions)
        if outcome not in chance.actions and known > WIDENING * sqrt(chance.visits):
            return False
        chance.index_of(outcome, 0)
        return True

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

    def credit(self) -> None:
        """Note for each actor what came of its choices in this iteration."""
        for depth in range(len(self.path)):
            node = self.path[depth]
            step = self.steps[depth]
            value = self.outlook[self.actors[depth]]
            node.visits += 1
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
            score = mean + self.leans[index] + width / sqrt(tries + 1.0)
            if score > best_score:
                best_score = score
                best = place
        return best

    def secret(self, s: State, actor: int) -> int:
        """What the actor knows and the searching seat does not, as far as the decision turns on it.

        So each acts on its own cards in the imagined position, not on what is usual.
        """
        return self.mind.secret(s) if actor != self.seat else 0

    def step(self, node: Node, s: State, actor: int) -> int:
        """The place of the action that its actor tries next.

        By instinct at first; then the best so far, or one to explore.
        """
        secret = self.secret(s, actor)
        if node.visits < self.trust:
            return node.index_of(self.mind.instinct(s, self.rng), secret)
        places = node.places(self.mind.candidates(s), secret)
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

    def after(self, index: int) -> Trees:
        """The trees after an action, for a search that goes on from there."""
        trees = self.trees.copy()
        trees.play(self.mind, self.imagine(0), self.legal[index])
        return trees

    def line(self, index: int) -> list[int]:
        """What is expected after an action, as far as this seat would see it and it was tried."""
        actions: list[int] = []
        trees = self.trees.copy()
        s = self.imagine(0)
        action = self.legal[index]
        while self.mind.seen(s, action, self.seat) == action:
            trees.play(self.mind, s, action)
            if s.actor() < 0:
                break
            action, tries = trees.node(s.actor()).usual()
            if tries < FIRM or action not in s.legal():
                break
            actions.append(action)
        return actions

    def choice(self) -> int:
        """The index of the action tried most; of equals the one worth most."""
        tries, worth = self.tries(), self.worth()
        best = 0
        for index in range(1, len(tries)):
            if (tries[index], worth[index]) > (tries[best], worth[best]):
                best = index
        return best
