"""The words of a judgement, as messages of the catalogues with what they speak of."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ulpia.ai.review.judging import Judgement
from ulpia.ai.review.reasons.facts import Facts, ReasonSentence, gather_facts
from ulpia.ai.search.lookahead import Lookahead
from ulpia.games.plugins import find_plugin
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game

LAYER: Final = "ulpia.ai.review.reasons"
MIN_SOURCE: Final = 1.0
"""From which difference on a source is named."""
SOURCE_SHARE: Final = 4
"""Or from which part of the whole loss on, if that is more."""
MAX_SOURCES: Final = 2
MIN_ELSEWHERE: Final = 1.0


class Reasons(NamedTuple):
    """What scored, what was better, in which sources it shows, and how unsure it is."""

    did: Event | None
    better: ReasonSentence
    where: ReasonSentence | None
    doubt: ReasonSentence | None


def explain_judgement(
    game: Game[Any], lookahead: Lookahead[Any], prompt: str, judged: Judgement
) -> Reasons:
    """Return why the best line is better than the one that was played."""
    facts = gather_facts(game, lookahead, prompt, judged)
    plugin = find_plugin(LAYER, game.name)
    better = plugin.find_reason(facts) if plugin is not None else None
    scoring: dict[str, int] = plugin.POINT_EVENTS if plugin is not None else {}
    return Reasons(
        most_scoring(facts.played.own, scoring),
        better or plain_reason(facts),
        where_it_shows(facts),
        doubt_of(judged),
    )


def most_scoring(events: list[Event], scoring: dict[str, int]) -> Event | None:
    """Return the event that brought most points at once."""
    best: Event | None = None
    most = 0
    for event in events:
        points = event.values[scoring[event.name]] if event.name in scoring else 0
        if points > most:
            best, most = event, points
    return best


def plain_reason(facts: Facts) -> ReasonSentence:
    """Return the reason that always holds: this move is worth more."""
    move = facts.game.vocabulary.write(facts.last_difference())
    return ReasonSentence(
        "review-plain", {"move": {"move": move}, "gain": {"signed": facts.points}}
    )


def where_it_shows(facts: Facts) -> ReasonSentence | None:
    """Return the sources that differ most, and whether the rest does."""
    enough = max(MIN_SOURCE, facts.points / SOURCE_SHARE)
    order = sorted(range(len(facts.gains)), key=lambda at: -abs(facts.gains[at]))
    named = [at for at in order if abs(facts.gains[at]) >= enough][:MAX_SOURCES]
    if not named:
        return None
    rest = sum(facts.gains) - sum(facts.gains[at] for at in named)
    arguments: dict[str, Any] = {}
    for number, at in enumerate(named, 1):
        arguments[f"source{number}"] = {"source": facts.game.sources[at]}
        arguments[f"gain{number}"] = {"signed": facts.gains[at]}
    is_even = abs(rest) < MIN_ELSEWHERE
    if not is_even:
        arguments["rest"] = {"signed": rest}
    shape = "even" if is_even else "uneven"
    return ReasonSentence(f"review-where-{len(named)}-{shape}", arguments)


def doubt_of(judged: Judgement) -> ReasonSentence | None:
    """Return in how many worlds the better line was the worse one."""
    shared = [number for number in judged.worlds if number in judged.best.results]
    shared = [number for number in shared if number in judged.played.results]
    failed = [
        number
        for number in shared
        if sum(judged.best.results[number].sources) < sum(judged.played.results[number].sources)
    ]
    if not failed:
        return None
    return ReasonSentence("review-doubt", {"count": len(failed), "worlds": len(shared)})
