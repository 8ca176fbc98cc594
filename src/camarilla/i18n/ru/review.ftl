# Разбор законченной партии.

review-title = Разбор
review-step = Шаг
review-player = Игрок
review-choice = Выбор
review-chance = Шанс
review-cost = Потеря
review-grade = Оценка
review-grade-best = лучше всего
review-grade-good = хорошо
review-grade-inaccuracy = неточность
review-grade-mistake = ошибка
review-grade-blunder = грубая ошибка
review-accuracy = { $seat }: точность { $percent } ± { $error } %, { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
review-key = Ключевые моменты
review-key-about = Решения, которые обошлись дороже всего, и моменты, после которых шансы изменились сильнее всего. Оценка учитывает лишь потерю сверх погрешности расчёта, поэтому при равных потерях оценки могут различаться.
review-better = Лучше на { $percent }: { $what }
review-begin = Разобрать партию
review-about = Бот оценивает каждое решение: сколько шансов на победу оно отняло с учётом того, что игрок тогда мог знать. Это занимает минуту-две; партии, которые идут сейчас, важнее.
review-progress = Решения: { $done } из { $total }
review-stop = Остановить
review-again = Начать снова
review-failed = Разбор прервался.
review-stopped = Разбор остановлен.
review-empty = В этой партии нечего было решать.
review-chart = Шансы победить
review-chart-about = Шанс каждого игрока победить на момент каждого решения, с учётом того, что мог знать тот, кто решал. Двигайтесь клавишами со стрелками.
review-open = Все карты открыты
review-open-about = Так партию видит тот, кому видны все карты. Ни один игрок не мог этого знать.
review-decisions = Решения
review-at = Решение { $number } из { $total }: { $seat }
review-chances = Шансы победить
review-lost = потеряно { $percent }
review-watch = Показать в просмотре
review-try = Попробовать отсюда
review-try-about = Ваше место: { $seat }. За остальных играют боты.
review-try-sampled = Как это выглядело тогда
review-try-sampled-about = Всё, чего не было видно с этого места, раздаётся заново наугад.
review-try-true = С настоящими картами
review-try-true-about = Всё скрытое лежит так, как в самой партии.
review-accuracy-title = Точность
