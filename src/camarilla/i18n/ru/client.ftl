# Веб-клиент: его страницы, его стол и то, что он говорит сам.

client-title = Камарилья
client-home = На главную
client-loading = Минутку…
client-close = Закрыть
client-cancel = Отменить
client-back = Назад
client-retry = Попробовать ещё
client-yes = Да
client-no = Нет
client-you = вы
client-at-this-screen = за этим экраном
client-bot = Бот
client-automatic = Искусственный соперник
client-guest = Гость { $number }
client-announcement = Объявление:
client-announcement-close = Убрать объявление

## Главная страница

client-your-name = Ваше имя
client-name-hint = Как вас называть?
client-my-games = Мои партии
client-games = Игры
client-open-tables = Открытые столы
client-running-tables = Партии для зрителей
client-finished-games = Завершённые партии
client-player-range = от { $from } до { $to } игроков
client-minutes = { $from }–{ $to } минут
client-with-bots = Играть с ботами
client-with-friends = Пригласить друзей
client-rules = Правила
client-rules-all = Все правила
client-rules-about = Каждое правило вкратце, под тем номером, на который ссылается журнал.
client-import = Открыть запись партии…
client-import-drop = Отпустите запись, чтобы посмотреть партию
client-credits = Благодарности
client-cards = Карты
client-account = Ваша учётная запись
client-ratings = Рейтинги
client-all-games = Все мои партии
client-keep = Сохранить мои партии
client-keep-about = Вы играете как гость: ваши партии знает только этот браузер.
client-your-turn = Ваш ход
client-table-open = ждёт игроков
client-table-running = идёт
client-table-finished = завершено
client-table-closed = закрыто
client-go-on = Продолжить
client-watch = Смотреть
client-join = Сесть за стол

## Новый стол и ожидание

client-players = Игроки
client-bots = Сила ботов
client-clock = Время
client-clock-none = без ограничений
client-clock-minute = 1 минута на ход
client-clock-minutes = 3 минуты на ход
client-clock-day = 1 день на ход
client-clock-days = 3 дня на ход
client-listed = Показывать стол всем
client-rated = Рейтинговая партия
client-rated-about = Результат меняет рейтинг всех: играют только люди, каждый на одном месте.
client-options = Настройки игры
client-choose-file = Выбрать файл…
client-play = Играть
client-make-table = Открыть стол
client-waiting-about = Стол готов. Отправьте друзьям ссылку.
client-empty-seat = свободное место
client-seat-bot = Посадить бота
client-free-seat = Освободить место
client-by-lot = Места распределяет жребий.
client-hot-seat-name = Имя ещё одного игрока за этим экраном
client-hot-seat-add = Добавить
client-start = Начать
client-start-fill = Начать с ботами на свободных местах
client-host-starts = Партию начинает хозяин стола.
client-invite = Пригласить друзей
client-invite-anyone = Сесть за стол или смотреть может любой, у кого есть эта ссылка.
client-invite-network = Сесть за стол или смотреть может любой в этой же сети, у кого есть эта ссылка.
client-invite-nobody = Ссылка откроется только на этом компьютере. Чтобы она открылась и у других, подключитесь к сети и запустите сервер с --host 0.0.0.0.
client-qr = Ссылка как QR-код
client-copy-link = Скопировать ссылку
client-copied = Скопировано

## Стол

