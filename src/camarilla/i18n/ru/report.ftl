# Отчёты о балансе: `camarilla report`.

report-title = { $game }: что говорят партии
report-stopped = Прервано: сыграно { $played } из { $wanted } партий. Все числа относятся только к сыгранным.
report-mixed = Боты разные и от партии к партии меняются местами. Поэтому то, что любит делать более сильный бот, кажется лучше, чем есть: чтобы узнать, чего стоят карты и действия, дайте одному боту сыграть за всех.
report-nothing = Прервано раньше, чем закончились первые партии: сообщать не о чем.
report-done = { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
} за { $seconds } с: { $path }
report-figures = Числа
report-foot = Столбцы, точки и усы: оценки с 95-процентными интервалами. Штриховая линия показывает, где были бы все при равных силах. Сильная игра может отличаться от игры этих ботов.

report-fact-games = Партий
report-fact-players = Игроков
report-fact-bots = Боты
report-fact-options = Варианты правил
report-fact-seed = Зерно
report-fact-rules = Версия правил

## Слова на графиках

report-seat = Место { $number }
report-seat-heading = Место
report-place = { $number ->
    [1] начинает
   *[other] ходит { $number }-м
}
report-place-heading = Порядок хода
report-bot-heading = Бот
report-share = доля побед
report-interval = 95-процентный интервал
report-count = случаев
report-mean = среднее
report-who = Кто
report-winners = победители
report-others = остальные
report-points = очки в конце
report-decisions = решений игроков за партию
report-action = Действие
report-times-per-game = раз за партию
report-least = минимум
report-quarter = нижний квартиль
report-median = медиана
report-three-quarters = верхний квартиль
report-most = максимум
report-card = Карта
report-in-hand = в руке
report-set-aside = отложена
report-influence = полученное влияние
report-label-card-waiting = влияние на карте, когда её вскрывают
report-round = раунд
report-round-number = раунд { $number }
report-share-of-cards = доля карт
report-share-of-players = доля игроков
report-share-of-games = доля партий
report-fate-not-played = не разыграна
report-fate-in-row = в ряду
report-fate-covered = накрыта
report-fate-eliminated = устранена
report-fate-discarded = сброшена
report-survived = уцелела
report-spot-left = левый край
report-spot-right = правый край
report-spot-on-own = на свою карту
report-label-row-place = место в ряду слева, когда карту вскрывают
report-where-kept = себе
report-where-middle = в середину
report-where-favour = в стопку благосклонности
report-gold-card = Золото
report-government-value = Правительство { $number }
report-gold-value = Золото { $number }
report-price = уплаченная цена
report-chief-value = стоимость жетона
report-domain = Сфера

## Вопросы и как читать ответы

report-q-seat = Решает ли место за столом, кто победит?
report-note-seat = Места различаются только положением за столом.
report-q-first = Выгодно ли начинать?
report-note-first = Игроки по порядку хода в первом раунде.
report-q-bot = Какой бот побеждает чаще?
report-note-bot = Доля побед одного места, за которым сидит этот бот.
report-q-scores = Сколько очков нужно для победы?
report-note-scores = Очки в конце партии: у победителей и у остальных.
report-q-length = Сколько длится партия?
report-note-length = Сколько раз игроки что-то решают; то, что определяют случай или правила, не считается.
report-q-actions = Что победители делают чаще?
report-note-actions = Сколько раз за партию выбирают действие каждого вида. Если победители делают что-то чаще, это ещё не значит, что именно поэтому они побеждают.
report-q-card-dealt = Какую карту хорошо иметь?
report-note-card-dealt = Три карты откладывают наугад, поэтому в руке карта или нет, решает только жребий: чем дальше друг от друга две точки карты, тем она ценнее в руке.
report-note-card-chosen = Три карты игроки откладывают по своему выбору, так что разница между двумя точками одной карты говорит и о том, кто её откладывает.
report-q-card-brought = Сколько влияния приносит каждая карта?
report-note-card-brought = Влияние, которое карта получила за партию: то, что на ней лежало, то, что дало её свойство, и то, что принесли отпором Засада или Ловушка.
report-q-card-placed = Когда каждую карту лучше всего выложить?
report-note-card-placed = Доля побед в зависимости от раунда, в котором карта выложена. Золотое — выше равной доли, синее — ниже. Клетки, где меньше 30 случаев, пусты.
report-q-card-revealed = Когда каждую карту лучше всего вскрыть?
report-note-card-revealed = Доля побед в зависимости от раунда, в котором игрок вскрыл карту. Клетки, где меньше 30 случаев, пусты.
report-q-card-waiting = Стоит ли ждать со вскрытием?
report-note-card-waiting = Доля побед в зависимости от влияния, накопившегося на вскрытой карте.
report-q-card-fate = Какие карты остаются в ряду?
report-note-card-fate = Где оказывается каждая карта в конце партии.
report-q-card-surviving = Чего стоит уцелевшая карта?
report-note-card-surviving = Доля побед тех, чья карта в конце ещё лежит в ряду, сверху или накрытая, и тех, у кого её устранили. Интриги, которую вскрыли и сбросили, нет ни там, ни там.
report-q-spot = Куда лучше всего класть карту?
report-note-spot = Доля побед в зависимости от того, куда положена карта, раунд за раундом.
report-q-row-place = С какого места в ряду лучше всего вскрывать карту?
report-note-row-place = Доля побед в зависимости от того, на каком месте слева лежала карта, когда игрок её вскрыл.

## Что видно на графике

report-finding-none = Ни одна разница не превышает своего интервала.
report-finding-above = Заметно выше равной доли: { $things }.
report-finding-below = Заметно ниже равной доли: { $things }.
report-contrast-above = Первое значение заметно выше: { $things }.
report-contrast-below = Первое значение заметно ниже: { $things }.
report-finding-range = Больше всего: { $most } ({ $high }). Меньше всего: { $least } ({ $low }).
report-caveat = Это выбирали игроки, а не случай, поэтому у разницы может быть и другая причина.
