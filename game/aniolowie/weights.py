"""What `evaluate.py` counts with: set by hand so far, until `python run.py train aniolowie` learns better."""

WEIGHTS = {
    "exposed": 0.5,
    "taken": 0.7,
    "later": 0.6,
    "duel": 2.0,
    "absent": 4.0,
    "nerve": 3.5,
    "reserve": 0.3,
    "lone": 0.1,
    "spirit": 0.3,
    "drawn": 0.03,
    "held": 0.02,
    "level": 0.006,
    "support": 0.003,
    "play": 0.003,
    "guard": 0.012,
    "backing": 0.012,
    "doubt": 0.55,
    "certainty": 1.7,
}
