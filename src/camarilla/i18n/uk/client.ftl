# Вебклієнт: його сторінки, його стіл і те, що він каже сам.

client-title = Камарилья
client-home = На головну
client-loading = Хвилинку…
client-close = Закрити
client-cancel = Скасувати
client-back = Назад
client-retry = Спробувати ще
client-yes = Так
client-no = Ні
client-you = ви
client-at-this-screen = за цим екраном
client-bot = Бот
client-automatic = Штучний суперник
client-guest = Гість { $number }
client-announcement = Оголошення:
client-announcement-close = Прибрати оголошення

## Головна сторінка

client-your-name = Ваше ім’я
client-name-hint = Як вас називати?
client-my-games = Мої партії
client-games = Ігри
client-open-tables = Відкриті столи
client-running-tables = Партії для глядачів
client-finished-games = Завершені партії
client-player-range = від { $from } до { $to } гравців
client-minutes = { $from }–{ $to } хвилин
client-with-bots = Грати з ботами
client-with-friends = Запросити друзів
client-rules = Правила
client-rules-all = Усі правила
client-rules-about = Кожне правило стисло, під тим номером, на який посилається журнал.
client-import = Відкрити запис партії…
client-import-drop = Відпустіть запис, щоб переглянути партію
client-credits = Подяки
client-cards = Карти
client-account = Ваш обліковий запис
client-ratings = Рейтинги
client-all-games = Усі мої партії
client-keep = Зберегти мої партії
client-keep-about = Ви граєте як гість: ваші партії знає лише цей браузер.
client-your-turn = Ваш хід
client-table-open = чекає на гравців
client-table-running = триває
client-table-finished = завершено
client-table-closed = закрито
client-go-on = Продовжити
client-watch = Дивитися
client-join = Сісти за стіл

## Новий стіл і очікування

client-players = Гравці
client-bots = Сила ботів
client-clock = Час
client-clock-none = без обмежень
client-clock-minute = 1 хвилина на хід
client-clock-minutes = 3 хвилини на хід
client-clock-day = 1 день на хід
client-clock-days = 3 дні на хід
client-listed = Показувати стіл усім
client-rated = Рейтингова партія
client-rated-about = Результат змінює рейтинг усіх: грають лише люди, кожен на одному місці.
client-options = Налаштування гри
client-choose-file = Вибрати файл…
client-play = Грати
client-make-table = Відкрити стіл
client-waiting-about = Стіл готовий. Надішліть друзям посилання.
client-empty-seat = вільне місце
client-seat-bot = Посадити бота
client-free-seat = Звільнити місце
client-by-lot = Місця розподіляє жереб.
client-hot-seat-name = Ім’я ще одного гравця за цим екраном
client-hot-seat-add = Додати
client-start = Почати
client-start-fill = Почати з ботами на вільних місцях
client-host-starts = Партію починає господар столу.
client-invite = Запросити друзів
client-invite-anyone = Хто має це посилання, може сісти за стіл або дивитися.
client-invite-network = Хто має це посилання й під’єднаний до тієї самої мережі, може сісти за стіл або дивитися.
client-invite-nobody = Ніхто інший не відкриє цього посилання: сервер доступний лише на цьому комп’ютері; під’єднайтеся до мережі й запустіть його з --host 0.0.0.0.
client-qr = Посилання як QR-код
client-copy-link = Скопіювати посилання
client-copied = Скопійовано

## Стіл

