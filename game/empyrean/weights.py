"""Made by `python run.py train empyrean`, never by hand: what `evaluate.py` counts with."""

WEIGHTS = {
    "lead": 0.1813,
    "fading": 0.2118,
    "certain": 0.4686,
    "held": 0.7634,
    "card": 0.3132,
    "drawn": 3.9198,
    "crowded": 2.2885,
    "moves": 1.5692,
    "early": 0.3272,
    "shift": 0.0899,
    "orders": 1.0671,
    "growth": 1.4441,
    "lent": 0.2833,
    "strikes": 0.0168,
    "certainty": 0.9415,
}
