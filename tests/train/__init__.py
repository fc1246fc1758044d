"""Learning what things are worth: `python run.py train GAME` shifts the weights of a game's evaluation, plays and keeps
what wins."""
