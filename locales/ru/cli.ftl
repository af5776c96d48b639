# Игра в терминале.

cli-names = Ливия, Марк, Клавдия, Гай
cli-welcome = { $title }. Ваше имя — { $seat }. Введите «помощь», чтобы узнать, что можно вводить.
cli-welcome-people = { $title }. За этим терминалом: { $seats }. Введите «помощь», чтобы узнать, что можно вводить.
cli-hand-over = Следующий игрок: { $seat }; сначала всё с экрана исчезнет.  1) дальше  (или Enter)
cli-covered = { $seat }, ваша очередь. Скрытое появится, только когда вы сядете за терминал.  1) показать стол  (или Enter)
cli-opponent = За столом: { $seat } ({ $level }).
cli-prompt = ваш выбор
cli-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
cli-back = назад
cli-turn-over = Ваш ход окончен.  1) дальше  (или Enter; «undo» отменяет последнее решение)
cli-played = { $number }. { $seat }: { $move }
cli-undone = Ваше последнее решение отменено.
cli-possible = { $move }: сейчас это возможно.
cli-why-what = Какой ход? Например: why sow V
cli-unknown = «{ $typed }» — это не номер, не ход и не команда; «помощь» покажет, что можно вводить.
cli-no-such-number = Есть только варианты от 1 до { $count }.
cli-saved = Партия сохранена в файле { $file }.
cli-save-where = Куда? Например: save my.game
cli-save-exists = В файле { $file } уже лежит другая партия. Введите то же самое ещё раз, чтобы её заменить.
cli-save-foreign = Файл { $file } уже есть, и это не партия Ulpia; выберите другое имя.
cli-save-failed = Не удаётся записать файл { $file }: { $reason }.
cli-quit-unsaved = Партия не сохранена. Введите «quit» ещё раз, чтобы выйти, или что-нибудь другое, чтобы остаться.
cli-quit-not = Вы остаётесь за столом.
cli-left = Вы вышли из-за стола.
cli-winner = Победитель: { $seat }.
cli-end = Игра окончена.  1) выйти  (или Enter; «save ФАЙЛ» сохранит запись партии)
cli-points = Очки сейчас → если бы игра закончилась сейчас
cli-final-points = Итоговый счёт
cli-source = За что
cli-total = Всего
cli-help = Можно вводить
    { "  3            " }вариант с этим номером
    { "  sow V        " }ход его собственными словами, они показаны серым
    { "  sow          " }все варианты, которые начинаются с этого слова
    { "  why sow V    " }почему ход невозможен и какое правило это говорит
    { "  hint         " }что сделал бы сильный игрок и почему
    { "  undo         " }отменить последнее решение, пока не открылось что-то скрытое
    { "  board        " }весь стол
    { "  points       " }очки по источникам: сейчас и если бы игра закончилась сейчас
    { "  log          " }что произошло недавно; «log all» расскажет всё
    { "  save ФАЙЛ    " }сохранить партию; «ulpia play … --load ФАЙЛ» её продолжит
    { "  quit         " }выйти
    По-русски: отмена, почему, подсказка, сохранить, журнал, очки, стол, помощь, выход

## Команды, наряду с английскими словами

cli-command-undo = отмена
cli-command-why = почему
cli-command-hint = подсказка
cli-command-save = сохранить
cli-command-log = журнал
cli-command-points = очки
cli-command-board = стол
cli-command-help = помощь
cli-command-quit = выход

## О чём думает компьютер

cli-thoughts = { $seat }: ход мыслей
cli-played-by = ход сделан ботом ({ $level })
cli-stand-in = { $count ->
    [one] Бот ({ $level }) сделал { $count } ход на месте игрока: { $seat }.
    [few] Бот ({ $level }) сделал { $count } хода на месте игрока: { $seat }.
   *[many] Бот ({ $level }) сделал { $count } ходов на месте игрока: { $seat }.
}
cli-taken-back = { $count ->
    [one] В этой партии { $count } раз отменяли ходы, открывшие скрытое.
    [few] В этой партии { $count } раза отменяли ходы, открывшие скрытое.
   *[many] В этой партии { $count } раз отменяли ходы, открывшие скрытое.
}
cli-hint = Подсказка
cli-hint-not-now = Сейчас от вас не ждут решения.
cli-hints = { $count ->
    [one] { $seat }: взята { $count } подсказка.
    [few] { $seat }: взяты { $count } подсказки.
   *[other] { $seat }: взято { $count } подсказок.
}
cli-thought-line = План
cli-thought-worth = Ценность
cli-thought-points = Ожидаемые очки
cli-thought-chance = Шанс
cli-thought-visits = Проб
cli-thought-spread = ±
