# Справка программы, её отказы и то, что говорят doctor, fuzz и admin.
# `cli-<команда>` — команда, её атрибуты — её параметры; общие параметры есть у `cli-any`.

## Рамка каждой страницы справки

cli-usage = Использование:
cli-heading-options = Параметры:
cli-heading-arguments = Аргументы:
cli-heading-commands = Команды:
cli-default = по умолчанию: { $value }
cli-environment = переменная среды: { $name }
cli-required = обязательно
cli-words-options = [ПАРАМЕТРЫ]
cli-words-command = КОМАНДА [АРГУМЕНТЫ]
cli-show-help = Показать эту справку и выйти.
cli-languages = Каждая команда понимает --lang en, uk или ru. Без этого язык определяет CAMARILLA_LANG или система.

## Команды

cli-any = Параметры нескольких команд
    .game = Идентификатор игры; см. «games».
    .players = Число игроков. По умолчанию: сколько названо ботов, а если не назван ни один — наименьшее.
    .count = Число партий.
    .seed = То же зерно даёт тот же результат.
    .option = Настройка игры; можно повторять.
    .card_set = Коротко для --option set=…
    .deck = Таблица карт для игры, которая её читает.
    .lang = en, uk или ru.
    .as_json = Вывести JSON.
    .cores = Число ядер. По умолчанию: все.
    .file = Записи партий, по одной в строке.
    .game_index = Номер записи в файле.
    .minutes = Сколько минут это может занять.
    .out = Куда записать.
    .workers = Число играющих процессов. По умолчанию: все ядра, кроме одного.
    .database = База данных. По умолчанию: файл SQLite.
    .person = Идентификатор или логин.
    .time = Например, 30m, 12h или 7d. По умолчанию: навсегда.
    .bots = Боты по местам, через запятую; последний занимает остальные места. Названия: { $bots }
    .bot = Какого бота спросить. Названия: { $bots }
cli-camarilla = Четыре игры придворных интриг: играть, моделировать, просматривать, измерять.
    .version = Показать версию и выйти.
cli-play = Сыграть в этом терминале.
    .bots = Боты на последних местах, через запятую; на остальных — люди. Названия: { $bots }
    .players = Число игроков. По умолчанию: на одного больше, чем названо ботов, или наименьшее.
    .resume = Продолжить сохранённую партию.
    .learn = Урок: первая партия с наставником.
cli-games = Показать игры, число игроков и настройки.
cli-sim = Дать ботам сыграть много партий и показать результаты каждого места.
    .records = Записать все партии, по одной в строке.
cli-ladder = Турнир ботов: каждую раздачу играют с каждого места.
    .count = Наименьшее число партий.
    .bots = Два или больше ботов, через запятую; последний занимает остальные места. Названия: { $bots }
cli-report = Дать ботам сыграть много партий; записать данные в формате Parquet и страницу графиков.
    .bots = Боты, через запятую; последний занимает остальные места. От партии к партии они меняются местами.
    .cluster = Играть на кластере Ray; «local» запускает его здесь.
cli-replay = Показать запись шаг за шагом, как её видел игрок или зритель.
    .step = Показать только этот шаг; 0 — начало.
    .seat = Место, с которого смотреть, считая от 1. По умолчанию: зритель.
    .verify = Только проверить правила и перемешивание.
    .position = Вся позиция текстом, для сообщения об ошибке или теста.
cli-hint = Показать, что бот думает о решении, зная лишь то, что знает игрок.
    .step = Позиция после этого шага. По умолчанию: последнее решение.
cli-review = Оценить каждое решение партии и показать, что было лучше.
    .seat = Только решения этого игрока, считая от 1.
    .level = Какой поиск оценивает. По умолчанию: тот, что у игры.
cli-puzzles = Найти позиции, где один выбор явно лучший.
    .out = Задачи, по одной в строке; новые добавляются в конец.
    .count = Число новых задач.
    .minutes = Остановиться через столько минут и оставить найденное.
    .players = По умолчанию: по очереди каждое число игроков.
    .long = Итераций в каждом поиске; все поиски должны выбрать одно и то же.
    .skip = Какую часть каждой партии пропустить, например 0.8.
    .most = Сколько партий просмотреть самое большее.
