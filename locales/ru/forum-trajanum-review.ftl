# Причины в «Форуме Траяна»

forum-trajanum-review-keep = Жетон с { $cell } стоит оставить, а другой передать: { $gain } очка.
forum-trajanum-review-street = Жетон с { $cell } ценнее: { $gain } очка.
forum-trajanum-review-column = Если построить { $tile_acc }, колонна даёт { $points }; сыгранный ход даёт там { $instead }.
forum-trajanum-review-area = Посланник на клетке { $square } увеличивает наибольшую область: { $gain } очка.
forum-trajanum-review-envoy = Посланник идёт на клетку { $square }; сыгранный ход туда никого не посылает.
forum-trajanum-review-track = Трек { $track_gen } сразу даёт награду: { $benefit }.
forum-trajanum-review-benefit = Награда трека { $track_gen } ценнее: { $benefit }.
forum-trajanum-review-task = В счёт заданий карт Траяна идёт: { $move } ({ $gain } очка).
forum-trajanum-review-space = Постройка на участке { $cell } ценнее: { $gain } очка.
forum-trajanum-review-citizen = Лучше так: { $front } в ряду «{ $row }».
