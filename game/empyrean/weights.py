"""Made by `python run.py train empyrean`, never by hand: what `evaluate.py` counts with."""

WEIGHTS = {
    "lead": 0.13,
    "fading": 0.22,
    "certain": 0.6,
    "held": 0.7874,
    "card": 0.407,
    "drawn": 3.8117,
    "crowded": 2.5036,
    "moves": 1.3685,
    "early": 0.3921,
    "shift": 0.1165,
    "orders": 0.8385,
    "growth": 1.0883,
    "lent": 0.2557,
    "strikes": 0.0097,
    "certainty": 1.0,
}
