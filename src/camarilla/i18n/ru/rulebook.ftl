# Слова книги правил.

rulebook-search = Поиск в правилах
rulebook-contents = Содержание
rulebook-short = Коротко
rulebook-found = { $count ->
    [0] Ничего не найдено.
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
   *[many] Найдено { $count } правил.
}
rulebook-ruling = Наше решение
rulebook-reconstructed = восстановлено
rulebook-about-marks = «Наше решение» стоит там, где печатные правила молчат или неясны. Восстановленных данных не было в наших источниках, поэтому в вашей коробке они могут быть другими.
rulebook-example = Пример
rulebook-before = До этого
rulebook-after = После этого
rulebook-picture = Стол: { $text }
rulebook-terms = Словарик
rulebook-to-contents = Назад к содержанию
