"""A bot in twenty lines: reveals whenever it can, and otherwise does anything.

camarilla sim oriflamme --players 3 --bots "exec:python examples/eager_bot.py,random,random"
"""

import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    legal = request["legal"]  # the open actions, each with its id, form, arguments and text
    information = request["information"]  # all that this seat may know
    reveal = [action for action in legal if action["form"] == "reveal"]
    if reveal and information["round"] > 1:
        action = reveal[0]
    else:
        action = random.choice(legal)
    print(json.dumps({"action": action["id"]}), flush=True)
