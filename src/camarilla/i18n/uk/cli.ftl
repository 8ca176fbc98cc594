# Довідка програми, її відмови та те, що кажуть doctor, fuzz і admin.
# `cli-<команда>` — команда, її атрибути — її параметри; спільні параметри має `cli-any`.

## Рамка кожної сторінки довідки

cli-usage = Використання:
cli-heading-options = Параметри:
cli-heading-arguments = Аргументи:
cli-heading-commands = Команди:
cli-default = типово: { $value }
cli-environment = змінна середовища: { $name }
cli-required = обов’язково
cli-words-options = [ПАРАМЕТРИ]
cli-words-command = КОМАНДА [АРГУМЕНТИ]
cli-show-help = Показати цю довідку й вийти.
cli-languages = Кожна команда розуміє --lang en, uk або ru. Без цього мову визначає CAMARILLA_LANG або система.

## Команди

cli-any = Параметри кількох команд
    .game = Ідентифікатор гри; див. «games».
    .players = Кількість гравців. Типово: за названими ботами або найменша.
    .count = Кількість партій.
    .seed = Те саме зерно дає той самий результат.
    .option = Налаштування гри; можна повторювати.
    .card_set = Коротко для --option set=…
    .deck = Таблиця карт для гри, яка її читає.
    .lang = en, uk або ru.
    .as_json = Вивести JSON.
    .cores = Кількість ядер. Типово: усі.
    .file = Записи партій, по одному в рядку.
    .game_index = Номер запису у файлі.
    .minutes = Скільки хвилин це може тривати.
    .out = Куди записати.
    .workers = Кількість процесів, що грають. Типово: усі ядра, крім одного.
    .database = База даних. Типово: файл SQLite.
    .person = Ідентифікатор або логін.
    .time = Наприклад, 30m, 12h або 7d. Типово: назавжди.
    .bots = Боти за місцями, через кому; останній займає решту місць. Назви: { $bots }
    .bot = Якого бота запитати. Назви: { $bots }
cli-camarilla = Чотири гри придворних інтриг: грати, моделювати, переглядати, вимірювати.
    .version = Показати версію й вийти.
cli-play = Зіграти в цьому терміналі.
    .bots = Боти на останніх місцях, через кому; на решті — люди. Назви: { $bots }
    .players = Кількість гравців. Типово: на одного більше, ніж названо ботів, або найменша.
    .resume = Продовжити збережену партію.
    .learn = Урок: перша партія з наставником.
cli-games = Показати ігри, кількість гравців і налаштування.
cli-sim = Дати ботам зіграти багато партій і показати результати кожного місця.
    .records = Записати всі партії, по одній у рядку.
cli-ladder = Турнір ботів: кожну роздачу грають з кожного місця.
    .count = Щонайменше стільки партій.
    .bots = Два або більше ботів, через кому; останній займає решту місць. Назви: { $bots }
cli-report = Дати ботам зіграти багато партій; записати дані у форматі Parquet і сторінку графіків.
    .bots = Боти, через кому; останній займає решту місць. Від партії до партії вони міняються місцями.
    .cluster = Грати на кластері Ray; «local» запускає його тут.
cli-replay = Показати запис крок за кроком, як його бачив гравець чи глядач.
    .step = Показати лише цей крок; 0 — початок.
    .seat = Місце, з якого дивитися, рахуючи від 1. Типово: глядач.
    .verify = Лише перевірити правила й тасування.
    .position = Уся позиція текстом, для повідомлення про помилку чи тесту.
cli-hint = Показати, що бот думає про рішення, знаючи лише те, що знає гравець.
    .step = Позиція після цього кроку. Типово: останнє рішення.
cli-review = Оцінити кожне рішення партії та показати, що було краще.
    .seat = Лише рішення цього гравця, рахуючи від 1.
    .level = Який пошук оцінює. Типово: той, що в гри.
cli-puzzles = Знайти позиції, де один вибір вочевидь найкращий.
    .out = Задачі, по одній у рядку; нові додаються в кінець.
    .count = Кількість нових задач.
    .minutes = Зупинитися через стільки хвилин і лишити знайдене.
    .players = Типово: по черзі кожна кількість гравців.
    .long = Ітерацій у кожному пошуку; усі пошуки мають вибрати те саме.
    .skip = Яку частину кожної партії пропустити, наприклад 0.8.
    .most = Скільки партій переглянути щонайбільше.
