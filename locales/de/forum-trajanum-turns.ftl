# Was jemand in einem Zug tut, für einen Satz darüber: „Miles: nutzt einen Baumeister; baut eine Bibliothek auf c3; Gesandter nach i4“. Der Name steht davor.

forum-trajanum-turns-tile_used = nutzt { $front_acc }
forum-trajanum-turns-citizen_placed = Bürger in Reihe { $row }
forum-trajanum-turns-citizen_doubled = zweiter Bürger in Reihe { $row }
forum-trajanum-turns-tile_dug_out = nimmt ein Plättchen von { $cell }
forum-trajanum-turns-tile_built = baut { $tile_acc } auf { $cell }
forum-trajanum-turns-double_built = baut { $tile_acc } auf { $cell } und { $other }
forum-trajanum-turns-benefit_taken = Vorteil: { $benefit }
forum-trajanum-turns-track_finished = vollendet die { $track_track }
forum-trajanum-turns-envoy_sent = Gesandter nach { $square }
forum-trajanum-turns-area_completed = füllt { $colour_word ->
    [blue] ein blaues Gebiet
    [red] ein rotes Gebiet
    [yellow] ein gelbes Gebiet
   *[green] ein grünes Gebiet
}
forum-trajanum-turns-bonus_gained = Gebietsbonus: { $bonus }
