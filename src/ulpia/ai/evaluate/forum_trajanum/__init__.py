"""How positions of Forum Trajanum are evaluated."""

from typing import Final

from ulpia.ai.evaluate.evaluation import Evaluation
from ulpia.ai.evaluate.forum_trajanum.characters import TABLES
from ulpia.ai.evaluate.forum_trajanum.evaluator import ForumTrajanumEvaluator
from ulpia.ai.evaluate.forum_trajanum.weights import NAMES

EVALUATION: Final = Evaluation(names=NAMES, make=ForumTrajanumEvaluator, tables=TABLES)
