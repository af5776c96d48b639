"""Let Imperator meet Legatus and the exploiters: every deal once on each seat.

usage: python -m tools.training.match --file FILE [--minutes M] [--jobs N] [--seed S] MEETING ...

A MEETING is `ALONE:OTHERS:GAME:SEATS:DEALS`, such as `imperator:legatus:trajan:2:50`: one seat for
the first, all others for the second; levels, or what an exploiter loves (`senate`), who searches
like Legatus. Both imagine four worlds for each turn and have no clock. The file has a line for each
game: what was met, the deal, the seat, the points, the share of the victory, seconds for each turn.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from statistics import fmean
from typing import Any

from tools.training.league import EXPLOITERS, exploiter_weights
from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.levels import RIVALRY, make_player
from ulpia.ai.lookahead_player import LookaheadPlayer
from ulpia.ai.player import Player, make_player_table
from ulpia.ai.ratings import wilson_interval
from ulpia.ai.search.ranking import Budget
from ulpia.games.registry import game_named
from ulpia.kernel.game import Game
from ulpia.kernel.state import apply, decisions

WORLDS = 4
Job = tuple[str, int, int]
"""The meeting, the deal and the seat of the one who is alone."""


def make_guest(name: str, game: Game[Any], seed: int) -> Player:
    """Return a player of a level, or an exploiter."""
    budget = Budget(WORLDS)
    if name in EXPLOITERS.get(game.name, {}):
        evaluator = make_evaluator(game, exploiter_weights(game, name))
        return LookaheadPlayer(evaluator, seed, budget, RIVALRY)
    return make_player(name, game, seed, budget)


def play_job(job: Job) -> dict[str, Any]:
    """Play one game."""
    meeting, deal, place = job
    alone, others, name, count, _ = meeting.split(":")
    game, seats = game_named(name), int(count)
    players = [
        make_guest(alone if seat == place else others, game, 100 * deal + seat)
        for seat in range(seats)
    ]
    state = game.start(seats, {}, deal)
    seconds, turns = [0.0, 0.0], [0, 0]
    number, turn = 0, -1
    while asked := decisions(state):
        decision = asked[0]
        number += 1
        side = int(decision.seat != place)
        if state.turns != turn:
            turn = state.turns
            turns[side] += 1
        table = make_player_table(game, state, seats, decision, 1000 * deal + number)
        began = time.process_time()
        move = players[decision.seat].choose(table)
        seconds[side] += time.process_time() - began
        apply(state, decision.seat, move)
    gc.collect()
    winners = game.winners(state)
    return {
        "meeting": meeting,
        "deal": deal,
        "seat": place,
        "share": 1 / len(winners) if place in winners else 0.0,
        "points": [sum(own) for own in game.points(state)],
        "by_source": game.points(state),
        "pace": [round(spent / max(1, own), 4) for spent, own in zip(seconds, turns, strict=True)],
    }


def list_jobs(meetings: list[str], seed: int) -> list[Job]:
    """Return the games of all meetings, so that all of them advance together."""
    ordered: list[tuple[float, Job]] = []
    for meeting in meetings:
        seats, deals = [int(part) for part in meeting.split(":")[3:]]
        for deal in range(deals):
            for place in range(seats):
                ordered.append(((deal + place / seats) / deals, (meeting, seed + deal, place)))
    return [job for _, job in sorted(ordered)]


def report(games: list[dict[str, Any]]) -> str:
    """Return a line for a meeting."""
    share = fmean(game["share"] for game in games)
    low, high = wilson_interval(share, len(games))
    own = fmean(game["points"][game["seat"]] for game in games)
    others = fmean(
        (sum(game["points"]) - game["points"][game["seat"]]) / (len(game["points"]) - 1)
        for game in games
    )
    paces = [fmean(game["pace"][side] for game in games) for side in (0, 1)]
    return (
        f"{games[0]['meeting']}: {len(games)} games, {100 * share:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}), points {own:.1f} : {others:.1f}, "
        f"seconds a turn {paces[0]:.3f} : {paces[1]:.3f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("meetings", nargs="+")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=500_000)
    given = parser.parse_args()
    ends = time.time() + 60 * given.minutes
    done = [json.loads(line) for line in read_lines(given.file)]
    known = {(game["meeting"], game["deal"], game["seat"]) for game in done}
    left = [job for job in list_jobs(given.meetings, given.seed) if job not in known][::-1]
    running: set[Future[dict[str, Any]]] = set()
    with (
        given.file.open("a") as file,
        ProcessPoolExecutor(given.jobs, initializer=gc.disable) as pool,
    ):
        while True:
            while left and len(running) < given.jobs and time.time() < ends:
                running.add(pool.submit(play_job, left.pop()))
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                done.append(future.result())
                file.write(json.dumps(done[-1]) + "\n")
                file.flush()
    for meeting in given.meetings:
        games = [game for game in done if game["meeting"] == meeting]
        if games:
            print(report(games), flush=True)


def read_lines(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []


if __name__ == "__main__":
    main()