cli-fuzz = Грати навмання з випадковими налаштуваннями й перевіряти кожен інваріант; якщо його порушено, код виходу 1.
    .seconds = Скільки секунд грати.
    .save = Куди записати партію з порушенням.
cli-train = Навчити мережу стратегії в грі із самою собою.
    .players = Кількість гравців, одна чи кілька: 3 або 2,3,4. Типово: усі.
    .minutes = Скільки хвилин. Типово: як у налаштуваннях гри.
    .settings = Інші налаштування; кожне навчання записує свій settings.json.
    .resume = Продовжити навчання в теці з його налаштуваннями.
cli-exploit = Навчити стратегію проти незмінного бота й виміряти, скільки вона виграє: наближена найкраща відповідь.
    .bot = Проти якого бота, наприклад councillor.
    .game = Гра, у яку він грає.
    .players = Кількість гравців. Типово: найменша.
    .count = Кількість партій для вимірювання.
cli-bench = Виміряти партії, рішення, копії, спостереження, вибірки й кроки за секунду на одному ядрі. «bench server» вимірює сервер під навантаженням, «bench peers» — середовища інших бібліотек.
    .game = Ігри. Типово: усі.
    .seconds = Тривалість одного вимірювання в секундах.
    .tables = bench server: кількість столів; можна повторювати.
    .database = bench server: база PostgreSQL.
    .processes = bench server: кількість процесів на PostgreSQL.
    .write = Записати таблицю в docs/performance.md.
cli-doctor = Показати, що встановлено, чи скомпільовано правила й чого бракує.
cli-serve = Запустити сервер: люди грають у браузерах за адресами, які він надрукує.
    .host = На якій адресі приймати з’єднання.
    .port = Порт; 0 — будь-який вільний.
    .base_url = Зовнішня адреса, якщо є проксі.
    .bot = Програма, яку можна посадити за стіл як бота; можна повторювати.
    .guest_days = Видаляти гостей, яких не було стільки днів; 0 — ніколи. [400]
    .chat_days = Скільки днів зберігати чат; 0 — безстроково. [400]
    .import_days = Скільки днів зберігати імпортовані записи; 0 — безстроково. [400]
cli-schema = Вивести JSON Schema всіх повідомлень і спостережень.
    .file = Куди записати. Типово: стандартний вивід.
cli-db = Оновити або скопіювати базу даних сервера.
cli-db-upgrade = Оновити базу даних до цієї версії; «serve» робить це сам.
cli-db-backup = Скопіювати базу SQLite, не зупиняючи сервера; для PostgreSQL є pg_dump.
    .file = Куди записати копію.
cli-admin = Керувати гравцями та столами, зокрема під час роботи сервера.
cli-admin-tables = Показати столи, що змінилися останніми. Стіл відкривають за його ідентифікатором.
    .status = Лише столи в цьому стані.
cli-admin-people = Показати тих, хто був тут останнім часом.
    .text = Частина імені чи логіна або ідентифікатор.
cli-admin-delete = Видалити стіл або гравця назавжди. За гравця далі грають боти.
    .kind = Що видалити.
    .id = Ідентифікатор; для гравця можна й логін.
cli-admin-reset-password = Дати обліковому запису новий пароль і надрукувати його; на всіх пристроях доведеться ввійти знову.
cli-admin-bot = Створити обліковий запис для бота й надрукувати його токен.
    .name = Ім’я бота; з --renew — його ідентифікатор.
    .renew = Дати ботові новий токен; старий перестане діяти.
cli-admin-mute = Заборонити гравцеві писати в чат.
cli-admin-ban = Не пускати гравця; за нього далі грають боти.
cli-admin-unmute = Знову дозволити гравцеві писати.
cli-admin-unban = Знову пустити гравця.
cli-admin-announce = Показати оголошення всім, хто грає чи чекає, наприклад перед перезапуском.
    .text = Текст оголошення. Без нього буде показано те, що діє зараз.
    .time = Наприклад, 30m або 12h.
    .withdraw = Зняти оголошення.