cli-fuzz = Играть наугад со случайными настройками и проверять каждый инвариант; если он нарушен, код выхода 1.
    .seconds = Сколько секунд играть.
    .save = Куда записать партию с нарушением.
cli-train = Обучить сеть стратегии в игре с самой собой.
    .players = Число игроков, одно или несколько: 3 или 2,3,4. По умолчанию: все.
    .minutes = Сколько минут. По умолчанию: как в настройках игры.
    .settings = Другие настройки; каждое обучение записывает свой settings.json.
    .resume = Продолжить обучение в папке с его настройками.
cli-exploit = Обучить стратегию против неизменного бота и измерить, сколько она выигрывает: приближённый лучший ответ.
    .bot = Против какого бота, например councillor.
    .game = Игра, в которую он играет.
    .players = Число игроков. По умолчанию: наименьшее.
    .count = Число партий для измерения.
cli-bench = Измерить партии, решения, копии, наблюдения, выборки и шаги в секунду на одном ядре. «bench server» измеряет сервер под нагрузкой, «bench peers» — среды других библиотек.
    .game = Игры. По умолчанию: все.
    .seconds = Длительность одного измерения в секундах.
    .tables = bench server: число столов; можно повторять.
    .database = bench server: база PostgreSQL.
    .processes = bench server: число процессов на PostgreSQL.
    .write = Записать таблицу в docs/performance.md.
cli-doctor = Показать, что установлено, скомпилированы ли правила и чего не хватает.
cli-serve = Запустить сервер: люди играют в браузерах по адресам, которые он напечатает.
    .host = На каком адресе принимать соединения.
    .port = Порт; 0 — любой свободный.
    .base_url = Внешний адрес, если есть прокси.
    .bot = Программа, которую можно посадить за стол как бота; можно повторять.
    .guest_days = Удалять гостей, которых не было столько дней; 0 — никогда. [400]
    .chat_days = Сколько дней хранить чат; 0 — бессрочно. [400]
    .import_days = Сколько дней хранить импортированные записи; 0 — бессрочно. [400]
cli-schema = Вывести JSON Schema всех сообщений и наблюдений.
    .file = Куда записать. По умолчанию: стандартный вывод.
cli-db = Обновить или скопировать базу данных сервера.
cli-db-upgrade = Обновить базу данных до этой версии; «serve» делает это сам.
cli-db-backup = Скопировать базу SQLite, не останавливая сервер; для PostgreSQL есть pg_dump.
    .file = Куда записать копию.
cli-admin = Управлять игроками и столами, в том числе во время работы сервера.
cli-admin-tables = Показать столы, изменившиеся последними. По идентификатору стол можно открыть.
    .status = Только столы в этом состоянии.
cli-admin-people = Показать тех, кто был здесь в последнее время.
    .text = Часть имени или логина либо идентификатор.
cli-admin-delete = Удалить стол или игрока навсегда. За игрока дальше играют боты.
    .kind = Что удалить.
    .id = Идентификатор; для игрока можно и логин.
cli-admin-reset-password = Дать учётной записи новый пароль и напечатать его; на всех устройствах придётся войти снова.
cli-admin-bot = Создать учётную запись для бота и напечатать его токен.
    .name = Имя бота; с --renew — его идентификатор.
    .renew = Дать боту новый токен; старый перестанет действовать.
cli-admin-mute = Запретить игроку писать в чат.
cli-admin-ban = Не пускать игрока; за него дальше играют боты.
cli-admin-unmute = Снова разрешить игроку писать.
cli-admin-unban = Снова пустить игрока.
cli-admin-announce = Показать объявление всем, кто играет или ждёт, например перед перезапуском.
    .text = Текст объявления. Без него будет показано то, что действует сейчас.
    .time = Например, 30m или 12h.
    .withdraw = Снять объявление.
cli-admin-token = Напечатать токен страницы управления; её адрес — /admin.