client-watching = зритель
client-menu = Меню
client-log = Журнал
client-since = Показать ещё раз
client-log-earlier = Раньше
client-log-empty = Ещё ничего не произошло.
client-chat = Чат
client-chat-empty = Ещё никто ничего не сказал.
client-chat-hint = Скажите что-нибудь
client-send = Отправить
client-card = Крупным планом
client-about-card = Об этой карте
client-howto = Как играть
client-howto-begin = Начать игру
client-howto-cards = Наведите курсор на карту или удержите её пальцем, чтобы прочитать, что она делает. Лампочка — совет бота.
client-choices = Все варианты
client-waiting = Решает { $seat }
client-over = Партия окончена
client-wins = Побеждает { $seat }
client-total = Всего
client-result = Итог
client-to-table = Посмотреть на стол
client-share-two = { $left } и { $right }
client-sure = { $what }. Вы уверены?
client-only-target = { $what }. Единственная цель: { $target }. Продолжить?
client-hint = Попросить подсказку
client-hint-thinks = шанс { $chance }: { $why }
client-hint-says = Совет бота: { $what }
client-hint-more = Почему?
client-hint-title = Как поступил бы бот
client-thinking = думает
client-first = Первый игрок
client-score = Влияние или очки: { $count }
client-undo-free = Отменить ход
client-undo-turn = Отменить весь ход
client-undo-ask = Попросить отменить ход
client-undo-asked = { $seat } просит отменить ход.
client-undo-waiting = Остальные решают, разрешить ли вам отменить ход.
client-withdraw = Передумать
client-taken-back = { $seat } отменяет ход.
client-absent = Пусть за отсутствующего играет бот
client-absence = Голосование: пусть за { $seat_acc } играет бот. Согласны { $votes } из { $needed }.
client-agree = Согласиться
client-stand-in = За вас играет бот.
client-stands-in = За { $seat_acc } играет бот.
client-return = Вернуть себе место
client-away = не за столом
client-away-for = не за столом: { $time }
client-away-offer = { $seat } не за столом, и игра ждёт.
client-let-bot = Пусть играет бот
client-wait = Подождать
client-waits = Стол ждёт { $seat_acc }.
client-is-back = { $seat } снова за столом.
client-consents = Согласны { $given } из { $needed }.
client-undo-refused = { $seat } не соглашается: ход остаётся.
client-spectators = зрителей: { $count }
client-next-table = Дальше ({ $count })
client-chat-unread = Чат, новых сообщений: { $count }
client-watching-title = Вы наблюдаете за игрой
client-watching-why = Партия началась без вас, поэтому вы видите только то, что открыто всем.
client-watching-bots = Можно попроситься играть вместо бота, если согласятся все люди за столом.
client-takeover = Играть за { $seat_acc }
client-takeover-asked = { $name } хочет продолжить игру за { $seat_acc }.
client-takeover-waiting = Остальные решают, пустить ли вас в игру.
client-pause-ask = Попросить паузу
client-pause-end = Закончить паузу
client-pause-asked = { $seat } просит паузу: часы стоят, пока её кто-нибудь не закончит.
client-pause-waiting = Остальные решают насчёт паузы.
client-pause-begun = Часы остановлены. Ходить можно и дальше.
client-pause-over = Пауза закончена, часы снова идут.
client-paused = Пауза
client-orders = Распоряжения
client-orders-about = Решите заранее, чтобы другие не ждали вас. Ваших распоряжений никто не видит, и их можно отменить.
client-orders-count = Распоряжений: { $count }
client-orders-none = Сейчас заранее решать нечего.
client-order-give = Решить
client-order-revoke = Отменить
client-order-single = Сразу делать вынужденные ходы
client-clock-bank = В запасе: { $time }
client-clock-bank-used = Тратится запас
client-name-go = Дальше
client-closed = Этот стол закрыт
client-closed-about = { $game }: эта партия здесь не продолжится.
client-open-like = Открыть такой же
client-no-page = Такой страницы нет
client-push-denied = Браузер запрещает уведомления от этого сайта. Разрешите их в настройках браузера.
client-push-failed = Не удалось включить уведомления. Попробуйте позже.
client-leave = Покинуть стол
client-leave-sure = Покинуть: дальше за вас будет играть бот
client-lost = Связь потеряна. Пробуем ещё…
client-refused = Сервер завершил соединение. Обновите страницу.
client-hand-over-hint = Пусть никто другой сейчас не смотрит.
client-hand-over-done = Готово
client-rematch = Сыграть ещё
client-rematch-join = Присоединиться: следующая партия ждёт
client-replay = Просмотр партии
client-review = Разбор
client-record = Сохранить запись
client-fair = Перемешивание определено ещё до первой карты; контрольный код (SHA-256):

## Боты за столом

client-bot-name-1 = Матильда
    .gen = Матильды
    .dat = Матильде
    .acc = Матильду
    .ins = Матильдой
    .loc = Матильде
client-bot-name-2 = Конрад
    .gen = Конрада
    .dat = Конраду
    .acc = Конрада
    .ins = Конрадом
    .loc = Конраде
client-bot-name-3 = Беатриса
    .gen = Беатрисы
    .dat = Беатрисе
    .acc = Беатрису
    .ins = Беатрисой
    .loc = Беатрисе
client-bot-name-4 = Роланд
    .gen = Роланда
    .dat = Роланду
    .acc = Роланда
    .ins = Роландом
    .loc = Роланде
client-bot-name-5 = Леонора
    .gen = Леоноры
    .dat = Леоноре
    .acc = Леонору
    .ins = Леонорой
    .loc = Леоноре
client-bot-name-6 = Бертран
    .gen = Бертрана
    .dat = Бертрану
    .acc = Бертрана
    .ins = Бертраном
    .loc = Бертране
client-bot-name-7 = Клара
    .gen = Клары
    .dat = Кларе
    .acc = Клару
    .ins = Кларой
    .loc = Кларе
client-bot-name-8 = Эдмунд
    .gen = Эдмунда
    .dat = Эдмунду
    .acc = Эдмунда
    .ins = Эдмундом
    .loc = Эдмунде
client-bot-name-9 = Агнесса
    .gen = Агнессы
    .dat = Агнессе
    .acc = Агнессу
    .ins = Агнессой
    .loc = Агнессе
client-bot-name-10 = Гаспар
    .gen = Гаспара
    .dat = Гаспару
    .acc = Гаспара
    .ins = Гаспаром
    .loc = Гаспаре
