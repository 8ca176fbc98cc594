# Комната ожидания и списки столов.

lobby-preview = { $name } приглашает вас сыграть: { $game }
lobby-share = Сыграем: { $game }
lobby-share-link = Поделиться ссылкой

## Комната ожидания

lobby-waiting-guest = Партию начинает хозяин стола.
lobby-edit = Изменить стол
lobby-edit-done = Изменить
lobby-changed = изменено
lobby-changed-to = Хозяин изменил стол: { $facts }.
lobby-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-no-clock = без ограничения времени
lobby-clock-none = без ограничения времени
lobby-clock-move = { $count ->
    [one] { $count } секунда на ход
    [few] { $count } секунды на ход
   *[many] { $count } секунд на ход
}
lobby-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
lobby-clock-with-bank = { $clock }, запас: { $bank }
lobby-bank = Запас времени на всю партию
lobby-bank-about = Тратится, когда ход длится дольше.
lobby-bank-none = без запаса
lobby-bank-move = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
lobby-bank-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
lobby-paused = пауза
lobby-listed = виден всем
lobby-private = только по ссылке
lobby-choose-seats = Игроки сами выбирают места
lobby-no-advice = Без подсказок ботов
lobby-click-crest = Нажмите на свободный герб, чтобы сесть там.
lobby-sit-here = Сесть на место { $seat }
lobby-seat-bot = Посадить бота на место { $seat }
lobby-free-seat = Освободить место { $seat }
lobby-level-at = Сила бота на месте { $seat }
lobby-remove = Убрать
lobby-remove-name = Убрать из-за стола: { $name }
lobby-host = хозяин
lobby-full = Все места заняты. Когда партия начнётся, её можно будет смотреть.
lobby-stand-up = Встать из-за стола
lobby-close = Закрыть стол
lobby-close-sure = Закрыть стол для всех
lobby-came = { $name } садится за стол.
lobby-went = { $name } встаёт из-за стола.

## Списки столов

lobby-others-turn = Ходят другие
lobby-not-begun = Ещё не начались
lobby-imported = Импортированные партии
lobby-to-move = Ход: { $seat }
lobby-left = осталось: { $time }
lobby-seats = занято мест: { $taken } из { $count }
lobby-won = победа
lobby-lost = поражение

lobby-puzzles = Задачи
lobby-daily = Задача дня: { $game }
lobby-daily-about = Один выбор явно лучший. Какой?
lobby-daily-streak = { $days ->
    [one] Ваша серия: { $days } день.
    [few] Ваша серия: { $days } дня.
   *[many] Ваша серия: { $days } дней.
}
lobby-daily-solve = Решить
lobby-branch = из разбора
lobby-lesson = урок
