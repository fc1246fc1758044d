"""What `evaluate.py` counts with: set by hand so far, until `python run.py train empyrean` learns better."""

WEIGHTS = {
    "lead": 0.2,
    "fading": 0.25,
    "certain": 3.0,
    "held": 0.7568,
    "card": 0.3507,
    "drawn": 4.1534,
    "crowded": 2.6252,
    "moves": 1.3555,
    "early": 0.4199,
    "shift": 0.15,
    "orders": 0.9011,
    "growth": 1.0279,
    "lent": 0.2464,
    "strikes": 0.0127,
    "certainty": 1.0,
}
