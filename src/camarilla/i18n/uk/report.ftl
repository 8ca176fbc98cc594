# Звіти про баланс: `camarilla report`.

report-title = { $game }: що кажуть партії
report-stopped = Перервано: зіграно { $played } з { $wanted } партій. Усі числа стосуються лише зіграних.
report-mixed = Боти різні й від партії до партії міняються місцями. Тому те, що любить робити сильніший бот, здається кращим, ніж є: щоб дізнатися, чого варті карти й дії, дайте одному ботові зіграти за всіх.
report-nothing = Перервано, перш ніж закінчилися перші партії: звітувати немає про що.
report-done = { $games } { $games ->
    [one] партія
    [few] партії
   *[many] партій
} за { $seconds } с: { $path }
report-figures = Числа
report-foot = Стовпчики, точки й вусики: оцінки з 95-відсотковими інтервалами. Штрихова лінія показує, де були б усі за рівних сил. Сильна гра може відрізнятися від гри цих ботів.

report-fact-games = Партій
report-fact-players = Гравців
report-fact-bots = Боти
report-fact-options = Варіанти правил
report-fact-seed = Зерно
report-fact-rules = Версія правил

## Слова на графіках

report-seat = Місце { $number }
report-seat-heading = Місце
report-place = { $number ->
    [1] починає
   *[other] ходить { $number }-м
}
report-place-heading = Порядок ходу
report-bot-heading = Бот
report-share = частка перемог
report-interval = 95-відсотковий інтервал
report-count = випадків
report-mean = середнє
report-who = Хто
report-winners = переможці
report-others = решта
report-points = очки наприкінці
report-decisions = рішень гравців за партію
report-action = Дія
report-times-per-game = разів за партію
report-least = найменше
report-quarter = нижній квартиль
report-median = медіана
report-three-quarters = верхній квартиль
report-most = найбільше
report-card = Карта
report-in-hand = в руці
report-set-aside = відкладена
report-influence = здобутий вплив
report-label-card-waiting = вплив на карті, коли її відкривають
report-round = раунд
report-round-number = раунд { $number }
report-share-of-cards = частка карт
report-share-of-players = частка гравців
report-share-of-games = частка партій
report-fate-not-played = не розіграна
report-fate-in-row = у ряді
report-fate-covered = накрита
report-fate-eliminated = вилучена
report-fate-discarded = скинута
report-survived = вціліла
report-spot-left = лівий край
report-spot-right = правий край
report-spot-on-own = на свою карту
report-label-row-place = місце в ряді зліва, коли карту відкривають
report-where-kept = собі
report-where-middle = на середину
report-where-favour = до стосу прихильності
report-gold-card = Золото
report-government-value = Уряд { $number }
report-gold-value = Золото { $number }
report-price = сплачена ціна
report-chief-value = значення тайла
report-domain = Сфера

## Питання і як читати відповіді

report-q-seat = Чи вирішує місце за столом, хто переможе?
report-note-seat = Місця відрізняються лише розташуванням за столом.
report-q-first = Чи вигідно починати?
report-note-first = Гравці за порядком ходу в першому раунді.
report-q-bot = Який бот перемагає частіше?
report-note-bot = Частка перемог одного місця, на якому сидить цей бот.
report-q-scores = Скільки очок треба для перемоги?
report-note-scores = Очки наприкінці партії: у переможців і в решти.
report-q-length = Скільки триває партія?
report-note-length = Скільки разів гравці щось вирішують; те, що визначають випадок або правила, не враховано.
report-q-actions = Що переможці роблять частіше?
report-note-actions = Скільки разів за партію обирають дію кожного виду. Якщо переможці роблять щось частіше, це ще не означає, що саме тому вони перемагають.
report-q-card-dealt = Яку карту добре мати?
report-note-card-dealt = Три карти відкладають навмання, тож чи буде карта в руці, вирішує лише жереб: що далі одна від одної дві точки карти, то цінніша вона в руці.
report-note-card-chosen = Три карти гравці відкладають на власний вибір, тож різниця між двома точками однієї карти говорить і про те, хто її відкладає.
report-q-card-brought = Скільки впливу дає кожна карта?
report-note-card-brought = Вплив, який карта здобула за партію: те, що на ній лежало, те, що дала її властивість, і те, що впіймала засідка чи пастка.
report-q-card-placed = Коли кожну карту найкраще викласти?
report-note-card-placed = Частка перемог залежно від раунду, в якому карту викладено. Золоте — вище за рівну частку, синє — нижче. Клітинки, де менше 30 випадків, порожні.
report-q-card-revealed = Коли кожну карту найкраще відкрити?
report-note-card-revealed = Частка перемог залежно від раунду, в якому гравець відкрив карту. Клітинки, де менше 30 випадків, порожні.
report-q-card-waiting = Чи варто чекати з відкриттям?
report-note-card-waiting = Частка перемог залежно від впливу, що назбирався на відкритій карті.
report-q-card-fate = Які карти лишаються в ряді?
report-note-card-fate = Де опиняється кожна карта наприкінці партії.
report-q-card-surviving = Чого варта вціліла карта?
report-note-card-surviving = Частка перемог тих, чия карта наприкінці ще лежить у ряді, зверху чи накрита, і тих, у кого її вилучено. Інтриги, яку відкрили й скинули, немає ні там, ні там.
report-q-spot = Куди найкраще класти карту?
report-note-spot = Частка перемог залежно від того, куди покладено карту, раунд за раундом.
report-q-row-place = З якого місця в ряді найкраще відкривати карту?
report-note-row-place = Частка перемог залежно від того, на якому місці зліва лежала карта, коли гравець її відкрив.

## Що видно на графіку

report-finding-none = Жодна різниця не перевищує свого інтервалу.
report-finding-above = Помітно вище за рівну частку: { $things }.
report-finding-below = Помітно нижче за рівну частку: { $things }.
report-contrast-above = Перше значення помітно вище: { $things }.
report-contrast-below = Перше значення помітно нижче: { $things }.
report-finding-range = Найбільше: { $most } ({ $high }). Найменше: { $least } ({ $low }).
report-caveat = Це вибирали гравці, а не випадок, тож різниця може мати й іншу причину.
