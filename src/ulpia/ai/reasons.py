"""Why a turn is better than the next best one: the difference in expected points, by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

ReasonKind = Literal["now", "towards", "gives_up"]

CLOSE_POINTS: Final = 1.0
"""Two turns that differ by less are both good."""
LEAST_POINTS: Final = 1.0
"""What is less than a point is not worth a word,"""
LEAST_SHARE: Final = 0.25
"""nor what is less than this share of the whole difference."""
MAX_GAINS: Final = 2
NUMBERS: Final = ("first", "second")
"""What the numbers of gains are called in the catalogues; what is given up is `other`."""


class TurnPoints(NamedTuple):
    """What a turn leads to, by source: points that it scores itself, and those at the end."""

    now: list[int]
    final: list[float]

    def total(self) -> float:
        return sum(self.final)


class Reason(NamedTuple):
    """One source: `now` are points that the turn scores, a fact; `towards` are those it makes
    likely; `gives_up` are those that the next best turn would bring instead."""

    kind: ReasonKind
    source: str
    amount: float


class Verdict(NamedTuple):
    """How a turn compares with the next best one."""

    reasons: list[Reason]  # gains first, the largest first, then what is given up
    by_source: dict[str, float]  # all differences in expected points that are not nothing
    margin: float
    is_close: bool

    def topic(self) -> str | None:
        """Return the source to think of first, if one stands out."""
        best = max(self.by_source, key=self.by_source.__getitem__, default=None)
        return best if best is not None and self.by_source[best] > 0 else None


def compare(sources: Sequence[str], choice: TurnPoints, other: TurnPoints) -> Verdict:
    """Say where `choice` is better than `other`, and where it is worse."""
    differences = [own - theirs for own, theirs in zip(choice.final, other.final, strict=True)]
    margin = sum(differences)
    least = max(LEAST_POINTS, LEAST_SHARE * margin)
    order = sorted(range(len(sources)), key=lambda place: -differences[place])
    gains = [
        gain_of(sources[place], choice.now[place], other.now[place], differences[place])
        for place in order
        if differences[place] >= least
    ]
    worst = order[-1]
    losses = [Reason("gives_up", sources[worst], -differences[worst])]
    reasons = gains[:MAX_GAINS] + (losses if differences[worst] <= -least else [])
    told = {
        source: round_points(difference)
        for source, difference in zip(sources, differences, strict=True)
        if round_points(difference)
    }
    return Verdict(reasons, told, margin, margin < CLOSE_POINTS)


def gain_of(source: str, now: int, other_now: int, difference: float) -> Reason:
    """Return a gain: as a fact if the turn scores it at once, and the other one less of it."""
    if now > other_now and now - other_now >= difference / 2:
        return Reason("now", source, float(now))
    return Reason("towards", source, difference)


class Sentence(NamedTuple):
    """A message of the catalogues with its numbers, and which source each number is for."""

    name: str
    points: dict[str, int]
    sources: dict[str, str]


def why_sentence(reasons: Sequence[Reason]) -> Sentence:
    """Return the message that tells reasons in words (`locales/*/hint.ftl`)."""
    gains = [reason for reason in reasons if reason.kind != "gives_up"][:MAX_GAINS]
    losses = [reason for reason in reasons if reason.kind == "gives_up"]
    words: list[str] = [reason.kind for reason in gains] or ["little"]
    told = dict(zip(NUMBERS, gains, strict=False))
    if losses:
        words.append("instead")
        told["other"] = losses[0]
    return Sentence(
        f"hint-why-{'-'.join(words)}",
        {name: round(reason.amount) for name, reason in told.items()},
        {name: reason.source for name, reason in told.items()},
    )


def describe_verdict(verdict: Verdict) -> dict[str, Any]:
    """Return reasons as JSON data."""
    return {
        "margin": round_points(verdict.margin),
        "reasons": [
            {
                "kind": reason.kind,
                "source": reason.source,
                "amount": round_points(reason.amount),
            }
            for reason in verdict.reasons
        ],
    }


def round_points(points: float) -> float:
    return round(points, 1)


def round_chance(chance: float) -> float:
    return round(chance, 3)
