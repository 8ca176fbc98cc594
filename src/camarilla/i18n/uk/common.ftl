# Спільне для всіх ігор: назви ігор, мов, місць і ботів, слова термінала.

language = Українська
tagline = Ігри придворних інтриг за одним столом

## Ігри

## Місця: ім’я за кольором і обгортка для обраного імені, яке не відмінюється

seat-1 = Червоний
    .gen = Червоного
    .dat = Червоному
    .acc = Червоного
    .ins = Червоним
    .loc = Червоному
seat-2 = Синій
    .gen = Синього
    .dat = Синьому
    .acc = Синього
    .ins = Синім
    .loc = Синьому
seat-3 = Зелений
    .gen = Зеленого
    .dat = Зеленому
    .acc = Зеленого
    .ins = Зеленим
    .loc = Зеленому
seat-4 = Жовтий
    .gen = Жовтого
    .dat = Жовтому
    .acc = Жовтого
    .ins = Жовтим
    .loc = Жовтому
seat-5 = Фіолетовий
    .gen = Фіолетового
    .dat = Фіолетовому
    .acc = Фіолетового
    .ins = Фіолетовим
    .loc = Фіолетовому
seat-named = { $name }
    .gen = гравця { $name }
    .dat = гравцеві { $name }
    .acc = гравця { $name }
    .ins = гравцем { $name }
    .loc = гравцеві { $name }

## Боти

bot-automatic = штучний суперник
bot-random = випадковий
bot-greedy = жадібний
bot-page = паж
bot-courtier = придворний
bot-councillor = радник
bot-eminence = сірий кардинал

## Термінал

ui-you = { $name } (ви)
ui-help-line = число: вибрати · ?: пояснити · l: журнал · u: скасувати · q: зберегти й вийти
ui-help = Введіть номер вибору. ?3 або ?{ $card } пояснює карту, ?{ $rule } пояснює правило. u скасовує ваш останній вибір, доки ніхто нічого з нього не дізнався. q зберігає партію й виходить. l показує все від вашого останнього вибору.
ui-more = ще { $count } { $count ->
    [one] рядок
    [few] рядки
   *[many] рядків
}, усе показує l
ui-press-enter = Enter: далі
ui-not-understood = Серед варіантів немає «{ $input }».
ui-no-such-help = Немає карти чи правила «{ $input }».
ui-cannot-undo = Це вже не скасувати: відтоді хтось діяв або щось дізнався.
ui-undone = Скасовано.
ui-hand-over = Тепер вирішує { $seat }
ui-hand-over-hint = Передайте екран. Хай ніхто інший зараз не дивиться. Натисніть Enter, щоб побачити свої карти.
ui-saved = Партію збережено у файлі { $file }. Щоб продовжити: { $command }
ui-record = Запис партії: { $file }.
ui-rule = Правило { $rule }
ui-wins = { $count ->
    [one] Перемога: { $seats }.
    [few] Спільна перемога: { $seats }.
   *[many] Спільна перемога: { $seats }.
}
ui-verified = Запис відповідає правилам; { $count ->
    [one] { $count } випадковий вибір перевірено
    [few] { $count } випадкові вибори перевірено
   *[other] { $count } випадкових виборів перевірено
}: усе випливає із зерна, закріпленого перед партією.
ui-verified-rules = Запис відповідає правилам, результат правильний. Зерно перед партією не закріплено, тож тасування перевірити неможливо.
ui-step = Крок { $step } з { $steps }
ui-start = Початок
ui-chance = Випадок

## Симуляція

sim-seat = Місце
sim-bot = Бот
sim-won = Перемоги
sim-shared = Спільні
sim-share = Частка
sim-score = Очки
sim-speed = { $games } { $games ->
    [one] партія
    [few] партії
   *[many] партій
} за { $seconds } с. Швидкість за секунду: партій — { $rate }, рішень — { $decisions }.

## Турніри ботів: `ladder` (times-fair: у скільки разів частка більша, ніж була б у рівних)

ladder-bot = Бот
ladder-games = Партій
ladder-seats = Місць
ladder-share = Частка
ladder-interval = 95 %
ladder-times-fair = × від рівної частки
ladder-score = Очки
ladder-rating = Рейтинг

## Підказки: що бот думає про кожен вибір і чому (`hint` і кнопка за столом)

hint-action = Вибір
hint-value = Шанс перемогти
hint-share = Частка спроб
hint-visits = Спроб
hint-reason = Чому
hint-why-only = іншого вибору немає
hint-why-hopeless = вже нічого не допоможе
hint-why-gains = зараз для вас найвигідніше
hint-why-hinders = найгірше для найсильнішого суперника
hint-why-hinders-rival = найгірше для суперника
hint-why-practice = так підказує досвід
hint-why-later = вигідніше надалі
hint-why-best = загалом найкраще
hint-why-close = майже не гірше за найкраще
hint-why-tempting = спокусливо, але зрештою гірше
hint-why-worse = для вас менш вигідно
hint-why-dismissed = не варте роздумів
hint-for = за
hint-against = проти
hint-chance = шанс перемогти: { $chance }
hint-likely = імовірно, { $fact }
hint-second = Другий за силою вибір, { $chance }: { $what }
hint-next = Що може бути далі
fact-sets-back = шанс { $seat_gen } перемогти нижчий на { $percent } %
fact-helps = шанс { $seat_gen } перемогти вищий на { $percent } %

## Задачі (`puzzles`)

puzzles-found =
    Знайдено { $count ->
        [one] { $count } задачу
        [few] { $count } задачі
       *[many] { $count } задач
    } у { $games ->
        [one] { $games } партії.
       *[many] { $games } партіях.
    }
