# Розбір завершеної партії.

review-title = Розбір
review-step = Крок
review-player = Гравець
review-choice = Вибір
review-chance = Шанс
review-cost = Втрата
review-grade = Оцінка
review-grade-best = найкраще
review-grade-good = добре
review-grade-inaccuracy = неточність
review-grade-mistake = помилка
review-grade-blunder = груба помилка
review-accuracy = { $seat }: точність { $percent } ± { $error } %, { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}
review-key = Ключові моменти
review-key-about = Вибори, що коштували найбільше, і миті, після яких шанси змінилися найдужче. Оцінка зважає лише на втрату понад похибку розрахунку, тож за однакових втрат оцінки можуть різнитися.
review-better = Краще на { $percent }: { $what }
review-begin = Розібрати партію
review-about = Бот оцінює кожне рішення: скільки шансів на перемогу воно забрало, зважаючи на те, що гравець тоді міг знати. Це триває хвилину-дві; партії, що тривають зараз, важливіші.
review-progress = Рішення: { $done } з { $total }
review-stop = Зупинити
review-again = Почати знову
review-failed = Розбір перервався.
review-stopped = Розбір зупинено.
review-empty = У цій партії не було чого вирішувати.
review-chart = Шанси перемогти
review-chart-about = Шанс кожного гравця перемогти на момент кожного рішення, зважаючи на те, що міг знати той, хто вирішував. Рухайтеся клавішами зі стрілками.
review-open = Усі карти відкриті
review-open-about = Так партію бачить той, кому видно всі карти. Жоден гравець цього знати не міг.
review-decisions = Рішення
review-at = Рішення { $number } з { $total }: { $seat }
review-chances = Шанси перемогти
review-lost = втрачено { $percent }
review-watch = Показати в перегляді
review-try = Спробувати звідси
review-try-about = Ваше місце: { $seat }. За решту грають боти.
review-try-sampled = Як це виглядало тоді
review-try-sampled-about = Усе, чого не було видно з цього місця, роздається заново навмання.
review-try-true = Зі справжніми картами
review-try-true-about = Усе приховане лежить так, як у самій партії.
review-accuracy-title = Точність
