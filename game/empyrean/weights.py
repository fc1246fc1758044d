"""What `evaluate.py` counts with: set by hand so far, until `python run.py train empyrean` learns better."""

WEIGHTS = {
    "lead": 0.46,
    "fading": 0.33,
    "certain": 1.0,
    "pivot": 2.5,
    "alone": 20.0,
    "held": 1.0,
    "card": 0.3,
    "drawn": 3.8,
    "crowded": 2.2,
    "moves": 1.2,
    "early": 0.4,
    "orders": 0.8,
    "growth": 1.0,
    "lent": 0.3,
    "strikes": 0.0,
    "certainty": 1.0,
}
