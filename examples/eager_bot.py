"""A bot in twenty lines: reveals whenever it can, and otherwise does anything.

camarilla sim oriflamme --players 3 --bots "exec:python examples/eager_bot.py,random,random"
"""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    legal = asked["legal"]  # the open actions, as text
    info = asked["view"]  # all that this seat may know
    if "reveal" in legal and info["round"] > 1:
        action = "reveal"
    else:
        action = random.choice(legal)
    print(json.dumps({"action": action}), flush=True)
