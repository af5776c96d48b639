"""Records: what is refused, on which line, and that nothing breaks the reader."""

from __future__ import annotations

import pytest

from tests.contract.games import play_on
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.record import RecordError, parse_record, replay, verify
from ulpia.kernel.record_writer import write_record


def finished_record(seed: int = 3) -> str:
    match = Match(TRAJAN, 2, {}, seed)
    play_on(match, Dice(seed))
    return write_record(match)


def wrong(text: str) -> RecordError:
    """Return the error that parsing or replaying a text raises."""
    with pytest.raises(RecordError) as caught:
        replay(TRAJAN, parse_record(text))
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("ulpia 1", "ulpia 2", 1, "format 1"),
        ("ulpia 1", "PNG", 1, "no Ulpia record"),
        ("rules 1", "rules 7", 3, "newer"),
        ("rules 1", "rules one", 3, "whole number"),
        ("seats 2", "seats 0", 4, "2 to 4 seats"),
        ("seats 2", "seats 5", 4, "2 to 4 seats"),
        ("option edition 2022", "option edition 2030", 5, "cannot be '2030'"),
        ("option edition 2022", "option colour red", 5, "no option 'colour'"),
        ("option edition 2022", "option edition", 5, "needs a name and a value"),
        ("option start random", "option start 3", 7, "names seat 3"),
        ("seed 3", "seed -3", 9, "whole number"),
        ("seed 3", "seed " + "9" * 5000, 9, "5000 digits"),
        ("seed 3", "seed 4", 9, "commitment"),
        ("seed 3", "seed 3\nseed 3", 10, "stands twice"),
        ("seed 3", "sead 3", 9, "unknown line 'sead'"),
    ],
)
def test_a_wrong_header_is_told_with_its_line(old: str, new: str, line: int, says: str) -> None:
    error = wrong(finished_record().replace(old, new, 1))
    assert (error.line, says in error.message) == (line, True), error


def test_a_wrong_move_is_told_with_its_line() -> None:
    lines = finished_record().splitlines()
    at = next(number for number, line in enumerate(lines) if " sow " in line)
    seat = lines[at].split()[0]
    for text, says in (
        (f"{seat} sow VII", "no tray"),
        (f"{seat} plough I", "unknown verb"),
        (f"{seat} sow I II", "write it as: sow <tray>"),
        (f"{1 - int(seat)} sow I", "not your turn"),
        ("9 sow I", "no such seat"),
        ("٠ sow I", "whole number"),
    ):
        error = wrong("\n".join([*lines[:at], text, *lines[at + 1 :]]))
        assert error.line == at + 1 and says in error.message, error


def test_a_move_after_the_end_is_refused() -> None:
    assert "cannot follow the results" in wrong(finished_record() + "0 sow I\n").message


def test_a_changed_draw_or_score_is_found_where_it_stands() -> None:
    lines = finished_record().splitlines()
    for mark in ("  - demand_revealed", "points 1", "scores", "winner"):
        at = next(number for number, line in enumerate(lines) if line.startswith(mark))
        changed = [*lines[:at], lines[at] + " 1", *lines[at + 1 :]]
        found = verify(TRAJAN, parse_record("\n".join(changed)))
        assert [error.line for error in found] == [at + 1], (mark, found)


def test_a_truncated_record_is_a_game_that_is_not_over() -> None:
    lines = finished_record().splitlines()
    match = replay(TRAJAN, parse_record("\n".join(lines[: len(lines) // 2])))
    assert not match.is_over()


def test_names_and_notes_cannot_break_a_record() -> None:
    match = Match(TRAJAN, 2, {}, 1)
    play_on(match, Dice(1), 3)
    text = write_record(match, {0: "Livia\n0 sow I", 1: "  "}, {0: "a\nb"}, reveal_seed=True)
    record = parse_record(text)
    assert record.players == {0: "Livia 0 sow I", 1: "?"}
    assert replay(TRAJAN, record).log == match.log


def test_cards_may_be_written_in_any_order() -> None:
    read = TRAJAN.vocabulary.read
    assert read("ship different wine oil grain") == read("ship different oil grain wine")
    assert TRAJAN.vocabulary.write(read("lay wine oil")) == "lay oil wine"


def test_marks_of_how_a_game_came_about_stay_in_its_record() -> None:
    marks = ["stand-in 1 centurio 12", "stand-in 1 legatus 3", "taken-back 2"]
    match = Match(TRAJAN, 2, {}, 3)
    text = write_record(match, {0: "Livia"}, reveal_seed=True, marks=marks)
    record = parse_record(text)
    assert record.marks() == marks and record.taken_back == 2
    assert [(each.seat, each.moves) for each in record.stand_ins] == [(1, 12), (1, 3)]
    assert write_record(replay(TRAJAN, record), {0: "Livia"}, None, True, record.marks()) == text
    assert parse_record(finished_record()).marks() == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("stand-in 1 centurio", "needs a seat, a level and a number"),
        ("stand-in one centurio 3", "needs a whole number"),
        ("taken-back often", "needs a whole number"),
        ("taken-back 1\ntaken-back 2", "stands twice"),
    ],
)
def test_a_wrong_mark_is_told_with_its_line(line: str, says: str) -> None:
    error = wrong(finished_record().replace("\nseed 3", f"\n{line}\nseed 3", 1))
    assert says in error.message and error.line
