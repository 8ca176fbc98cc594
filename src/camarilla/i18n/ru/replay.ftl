# Просмотр сыгранной партии и проверка тасования.

replay-line = Шаг партии
replay-eyes = Чей взгляд
replay-open-cards = все карты открыты
replay-more = Об этой партии
replay-chapter-back = Предыдущий раунд или ход
replay-chapter-on = Следующий раунд или ход
replay-jump = Перейти к…
replay-end = Конец
replay-speed = Скорость
replay-nothing-told = Отсюда ничего не видно.
replay-copy-link = Скопировать ссылку на этот шаг

## Проверка тасования

replay-check = Проверить партию
replay-check-title = Честно ли тасовали?
replay-check-about = До начала партии сервер опубликовал эту печать тайного числа. Из него следует всё тасование. Теперь ваш браузер может сам его повторить.
replay-check-copy = Скопировать печать
replay-check-needs-tls = Браузер проверяет только на страницах с https или на этом компьютере. Сохраните запись и выполните: camarilla replay ФАЙЛ --verify
replay-check-fair = { $draws ->
    [one] { $draws } выбор случая следует из запечатанного числа: всё честно.
    [few] Все { $draws } выбора случая следуют из запечатанного числа.
   *[many] Все { $draws } выборов случая следуют из запечатанного числа.
}
replay-check-no-seal = У этой партии нет печати, поэтому тасование проверить нельзя.
replay-check-no-seed = Тайного числа нет, поэтому проверить ничего нельзя.
replay-check-wrong-seed = Тайное число не то, что было запечатано.
replay-check-wrong-lot = Места распределены не по запечатанному числу.
replay-check-wrong-draw = Шаг { $step } не следует из запечатанного числа: { $drawn }
