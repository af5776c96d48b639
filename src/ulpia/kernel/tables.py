"""Types of tables, for whatever is looked up by a number, and lists that copies share.

Compiled, a tuple whose type tells its length (`Final = (3, 5, 7)` alone) is taken apart and put
together again at every look-up by a variable. As `Final[Numbers]` it is one step.

A list that changes seldom is shared by a state and its copies, so that a copy costs nothing for
it. It is never changed in place: `with_change` and `with_item` return a new one.
"""

from __future__ import annotations

Numbers = tuple[int, ...]
NumberRows = tuple[Numbers, ...]


def with_change(numbers: list[int], place: int, by: int) -> list[int]:
    """Return a new list in which one number is larger by `by`."""
    found = numbers[:]
    found[place] += by
    return found


def with_item(numbers: list[int], place: int, number: int) -> list[int]:
    """Return a new list with another number at one place."""
    found = numbers[:]
    found[place] = number
    return found
