"""What `evaluate.py` counts with: set by hand so far, until `python run.py train angel_wars` learns better."""

WEIGHTS = {"rank": 0.3, "way": 0.2, "others_rank": 0.41, "others_way": 0.1, "in_hand": 0.2, "certainty": 0.7}
