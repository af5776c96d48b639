# Gründe in Forum Trajanum

forum-trajanum-review-keep = Das Plättchen von { $cell } sollte bleiben und das andere weitergehen: { $gain } Punkte.
forum-trajanum-review-street = Das Plättchen von { $cell } ist mehr wert: { $gain } Punkte.
forum-trajanum-review-column = Besser ist es, { $tile_acc } zu bauen: Das bringt { $points } an der Säule; der gespielte Zug bringt dort { $instead }.
forum-trajanum-review-area = Ein Gesandter auf { $square } vergrößert das größte Gebiet: { $gain } Punkte.
forum-trajanum-review-envoy = Ein Gesandter kommt auf Feld { $square }; der gespielte Zug schickt dorthin keinen.
forum-trajanum-review-track = Die { $track_track } bringt sofort einen Vorteil: { $benefit }.
forum-trajanum-review-benefit = Der Vorteil der { $track_track } ist mehr wert: { $benefit }.
forum-trajanum-review-task = Für die Aufgaben der Trajankarten zählt: { $move } ({ $gain } Punkte).
forum-trajanum-review-space = Auf Feld { $cell } gebaut ist es mehr wert: { $gain } Punkte.
forum-trajanum-review-citizen = Besser steht: { $front } in der Reihe { $row }.
