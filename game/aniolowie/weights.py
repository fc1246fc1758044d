"""What `evaluate.py` counts with: set by hand so far, until `python run.py train aniolowie` learns better."""

WEIGHTS = {
    "exposed": 0.6,
    "taken": 0.7,
    "later": 0.6,
    "duel": 2.0,
    "absent": 4.0,
    "nerve": 3.5,
    "reserve": 0.3,
    "coming": 0.6,
    "lone": 0.1,
    "spirit": 9.0,
    "drawn": 0.9,
    "fresh": 1.5,
    "held": 0.6,
    "level": 0.18,
    "support": 0.09,
    "play": 0.09,
    "guard": 0.36,
    "backing": 0.36,
    "doubt": 0.55,
    "certainty": 1.7,
}
