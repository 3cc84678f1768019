"""The players: each is given a Sight and nothing else."""