## Что говорят doctor, fuzz и admin

cli-doctor-version = версия
cli-doctor-python = язык Python
cli-doctor-platform = система
cli-doctor-cores = ядер
cli-doctor-rules = правила
cli-doctor-rules_why = почему
cli-doctor-package = программа
cli-doctor-data = данные
cli-doctor-games = игры
cli-doctor-networks = сети
cli-doctor-database = база
cli-doctor-client = клиент
cli-doctor-needed = нужное
cli-doctor-optional = дополнительное
cli-doctor-missing = нет
cli-doctor-install = Нужно установить: { $names }
cli-fuzz-clean = { $game }: { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}, { $actions } { $actions ->
    [one] действие
    [few] действия
   *[many] действий
}, нарушений не найдено.
cli-fuzz-found = { $invariant }: { $detail }. Запись партии: { $file }.
cli-admin-deleted-table = Удалён стол { $id }.
cli-admin-deleted-person = Удалён игрок { $name }.
cli-admin-muted = Игроку { $name } запрещено писать в чат { $length }.
cli-admin-banned = Игрок { $name } заблокирован { $length }.
cli-admin-unmuted = Игрок { $name } снова может писать.
cli-admin-unbanned = Игрок { $name } снова может войти.
cli-admin-nothing = Объявления нет.
cli-admin-ever = навсегда
cli-admin-length = на { $time }

cli-exploit-found = { $game }, игроков: { $players }. Стратегия, обученная против { $bot }, побеждает в { $share } из { $games } партий (95 %: от { $low } до { $high }); отношение к равной доле — { $times }.
cli-exploit-shown = Значит, у этого бота можно выигрывать не реже.
cli-exploit-not-shown = Слабость не найдена; более долгое обучение может её найти.
cli-exploit-trained = Обучение: { $minutes } мин, партий — { $trained }.

## Отказы: по английскому тексту программа узнаёт, что перевести

