# Задачи: страница со всеми и стол одной задачи.

puzzles-title = Задачи
puzzles-about = Позиции из партий уровней ИИ, в которых один ход явно лучше остальных. Сыграйте его на столе, и вы увидите, насколько он хорош и почему. Всё скрытое роздано заново.
puzzles-solved-count = решено { $solved } из { $count }
puzzles-difficulty = { $level ->
    [1] Легко
    [2] Средне
    [3] Трудно
   *[4] Очень трудно
}
puzzles-missed-by = { $count ->
    [one] здесь ошибается { $count } из четырёх уровней ИИ
   *[many] здесь ошибаются { $count } из четырёх уровней ИИ
}
puzzles-number = Задача { $number }
puzzles-solved = решена
puzzles-tried = не решена
puzzles-new = ещё не пробовали
puzzles-next = Следующая задача
puzzles-random = Начать со следующей
puzzles-all = Все задачи
puzzles-again = Попробовать ещё раз
puzzles-find = Найдите лучший ход
puzzles-you = Вы
puzzles-rival = Соперник { $number }
puzzles-give-up = Показать ответ
puzzles-turn-made = Ваш ход сделан.
puzzles-check = Проверить ход
puzzles-right = Решено! Это лучший ход.
puzzles-wrong = Это не лучший ход.
puzzles-answer = Ответ
puzzles-best = Лучший ход
puzzles-other = Другой ход
puzzles-worth = ожидается { $points } ПО, шанс на победу { $chance } %
puzzles-why = Почему: в сравнении с тем, что сыграл здесь { $level } ({ $moves })
puzzles-none = В этой версии задач нет.