client-watching = глядач
client-menu = Меню
client-log = Журнал
client-since = Показати ще раз
client-log-earlier = Раніше
client-log-empty = Ще нічого не сталося.
client-chat = Чат
client-chat-empty = Ще ніхто нічого не сказав.
client-chat-hint = Скажіть щось
client-send = Надіслати
client-card = Зблизька
client-about-card = Про цю карту
client-howto = Як грати
client-howto-begin = Почати гру
client-howto-cards = Наведіть курсор на карту або притримайте її пальцем, щоб прочитати, що вона робить. Лампочка — порада бота.
client-choices = Усі варіанти
client-waiting = Вирішує { $seat }
client-over = Партію завершено
client-wins = Перемагає { $seat }
client-total = Усього
client-result = Підсумок
client-to-table = Поглянути на стіл
client-share-two = { $left } і { $right }
client-sure = { $what }. Ви впевнені?
client-only-target = { $what }. Єдина ціль: { $target }. Продовжити?
client-hint = Попросити підказку
client-hint-thinks = шанс { $chance }: { $why }
client-hint-says = Порада бота: { $what }
client-hint-more = Чому?
client-hint-title = Як діяв би бот
client-thinking = думає
client-first = Перший гравець
client-score = Вплив або очки: { $count }
client-undo-free = Скасувати хід
client-undo-turn = Скасувати весь хід
client-undo-ask = Попросити скасувати хід
client-undo-asked = { $seat } просить скасувати хід.
client-undo-waiting = Інші вирішують, чи дозволити вам скасувати хід.
client-withdraw = Передумати
client-taken-back = { $seat } скасовує хід.
client-absent = Нехай за відсутнього грає бот
client-absence = Голосування: нехай за { $seat_acc } грає бот. Згодні { $votes } з { $needed }.
client-agree = Погодитися
client-stand-in = За вас грає бот.
client-stands-in = За { $seat_acc } грає бот.
client-return = Повернути собі місце
client-away = не за столом
client-away-for = не за столом: { $time }
client-away-offer = { $seat } не за столом, і гра чекає.
client-let-bot = Нехай грає бот
client-wait = Зачекати
client-waits = Стіл чекає на { $seat_acc }.
client-is-back = { $seat } знову за столом.
client-consents = Згодні { $given } з { $needed }.
client-undo-refused = { $seat } не погоджується: хід лишається.
client-spectators = глядачів: { $count }
client-next-table = Далі ({ $count })
client-chat-unread = Чат, { $count ->
    [one] { $count } новий рядок
    [few] { $count } нові рядки
   *[many] { $count } нових рядків
}
client-watching-title = Ви спостерігаєте за грою
client-watching-why = Партія почалася без вас, тож ви бачите лише те, що відкрито всім.
client-watching-bots = Можна попроситися грати замість бота. На це мають погодитися всі люди за столом.
client-takeover = Грати за { $seat_acc }
client-takeover-asked = { $name } хоче грати далі за { $seat_acc }.
client-takeover-waiting = Інші вирішують, чи пустити вас до гри.
client-pause-ask = Попросити паузу
client-pause-end = Закінчити паузу
client-pause-asked = { $seat } просить паузу: годинник стоятиме, доки її хтось не закінчить.
client-pause-waiting = Інші вирішують щодо паузи.
client-pause-begun = Годинник зупинено. Ходити можна й далі.
client-pause-over = Паузу закінчено, годинник знову йде.
client-paused = Пауза
client-orders = Рішення наперед
client-orders-about = Вирішіть наперед, щоб інші не чекали на вас. Ваших рішень ніхто не бачить, і їх можна скасувати будь-коли.
client-orders-count = Рішення наперед: { $count }
client-orders-none = Зараз немає чого вирішувати наперед.
client-order-give = Вирішити
client-order-revoke = Скасувати
client-order-single = Одразу робити єдиний можливий хід
client-clock-bank = У запасі: { $time }
client-clock-bank-used = Витрачається запас
client-name-go = Далі
client-closed = Цей стіл закрито
client-closed-about = { $game }: ця партія тут не продовжиться.
client-open-like = Відкрити такий самий
client-no-page = Такої сторінки немає
client-push-denied = Браузер забороняє сповіщення від цього сайту. Дозвольте їх у налаштуваннях браузера.
client-push-failed = Не вдалося ввімкнути сповіщення. Спробуйте пізніше.
client-leave = Покинути стіл
client-leave-sure = Покинути: далі за вас гратиме бот
client-lost = Зв’язок утрачено. Пробуємо ще…
client-refused = Сервер завершив з’єднання. Перезавантажте сторінку.
client-hand-over-hint = Нехай ніхто інший зараз не дивиться.
client-hand-over-done = Готово
client-rematch = Зіграти ще
client-rematch-join = Приєднатися: наступна партія чекає
client-replay = Перегляд партії
client-review = Розбір
client-record = Зберегти запис
client-fair = Тасування визначено ще до першої карти; контрольний код (SHA-256):

## Боти за столом

client-bot-name-1 = Матильда
    .gen = Матильди
    .dat = Матильді
    .acc = Матильду
    .ins = Матильдою
    .loc = Матильді
client-bot-name-2 = Конрад
    .gen = Конрада
    .dat = Конрадові
    .acc = Конрада
    .ins = Конрадом
    .loc = Конрадові
client-bot-name-3 = Беатриса
    .gen = Беатриси
    .dat = Беатрисі
    .acc = Беатрису
    .ins = Беатрисою
    .loc = Беатрисі
client-bot-name-4 = Роланд
    .gen = Роланда
    .dat = Роландові
    .acc = Роланда
    .ins = Роландом
    .loc = Роландові
client-bot-name-5 = Леонора
    .gen = Леонори
    .dat = Леонорі
    .acc = Леонору
    .ins = Леонорою
    .loc = Леонорі
client-bot-name-6 = Бертран
    .gen = Бертрана
    .dat = Бертранові
    .acc = Бертрана
    .ins = Бертраном
    .loc = Бертранові
client-bot-name-7 = Клара
    .gen = Клари
    .dat = Кларі
    .acc = Клару
    .ins = Кларою
    .loc = Кларі
client-bot-name-8 = Едмунд
    .gen = Едмунда
    .dat = Едмундові
    .acc = Едмунда
    .ins = Едмундом
    .loc = Едмундові
client-bot-name-9 = Агнеса
    .gen = Агнеси
    .dat = Агнесі
    .acc = Агнесу
    .ins = Агнесою
    .loc = Агнесі
client-bot-name-10 = Гаспар
    .gen = Гаспара
    .dat = Гаспарові
    .acc = Гаспара
    .ins = Гаспаром
    .loc = Гаспарові
