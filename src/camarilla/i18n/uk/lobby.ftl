# Кімната очікування та переліки столів.

lobby-preview = { $name } запрошує вас зіграти: { $game }
lobby-share = Зіграймо: { $game }
lobby-share-link = Поділитися посиланням

## Кімната очікування

lobby-waiting-guest = Партію почне господар столу.
lobby-edit = Змінити стіл
lobby-edit-done = Змінити
lobby-changed = змінено
lobby-changed-to = Господар змінив стіл: { $facts }.
lobby-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
lobby-no-clock = без обмеження часу
lobby-clock-none = без обмеження часу
lobby-clock-move = { $count ->
    [one] { $count } секунда на хід
    [few] { $count } секунди на хід
   *[many] { $count } секунд на хід
}
lobby-clock-days = { $count ->
    [one] { $count } день на хід
    [few] { $count } дні на хід
   *[many] { $count } днів на хід
}
lobby-clock-with-bank = { $clock }, запас: { $bank }
lobby-bank = Запас часу на всю партію
lobby-bank-about = Витрачається, коли хід триває довше.
lobby-bank-none = без запасу
lobby-bank-move = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
lobby-bank-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
lobby-paused = пауза
lobby-listed = видно всім
lobby-private = лише за посиланням
lobby-choose-seats = Гравці самі обирають місця
lobby-no-advice = Без підказок ботів
lobby-click-crest = Натисніть вільний герб, щоб сісти там.
lobby-sit-here = Сісти на місце { $seat }
lobby-seat-bot = Посадити бота на місце { $seat }
lobby-free-seat = Звільнити місце { $seat }
lobby-level-at = Сила бота на місці { $seat }
lobby-remove = Прибрати
lobby-remove-name = Прибрати з-за столу: { $name }
lobby-host = господар
lobby-full = Усі місця зайнято. Коли почнеться партія, її можна буде дивитися.
lobby-stand-up = Встати з-за столу
lobby-close = Закрити стіл
lobby-close-sure = Закрити стіл для всіх
lobby-came = { $name } сідає за стіл.
lobby-went = { $name } встає з-за столу.

## Переліки столів

lobby-others-turn = Хід інших
lobby-not-begun = Ще не почалися
lobby-imported = Імпортовані партії
lobby-to-move = Хід: { $seat }
lobby-left = лишилося: { $time }
lobby-seats = зайнято місць: { $taken } з { $count }
lobby-won = перемога
lobby-lost = поразка

lobby-puzzles = Задачі
lobby-daily = Задача дня: { $game }
lobby-daily-about = Один вибір явно найкращий. Який?
lobby-daily-streak = { $days ->
    [one] Ваша серія: { $days } день.
    [few] Ваша серія: { $days } дні.
   *[many] Ваша серія: { $days } днів.
}
lobby-daily-solve = Розв’язати
lobby-branch = із розбору
lobby-lesson = урок
