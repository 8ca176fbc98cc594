"""Trains a policy network for For the King by proximal policy optimisation in self-play.

    python examples/train_network.py --players 4 --minutes 10 --workers 12 --out king_4.net

Many games run at once on all cores, and the current network decides for all seats. `--save` keeps
all that a later call needs to continue (`--load`). Needs the extras `rl` and `train`; best on a
machine with a GPU and many cores.
"""

import argparse
import copy
import struct
import time
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from camarilla import games
from camarilla.envs.vector import VectorGames
from camarilla.games.king.bot.action_features import OPTIONS, candidate_options
from camarilla.games.king.bot.network_features import KingFeatures

HIDDEN = (256, 128)
"""The hidden layers of the policy network."""
VALUE_HIDDEN = (512, 256)
"""Those of the value network, which is needed for training only."""
STEPS = 64
"""Decisions of every game between two updates."""
STAGGER = 200
"""The first games are at most this many steps apart."""
MINIBATCH = 16_384
LEARNING_RATE = 7e-4
ENTROPY_BONUS = (0.02, 0.002)
"""At first and in the end."""
GAE_LAMBDA = 0.95
GROUPS = 2
"""Half of the games play on while the network decides in the other half."""


def layers(sizes: tuple[int, ...]) -> nn.Sequential:
    parts: list[nn.Module] = []
    for before, after in pairwise(sizes):
        parts += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


class Blocks:
    """The memory that a worker shares with the trainer, for one of its groups of games."""

    def __init__(self, name: str, count: int, size: int, players: int, create: bool) -> None:
        parts = ((np.uint8, (count, size)), (np.float32, (count, players)), (np.int64, (count,)))
        kinds = (*parts, (np.int64, (count,)), (np.bool_, (count,)))
        lengths = [int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in kinds]
        self.memory = SharedMemory(name, create, sum(lengths))
        arrays = []
        place = 0
        for (kind, shape), length in zip(kinds, lengths, strict=True):
            arrays.append(np.ndarray(shape, kind, self.memory.buf, place))
            place += length
        self.rewards: np.ndarray = arrays[1]
        self.seen, _, self.actors, self.choices, self.dones = arrays


def play(number: int, players: int, count: int, pipe: Connection, tag: str) -> None:
    """A worker: plays its games on whenever the trainer has decided."""
    features = KingFeatures(players)
    game = games.get("king")
    groups = []
    for group in range(GROUPS):
        vector = VectorGames(game, players, None, features, count)
        vector.reset(f"{tag}/{number}/{group}")
        vector.stagger(STAGGER)
        groups.append(
            (vector, Blocks(f"{tag}-{number}-{group}", count, features.size, players, False))
        )
        tell(*groups[-1])
        pipe.send(group)
    while True:
        group = pipe.recv()
        if group < 0:
            return
        vector, block = groups[group]
        actions = []
        for state, choice in zip(vector.states, block.choices.tolist(), strict=True):
            found = candidate_options(state)
            actions.append(found.actions[found.options.index(choice)])
        vector.step(actions)
        tell(vector, block)
        pipe.send(group)


def tell(vector: VectorGames, block: Blocks) -> None:
    block.seen[:] = np.frombuffer(b"".join(vector.seen), np.uint8).reshape(block.seen.shape)
    block.actors[:] = vector.actors
    block.dones[:] = False
    if vector.finished:
        block.dones[vector.finished] = True
        block.rewards[vector.finished] = vector.rewards


