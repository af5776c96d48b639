# Reasons of Forum Trajanum, for the review of a game.

forum-trajanum-review-keep = The tile from { $cell } should stay, and the other go on: { $gain } points.
forum-trajanum-review-street = The tile from { $cell } is worth more: { $gain } points.
forum-trajanum-review-column = Building { $tile_a } scores { $points } at its column; the turn that was played scores { $instead } there.
forum-trajanum-review-area = An envoy on { $square } makes the largest area larger: { $gain } points.
forum-trajanum-review-envoy = An envoy goes to square { $square }; the turn that was played sends none there.
forum-trajanum-review-track = The { $track } track brings a benefit at once: { $benefit }.
forum-trajanum-review-benefit = The benefit of the { $track } track is worth more: { $benefit }.
forum-trajanum-review-task = It counts for the tasks of the Trajan cards: { $move } ({ $gain } points).
forum-trajanum-review-space = Built on space { $cell } it is worth more: { $gain } points.
forum-trajanum-review-citizen = Better placed: { $front } in the { $row } row.
