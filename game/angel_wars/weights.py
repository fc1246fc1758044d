"""Made by `python run.py train angel_wars`, never by hand: what `evaluate.py` counts with."""

WEIGHTS = {"rank": 0.7914, "way": 0.31, "others_rank": 1.1, "others_way": 0.0782, "in_hand": 0.19, "certainty": 0.2506}
