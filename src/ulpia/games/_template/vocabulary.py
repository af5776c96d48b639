"""The words of the game of stakes."""

from __future__ import annotations

from typing import Final

from ulpia.kernel.words import NUMBER, Kind, Phrase, Vocabulary

CARD: Final = Kind("card", tuple([str(value) for value in range(1, 7)]))

VOCABULARY: Final = Vocabulary(
    kinds=(CARD,),
    verbs=(Phrase("stake", (("card", CARD),)),),
    facts=(
        Phrase("dealt", (("card", CARD),), many=True, drawn=True),
        Phrase("staked"),
        Phrase("shown", (("card", CARD),)),
        Phrase("won", (("number", NUMBER),)),
    ),
    prompts=(Phrase("stake"),),
    refusals=(Phrase("not_in_hand", (("card", CARD),)),),
)
