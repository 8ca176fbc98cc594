"""A random agent at a table of four."""

from camarilla.envs.pettingzoo import env

table = env("oriflamme", players=4)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, done, _, info = table.last()
    table.step(None if done else table.action_space(agent).sample(seen["action_mask"]))
    if done:
        print(agent, "has", info["score"], "influence and the reward", round(reward, 2))
