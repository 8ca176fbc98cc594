# Общее для всех игр: названия игр, языков, мест и ботов, слова терминала.

language = Русский
tagline = Игры придворных интриг за одним столом

## Игры

## Места: имя по цвету и обёртка для выбранного имени, которое не склоняется

seat-1 = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
    .ins = Красным
    .loc = Красном
seat-2 = Синий
    .gen = Синего
    .dat = Синему
    .acc = Синего
    .ins = Синим
    .loc = Синем
seat-3 = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
    .ins = Зелёным
    .loc = Зелёном
seat-4 = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
    .ins = Жёлтым
    .loc = Жёлтом
seat-5 = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
    .acc = Фиолетового
    .ins = Фиолетовым
    .loc = Фиолетовом
seat-named = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }

## Боты

bot-automatic = искусственный соперник
bot-random = случайный
bot-greedy = жадный
bot-page = паж
bot-courtier = придворный
bot-councillor = советник
bot-eminence = серый кардинал

## Терминал

ui-you = { $name } (вы)
ui-help-line = число: выбрать · ?: пояснить · l: журнал · u: отменить · q: сохранить и выйти
ui-help = Введите номер выбора. ?3 или ?{ $card } поясняет карту, ?{ $rule } поясняет правило. u отменяет ваш последний выбор, пока никто ничего из него не узнал. q сохраняет партию и выходит. l показывает всё с вашего последнего выбора.
ui-more = ещё { $count } { $count ->
    [one] строка
    [few] строки
   *[many] строк
}, всё показывает l
ui-press-enter = Enter: дальше
ui-not-understood = Среди вариантов нет «{ $input }».
ui-no-such-help = Нет карты или правила «{ $input }».
ui-cannot-undo = Это уже не отменить: с тех пор кто-то действовал или что-то узнал.
ui-undone = Отменено.
ui-hand-over = Теперь очередь: { $seat }
ui-hand-over-hint = Передайте экран. Пусть никто другой сейчас не смотрит. Нажмите Enter, чтобы увидеть свои карты.
ui-saved = Партия сохранена в файле { $file }. Чтобы продолжить: { $command }
ui-record = Запись партии: { $file }.
ui-rule = Правило { $rule }
ui-wins = { $count ->
    [one] Победа: { $seats }.
    [few] Общая победа: { $seats }.
   *[many] Общая победа: { $seats }.
}
ui-verified = Запись соответствует правилам; { $count ->
    [one] { $count } случайный выбор проверен
    [few] { $count } случайных выбора проверено
   *[other] { $count } случайных выборов проверено
}: всё следует из зерна, закреплённого до партии.
ui-verified-rules = Запись соответствует правилам, результат верен. Зерно до партии не закреплено, поэтому проверить перемешивание нельзя.
ui-step = Шаг { $step } из { $steps }
ui-start = Начало
ui-chance = Случай

## Симуляция

sim-seat = Место
sim-bot = Бот
sim-won = Победы
sim-shared = Общие
sim-share = Доля
sim-score = Очки
sim-speed = { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
} за { $seconds } с. В секунду: партий — { $rate }, решений — { $decisions }.

## Турниры ботов: `ladder` (times-fair: во сколько раз доля больше, чем была бы у равных)

ladder-bot = Бот
ladder-games = Партий
ladder-seats = Мест
ladder-share = Доля
ladder-interval = 95 %
ladder-times-fair = К равной доле
ladder-score = Очки
ladder-rating = Рейтинг

## Подсказки: что бот думает о каждом выборе и почему (`hint` и кнопка за столом)

hint-action = Выбор
hint-value = Шанс на победу
hint-share = Доля попыток
hint-visits = Попыток
hint-reason = Почему
hint-why-only = другого выбора нет
hint-why-hopeless = уже ничего не поможет
hint-why-gains = сейчас для вас выгоднее всего
hint-why-hinders = хуже всего для главного соперника
hint-why-hinders-rival = хуже всего для соперника
hint-why-practice = так подсказывает опыт
hint-why-later = выгоднее в дальнейшем
hint-why-best = в целом лучше всего
hint-why-close = почти не хуже лучшего
hint-why-tempting = заманчиво, но в итоге хуже
hint-why-worse = для вас менее выгодно
hint-why-dismissed = не стоит раздумий
hint-for = за
hint-against = против
hint-chance = шанс победить: { $chance }
hint-likely = вероятно, { $fact }
hint-second = Второй по силе выбор, { $chance }: { $what }
hint-next = Что может быть дальше
fact-sets-back = шанс { $seat_gen } на победу ниже на { $percent } %
fact-helps = шанс { $seat_gen } на победу выше на { $percent } %

## Задачи (`puzzles`)

puzzles-found =
    { $count ->
        [one] Найдена { $count } задача
        [few] Найдены { $count } задачи
       *[many] Найдено { $count } задач
    } в { $games ->
        [one] { $games } партии.
       *[many] { $games } партиях.
    }