cli-error-command = Нет команды { $name }
cli-error-command-nears = Нет команды { $name }; возможно, { $other }
cli-error-no-option = Нет параметра { $name }
cli-error-no-option-nears = Нет параметра { $name }; возможные: { $other }
cli-error-missing-argument = Не хватает аргумента { $name }
cli-error-missing-option = Не хватает параметра { $name }
cli-error-missing-command = Не хватает команды
cli-error-extra = Лишние аргументы: { $name }
cli-error-needs-value = Параметру { $name } нужно значение
cli-error-takes-none = Параметр { $name } не принимает значения
cli-error-integer = Неверное значение { $name }: нужно целое число
cli-error-number = Неверное значение { $name }: нужно число
cli-error-least = Неверное значение { $name }: наименьшее возможное — { $least }
cli-error-most = Неверное значение { $name }: наибольшее возможное — { $most }
cli-error-choice = Неверное значение { $name }: { $value }, а возможны только { $values }
cli-error-value = Неверное значение { $name }: { $detail }
cli-error-language = нет языка { $name }: есть { $names }
cli-error-game = нет игры { $name }: есть { $names }
cli-error-which-game = в какую игру? { $names }
cli-error-player-count = { $game }: от { $least } до { $most } игроков, а не { $count }
cli-error-bot = нет бота { $name }: есть { $names }
cli-error-no-bot = не назван ни один бот
cli-error-bot-colon = после двоеточия в { $name } чего-то не хватает
cli-error-bot-budget = боту { $name } нужен бюджет, например { $first } или { $second }
cli-error-budget = { $budget } — не бюджет для бота { $name }
cli-error-bot-explains = бот { $name } не может объяснить свой выбор
cli-error-bot-searches = бот { $name } не перебирает варианты
cli-error-bot-omniscient = { $name } видит всё, поэтому играет только в турнирах
cli-error-bots-players = ботов слишком много ({ $count }): при --players { $players } есть место только для { $seats }
cli-error-bots-seats = ботов слишком много ({ $count }): есть место только для { $seats }
cli-error-ladder-bots = для турнира нужны хотя бы два бота
cli-error-ladder-seats = для турнира нужны два места для ботов
cli-error-comma = лишняя запятая: { $text }
cli-error-option-form = настройку пишут так: название=значение, а не { $text }
cli-error-no-options = у { $game } нет настроек
cli-error-option-unknown = у { $game } нет настройки { $name }: есть { $names }
cli-error-option-flag = настройка { $name } — это true или false, а не { $value }
cli-error-option-value = настройка { $name } не может быть { $value }: возможны { $values }
cli-error-option-twice = настройка { $name } называет значение дважды
cli-error-deck = { $game } не читает таблицу карт
cli-error-read = не удалось прочитать { $file }: { $reason }
cli-error-write = не удалось записать { $file }: { $reason }
cli-error-utf8 = { $file } — это не текст в кодировке UTF-8
cli-error-no-cards = { $file } пуст, карт в нём нет
cli-error-no-record-number = в файле { $file } нет записи номер { $index }
cli-error-no-record = в файле { $file } нет записи партии
cli-error-records = в файле { $file } несколько записей, а сохранённая партия должна быть в файле одна
cli-error-record = это не запись партии: { $detail }
cli-error-record-format = формат записи { $format } здесь неизвестен, известен только { $known }
cli-error-record-action = действие { $index } записи, { $text }, там не разрешено
cli-error-record-result = результат в записи не соответствует действиям
cli-error-record-seed = зерно не то, что было закреплено
cli-error-record-game = { $file } — партия игры { $game }, а не { $other }
cli-error-no-seat = в партии мест: { $count }, места { $seat } нет
cli-error-no-player = в партии игроков: { $count }, игрока { $seat } нет
cli-error-no-step = в партии шагов: { $count }, шага { $step } нет
cli-error-nothing-decided = пока ни один игрок ничего не решал
cli-error-not-deciding = после шага { $step } решать некому; последнее решение принимают после шага { $other }
cli-error-learn-options = у урока свои игроки, боты и настройки: с --learn их не указывают
cli-error-resume-options = у сохранённой партии свои игроки, боты, настройки и зерно: с --resume их не указывают
cli-error-no-lesson = у { $game } нет урока
cli-error-alone = { $game }: нужно не меньше { $seats } мест; чтобы играть в одиночку, задайте --players { $players } и одного из искусственных соперников: { $options }
cli-error-player-numbers = число игроков пишут так: 3 или 2,3,4, а не { $text }
cli-error-time = время — это число минут, часов или дней, например 30m, а не { $text }
cli-error-needs-report = для отчёта нужны matplotlib и pyarrow: установите { $extra }
cli-error-needs-train = для обучения нужны numpy и torch: установите { $extra }
cli-error-no-database = нет базы данных { $file }
cli-error-no-database-yet = нет базы данных { $file }: сначала запустите сервер
cli-error-database = базу данных невозможно использовать: { $reason }
cli-error-database-version = у базы данных версия { $version }, а у программы — { $own }: выполните { $command } или запустите ту же версию программы, что и сервер
cli-error-setting-length = в { $name } должно быть не меньше { $count } символов
cli-error-backup-exists = { $file } уже существует
cli-error-backup-write = не удалось записать { $file }: { $reason }
cli-error-pg-dump = PostgreSQL копируют с помощью pg_dump, см. docs/hosting.md

## Состояния, о которых говорит doctor

cli-state-no-build = скомпилированной сборки нет
cli-state-build = скомпилированная сборка соответствует исходникам
cli-state-pure = задана CAMARILLA_PURE
cli-state-other-python = скомпилированная сборка — для другого Python ({ $suffix })
cli-state-changed = { $file } изменён после компиляции
cli-state-built = собран
cli-state-not-built = не собран
cli-state-no-networks = нет
cli-state-no-numpy = нет, не хватает numpy: боты ищут без сетей
cli-state-new-database = { $file } (ещё не создана)
cli-state-database = { $file } (версия { $version })
cli-state-old-database = { $file } (версия { $version }, обновится при следующем запуске)
cli-state-newer-database = { $file } (версия { $version }, от более новой программы)
cli-state-sources = исходные
cli-state-compiled = скомпилированные