cli-admin-token = Надрукувати токен сторінки керування, що за адресою /admin.

## Що кажуть doctor, fuzz і admin

cli-doctor-version = версія
cli-doctor-python = мова Python
cli-doctor-platform = система
cli-doctor-cores = ядер
cli-doctor-rules = правила
cli-doctor-rules_why = чому
cli-doctor-package = програма
cli-doctor-data = дані
cli-doctor-games = ігри
cli-doctor-networks = мережі
cli-doctor-database = база
cli-doctor-client = клієнт
cli-doctor-needed = потрібне
cli-doctor-optional = додаткове
cli-doctor-missing = немає
cli-doctor-install = Треба встановити: { $names }
cli-fuzz-clean = { $game }: { $games } { $games ->
    [one] партія
    [few] партії
   *[many] партій
}, { $actions } { $actions ->
    [one] дія
    [few] дії
   *[many] дій
}, порушень не знайдено.
cli-fuzz-found = { $invariant }: { $detail }. Запис партії: { $file }.
cli-admin-deleted-table = Видалено стіл { $id }.
cli-admin-deleted-person = Видалено гравця { $name }.
cli-admin-muted = Гравцеві { $name } заборонено писати в чат { $length }.
cli-admin-banned = Гравця { $name } заблоковано { $length }.
cli-admin-unmuted = Гравець { $name } знову може писати.
cli-admin-unbanned = Гравець { $name } знову може ввійти.
cli-admin-nothing = Оголошення немає.
cli-admin-ever = назавжди
cli-admin-length = на { $time }

cli-exploit-found = { $game }, гравців: { $players }. Стратегія, навчена проти { $bot }, перемагає в { $share } із { $games } партій (95 %: від { $low } до { $high }); це { $times } рівної частки.
cli-exploit-shown = Отже, принаймні настільки цього бота можна обіграти.
cli-exploit-not-shown = Слабкості не знайдено; довше навчання може її знайти.
cli-exploit-trained = Навчання: { $minutes } хв, партій — { $trained }.

## Відмови: за англійським текстом програма впізнає, що перекласти

