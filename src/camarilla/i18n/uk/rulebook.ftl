# Слова книги правил.

rulebook-search = Пошук у правилах
rulebook-contents = Зміст
rulebook-short = Коротко
rulebook-found = { $count ->
    [0] Нічого не знайдено.
    [one] Знайдено { $count } правило.
    [few] Знайдено { $count } правила.
   *[many] Знайдено { $count } правил.
}
rulebook-ruling = Наше рішення
rulebook-reconstructed = відтворено
rulebook-about-marks = «Наше рішення» стоїть там, де друковані правила мовчать або неясні. Відтворених даних не було в наших джерелах, тож у вашій коробці вони можуть бути іншими.
rulebook-example = Приклад
rulebook-before = До цього
rulebook-after = Після цього
rulebook-picture = Стіл: { $text }
rulebook-terms = Словничок
rulebook-to-contents = Назад до змісту
