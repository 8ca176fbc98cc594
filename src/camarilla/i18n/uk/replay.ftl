# Перегляд зіграної партії та перевірка тасування.

replay-line = Крок партії
replay-eyes = Чий погляд
replay-open-cards = усі карти відкриті
replay-more = Про цю партію
replay-chapter-back = Попередній раунд або хід
replay-chapter-on = Наступний раунд або хід
replay-jump = Перейти до…
replay-end = Кінець
replay-speed = Швидкість
replay-nothing-told = Звідси нічого не видно.
replay-copy-link = Скопіювати посилання на цей крок

## Перевірка тасування

replay-check = Перевірити партію
replay-check-title = Чи чесно тасовано?
replay-check-about = До початку партії сервер оприлюднив цю печатку таємного числа. З нього випливає все тасування. Тепер ваш браузер може сам його повторити.
replay-check-copy = Скопіювати печатку
replay-check-needs-tls = Браузер перевіряє лише на сторінках із https або на цьому комп’ютері. Збережіть запис і виконайте: camarilla replay ФАЙЛ --verify
replay-check-fair = { $draws ->
    [one] { $draws } вибір випадку випливає з опечатаного числа: усе чесно.
    [few] Усі { $draws } вибори випадку випливають з опечатаного числа.
   *[many] Усі { $draws } виборів випадку випливають з опечатаного числа.
}
replay-check-no-seal = Ця партія не має печатки, тому тасування перевірити не можна.
replay-check-no-seed = Таємного числа немає, тому перевірити нічого не можна.
replay-check-wrong-seed = Таємне число не те, що було опечатане.
replay-check-wrong-lot = Місця розподілено не за опечатаним числом.
replay-check-wrong-draw = Крок { $step } не випливає з опечатаного числа: { $drawn }
