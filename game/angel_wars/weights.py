"""What `evaluate.py` counts with: set by hand so far, until `python run.py train angel_wars` learns better."""

WEIGHTS = {
    "rank": 0.3,
    "movement": 0.25,
    "others_rank": 0.4125,
    "others_movement": 0.125,
    "in_hand": 0.125,
    "certainty": 1.0,
}
