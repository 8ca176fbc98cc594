"""A random agent at a table of four: five lines, and what came of it."""

from camarilla.envs.pettingzoo import env

table = env("oriflamme", players=4)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, _, over, _, _ = table.last()
    table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))

print("influence:", table.unwrapped.state.scores())
