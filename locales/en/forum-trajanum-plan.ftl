# What two tiles could build, and what may stop an order.

forum-trajanum-plan-reach-pair = Tiles { $cell } and { $other }: { $room ->
    [0] no room for a double building
   *[other] room for a double building
}{ $tile_count ->
    [0] ; your goods pay for no building yet
   *[other] ; your goods pay for: { $tile_each }
}
forum-trajanum-plan-stop-square_taken = square { $square } of the Forum is taken
forum-trajanum-plan-stop-singles_gone = no { $colour } single tiles are left
forum-trajanum-plan-stop-doubles_gone = no { $colour } double tiles are left
forum-trajanum-plan-routine-prepare = Nothing left to build, only exchanges
