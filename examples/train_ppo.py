#!/usr/bin/env python3
"""Learns a game by playing against itself: PPO with masks in one file, with numpy alone.

    python3 dev.py test tests/research -k rows      makes the environment with numpy and Gymnasium
    python3 dev.py ulpia games                      compiles the engine
    PYTHONPATH=build/compiled .venv/bin/python examples/train_ppo.py trajan --minutes 5

Minutes are those of the processor. Every few of them the network plays against a level; what came
of it is written to `curve.jsonl` and drawn as `curve.svg`, the network is kept as `network.npz`.
Where CuPy and a GPU are, the network computes there.

How it works. All seats learn with one network. It reads rows of bytes (see docs/research.md) as
flags, and gives a worth to each legal move and a value to the position. Each seat's choices are a
sequence of their own: what it gains until its next choice is the reward of this one.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only wait

import numpy as np

try:
    import cupy as xp  # type: ignore[import-not-found] # the network's arrays, on a GPU if any

    xp.zeros(1)
except (ImportError, RuntimeError):  # no CuPy, or no GPU that it could use
    xp = np

from ulpia.research.vector_env import VectorEnv

GAMES = 256  # at once
STEPS = 64  # of each game between two lessons
SAMPLE_STEPS, SAMPLE_EVERY = 320, 5  # of random play, to see which values occur
EPOCHS = 3
BATCH = 2048
HIDDEN = (256, 128)
GAMMA, LAMBDA = 0.997, 0.95
CLIP = 0.2
RATE = 7e-4  # of learning, falling to nothing
ENTROPY = 0.02  # likewise
REWARD = 1 / 20  # for a point
RIVALRY = 0.3  # what a point of the best rival costs
IMPOSSIBLE = -1e9
TRIAL_SEED, LAST_SEED = 1001, 2001  # of trials; nobody learns from their games
MAX_WHOLE = 100  # moves of a verb that are learned one by one; others by their nouns


class RowFlags:
    """Rows of bytes as numbers: flags for the values of each byte, and all numbers as they are."""

    def __init__(self, envs: VectorEnv, rows: Any) -> None:
        narrow = np.ones(envs.layout.width, bool)
        wide: list[int] = []
        for part in envs.layout.parts:
            if part.is_wide:
                narrow[part.start : part.stop] = False
                wide += range(part.start, part.stop, 2)
        columns = [
            (at, value) for at in np.flatnonzero(narrow) for value in often_seen(rows[:, at])
        ]
        self.at = xp.array([at for at, _ in columns])
        self.value = xp.array([value for _, value in columns], np.uint8)
        self.narrow = xp.array(np.flatnonzero(narrow))
        self.wide = xp.array(wide, np.int64)
        self.width = len(columns) + len(self.narrow) + len(self.wide)

    def of(self, rows: Any) -> Any:
        """Return a row of numbers around 0 to 1 for each row of bytes."""
        rows = xp.asarray(rows)
        flags = (rows[:, self.at] == self.value).astype(np.float32)
        small = rows[:, self.narrow].astype(np.int8).clip(-2, 40) * np.float32(0.1)
        large = rows[:, self.wide].astype(np.int16) + (rows[:, self.wide + 1].astype(np.int16) << 8)
        return xp.concatenate([flags, small, large * np.float32(0.02)], axis=1)


def often_seen(column: Any) -> list[int]:
    """Return the values of a byte that deserve a flag: not one that follows from the others."""
    values, counts = np.unique(column, return_counts=True)
    seen = [int(value) for value, count in zip(values, counts, strict=True) if count > 20]
    return seen[1:] if len(seen) <= 24 else []


class Parts:
    """What moves consist of: a move's worth is the sum of the worths of its parts.

    Most moves are one part. Verbs with hundreds of moves (a cargo names any cards) have a part for
    each noun, for the first with the number of nouns, and learn them all at once.
    """

    def __init__(self, moves: tuple[Any, ...], factored: bool) -> None:
        counts: dict[str, int] = {}
        for move in moves:
            counts[move.verb] = counts.get(move.verb, 0) + 1
        numbers: dict[Any, int] = {}
        found = []
        for move in moves:
            parts: list[Any] = [move]
            if factored and counts[move.verb] > MAX_WHOLE:
                parts = [(move.verb, noun) for noun in move.nouns[1:]]
                parts.append((move.verb, move.nouns[0], len(move.nouns)))
            found.append([numbers.setdefault(part, len(numbers)) for part in parts])
        self.count = len(numbers)
        most = max(map(len, found))
        padded = [parts + [self.count] * (most - len(parts)) for parts in found]
        self.of = xp.array([*padded, [self.count] * most])  # the last row: no move


class PolicyNetwork:
    """Two hidden layers, a worth for each part of a move, and the value of the position."""

    def __init__(self, inputs: int, parts: Parts, seed: int) -> None:
        dice = np.random.default_rng(seed)
        sizes = [inputs, *HIDDEN, parts.count + 1]
        self.parts = parts
        self.weights: list[Any] = []
        for size, after in pairwise(sizes):
            scale = np.sqrt(2 / size) if after != sizes[-1] else 0.01 / np.sqrt(size)
            self.weights.append(xp.asarray(dice.normal(0, scale, (size, after)), np.float32))
            self.weights.append(xp.zeros(after, np.float32))
        self.means = [xp.zeros_like(weight) for weight in self.weights]
        self.squares = [xp.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, inputs: Any, legal: Any) -> tuple[Any, Any, list[Any]]:
        """Return the logarithms of the chances of the legal moves, values, and all layers."""
        layers = [inputs]
        for index in range(0, len(self.weights) - 2, 2):
            layers.append(xp.maximum(layers[-1] @ self.weights[index] + self.weights[index + 1], 0))
        out = layers[-1] @ self.weights[-2] + self.weights[-1]
        values = out[:, -1].copy()
        out[:, -1] = 0  # the part that pads
        games = xp.arange(len(out))[:, None, None]
        logits = out[games, self.parts.of[legal]].sum(axis=2)
        logits = xp.where(legal >= 0, logits, IMPOSSIBLE)
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - xp.log(xp.exp(logits).sum(axis=1, keepdims=True))
        return logs, values, layers

    def backward(self, layers: list[Any], legal: Any, by_logit: Any, by_value: Any) -> list[Any]:
        """Return the gradients of all weights from those of logits and values."""
        count = self.parts.count + 1
        parts = self.parts.of[legal]
        at = xp.arange(len(legal))[:, None, None] * count + parts
        shares = xp.broadcast_to(by_logit[:, :, None], at.shape)
        by_out = xp.bincount(at.ravel(), shares.ravel(), len(legal) * count)
        error = by_out.reshape(len(legal), count).astype(np.float32)
        error[:, -1] = by_value
        found: list[Any] = []
        for index in range(len(self.weights) - 2, -1, -2):
            layer = layers[index // 2]
            found = [layer.T @ error, error.sum(axis=0), *found]
            if index:
                error = (error @ self.weights[index].T) * (layer > 0)
        return found

    def learn(self, gradients: list[Any], rate: float) -> None:
        """Go a step by Adam, with gradients that are not too large together."""
        size = float(sum((gradient**2).sum() for gradient in gradients)) ** 0.5
        self.updates += 1
        rate *= (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for weight, gradient, mean, square in zip(
            self.weights, gradients, self.means, self.squares, strict=True
        ):
            gradient *= min(1.0, 0.5 / (size + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= np.float32(rate) * mean / (xp.sqrt(square) + 1e-5)

    def save(self, file: Path) -> None:
        np.savez(file, *[host(weight) for weight in self.weights])


def padded_legal(envs: VectorEnv) -> Any:
    """Return a row of legal moves for each game, filled up with -1."""
    numbers, counts = envs.legal_moves()
    legal = np.full((len(counts), counts.max()), -1, np.int64)
    legal[np.arange(legal.shape[1]) < counts[:, None]] = numbers
    return legal


def host(array: Any) -> Any:
    """Return an array where the games are."""
    return array if xp is np else array.get()


class SelfPlay:
    """Games that are played at once, and the network that learns from them."""

    def __init__(self, envs: VectorEnv, seed: int, factored: bool) -> None:
        self.envs = envs
        self.dice = np.random.default_rng(seed)
        self.seen, self.infos = envs.reset(seed=seed)
        self.features = RowFlags(envs, self.sample_rows())
        self.parts = Parts(envs.actions.moves, factored)
        self.network = PolicyNetwork(self.features.width, self.parts, seed)

    def sample_rows(self) -> Any:
        """Return rows of games played at random, to see which values occur."""
        found = []
        for step in range(SAMPLE_STEPS):
            legal = padded_legal(self.envs)
            likings = self.dice.random(legal.shape) * (legal >= 0)
            actions = legal[np.arange(len(legal)), likings.argmax(axis=1)]
            self.seen, *_, self.infos = self.envs.step(actions)
            if step % SAMPLE_EVERY == 0:
                found.append(self.seen["observation"].copy())
        return np.concatenate(found)

    def collect(self) -> dict[str, Any]:
        """Play some steps of all games, and return what was seen, done and gained."""
        kept: dict[str, list[Any]] = {}
        for _ in range(STEPS):
            rows, seats = self.seen["observation"], self.infos["seat"]
            legal = padded_legal(self.envs)
            logs, values, _ = self.network.forward(self.features.of(rows), xp.asarray(legal))
            logs, values = host(logs), host(values)
            chosen = (logs + self.dice.gumbel(size=logs.shape)).argmax(axis=1)
            every = np.arange(len(legal))
            self.seen, _, over, _, self.infos = self.envs.step(legal[every, chosen])
            step = {
                "rows": rows, "seats": seats, "legal": legal, "chosen": chosen,
                "logs": logs[every, chosen], "values": values,
                "gains": self.infos["seat_rewards"], "over": over,
            }  # fmt: skip
            for name, array in step.items():
                kept.setdefault(name, []).append(array.copy())
        most = max(legal.shape[1] for legal in kept["legal"])
        kept["legal"] = [
            np.pad(legal, ((0, 0), (0, most - legal.shape[1])), constant_values=-1)
            for legal in kept["legal"]
        ]
        return {name: np.array(arrays) for name, arrays in kept.items()}

    def lesson(self, rate: float, entropy: float) -> None:
        """Play, then learn from it some times over."""
        played = self.collect()
        gained, returns, known = advantages(played, self.envs.seats)
        flat = {name: array.reshape(-1, *array.shape[2:]) for name, array in played.items()}
        usable = np.flatnonzero(known.ravel())
        gained, returns = gained.ravel(), returns.ravel()
        spread, middle = gained[usable].std() + 1e-6, gained[usable].mean()
        for _ in range(EPOCHS):
            order = self.dice.permutation(usable)
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                chosen = {name: array[batch] for name, array in flat.items()}
                better = (gained[batch] - middle) / spread
                self.update(chosen, better, returns[batch], rate, entropy)

    def update(
        self, batch: dict[str, Any], gained: Any, returns: Any, rate: float, entropy: float
    ) -> None:
        """Go one step: PPO's clipped gain, squared error of the values, a little entropy."""
        legal = batch["legal"]
        legal = xp.asarray(legal[:, : (legal >= 0).sum(axis=1).max()])
        logs, values, layers = self.network.forward(self.features.of(batch["rows"]), legal)
        count, every = len(legal), xp.arange(len(legal))
        chosen, before = xp.asarray(batch["chosen"]), xp.asarray(batch["logs"])
        gained, returns = xp.asarray(gained), xp.asarray(returns)
        chances = xp.exp(logs)
        ratio = xp.exp(logs[every, chosen] - before)
        kept = xp.where(gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # else clipped: no gradient
        pull = -(kept * ratio * gained) / count
        by_logit = -chances * pull[:, None]
        by_logit[every, chosen] += pull
        sure = xp.where(legal >= 0, logs, 0)
        by_logit += entropy / count * chances * (sure - (chances * sure).sum(axis=1)[:, None])
        by_value = (values - returns) / count
        gradients = self.network.backward(layers, legal, by_logit, by_value)
        self.network.learn(gradients, rate)

    def play(self, level: str, games: int, seed: int) -> dict[str, Any]:
        """Play some games against a level, each with the likeliest moves; seats by turns."""
        rivals = (level,) * (self.envs.seats - 1)
        envs = VectorEnv(self.envs.game.name, games, self.envs.seats, opponents=rivals)
        seen, infos = envs.reset(seed=seed)
        first = min(envs.require_reset().seeds)
        pending = np.ones(games, bool)
        wins, points = 0.0, np.zeros(2)
        while pending.any():
            legal, learner = padded_legal(envs), infos["seat"]
            inputs = self.features.of(seen["observation"])
            logs, _, _ = self.network.forward(inputs, xp.asarray(legal))
            actions = legal[np.arange(games), host(logs).argmax(axis=1)]
            seen, _, over, _, infos = envs.step(actions)
            for game in np.flatnonzero(over & pending):  # the first game of each is counted
                totals, seat = infos["final_points"][game], learner[game]
                result = infos["seat_rewards"][game]
                wins += float(result[seat] == result.max()) / (result == result.max()).sum()
                points += totals[seat], np.delete(totals, seat).mean()
            pending &= ~over
        return {
            "level": level,
            "games": games,
            "seeds": [first, first + games - 1],
            "wins": wins / games,
            "points": round(points[0] / games, 1),
            "level_points": round(points[1] / games, 1),
        }


def advantages(played: dict[str, Any], seats: int) -> tuple[Any, Any, Any]:
    """Return by how much each choice was better than expected, the values it speaks for, and
    whether the seat's next choice is known. Each seat's choices are a sequence of their own."""
    steps, games = played["values"].shape
    every = np.arange(games)
    gains = played["gains"] * REWARD
    for seat in range(seats):
        others = np.delete(played["gains"], seat, axis=2).max(axis=2)
        gains[:, :, seat] -= RIVALRY * REWARD * others
    gained, known = np.zeros((steps, games)), np.zeros((steps, games), bool)
    reward, value, later = (np.zeros((games, seats)) for _ in range(3))
    sure = np.zeros((games, seats), bool)
    for step in range(steps - 1, -1, -1):
        over = played["over"][step]
        for ahead in (reward, value, later):
            ahead[over] = 0
        sure[over] = True
        reward += gains[step]
        seat = played["seats"][step]
        now = played["values"][step]
        delta = reward[every, seat] + GAMMA * value[every, seat] - now
        gained[step] = delta + GAMMA * LAMBDA * later[every, seat]
        known[step] = sure[every, seat]
        later[every, seat] = np.where(known[step], gained[step], 0)
        reward[every, seat], value[every, seat], sure[every, seat] = 0, now, True
    return gained.astype(np.float32), (gained + played["values"]).astype(np.float32), known


def draw(curve: list[dict[str, Any]], file: Path) -> None:
    """Draw how many games were won after how many minutes."""
    width, height, left, top = 560, 220, 60, 30
    longest = max(curve[-1]["minutes"], 0.01)

    def place(trial: dict[str, Any]) -> str:
        across = left + width * trial["minutes"] / longest
        return f"{across:.1f},{top + height * (1 - trial['wins']):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 100} {height + 90}"'
        ' font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = top + height * (1 - share / 100)
        dashes = "" if share == 50 else ' stroke-dasharray="2 4"'
        parts.append(f'<path d="M{left} {y}h{width}" stroke="#999"{dashes}/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for tenth in range(0, 11, 2):
        x = left + width * tenth / 10
        text = f"{longest * tenth / 10:.1f}"
        parts.append(f'<text x="{x}" y="{top + height + 18}" text-anchor="middle">{text}</text>')
    last = curve[-1]
    parts += [
        f'<text x="{left}" y="{top - 10}">games won against {last["level"]}</text>',
        f'<text x="{left}" y="{top + height + 40}">minutes of the processor;'
        f" {last['decisions']:,} decisions in the end, the last trial has {last['games']} games,"
        f" {last['wins']:.1%} won</text>",
        f'<polyline points="{" ".join(map(place, curve))}" fill="none" stroke="#a02020"'
        ' stroke-width="2"/>',
        *[
            f'<circle cx="{x}" cy="{y}" r="3" fill="#a02020"/>'
            for x, y in (place(trial).split(",") for trial in curve)
        ],
        "</svg>",
    ]
    file.write_text("\n".join(parts) + "\n", encoding="utf-8")


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn a game by PPO with masks.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="of the processor, learning")
    parser.add_argument("--every", type=float, default=0.5, help="minutes between two trials")
    parser.add_argument("--level", default="tiro", help="whom to play against in trials")
    parser.add_argument("--trial", type=int, default=50, help="games; at the end four times more")
    parser.add_argument("--games", type=int, default=GAMES, help="played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="learn every cargo by itself")
    parser.add_argument("--out", type=Path, default=Path("learned"))
    return parser.parse_args()


def main() -> None:
    given = command_line()
    given.out.mkdir(parents=True, exist_ok=True)
    envs = VectorEnv(given.game, given.games, given.seats, reward="points")
    learner = SelfPlay(envs, given.seed, factored=not given.whole)
    print(f"{learner.features.width} inputs, {learner.parts.count} parts of moves", flush=True)
    spent, lessons, limit = 0.0, 0, given.minutes * 60
    curve: list[dict[str, Any]] = []
    while True:
        is_last = spent >= limit
        if not curve or is_last or spent / 60 >= curve[-1]["minutes"] + given.every:
            games, seed = (4 * given.trial, LAST_SEED) if is_last else (given.trial, TRIAL_SEED)
            trial = learner.play(given.level, games, seed)
            decisions = lessons * STEPS * given.games
            curve.append({"minutes": round(spent / 60, 2), "decisions": decisions, **trial})
            print(json.dumps(curve[-1]), flush=True)
            learner.network.save(given.out / "network.npz")
            lines = [json.dumps(each) + "\n" for each in curve]
            (given.out / "curve.jsonl").write_text("".join(lines), encoding="utf-8")
            draw(curve, given.out / "curve.svg")
        if is_last:
            return
        began = time.process_time()
        left = 1 - spent / limit
        learner.lesson(RATE * left, ENTROPY * left)
        spent += time.process_time() - began
        lessons += 1


if __name__ == "__main__":
    main()