cli-error-command = Немає команди { $name }
cli-error-command-nears = Немає команди { $name }; можливо, { $other }
cli-error-no-option = Немає параметра { $name }
cli-error-no-option-nears = Немає параметра { $name }; можливі: { $other }
cli-error-missing-argument = Бракує аргументу { $name }
cli-error-missing-option = Бракує параметра { $name }
cli-error-missing-command = Бракує команди
cli-error-extra = Зайві аргументи: { $name }
cli-error-needs-value = Параметр { $name } потребує значення
cli-error-takes-none = Параметр { $name } не приймає значення
cli-error-integer = Неправильне значення { $name }: потрібне ціле число
cli-error-number = Неправильне значення { $name }: потрібне число
cli-error-least = Неправильне значення { $name }: найменше можливе — { $least }
cli-error-most = Неправильне значення { $name }: найбільше можливе — { $most }
cli-error-choice = Неправильне значення { $name }: { $value }, а можливі лише { $values }
cli-error-value = Неправильне значення { $name }: { $detail }
cli-error-language = немає мови { $name }: є { $names }
cli-error-game = немає гри { $name }: є { $names }
cli-error-which-game = у яку гру? { $names }
cli-error-player-count = { $game }: від { $least } до { $most } гравців, а не { $count }
cli-error-bot = немає бота { $name }: є { $names }
cli-error-no-bot = не названо жодного бота
cli-error-bot-colon = після двокрапки в { $name } чогось бракує
cli-error-bot-budget = ботові { $name } потрібен бюджет, наприклад { $first } або { $second }
cli-error-budget = { $budget } — не бюджет для бота { $name }
cli-error-bot-explains = бот { $name } не може пояснити свого вибору
cli-error-bot-searches = бот { $name } не перебирає варіантів
cli-error-bot-omniscient = { $name } бачить усе, тож грає лише в турнірах
cli-error-bots-players = ботів забагато ({ $count }): за --players { $players } місць для них — { $seats }
cli-error-bots-seats = ботів забагато ({ $count }): місць для них — { $seats }
cli-error-ladder-bots = для турніру потрібні щонайменше два боти
cli-error-ladder-seats = для турніру потрібні два місця для ботів
cli-error-comma = зайва кома: { $text }
cli-error-option-form = налаштування пишуть так: назва=значення, а не { $text }
cli-error-no-options = { $game } не має налаштувань
cli-error-option-unknown = { $game } не має налаштування { $name }: є { $names }
cli-error-option-flag = налаштування { $name } — це true або false, а не { $value }
cli-error-option-value = налаштування { $name } не може бути { $value }: можливі { $values }
cli-error-option-twice = у налаштуванні { $name } якесь значення вказано двічі
cli-error-deck = { $game } не читає таблиці карт
cli-error-read = не вдалося прочитати { $file }: { $reason }
cli-error-write = не вдалося записати { $file }: { $reason }
cli-error-utf8 = { $file } — це не текст у кодуванні UTF-8
cli-error-no-cards = { $file } порожній, карт у ньому немає
cli-error-no-record-number = у файлі { $file } немає запису номер { $index }
cli-error-no-record = у файлі { $file } немає запису партії
cli-error-records = у файлі { $file } кілька записів, а збережена партія має бути у файлі одна
cli-error-record = це не запис партії: { $detail }
cli-error-record-format = формат запису { $format } тут невідомий, відомий лише { $known }
cli-error-record-action = дія { $index } запису, { $text }, там не дозволена
cli-error-record-result = результат у записі не відповідає діям
cli-error-record-seed = зерно не те, що було закріплене
cli-error-record-game = { $file } — партія гри { $game }, а не { $other }
cli-error-no-seat = у партії місць: { $count }, місця { $seat } немає
cli-error-no-player = у партії гравців: { $count }, гравця { $seat } немає
cli-error-no-step = у партії кроків: { $count }, кроку { $step } немає
cli-error-nothing-decided = досі жоден гравець нічого не вирішував
cli-error-not-deciding = після кроку { $step } вирішувати нікому; останнє рішення ухвалюють після кроку { $other }
cli-error-learn-options = урок має власних гравців, ботів і налаштування: з --learn їх не вказують
cli-error-resume-options = збережена партія має своїх гравців, ботів, налаштування й зерно: з --resume їх не вказують
cli-error-no-lesson = { $game } не має уроку
cli-error-alone = найменша кількість місць у грі { $game } — { $seats }; щоб грати наодинці, задайте --players { $players } й одного зі штучних суперників: { $options }
cli-error-player-numbers = кількість гравців пишуть так: 3 або 2,3,4, а не { $text }
cli-error-time = час — це кількість хвилин, годин чи днів, наприклад 30m, а не { $text }
cli-error-needs-report = для звіту потрібні matplotlib і pyarrow: встановіть { $extra }
cli-error-needs-train = для навчання потрібні numpy і torch: встановіть { $extra }
cli-error-no-database = немає бази даних { $file }
cli-error-no-database-yet = немає бази даних { $file }: спершу запустіть сервер
cli-error-database = базу даних неможливо використати: { $reason }
cli-error-database-version = база даних має версію { $version }, а програма — { $own }: виконайте { $command } або запустіть ту саму версію програми, що й сервер
cli-error-setting-length = у { $name } має бути щонайменше { $count } символів
cli-error-backup-exists = { $file } уже існує
cli-error-backup-write = не вдалося записати { $file }: { $reason }
cli-error-pg-dump = PostgreSQL копіюють за допомогою pg_dump, див. docs/hosting.md

## Стани, про які каже doctor

cli-state-no-build = скомпільованої збірки немає
cli-state-build = скомпільована збірка відповідає сирцевому коду
cli-state-pure = задано CAMARILLA_PURE
cli-state-other-python = скомпільована збірка — для іншого Python ({ $suffix })
cli-state-changed = { $file } змінено після компіляції
cli-state-built = зібрано
cli-state-not-built = не зібрано
cli-state-no-networks = немає
cli-state-no-numpy = немає, бракує numpy: боти шукають без мереж
cli-state-new-database = { $file } (ще не створено)
cli-state-database = { $file } (версія { $version })
cli-state-old-database = { $file } (версія { $version }, оновиться під час наступного запуску)
cli-state-newer-database = { $file } (версія { $version }, від новішої програми)
cli-state-sources = сирцеві
cli-state-compiled = скомпільовані

