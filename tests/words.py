"""Which words belong to one game alone: a word that no other game declares is nobody else's business."""

from game import catalogue


def own_words(game: str) -> frozenset[str]:
    """The kinds and zones that this game of the shelf alone declares."""
    others = (catalogue.rules(other).vocabulary.words for other in catalogue.ids() if other != game)
    return frozenset(catalogue.rules(game).vocabulary.words).difference(*others)
