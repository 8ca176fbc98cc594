"""Training of policy networks in self-play; docs/training.md.

Only `run`, `ppo`, `model`, `collect` and `imitation` need torch.
"""
