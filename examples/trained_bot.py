"""The agent of train_ppo.py as a player at any table, by the protocol for bots of other programs.

    camarilla play oriflamme --bots "exec:python examples/trained_bot.py agent.pt,random"

Every request has the same vector as the environment in which the agent was trained.
"""

import json
import sys

import torch
from train_ppo import GAME, Net

from camarilla import games


def main() -> None:
    saved = torch.load(sys.argv[1])
    actions = len(games.get(GAME).actions)
    net = Net(len(saved["scales"]), actions)
    net.load_state_dict(saved["net"])
    for line in sys.stdin:
        request = json.loads(line)
        if request["information"]["players"] != saved["players"]:
            sys.exit(f"this agent has learned to play with {saved['players']} players")
        seen = torch.tensor(request["vector"]).float() * saved["scales"]
        mask = torch.zeros(actions)
        mask[[action["id"] for action in request["legal"]]] = 1
        with torch.no_grad():
            logits, _ = net(seen[None], mask[None])
        sys.stdout.write(json.dumps({"action": int(logits.argmax())}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
