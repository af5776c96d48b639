"""The words of the game of stakes."""

from __future__ import annotations

from typing import Final

from ulpia.kernel.words import NUMBER, Kind, Signature, Vocabulary

CARD: Final = Kind("card", tuple([str(value) for value in range(1, 7)]))

VOCABULARY: Final = Vocabulary(
    kinds=(CARD,),
    verbs=(Signature("stake", (("card", CARD),)),),
    events=(
        Signature("dealt", (("card", CARD),), many=True, drawn=True),
        Signature("staked"),
        Signature("shown", (("card", CARD),)),
        Signature("won", (("number", NUMBER),)),
    ),
    prompts=(Signature("stake"),),
    refusals=(Signature("not_in_hand", (("card", CARD),)),),
)
