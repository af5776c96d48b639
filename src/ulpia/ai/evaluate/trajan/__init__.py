"""How positions of Trajan are evaluated."""

from typing import Final

from ulpia.ai.evaluate.evaluation import Evaluation
from ulpia.ai.evaluate.trajan.characters import TABLES
from ulpia.ai.evaluate.trajan.evaluator import TrajanEvaluator
from ulpia.ai.evaluate.trajan.weights import NAMES

EVALUATION: Final = Evaluation(names=NAMES, make=TrajanEvaluator, tables=TABLES)
