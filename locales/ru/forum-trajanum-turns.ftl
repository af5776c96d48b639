# Что кто-то делает за ход — для одного предложения: «Miles: использует строителя; строит библиотеку на c3; посланник на i4». Имя стоит впереди.

forum-trajanum-turns-tile_used = использует { $front_acc }
forum-trajanum-turns-citizen_placed = горожанин в ряд «{ $row }»
forum-trajanum-turns-citizen_doubled = второй горожанин в ряд «{ $row }»
forum-trajanum-turns-tile_dug_out = берёт жетон с участка { $cell }
forum-trajanum-turns-tile_built = строит { $tile_acc } на участке { $cell }
forum-trajanum-turns-double_built = строит { $tile_acc } на участках { $cell } и { $other }
forum-trajanum-turns-benefit_taken = награда: { $benefit }
forum-trajanum-turns-track_finished = проходит трек { $track_gen } до конца
forum-trajanum-turns-envoy_sent = посланник на клетку { $square }
forum-trajanum-turns-area_completed = заполняет { $colour_fem } область
forum-trajanum-turns-bonus_gained = бонус области: { $bonus }
