# Задачи: позиции, в которых один выбор явно лучший.

puzzles-title = Задачи
puzzles-about = Позиции из сыгранных партий, в которых один выбор явно лучший. Какой?
puzzles-none = Задач для этой игры пока нет.
puzzles-all = Все задачи
puzzles-one = Задача
puzzles-daily = Задача дня
puzzles-go-on = Другие задачи
puzzles-next = Следующая задача
puzzles-solved = Решено { $solved } из { $count }
puzzles-streak = { $days ->
    [one] серия: { $days } день
    [few] серия: { $days } дня
   *[many] серия: { $days } дней
}
puzzles-right = Верно
puzzles-wrong = Есть выбор лучше
puzzles-why = Почему
puzzles-solution = Лучше всего, шанс победить { $chance }: { $what }
puzzles-chosen = Ваш выбор, { $chance }: { $what }
puzzles-second = Второй по силе выбор, { $chance }: { $what }
puzzles-worse = Ваш выбор явно слабее: { $what }
puzzles-difficulty = Сложность { $level } из { $most }
puzzles-difficulty-0 = Решение находят все боты.
puzzles-difficulty-1 = Решения не видит один уровень ботов из трёх.
puzzles-difficulty-2 = Решения не видят два уровня ботов из трёх.
puzzles-difficulty-3 = Решения не видит ни один из трёх уровней ботов.
