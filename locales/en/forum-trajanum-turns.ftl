# What somebody did in a turn, for one sentence about it: "Miles: used a builder; built a library on c3; envoy to i4". The name stands before it.

forum-trajanum-turns-tile_used = used { $front }
forum-trajanum-turns-citizen_placed = citizen to { $row }
forum-trajanum-turns-citizen_doubled = second citizen to { $row }
forum-trajanum-turns-tile_dug_out = took a tile from { $cell }
forum-trajanum-turns-tile_built = built { $tile } on { $cell }
forum-trajanum-turns-double_built = built { $tile } on { $cell } and { $other }
forum-trajanum-turns-benefit_taken = benefit: { $benefit }
forum-trajanum-turns-track_finished = finished the { $track } track
forum-trajanum-turns-envoy_sent = envoy to { $square }
forum-trajanum-turns-area_completed = filled { $colour_word ->
    [blue] a blue area
    [red] a red area
    [yellow] a yellow area
   *[green] a green area
}
forum-trajanum-turns-bonus_gained = area bonus: { $bonus }
