# Задачі: позиції, у яких один вибір явно найкращий.

puzzles-title = Задачі
puzzles-about = Позиції із зіграних партій, у яких один вибір явно найкращий. Який саме?
puzzles-none = Задач до цієї гри ще немає.
puzzles-all = Усі задачі
puzzles-one = Задача
puzzles-daily = Задача дня
puzzles-go-on = Інші задачі
puzzles-next = Наступна задача
puzzles-solved = Розв’язано { $solved } з { $count }
puzzles-streak = { $days ->
    [one] серія: { $days } день
    [few] серія: { $days } дні
   *[many] серія: { $days } днів
}
puzzles-right = Правильно
puzzles-wrong = Є кращий вибір
puzzles-why = Чому
puzzles-solution = Найкраще, шанс перемогти { $chance }: { $what }
puzzles-chosen = Ваш вибір, { $chance }: { $what }
puzzles-second = Другий за силою вибір, { $chance }: { $what }
puzzles-worse = Ваш вибір явно слабший: { $what }
puzzles-difficulty = Складність { $level } з { $most }
puzzles-difficulty-0 = Розв’язок знаходять усі боти.
puzzles-difficulty-1 = Розв’язку не бачить один рівень ботів із трьох.
puzzles-difficulty-2 = Розв’язку не бачать два рівні ботів із трьох.
puzzles-difficulty-3 = Розв’язку не бачить жоден із трьох рівнів ботів.
