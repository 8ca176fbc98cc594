"""The agent of train_ppo.py as a player at any table, by the protocol for bots of other programs.

    camarilla play oriflamme --bots "exec:python examples/trained_bot.py agent.pt,random"

A line of JSON with all that the seat knows comes in, a line with the action goes out.
"""

import json
import sys
from random import Random

import msgspec
import torch
from train_ppo import GAME, Net

from camarilla import games
from camarilla.games import title_of
from camarilla.games.oriflamme.rules.information import OriflammeInformation


def main() -> None:
    saved = torch.load(sys.argv[1])
    game = games.get(GAME)
    encoder = title_of(game.id).encoder(saved["players"])
    net = Net(encoder.size, len(game.actions))
    net.load_state_dict(saved["net"])
    rng = Random(1)
    for line in sys.stdin:
        info = msgspec.convert(json.loads(line)["view"], OriflammeInformation)
        if info.players != saved["players"]:
            sys.exit(f"this agent has learned to play with {saved['players']} players")
        # The vector follows from the information state alone, so any position that fits it will do.
        vector = encoder.encode(game.sample(info, rng), info.seat)
        seen = torch.tensor(list(vector)).float() * saved["scales"]
        mask = torch.zeros(len(game.actions))
        mask[list(info.legal)] = 1
        with torch.no_grad():
            logits, _ = net(seen[None], mask[None])
        action = game.actions.text(int(logits.argmax()))
        sys.stdout.write(json.dumps({"action": action}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