client-about-player = Кто это: { $name }
client-temper-random = Играет что попало, не раздумывая.
client-temper-greedy = Берёт то, что ближе, и дальше не смотрит.
client-temper-page = Новичок при дворе: видит следующий шаг, но не ловушку за ним.
client-temper-courtier = Осторожный игрок: терпелив, редко рискует и ничего не забывает.
client-temper-councillor = Взвешивает каждое слово и ждёт вашей ошибки.
client-temper-eminence = Видит насквозь большинство замыслов и припас несколько своих.
client-hurry = Показать остальное сразу
client-speed-now = Скорость анимации: { $speed }
client-more-lines = { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[many] ещё { $count } строк
}
client-fewer-lines = Свернуть

## Просмотр

client-eyes = Взгляд: { $whom }
client-public = зритель
client-step-back = Шаг назад
client-step-on = Шаг вперёд
client-play-on = Воспроизвести
client-pause = Пауза

## «Орифламма» за столом

client-place = Место { $place }: { $what }

## Настройки

client-language = Язык
client-theme = Тема
client-theme-system = как в системе
client-theme-light = светлая
client-theme-dark = тёмная
client-speed = Скорость анимации
client-speed-slow = медленно
client-speed-normal = нормально
client-speed-fast = быстро
client-speed-instant = сразу
client-sound = Звуки
client-push = Присылать уведомления на это устройство

## Клавиши

client-keys = Клавиши
client-key-arrows = от варианта к варианту
client-key-enter = выбрать
client-key-escape = назад
client-key-digits = кнопки внизу
client-key-choices = все варианты списком
client-key-inspect = рассмотреть карту
client-key-hint = попросить подсказку
client-key-undo = отменить ход
client-key-since = показать ещё раз, что случилось после моего хода
client-key-log = журнал
client-key-menu = меню
client-key-help = этот список

## Благодарности

client-credits-icons = Эмблемы
client-credits-icons-by = Авторы эмблем: { $authors }.
client-credits-fonts = Шрифты
client-credits-fonts-by = Автор шрифтов Alegreya и Alegreya Sans: { $author }.
client-credits-games = Игры
client-credits-games-by = «Орифламма» и «Орифламма: Пламя интриг» — игры Адриана и Акселя Эслингов; другие игры принадлежат своим авторам. Это независимая программа со своими текстами и рисунками. Покупайте игры: с картами в руке они лучше.
client-credits-licences = Лицензии
client-credits-licences-all = Тексты лицензий всего, из чего собраны эти страницы

## Отказы

client-error-other = Не получилось. Попробуйте ещё раз.
client-error-offline = Сервер недоступен.
client-error-banned = Хозяин сервера заблокировал вас.
client-error-muted = Сейчас вам нельзя писать.
client-error-not_found = Такого стола нет.
client-error-unknown_game = Сервер не знает такой игры.
client-error-bad_name = В имени должно быть от 1 до 24 букв, цифр или пробелов.
client-error-bad_option = Эти настройки несовместимы.
client-error-bad_record = В этом файле нет записи завершённой партии, сыгранной по правилам.
client-error-table_full = Все места заняты.
client-error-seat_taken = Там уже кто-то сидит.
client-error-not_open = Партия уже началась.
client-error-not_your_turn = Сейчас не ваш ход.
client-error-illegal_action = Сейчас это невозможно.
client-error-nothing_to_undo = Нечего отменять.
client-error-undo_pending = Кто-то уже просит отменить ход.
client-error-too_early = Ещё рано: подождите полминуты.
client-error-not_absent = Этот игрок здесь.
client-error-too_many = У вас слишком много столов.
client-error-unfit_for_rating = В рейтинговой партии играют только разные люди, без ботов.
client-error-rate_limited = Слишком быстро. Подождите немного.
client-error-busy = Боты сейчас заняты. Попросите подсказку чуть позже.
client-error-game_running = Партия ещё не окончена.
client-error-rules_changed = Эта партия начата по другим правилам.
client-error-unavailable = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже.
client-error-undo_refused = Остальные уже отказали.
client-error-takeover_pending = Кто-то уже попросился.
client-error-takeover_refused = Люди за столом отказали.
client-error-no_advice = За этим столом боты не дают подсказок.
client-error-no_clock = За этим столом нет часов.
client-error-bad_order = Сейчас это нельзя решить заранее.
client-error-pause_pending = Кто-то уже попросил паузу.
client-error-no_pause_pending = Пауза уже закончена.
client-error-no_session = Сначала назовитесь.

## Обучение игрой

client-learn = Научиться, играя
client-learn-go-on = Продолжить урок
client-learn-anew = Начать сначала
client-learn-minutes = { $minutes } мин
client-learn-coach = Наставник
client-learn-progress = Шаг { $step } из { $count }
client-learn-next = Дальше
client-learn-back = Назад
client-learn-understood = Понятно
client-learn-leave = Покинуть урок
client-learn-lesson = Урок: { $game }
client-learn-refused = По правилам можно и так. Но сначала попробуем другое.
client-error-not_in_lesson = Урок просит здесь о другом.
