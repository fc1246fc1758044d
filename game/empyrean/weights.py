"""Made by `python run.py train empyrean`, never by hand: what `evaluate.py` counts with."""

WEIGHTS = {
    "lead": 0.2069,
    "fading": 0.2692,
    "certain": 0.4142,
    "held": 0.9823,
    "card": 0.3132,
    "drawn": 3.7906,
    "crowded": 3.4292,
    "moves": 2.2921,
    "early": 0.3426,
    "shift": 0.115,
    "orders": 1.0671,
    "growth": 1.2922,
    "nights": 0.495,
    "stops": 1.0,
    "lent": 0.2812,
    "strikes": 0.0256,
    "certainty": 0.7623,
    "opening": 0.8,
}