## Інші відмови

cli-error-puzzles = у файлі { $file } не задачі: { $detail }
cli-error-record-version = запис зроблено за версією { $version } правил гри { $game }, якої тут не знають; тут версія { $own }
cli-error-record-other = це запис гри { $game }, а не { $other }
cli-error-option-none = немає налаштування { $name }
cli-error-listen = не вдалося відкрити { $host }, порт { $port }: { $reason }
cli-error-setting = значення { $name } — це { $wanted }, а не { $value }
cli-error-setting-kind = значення { $name } — це { $wanted }
cli-error-setting-mail = { $name } має починатися з mailto:// або mailtos://, і потрібне доповнення notices: { $command }
cli-error-program-name = бота не можна назвати { $name }: можливі латинські літери, цифри й -, але не назва вбудованого бота
cli-error-program-twice = назву { $name } має кілька програм ({ $count }): кожному боту потрібна власна
cli-error-program-command = команда бота { $name }: { $detail }
cli-error-program-empty = бот { $name } не має команди: НАЗВА=КОМАНДА
cli-error-program-missing = бот { $name } не може грати: немає програми { $command }
cli-error-database-url = DATABASE_URL або --db — це sqlite:///шлях/файл.db або postgresql://користувач:пароль@сервер/база
cli-error-database-used = базу даних { $file } уже використовує інший сервер
cli-error-database-newer = базу даних (версія { $version }) створено новішою версією програми
cli-error-database-folder = немає теки { $folder } для бази даних
cli-error-backup-damaged = копію пошкоджено: { $detail }
cli-error-database-keys = не вдалося зберегти ключі сервера
cli-error-postgres = для PostgreSQL потрібне доповнення { $extra }
cli-error-folder = не вдалося створити { $folder }: { $reason }
cli-error-beside = не вдалося писати поруч із { $file }: { $reason }
cli-error-nobody = немає нікого з ідентифікатором чи логіном { $name }
cli-error-no-table = такого столу немає
cli-error-not-a-bot = { $name } — не бот
cli-error-guest-password = { $name } грає як гість і пароля не має
cli-error-not-muted = гравцеві { $name } писати не заборонено
cli-error-not-banned = гравця { $name } не заблоковано
cli-error-announcement = оголошення має від 1 до { $count } символів
cli-error-external-line = програма { $command } відповіла { $answer }, а це не рядок JSON із дією
cli-error-external-action = програма { $command } відповіла { $answer }, а такої дії в грі немає
cli-error-external-legal = програма { $command } відповіла { $answer }, а ця дія зараз не дозволена
cli-error-external-start = не вдається запустити програму { $command }: { $reason }
cli-error-external-time = програма { $command } не відповіла за { $seconds } с
cli-error-external-end = програма { $command } завершилася, не відповівши
cli-error-verify-alone = --verify не показує кроків: приберіть --step, --seat, --position і --json
cli-error-position-alone = --position показує все в нотації: приберіть --seat і --json
## Що приймає налаштування
cli-state-wanted-port = число від 0 до 65535
cli-state-wanted-whole = ціле число, щонайменше { $least }
cli-state-wanted-days = ціла кількість днів; 0 — безстроково
cli-state-wanted-seconds = кількість секунд, щонайменше 0
cli-state-wanted-seconds-above = кількість секунд, більша за 0
cli-state-wanted-above = число, більше за 0
cli-state-wanted-levels = debug, info, warning, error або critical
cli-state-wanted-formats = console або json
cli-state-wanted-address = адреса, наприклад { $example }
cli-state-wanted-proxies = адреси чи мережі через кому, наприклад 10.0.0.0/8, або *
cli-state-wanted-contact = адреса, що починається з mailto: або https:

## Що каже система

cli-state-system-missing = немає такого файлу чи теки
cli-state-system-denied = немає дозволу
cli-state-system-directory = це тека
cli-state-system-not-directory = це не тека
cli-state-system-exists = такий файл уже є
cli-state-system-full = на диску немає місця
cli-state-system-in-use = адреса вже зайнята
