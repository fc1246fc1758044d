"""What `evaluate.py` counts with: set by hand so far, until `python run.py train angel_wars` learns better."""

WEIGHTS = {"rank": 0.4, "way": 0.12, "others_rank": 0.45, "others_way": 0.06, "in_hand": 0.12, "certainty": 0.7}