class Trainer:
    def __init__(self, players: int, workers: int, count: int, tag: str) -> None:
        self.players = players
        features = KingFeatures(players)
        self.width = features.width
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.scales = torch.tensor(features.scales()[: self.width], device=self.device)
        self.policy = layers((self.width, *HIDDEN, OPTIONS)).to(self.device)
        with torch.no_grad():
            self.policy[-1].weight.mul_(0.01)
            self.policy[-1].bias.zero_()
        self.value_network = layers((self.width, *VALUE_HIDDEN, 1)).to(self.device)
        self.average = copy.deepcopy(self.policy)
        both = [*self.policy.parameters(), *self.value_network.parameters()]
        self.optimiser = torch.optim.Adam(both, 1e-3, eps=1e-5)
        self.decisions = 0
        self.games = 0
        context = get_context("spawn")
        self.pipes, self.blocks = [], []
        for number in range(workers):
            for group in range(GROUPS):
                name = f"{tag}-{number}-{group}"
                self.blocks.append(Blocks(name, count, features.size, players, True))
            here, there = context.Pipe()
            work = (number, players, count, there, tag)
            context.Process(target=play, args=work, daemon=True).start()
            self.pipes.append(here)
        self.count = workers * count
        self.playing = [True] * GROUPS
        self.updates = 0

    def ready(self, group: int) -> list[Blocks]:
        """What has become of the games of a group."""
        if self.playing[group]:
            for pipe in self.pipes:
                assert pipe.recv() == group
            self.playing[group] = False
        return self.blocks[group::GROUPS]

    def go_on(self, group: int, choices: np.ndarray) -> None:
        """Let the games of a group play on by these choices."""
        place = 0
        for pipe, block in zip(self.pipes, self.blocks[group::GROUPS], strict=True):
            block.choices[:] = choices[place : place + len(block.choices)]
            place += len(block.choices)
            pipe.send(group)
        self.playing[group] = True

    def inputs(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return seen[:, : self.width].float() * self.scales, seen[:, self.width :] == 0

    @torch.no_grad()
    def collect(self) -> dict[str, torch.Tensor]:
        """Let all games play on for some decisions each."""
        shape = (STEPS, GROUPS, self.count)
        size = self.width + OPTIONS
        kept = {
            "seen": torch.empty(*shape, size, dtype=torch.uint8, device=self.device),
            "taken": torch.empty(shape, dtype=torch.int64, device=self.device),
            "logs": torch.empty(shape, device=self.device),
            "values": torch.empty(shape, device=self.device),
            "actors": torch.empty(shape, dtype=torch.int64, device=self.device),
            "rewards": torch.zeros(*shape, self.players, device=self.device),
            "dones": torch.zeros(shape, dtype=torch.bool, device=self.device),
        }
        for step in range(STEPS + 1):
            for group in range(GROUPS):
                blocks = self.ready(group)
                if step:
                    dones = np.concatenate([block.dones for block in blocks])
                    rewards = np.concatenate([block.rewards for block in blocks])
                    self.games += int(dones.sum())
                    kept["dones"][step - 1, group] = torch.from_numpy(dones).to(self.device)
                    kept["rewards"][step - 1, group] = torch.from_numpy(rewards).to(self.device)
                if step == STEPS:
                    continue
                seen = torch.from_numpy(np.concatenate([block.seen for block in blocks]))
                actors = torch.from_numpy(np.concatenate([block.actors for block in blocks]))
                seen = seen.to(self.device)
                taken, logs, values = self.decide(seen)
                self.go_on(group, taken.cpu().numpy())
                at = (step, group)
                kept["seen"][at], kept["taken"][at] = seen, taken
                kept["logs"][at], kept["values"][at] = logs, values
                kept["actors"][at] = actors.to(self.device)
        self.decisions += GROUPS * STEPS * self.count
        return {name: part.flatten(1, 2) for name, part in kept.items()}

    def decide(self, seen: torch.Tensor) -> tuple[torch.Tensor, ...]:
        inputs, closed = self.inputs(seen)
        logits = self.policy(inputs).masked_fill(closed, -1e9)
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-6)))
        taken = (logits + noise).argmax(-1)
        logs = functional.log_softmax(logits, -1).gather(-1, taken[:, None])[:, 0]
        return taken, logs, self.value_network(inputs)[:, 0]

    def advantages(self, kept: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        """Generalised advantage estimates, and for which decisions they are known.

        Seat by seat: what follows a decision is the same seat's next one, or the end.
        """
        steps, games = kept["taken"].shape
        rows = torch.arange(games, device=self.device)
        later = torch.zeros(games, self.players, device=self.device)
        better = torch.zeros_like(later)
        known = torch.zeros_like(later, dtype=torch.bool)
        advantages = torch.zeros(steps, games, device=self.device)
        told = torch.zeros(steps, games, dtype=torch.bool, device=self.device)
        for step in reversed(range(steps)):
            done = kept["dones"][step][:, None]
            later = torch.where(done, kept["rewards"][step], later)
            better = better.masked_fill(done, 0.0)
            known = known | done
            actors, values = kept["actors"][step], kept["values"][step]
            advantage = later[rows, actors] - values + GAE_LAMBDA * better[rows, actors]
            told[step] = known[rows, actors]
            advantages[step] = advantage * told[step]
            later[rows, actors], better[rows, actors] = values, advantages[step]
            known[rows, actors] = True
        return advantages, told

    def learn(self, kept: dict[str, torch.Tensor], progress: float) -> dict[str, float]:
        advantages, known = self.advantages(kept)
        flat = {
            name: kept[name].flatten(0, 1)[known.flatten()] for name in ("seen", "taken", "logs")
        }
        advantage = advantages[known]
        goal = advantage + kept["values"][known]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for group in self.optimiser.param_groups:
            group["lr"] = LEARNING_RATE * max(1.0 - progress, 0.03)
        entropy_bonus = ENTROPY_BONUS[0] * (ENTROPY_BONUS[1] / ENTROPY_BONUS[0]) ** progress
        sums = torch.zeros(4, device=self.device)
        parts = 0
        for _ in range(3):
            for rows in torch.randperm(len(goal), device=self.device).split(MINIBATCH):
                inputs, closed = self.inputs(flat["seen"][rows])
                logs = functional.log_softmax(self.policy(inputs).masked_fill(closed, -1e9), -1)
                taken = logs.gather(-1, flat["taken"][rows][:, None])[:, 0]
                ratio = (taken - flat["logs"][rows]).exp()
                part = advantage[rows]
                gain = torch.min(ratio * part, ratio.clamp(0.8, 1.2) * part).mean()
                entropy = -(logs.exp() * logs.masked_fill(closed, 0.0)).sum(-1).mean()
                error = (self.value_network(inputs)[:, 0] - goal[rows]).pow(2).mean()
                loss = error - gain - entropy_bonus * entropy
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                nn.utils.clip_grad_norm_(self.value_network.parameters(), 1.0)
                self.optimiser.step()
                with torch.no_grad():
                    kl = ((ratio - 1) - (taken - flat["logs"][rows])).mean()
                    sums += torch.stack([entropy, error, kl, goal[rows].var()])
                parts += 1
        with torch.no_grad():
            self.updates += 1
            keeping = min(0.97, self.updates / (self.updates + 9))
            for old, new in zip(self.average.parameters(), self.policy.parameters(), strict=True):
                old.mul_(keeping).add_(new, alpha=1.0 - keeping)
        entropy, error, kl, whole = (sums / parts).tolist()
        return {"entropy": entropy, "explained": 1 - error / whole, "kl": kl}

    def stop(self) -> None:
        for group in range(GROUPS):
            self.ready(group)
        for pipe in self.pipes:
            pipe.send(-1)
        for block in self.blocks:
            block.memory.unlink()

    def save(self, path: Path) -> None:
        parts = ("policy", "value_network", "average", "optimiser")
        saved = {name: getattr(self, name).state_dict() for name in parts}
        torch.save({**saved, "updates": self.updates}, path)

    def load(self, path: Path) -> None:
        saved = torch.load(path, map_location=self.device, weights_only=True)
        self.updates = saved.pop("updates")
        for name, state in saved.items():
            getattr(self, name).load_state_dict(state)

    def write(self, path: Path) -> None:
        """The network for bots: layer sizes, then weights and biases as half floats."""
        linear = [part for part in self.average if isinstance(part, nn.Linear)]
        sizes = [linear[0].in_features, *(part.out_features for part in linear)]
        data = struct.pack(f"<{len(sizes) + 1}H", len(sizes), *sizes)
        for part in linear:
            weight = part.weight.detach().cpu()
            if part is linear[0]:
                weight = weight * self.scales.cpu()
            for values in (weight.flatten(), part.bias.detach().cpu()):
                data += struct.pack(f"<{len(values)}e", *values.tolist())
        path.write_bytes(data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=1024, help="games at once, a worker and group")
    parser.add_argument(
        "--begin", type=float, default=0.0, help="how far training has come, 0 to 1"
    )
    parser.add_argument("--end", type=float, default=1.0, help="how far it comes in this call")
    parser.add_argument("--load", type=Path, help="continue from here")
    parser.add_argument("--save", type=Path, help="keep here what it takes to continue")
    parser.add_argument("--out", type=Path, required=True, help="the network for bots")
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    torch.set_num_threads(2)
    trainer = Trainer(
        args.players, args.workers, args.games, f"king{args.players}-{time.time_ns()}"
    )
    if args.load:
        trainer.load(args.load)
    start = time.monotonic()
    told = start
    part = 0.0
    while part < 1.0:
        kept = trainer.collect()
        found = trainer.learn(kept, args.begin + part * (args.end - args.begin))
        now = time.monotonic()
        part = (now - start) / (60 * args.minutes)
        if now - told > 20 or part >= 1.0:
            told = now
            figures = ", ".join(f"{name} {value:.4f}" for name, value in found.items())
            rate = trainer.decisions / (now - start)
            print(
                f"{args.players} players, {now - start:.0f} s: {trainer.games} games,"
                f" {trainer.updates} updates, {rate:,.0f} decisions/s, {figures}",
                flush=True,
            )
            trainer.write(args.out)
    trainer.stop()
    if args.save:
        trainer.save(args.save)


if __name__ == "__main__":
    main()
