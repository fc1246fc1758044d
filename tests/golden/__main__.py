"""`python -m tests.golden` writes the golden files anew; the diff then shows what a change of the rules changed."""

from tests.golden.record import refresh

refresh()