## Другие отказы

cli-error-puzzles = в файле { $file } не задачи: { $detail }
cli-error-record-version = запись сделана по версии { $version } правил игры { $game }, которая здесь неизвестна; здесь версия { $own }
cli-error-record-other = это запись игры { $game }, а не { $other }
cli-error-option-none = нет настройки { $name }
cli-error-listen = не удалось открыть { $host }, порт { $port }: { $reason }
cli-error-setting = значение { $name } — это { $wanted }, а не { $value }
cli-error-setting-kind = значение { $name } — это { $wanted }
cli-error-setting-mail = { $name } должно начинаться с mailto:// или mailtos://, и нужно дополнение notices: { $command }
cli-error-program-name = бота нельзя назвать { $name }: возможны латинские буквы, цифры и -, но не название встроенного бота
cli-error-program-twice = название { $name } есть у нескольких программ ({ $count }): каждому боту нужно своё
cli-error-program-command = команда бота { $name }: { $detail }
cli-error-program-empty = у бота { $name } нет команды: НАЗВАНИЕ=КОМАНДА
cli-error-program-missing = бот { $name } не может играть: нет программы { $command }
cli-error-database-url = DATABASE_URL или --db — это sqlite:///путь/файл.db или postgresql://пользователь:пароль@сервер/база
cli-error-database-used = базу данных { $file } уже использует другой сервер
cli-error-database-newer = база данных (версия { $version }) создана более новой версией программы
cli-error-database-folder = нет папки { $folder } для базы данных
cli-error-backup-damaged = копия повреждена: { $detail }
cli-error-database-keys = не удалось сохранить ключи сервера
cli-error-postgres = для PostgreSQL нужно дополнение { $extra }
cli-error-folder = не удалось создать { $folder }: { $reason }
cli-error-beside = не удалось писать рядом с { $file }: { $reason }
cli-error-nobody = нет никого с идентификатором или логином { $name }
cli-error-no-table = такого стола нет
cli-error-not-a-bot = { $name } — не бот
cli-error-guest-password = { $name } играет как гость, и пароля нет
cli-error-not-muted = игроку { $name } писать не запрещено
cli-error-not-banned = игрок { $name } не заблокирован
cli-error-announcement = в объявлении должно быть от 1 до { $count } символов
cli-error-external-line = программа { $command } ответила { $answer }, а это не строка JSON с действием
cli-error-external-action = программа { $command } ответила { $answer }, а такого действия в игре нет
cli-error-external-legal = программа { $command } ответила { $answer }, а это действие сейчас недопустимо
cli-error-external-start = не удаётся запустить программу { $command }: { $reason }
cli-error-external-time = программа { $command } не ответила за { $seconds } с
cli-error-external-end = программа { $command } завершилась, не ответив
cli-error-verify-alone = --verify не показывает шагов: уберите --step, --seat, --position и --json
cli-error-position-alone = --position показывает всё в нотации: уберите --seat и --json
## Что принимает настройка
cli-state-wanted-port = число от 0 до 65535
cli-state-wanted-whole = целое число, не меньше { $least }
cli-state-wanted-days = целое число дней; 0 — бессрочно
cli-state-wanted-seconds = число секунд, не меньше 0
cli-state-wanted-seconds-above = число секунд больше 0
cli-state-wanted-above = число больше 0
cli-state-wanted-levels = debug, info, warning, error или critical
cli-state-wanted-formats = console или json
cli-state-wanted-address = адрес, например { $example }
cli-state-wanted-proxies = адреса или сети через запятую, например 10.0.0.0/8, или *
cli-state-wanted-contact = адрес, который начинается с mailto: или https:

## Что говорит система

cli-state-system-missing = нет такого файла или папки
cli-state-system-denied = нет прав доступа
cli-state-system-directory = это папка
cli-state-system-not-directory = это не папка
cli-state-system-exists = такой файл уже есть
cli-state-system-full = на диске нет места
cli-state-system-in-use = адрес уже занят
