"""The doors for researchers: PettingZoo, Gymnasium and OpenSpiel. They need the extra: pip install farside[envs]."""
