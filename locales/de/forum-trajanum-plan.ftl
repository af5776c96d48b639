# Was zwei Plättchen bauen könnten, und was einen Auftrag anhält.

forum-trajanum-plan-reach-pair = Plättchen { $cell } und { $other }: { $room ->
    [0] kein Platz für ein doppeltes Bauplättchen
   *[other] Platz für ein doppeltes Bauplättchen
}{ $tile_count ->
    [0] ; deine Ressourcen reichen noch für kein Bauplättchen
   *[other] ; deine Ressourcen reichen für: { $tile_each }
}
forum-trajanum-plan-stop-square_taken = das Feld { $square } des Forums besetzt ist
forum-trajanum-plan-stop-singles_gone = einfache Plättchen aufgebraucht sind ({ $colour })
forum-trajanum-plan-stop-doubles_gone = doppelte Plättchen aufgebraucht sind ({ $colour })
forum-trajanum-plan-routine-prepare = Nichts mehr zu bauen, nur noch Tauschen
