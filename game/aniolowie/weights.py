"""What `evaluate.py` counts with: learned in a short run of `python run.py train aniolowie`, certainty set by hand."""

WEIGHTS = {
    "exposed": 0.454,
    "taken": 0.6351,
    "later": 0.6243,
    "duel": 2.073,
    "absent": 3.81,
    "nerve": 2.42,
    "reserve": 0.3093,
    "coming": 0.4297,
    "lone": 0.04,
    "spirit": 7.524,
    "drawn": 0.6567,
    "fresh": 1.4259,
    "held": 0.673,
    "level": 0.1411,
    "support": 0.1318,
    "play": 0.0856,
    "guard": 0.408,
    "backing": 0.3387,
    "doubt": 0.4596,
    "certainty": 0.3,
}
