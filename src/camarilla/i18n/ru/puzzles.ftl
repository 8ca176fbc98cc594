# Задачи: положения, в которых один выбор явно лучший.

puzzle-title = Задачи
puzzle-about = Положения из сыгранных партий, в которых один выбор явно лучший. Какой?
puzzle-none = Задач для этой игры пока нет.
puzzle-all = Все задачи
puzzle-one = Задача
puzzle-daily = Задача дня
puzzle-go-on = Другие задачи
puzzle-next = Следующая задача
puzzle-solved = Решено { $solved } из { $count }
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzle-right = Верно!
puzzle-wrong = Есть выбор лучше
puzzle-why = Почему
puzzle-solution = Лучше всего, шанс победить { $chance }: { $what }
puzzle-chosen = Ваш выбор, { $chance }: { $what }
puzzle-second = Второй по силе выбор, { $chance }: { $what }
puzzle-worse = Ваш выбор явно слабее: { $what }
puzzle-difficulty = Сложность { $level } из { $most }
puzzle-difficulty-0 = Решение находят все боты.
puzzle-difficulty-1 = Решения не видит один уровень ботов из трёх.
puzzle-difficulty-2 = Решения не видят два уровня ботов из трёх.
puzzle-difficulty-3 = Решения не видит ни один из трёх уровней ботов.
