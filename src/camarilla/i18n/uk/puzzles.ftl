# Задачі: положення, у яких один вибір явно найкращий.

puzzle-title = Задачі
puzzle-about = Положення зі зіграних партій, у яких один вибір явно найкращий. Який саме?
puzzle-none = Задач до цієї гри ще немає.
puzzle-all = Усі задачі
puzzle-one = Задача
puzzle-daily = Задача дня
puzzle-go-on = Інші задачі
puzzle-next = Наступна задача
puzzle-solved = Розв’язано { $solved } з { $count }
puzzle-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[many] { $days } днів поспіль
}
puzzle-right = Правильно!
puzzle-wrong = Є кращий вибір
puzzle-why = Чому
puzzle-solution = Найкраще, шанс перемогти { $chance }: { $what }
puzzle-chosen = Ваш вибір, { $chance }: { $what }
puzzle-second = Другий за силою вибір, { $chance }: { $what }
puzzle-worse = Ваш вибір явно слабший: { $what }
puzzle-difficulty = Складність { $level } з { $most }
puzzle-difficulty-0 = Розв’язок знаходять усі боти.
puzzle-difficulty-1 = Розв’язку не бачить один рівень ботів із трьох.
puzzle-difficulty-2 = Розв’язку не бачать два рівні ботів із трьох.
puzzle-difficulty-3 = Розв’язку не бачить жоден із трьох рівнів ботів.
