"""Made by `python run.py train empyrean`, never by hand: what `evaluate.py` counts with."""

WEIGHTS = {
    "lead": 0.2069,
    "fading": 0.2692,
    "certain": 0.4142,
    "held": 0.8436,
    "card": 0.3132,
    "drawn": 4.1195,
    "crowded": 3.1031,
    "moves": 2.1704,
    "early": 0.3426,
    "shift": 0.115,
    "orders": 1.0671,
    "growth": 1.2922,
    "nights": 0.495,
    "stops": 1.0,
    "lent": 0.2833,
    "strikes": 0.0256,
    "certainty": 0.9317,
    "opening": 0.4,
}