client-about-player = Хто це: { $name }
client-temper-random = Грає будь-що, не замислюючись.
client-temper-greedy = Бере найближче й далі не дивиться.
client-temper-page = Новачок при дворі: бачить наступний крок, але не пастку за ним.
client-temper-courtier = Обережний гравець: терплячий, рідко ризикує й нічого не забуває.
client-temper-councillor = Зважує кожне слово й чекає на вашу помилку.
client-temper-eminence = Бачить наскрізь більшість задумів і має кілька власних.
client-hurry = Показати решту одразу
client-speed-now = Швидкість анімації: { $speed }
client-more-lines = { $count ->
    [one] ще { $count } рядок
    [few] ще { $count } рядки
   *[many] ще { $count } рядків
}
client-fewer-lines = Згорнути

## Перегляд

client-eyes = Погляд: { $whom }
client-public = глядач
client-step-back = Крок назад
client-step-on = Крок уперед
client-play-on = Відтворити
client-pause = Пауза

## «Орифлама» за столом

client-place = Місце { $place }: { $what }

## Налаштування

client-language = Мова
client-theme = Тема
client-theme-system = як у системі
client-theme-light = світла
client-theme-dark = темна
client-speed = Швидкість анімації
client-speed-slow = повільно
client-speed-normal = нормально
client-speed-fast = швидко
client-speed-instant = одразу
client-sound = Звуки
client-push = Надсилати сповіщення на цей пристрій

## Клавіші

client-keys = Клавіші
client-key-arrows = від варіанта до варіанта
client-key-enter = обрати
client-key-escape = назад
client-key-digits = кнопки внизу
client-key-choices = усі варіанти списком
client-key-inspect = роздивитися карту
client-key-hint = попросити підказку
client-key-undo = скасувати хід
client-key-since = показати ще раз, що сталося після мого ходу
client-key-log = журнал
client-key-menu = меню
client-key-help = цей список

## Подяки

client-credits-icons = Емблеми
client-credits-icons-by = Автори емблем: { $authors }.
client-credits-fonts = Шрифти
client-credits-fonts-by = Автор шрифтів Alegreya та Alegreya Sans: { $author }.
client-credits-games = Ігри
client-credits-games-by = «Орифлама» й «Орифлама: Полум’я інтриг» — ігри Адріана та Акселя Еслінгів; інші ігри належать своїм авторам. Це незалежна програма з власними текстами й малюнками. Купуйте ігри: з картами в руці вони кращі.
client-credits-licences = Ліцензії
client-credits-licences-all = Тексти ліцензій усього, з чого складено ці сторінки

## Відмови

client-error-other = Не вийшло. Спробуйте ще раз.
client-error-offline = Сервер недоступний.
client-error-banned = Господар сервера заблокував вас.
client-error-muted = Зараз вам не можна писати.
client-error-not_found = Такого столу немає.
client-error-unknown_game = Сервер не знає такої гри.
client-error-bad_name = Ім’я має від 1 до 24 літер, цифр чи пробілів.
client-error-bad_option = Ці налаштування несумісні.
client-error-bad_record = У цьому файлі немає запису завершеної партії, зіграної за правилами.
client-error-table_full = Усі місця зайняті.
client-error-seat_taken = Там уже хтось сидить.
client-error-not_open = Партія вже почалася.
client-error-not_your_turn = Зараз не ваш хід.
client-error-illegal_action = Зараз це неможливо.
client-error-nothing_to_undo = Немає чого скасовувати.
client-error-undo_pending = Хтось уже просить скасувати хід.
client-error-too_early = Ще зарано: зачекайте пів хвилини.
client-error-not_absent = Цей гравець тут.
client-error-too_many = У вас забагато столів.
client-error-unfit_for_rating = У рейтинговій партії грають лише різні люди, без ботів.
client-error-rate_limited = Надто швидко. Зачекайте трохи.
client-error-busy = Боти зараз зайняті. Попросіть підказку трохи згодом.
client-error-game_running = Партія ще не закінчилася.
client-error-rules_changed = Цю партію почато за іншими правилами.
client-error-unavailable = Сервер зараз не може нічого зберегти. Спробуйте за мить.
client-error-undo_refused = Інші вже відмовили.
client-error-takeover_pending = Хтось уже попросився.
client-error-takeover_refused = Люди за столом відмовили.
client-error-no_advice = За цим столом боти не дають підказок.
client-error-no_clock = За цим столом немає годинника.
client-error-bad_order = Зараз це не можна вирішити наперед.
client-error-pause_pending = Хтось уже попросив.
client-error-no_pause_pending = Паузу вже закінчено.
client-error-no_session = Спершу назвіться.

## Навчання грою

client-learn = Навчитися, граючи
client-learn-go-on = Продовжити урок
client-learn-anew = Почати спочатку
client-learn-minutes = { $minutes } хв
client-learn-coach = Наставник
client-learn-progress = Крок { $step } з { $count }
client-learn-next = Далі
client-learn-back = Назад
client-learn-understood = Зрозуміло
client-learn-leave = Покинути урок
client-learn-lesson = Урок: { $game }
client-learn-refused = За правилами можна й так. Але спершу спробуймо інше.
client-error-not_in_lesson = Урок просить тут про інше.
