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
report-foot = Столбцы, точки и усы: оценки с 95-процентными интервалами. Штриховая линия показывает, где были бы все, если бы были равны. Сильная игра может отличаться от игры этих ботов.

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
report-do-oriflamme-keep = оставить закрытой
report-do-oriflamme-reveal = вскрыть
report-do-oriflamme-take = взять влияние
report-do-oriflamme-eliminate = устранить
report-do-oriflamme-spy = шпионить
report-do-oriflamme-copy = копировать
report-do-oriflamme-move = переместить карту
report-do-oriflamme-leave = оставить ряд как есть
report-do-oriflamme-bribe = подкупить
report-do-oriflamme-activate = активировать Планом
report-do-oriflamme-twin = выложить Близнеца
report-do-king-keep = оставить себе
report-do-king-middle = показать
report-do-king-favour = спрятать
report-do-king-bid = сделать ставку
report-do-king-pass = спасовать
report-do-king-raise = повысить жетон
report-do-king-lower = понизить жетон
report-do-illuminaten-scout = разведать
report-do-illuminaten-influence = повлиять
report-do-illuminaten-interrogate = допросить
report-do-illuminaten-reassign = переназначить
report-do-illuminaten-exclude = исключить
report-do-illuminaten-displace = вытеснить
report-do-illuminaten-conspire = добавить в цепь
report-do-illuminaten-claim = забрать карту фракции
report-do-illuminaten-use = использовать карту фракции
report-do-illuminaten-fulfil = воплотить замысел
report-do-illuminaten-propaganda = купить пропагандой
report-do-illuminaten-convent = купить на конвенте
report-least = меньше всего
report-quarter = четверть ниже
report-median = медиана
report-three-quarters = три четверти ниже
report-most = больше всего
report-card = Карта
report-in-hand = на руке
report-set-aside = отложена
report-influence = полученное влияние
report-influence-on-card = влияние на карте, когда её вскрывают
report-round = раунд
report-round-number = раунд { $number }
report-share-of-cards = доля карт
report-fate-not-played = не сыграна
report-fate-in-row = в ряду
report-fate-covered = накрыта
report-fate-eliminated = устранена
report-fate-discarded = сброшена
report-spot-left = левый край
report-spot-right = правый край
report-spot-on-own = на свою карту
report-where-kept = себе
report-where-middle = на середину
report-where-favour = в стопку благосклонности
report-king-card = Король
report-gold-card = Золото
report-government-value = Правительство { $number }
report-gold-value = Золото { $number }
report-price = уплаченная цена
report-label-king-bought = карт куплено на торгах
report-label-king-chiefs = жетонов главных должностей в конце
report-label-king-gold = стоимость оставшегося золота
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
report-note-card-dealt = Три карты откладывают наугад, поэтому разницу между двумя точками одной карты создаёт только случай: чем дальше они друг от друга, тем ценнее карта на руке.
report-note-card-chosen = Три карты игроки откладывают по своему выбору, так что разница между двумя точками одной карты говорит и о том, кто её откладывает.
report-q-card-brought = Сколько влияния приносит каждая карта?
report-note-card-brought = Влияние, которое карта получила за партию: то, что на ней лежало, то, что дало её свойство, и то, что поймала засада или ловушка.
report-q-card-placed = Когда каждую карту лучше всего выложить?
report-note-card-placed = Доля побед в зависимости от раунда, в котором карта выложена. Золотое лучше равного, синее хуже.
report-q-card-revealed = Когда каждую карту лучше всего вскрыть?
report-note-card-revealed = Доля побед в зависимости от раунда, в котором игрок вскрыл карту.
report-q-card-waiting = Стоит ли ждать со вскрытием?
report-note-card-waiting = Доля побед в зависимости от влияния, накопившегося на вскрытой карте.
report-q-card-fate = Какие карты выживают?
report-note-card-fate = Где оказывается каждая карта в конце партии.
report-q-spot = Куда лучше всего класть карту?
report-note-spot = Доля побед в зависимости от того, куда положена карта, раунд за раундом.
report-q-king-where = Что советники оставляют себе, показывают и прячут?
report-note-king-where = Куда кладут взятые карты каждого вида.
report-q-king-price = За сколько продают каждую карту?
report-note-king-price = Средняя цена проданных карт: за Правительство и Короля платят золотом, за Золото платят картами.
report-q-king-bought = Выгодно ли покупать на торгах?
report-note-king-bought = Доля побед в зависимости от числа купленных карт.
report-q-king-chiefs = Сколько жетонов главных должностей нужно для победы?
report-note-king-chiefs = Доля побед в зависимости от числа жетонов главных должностей в конце.
report-q-king-gold = Ошибка ли оставить себе золото?
report-note-king-gold = Доля побед в зависимости от стоимости золота на руке в конце.
report-q-king-tiles = Какая сфера становится самой ценной?
report-note-king-tiles = Средняя стоимость каждого жетона главной должности в конце; в начале она равна 3.
report-pax-plot = Замысел
report-pax-event = Событие
report-q-pax-plot = С каким замыслом побеждают?
report-note-pax-plot = Доля побед игроков, чья фишка в конце лежит на этом замысле.
report-q-pax-event = С каким событием побеждают?
report-note-pax-event = Доля побед игроков, которые оставили себе или сыграли это событие.
