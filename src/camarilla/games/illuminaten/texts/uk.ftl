# «Pax Illuminaten».

## Просвітники та їхні відмінки

illuminaten-card-PIL001 = Пальфі
    .gen = Пальфі
    .dat = Пальфі
    .acc = Пальфі
    .ins = Пальфі
    .loc = Пальфі
illuminaten-card-PIL002 = Й. Ф. Кобенцль
    .gen = Й. Ф. Кобенцля
    .dat = Й. Ф. Кобенцлеві
    .acc = Й. Ф. Кобенцля
    .ins = Й. Ф. Кобенцлем
    .loc = Й. Ф. Кобенцлеві
illuminaten-card-PIL003 = Тун
    .gen = Туна
    .dat = Тунові
    .acc = Туна
    .ins = Туном
    .loc = Тунові
illuminaten-card-PIL004 = Л. Кобенцль
    .gen = Л. Кобенцля
    .dat = Л. Кобенцлеві
    .acc = Л. Кобенцля
    .ins = Л. Кобенцлем
    .loc = Л. Кобенцлеві
illuminaten-card-PIL005 = Штольберг
    .gen = Штольберга
    .dat = Штольбергові
    .acc = Штольберга
    .ins = Штольбергом
    .loc = Штольбергові
illuminaten-card-PIL006 = Гекінг
    .gen = Гекінга
    .dat = Гекінгові
    .acc = Гекінга
    .ins = Гекінгом
    .loc = Гекінгові
illuminaten-card-PIL007 = Овербек
    .gen = Овербека
    .dat = Овербекові
    .acc = Овербека
    .ins = Овербеком
    .loc = Овербекові
illuminaten-card-PIL008 = Міг
    .gen = Міга
    .dat = Мігові
    .acc = Міга
    .ins = Мігом
    .loc = Мігові
illuminaten-card-PIL009 = Райхард
    .gen = Райхарда
    .dat = Райхардові
    .acc = Райхарда
    .ins = Райхардом
    .loc = Райхардові
illuminaten-card-PIL010 = Нефе
    .gen = Нефе
    .dat = Нефе
    .acc = Нефе
    .ins = Нефе
    .loc = Нефе
illuminaten-card-PIL011 = Вестенрідер
    .gen = Вестенрідера
    .dat = Вестенрідерові
    .acc = Вестенрідера
    .ins = Вестенрідером
    .loc = Вестенрідерові
illuminaten-card-PIL012 = Абель
    .gen = Абеля
    .dat = Абелеві
    .acc = Абеля
    .ins = Абелем
    .loc = Абелеві
illuminaten-card-PIL013 = Коппе
    .gen = Коппе
    .dat = Коппе
    .acc = Коппе
    .ins = Коппе
    .loc = Коппе
illuminaten-card-PIL014 = Баадер
    .gen = Баадера
    .dat = Баадерові
    .acc = Баадера
    .ins = Баадером
    .loc = Баадерові
illuminaten-card-PIL015 = Мюнтер
    .gen = Мюнтера
    .dat = Мюнтерові
    .acc = Мюнтера
    .ins = Мюнтером
    .loc = Мюнтерові
illuminaten-card-PIL016 = Фрідріх Гомбурзький
    .gen = Фрідріха Гомбурзького
    .dat = Фрідріхові Гомбурзькому
    .acc = Фрідріха Гомбурзького
    .ins = Фрідріхом Гомбурзьким
    .loc = Фрідріхові Гомбурзькому
illuminaten-card-PIL017 = Савіолі
    .gen = Савіолі
    .dat = Савіолі
    .acc = Савіолі
    .ins = Савіолі
    .loc = Савіолі
illuminaten-card-PIL018 = Август Готський
    .gen = Августа Готського
    .dat = Августові Готському
    .acc = Августа Готського
    .ins = Августом Готським
    .loc = Августові Готському
illuminaten-card-PIL019 = Дальберг
    .gen = Дальберга
    .dat = Дальбергові
    .acc = Дальберга
    .ins = Дальбергом
    .loc = Дальбергові
illuminaten-card-PIL020 = Ернст II
    .gen = Ернста II
    .dat = Ернстові II
    .acc = Ернста II
    .ins = Ернстом II
    .loc = Ернстові II
illuminaten-card-PIL021 = Бассус
    .gen = Бассуса
    .dat = Бассусові
    .acc = Бассуса
    .ins = Бассусом
    .loc = Бассусові
illuminaten-card-PIL022 = Дітфурт
    .gen = Дітфурта
    .dat = Дітфуртові
    .acc = Дітфурта
    .ins = Дітфуртом
    .loc = Дітфуртові
illuminaten-card-PIL023 = Шпіттлер
    .gen = Шпіттлера
    .dat = Шпіттлерові
    .acc = Шпіттлера
    .ins = Шпіттлером
    .loc = Шпіттлерові
illuminaten-card-PIL024 = Якобі
    .gen = Якобі
    .dat = Якобі
    .acc = Якобі
    .ins = Якобі
    .loc = Якобі
illuminaten-card-PIL025 = Боде
    .gen = Боде
    .dat = Боде
    .acc = Боде
    .ins = Боде
    .loc = Боде
illuminaten-card-PIL026 = Музеус
    .gen = Музеуса
    .dat = Музеусові
    .acc = Музеуса
    .ins = Музеусом
    .loc = Музеусові
illuminaten-card-PIL027 = Блумауер
    .gen = Блумауера
    .dat = Блумауерові
    .acc = Блумауера
    .ins = Блумауером
    .loc = Блумауерові
illuminaten-card-PIL028 = Коловрат
    .gen = Коловрата
    .dat = Коловратові
    .acc = Коловрата
    .ins = Коловратом
    .loc = Коловратові
illuminaten-card-PIL029 = Лодер
    .gen = Лодера
    .dat = Лодерові
    .acc = Лодера
    .ins = Лодером
    .loc = Лодерові
illuminaten-card-PIL030 = Шпрікман
    .gen = Шпрікмана
    .dat = Шпрікманові
    .acc = Шпрікмана
    .ins = Шпрікманом
    .loc = Шпрікманові
illuminaten-card-PIL031 = Кніґґе
    .gen = Кніґґе
    .dat = Кніґґе
    .acc = Кніґґе
    .ins = Кніґґе
    .loc = Кніґґе
illuminaten-card-PIL032 = Фердинанд Брауншвейзький
    .gen = Фердинанда Брауншвейзького
    .dat = Фердинандові Брауншвейзькому
    .acc = Фердинанда Брауншвейзького
    .ins = Фердинандом Брауншвейзьким
    .loc = Фердинандові Брауншвейзькому
illuminaten-card-PIL033 = Ліхновський
    .gen = Ліхновського
    .dat = Ліхновському
    .acc = Ліхновського
    .ins = Ліхновським
    .loc = Ліхновському
illuminaten-card-PIL034 = Вальдердорф
    .gen = Вальдердорфа
    .dat = Вальдердорфові
    .acc = Вальдердорфа
    .ins = Вальдердорфом
    .loc = Вальдердорфові
illuminaten-card-PIL035 = Зайнсгайм
    .gen = Зайнсгайма
    .dat = Зайнсгаймові
    .acc = Зайнсгайма
    .ins = Зайнсгаймом
    .loc = Зайнсгаймові
illuminaten-card-PIL036 = Цвак
    .gen = Цвака
    .dat = Цвакові
    .acc = Цвака
    .ins = Цваком
    .loc = Цвакові
illuminaten-card-PIL037 = Зонненфельс
    .gen = Зонненфельса
    .dat = Зонненфельсові
    .acc = Зонненфельса
    .ins = Зонненфельсом
    .loc = Зонненфельсові
illuminaten-card-PIL038 = Гефелін
    .gen = Гефеліна
    .dat = Гефелінові
    .acc = Гефеліна
    .ins = Гефеліном
    .loc = Гефелінові
illuminaten-card-PIL039 = Гуфеланд
    .gen = Гуфеланда
    .dat = Гуфеландові
    .acc = Гуфеланда
    .ins = Гуфеландом
    .loc = Гуфеландові
illuminaten-card-PIL040 = Еккартсгаузен
    .gen = Еккартсгаузена
    .dat = Еккартсгаузенові
    .acc = Еккартсгаузена
    .ins = Еккартсгаузеном
    .loc = Еккартсгаузенові
illuminaten-card-PIL041 = Ланц
    .gen = Ланца
    .dat = Ланцові
    .acc = Ланца
    .ins = Ланцом
    .loc = Ланцові
illuminaten-card-PIL042 = Гете
    .gen = Гете
    .dat = Гете
    .acc = Гете
    .ins = Гете
    .loc = Гете
illuminaten-card-PIL043 = Карл Гессенський
    .gen = Карла Гессенського
    .dat = Карлові Гессенському
    .acc = Карла Гессенського
    .ins = Карлом Гессенським
    .loc = Карлові Гессенському
illuminaten-card-PIL044 = Ніколаї
    .gen = Ніколаї
    .dat = Ніколаї
    .acc = Ніколаї
    .ins = Ніколаї
    .loc = Ніколаї
illuminaten-card-PIL045 = Гердер
    .gen = Гердера
    .dat = Гердерові
    .acc = Гердера
    .ins = Гердером
    .loc = Гердерові
illuminaten-card-PIL046 = Карл Август
    .gen = Карла Августа
    .dat = Карлові Августові
    .acc = Карла Августа
    .ins = Карлом Августом
    .loc = Карлові Августові
illuminaten-card-PIL047 = Монтжела
    .gen = Монтжела
    .dat = Монтжела
    .acc = Монтжела
    .ins = Монтжела
    .loc = Монтжела
illuminaten-card-PIL048 = Лессінг
    .gen = Лессінга
    .dat = Лессінгові
    .acc = Лессінга
    .ins = Лессінгом
    .loc = Лессінгові
illuminaten-card-PIL049 = Шредер
    .gen = Шредера
    .dat = Шредерові
    .acc = Шредера
    .ins = Шредером
    .loc = Шредерові
illuminaten-card-PIL050 = Велльнер
    .gen = Велльнера
    .dat = Велльнерові
    .acc = Велльнера
    .ins = Велльнером
    .loc = Велльнерові
illuminaten-card-PIL051 = Борн
    .gen = Борна
    .dat = Борнові
    .acc = Борна
    .ins = Борном
    .loc = Борнові
illuminaten-card-PIL052 = Карл Теодор
    .gen = Карла Теодора
    .dat = Карлові Теодорові
    .acc = Карла Теодора
    .ins = Карлом Теодором
    .loc = Карлові Теодорові
illuminaten-card-PIL053 = Гарденберг
    .gen = Гарденберга
    .dat = Гарденбергові
    .acc = Гарденберга
    .ins = Гарденбергом
    .loc = Гарденбергові
illuminaten-card-PIL054 = Шиллер
    .gen = Шиллера
    .dat = Шиллерові
    .acc = Шиллера
    .ins = Шиллером
    .loc = Шиллерові
illuminaten-card-PIL055 = Моцарт
    .gen = Моцарта
    .dat = Моцартові
    .acc = Моцарта
    .ins = Моцартом
    .loc = Моцартові
illuminaten-card-PIL056 = Шнайдер
    .gen = Шнайдера
    .dat = Шнайдерові
    .acc = Шнайдера
    .ins = Шнайдером
    .loc = Шнайдерові
illuminaten-card-PIL057 = Кант
    .gen = Канта
    .dat = Кантові
    .acc = Канта
    .ins = Кантом
    .loc = Кантові

## Що то за карта

illuminaten-codename-none = немає
illuminaten-codename-PIL002 = «Мемерад»
illuminaten-codename-PIL004 = «Арріан»
illuminaten-codename-PIL005 = «Людовік Баварський»
illuminaten-codename-PIL007 = «Анакреонт»
illuminaten-codename-PIL008 = «Епіктет»
illuminaten-codename-PIL009 = «Вікліф»
illuminaten-codename-PIL010 = «Главк»
illuminaten-codename-PIL011 = «Муфтон»
illuminaten-codename-PIL012 = «Піфагор»
illuminaten-codename-PIL013 = «Акакій»
illuminaten-codename-PIL014 = «Цельс»
illuminaten-codename-PIL017 = «Брут»
illuminaten-codename-PIL018 = «Вальтер Фюрст»
illuminaten-codename-PIL019 = «Кресцент»
illuminaten-codename-PIL020 = «Тимолеонт»
illuminaten-codename-PIL021 = «Ганнібал / Мінос»
illuminaten-codename-PIL022 = «Мінос»
illuminaten-codename-PIL023 = «Бейль»
illuminaten-codename-PIL024 = «Сюллі»
illuminaten-codename-PIL025 = «Емілій»
illuminaten-codename-PIL026 = «Данте Аліґ’єрі»
illuminaten-codename-PIL027 = «Герміоній»
illuminaten-codename-PIL028 = «Навій / Квінт Іцилій»
illuminaten-codename-PIL031 = «Філон»
illuminaten-codename-PIL033 = «Меценат»
illuminaten-codename-PIL035 = «Альфред»
illuminaten-codename-PIL036 = «Данай / Катон»
illuminaten-codename-PIL037 = «Фабій»
illuminaten-codename-PIL038 = «Філон Біблський»
illuminaten-codename-PIL039 = «Ольдендорп»
illuminaten-codename-PIL040 = «Аттик»
illuminaten-codename-PIL041 = «Сократ»
illuminaten-codename-PIL042 = «Абарид»
illuminaten-codename-PIL043 = «Аарон»
illuminaten-codename-PIL044 = «Лукіан»
illuminaten-codename-PIL045 = «Папа Дамас»
illuminaten-codename-PIL046 = «Есхіл»
illuminaten-codename-PIL047 = «Мусей»
illuminaten-codename-PIL049 = «Росцій»
illuminaten-codename-PIL051 = «Фурій Камілл»
illuminaten-facts = Псевдонім: { $codename }. { $degree }; { $factions }; { $organisation }; сила — { $strength }. { $ability } З правил: { $seed }; виведено: { $inferred }; відтворено: { $reconstructed }.
illuminaten-word-nothing = нічого
illuminaten-source-id = номер
illuminaten-source-name = ім’я
illuminaten-source-code_name = псевдонім
illuminaten-source-degree = ступінь
illuminaten-source-factions = фракції
illuminaten-source-ability = здібність
illuminaten-source-strength = сила
illuminaten-source-organisation = організація
illuminaten-degree-first = Перший ступінь
illuminaten-degree-second = Другий ступінь
illuminaten-degree-third = Третій ступінь
illuminaten-degree-grand-master = Великий майстер
illuminaten-degree-royal-arch = Королівська арка
illuminaten-organisation-none = поза організаціями
illuminaten-organisation-mason = масон
illuminaten-organisation-rosicrucian = розенкрейцер
illuminaten-strength-dagger = кинджал
illuminaten-strength-hammers = молоти

## Здібності

illuminaten-ability-extra-influence = Дод. вплив
    .about = Вплиньте на будь-яку відкриту карту. За кожну фішку суперників на ній кожна ваша коштує на 1 жетон підтримки менше.
illuminaten-ability-extra-exclude = Дод. виключення
    .about = Виключіть карту, потім можете перенести одну свою фішку звідки завгодно на викладену карту.
illuminaten-ability-extra-reassign = Дод. перепризначення
    .about = Безкоштовно перенесіть 1–3 свої фішки звідки завгодно у вільні комірки де завгодно.
illuminaten-ability-extra-scout = Дод. розвідка
    .about = Безкоштовно розвідайте будь-яку закриту карту; викладена карта цього ходу вважається сусідньою для вашого впливу.
illuminaten-ability-extra-displace = Дод. витіснення
    .about = Витісніть фішки суперника. Ваша початкова сила дорівнює силі суперника плюс або мінус 1, на ваш вибір.
illuminaten-ability-boost-influence = Підсил. впливу
    .of = вплив
    .about = До кінця ходу кожна фішка, яку ви кладете дією «Вплинути», коштує на 1 жетон підтримки менше, але щонайменше 1.
illuminaten-ability-boost-exclude = Підсил. виключення
    .of = виключення
    .about = До кінця ходу ви виключаєте карти безкоштовно.
illuminaten-ability-boost-interrogate = Підсил. допиту
    .of = допит
    .about = До кінця ходу можна допитати будь-яку карту, а фішки суперників на ній вважаються вашими.
illuminaten-ability-boost-scout = Підсил. розвідки
    .of = розвідка
    .about = До кінця ходу ви берете дохід кожної карти, яку викладаєте під час розвідки.
illuminaten-ability-boost-displace = Підсил. витіснення
    .of = витіснення
    .about = До кінця ходу у ваших суперечках ні в кого немає ні переваги, ні вразливості.
illuminaten-ability-special-swap = Обмін місцями
    .about = Поміняйте місцями дві відкриті карти разом із фішками, якщо чужих фішок на них не більше, ніж ваших.
illuminaten-ability-special-draw = Добір
    .about = Візьміть двох верхніх просвітників колоди або одного з двору.
illuminaten-ability-special-edict = Едикт
    .about = Візьміть два жетони підтримки з едикту в грі.
illuminaten-ability-special-faction = Карта фракції
    .about = Тимчасово візьміть будь-яку карту фракції, до фази перевірки.
illuminaten-ability-special-plot = Задум
    .about = Замініть спільний задум без чужих фішок або свій особистий на верхній зі стосу.
illuminaten-ability-grand-master = Великий майстер
    .about = Підходить до будь-якого місця ланцюга. Візьміть дохід карти.
illuminaten-ability-royal-arch = Королівська арка
    .about = Завершує ланцюг. Ще одна основна дія цього ходу.

## Фракції

illuminaten-faction-nobility = аристократія
    .gen = аристократії
    .acc = аристократію
    .about = Раз на хід: витратьте 1 жетон підтримки аристократії, щоб вплинути за звичайну ціну. Завжди: щоразу, коли ви впливаєте, перша фішка коштує на 1 жетон підтримки менше, але щонайменше 1.
illuminaten-faction-magistrates = магістрати
    .gen = магістратів
    .acc = магістратів
    .about = Раз на хід: витратьте 1 жетон підтримки магістратів, щоб виключити карту за звичайну ціну. Завжди: після швидкої підтримки можна використати й здібність.
illuminaten-faction-artists = творці
    .gen = творців
    .acc = творців
    .about = Раз на хід: витратьте 1 жетон підтримки творців, щоб перенести 1–3 свої фішки з однієї карти куди завгодно. Завжди: ваші жетони творців замінюють будь-які.
illuminaten-faction-connoisseurs = знавці
    .gen = знавців
    .acc = знавців
    .about = Раз на хід: допитайте без чуток і зговору. Завжди: 2 жетони підтримки одного типу можна витратити замість 1 жетона іншого типу.
illuminaten-faction-clergy = духовенство
    .gen = духовенства
    .acc = духовенство
    .about = Раз на хід: витісніть фішки, витративши по 1 жетону підтримки духовенства за кожну. Завжди: у суперечках суперник кладе й відкриває карту першим.
illuminaten-faction-scholars = учені
    .gen = учених
    .acc = учених
    .about = Раз на хід: витратьте 1 жетон підтримки учених, щоб розвідати будь-яку карту. Завжди: ваш ліміт карт у руці — 5.

## Задуми

illuminaten-plot-P01 = Вербування на околиці
    .about = Керуйте ложею, у якій щонайменше 4 зовнішні карти й щонайменше 4 ваші фішки.
illuminaten-plot-P02 = Союз рівних
    .about = Ваші фішки мають лежати на карті та на 3 сусідніх із нею картах того самого ступеня.
illuminaten-plot-P03 = Великі просвітителі
    .about = Тримайте на королівських арках щонайменше 4 фішки, більше за кожного суперника.
illuminaten-plot-P04 = Внутрішнє коло
    .about = Ваші фішки мають лежати на 4 внутрішніх картах, кожна з яких сусідня щонайменше з 2 іншими із цих чотирьох.
illuminaten-plot-P05 = Об’єднання масонів
    .about = Керуйте масонами, які разом належать до всіх 6 фракцій.
illuminaten-plot-P06 = Широкі зв’язки
    .about = Керуйте 6 картами (удвох — 8).
illuminaten-plot-P07 = Впливові адепти
    .about = Керуйте 2 великими майстрами (удвох — 3).
illuminaten-plot-P08 = Шлях чуток
    .about = Картами однієї ложі, на яких лежать ваші фішки, з’єднайте верхній ряд із нижнім.
illuminaten-plot-P09 = Тіньові угоди
    .about = Ваші фішки мають лежати разом із чужими на 3, 4 чи 5 картах (для 2, 3 чи 4 гравців).
illuminaten-plot-P10 = Братство розенкрейцерів
    .about = Керуйте щонайменше 3 розенкрейцерами, більше, ніж будь-хто із суперників, і тримайте на них щонайменше 5 фішок.
illuminaten-plot-P11 = Лінія обміну
    .about = Керуйте ложею, у якій щонайменше 3 сусідні карти центрального ряду.
illuminaten-plot-P12 = Велика ложа
    .about = Керуйте ложею щонайменше з 5 карт, у якій щонайменше 5 ваших фішок.
illuminaten-plot-P13 = Співпраця ареопагів
    .about = Керуйте ложею, що з’єднує ваш ареопаг з ареопагом суперника.

## Події

illuminaten-event-card-edict-nobility = Едикт: аристократія
    .about = Усі жетони цієї фракції повертаються в запас, 6 із них кладуть на карту. На початку кожного вашого ходу 1 із них іде в запас, а 1 — вам.
illuminaten-event-card-edict-magistrates = Едикт: магістрати
    .about = Усі жетони цієї фракції повертаються в запас, 6 із них кладуть на карту. На початку кожного вашого ходу 1 із них іде в запас, а 1 — вам.
illuminaten-event-card-edict-artists = Едикт: творці
    .about = Усі жетони цієї фракції повертаються в запас, 6 із них кладуть на карту. На початку кожного вашого ходу 1 із них іде в запас, а 1 — вам.
illuminaten-event-card-edict-connoisseurs = Едикт: знавці
    .about = Усі жетони цієї фракції повертаються в запас, 6 із них кладуть на карту. На початку кожного вашого ходу 1 із них іде в запас, а 1 — вам.
illuminaten-event-card-edict-clergy = Едикт: духовенство
    .about = Усі жетони цієї фракції повертаються в запас, 6 із них кладуть на карту. На початку кожного вашого ходу 1 із них іде в запас, а 1 — вам.
illuminaten-event-card-edict-scholars = Едикт: учені
    .about = Усі жетони цієї фракції повертаються в запас, 6 із них кладуть на карту. На початку кожного вашого ходу 1 із них іде в запас, а 1 — вам.
illuminaten-event-card-festivities = Придворні урочистості
    .about = Зовнішні карти вважаються сусідніми для впливу.
illuminaten-event-card-weather = Ясна погода
    .about = Перепризначаючи, можна переносити фішки в будь-які вільні комірки.
illuminaten-event-card-propaganda = Друк пропаганди
    .about = Раз на хід за три жетони підтримки одного типу можна купити основну дію.
illuminaten-event-card-rosicrucians = Піднесення розенкрейцерів
    .about = Не витрачаючи основної дії, можна розвідувати картою розенкрейцера, впливати на нього чи викладати його, виключаючи карту.
illuminaten-event-card-masons = Угода з масонами
    .about = Масони підходять до будь-якого місця ланцюга.
illuminaten-event-card-convent = Вільгельмсбадський конвент
    .about = Раз на хід за будь-які п’ять жетонів підтримки можна купити основну дію.
illuminaten-event-card-decree = Указ курфюрста
    .about = Виключати можна й карти з фішками суперників, якщо на новій карті вистачає комірок для їхніх фішок.
illuminaten-event-card-inquisitors = Церковні дізнавачі
    .about = Раз на хід можна поглянути на руку чи особистий задум суперника.
illuminaten-event-card-whisper = Тихий шепіт
    .about = Допитуючи, можна не зважати на правило зговору.

## Карти зв’язків, суперники, кроки

illuminaten-connection-IV = карта зв’язків IV
    .acc = карту зв’язків IV
illuminaten-connection-V = карта зв’язків V
    .acc = карту зв’язків V
illuminaten-connection-VI = карта зв’язків VI
    .acc = карту зв’язків VI
illuminaten-connection-VII = карта зв’язків VII
    .acc = карту зв’язків VII
illuminaten-connection-VIII = карта зв’язків VIII
    .acc = карту зв’язків VIII
illuminaten-connection-IX = карта зв’язків IX
    .acc = карту зв’язків IX
illuminaten-connection-X = карта зв’язків X
    .acc = карту зв’язків X
illuminaten-connection-XI = карта зв’язків XI
    .acc = карту зв’язків XI
illuminaten-connection-XII = карта зв’язків XII
    .acc = карту зв’язків XII
illuminaten-connection-XIII = карта зв’язків XIII
    .acc = карту зв’язків XIII
illuminaten-connection-XIV = карта зв’язків XIV
    .acc = карту зв’язків XIV
illuminaten-connection-XV = карта зв’язків XV
    .acc = карту зв’язків XV
illuminaten-connection-XVI = карта зв’язків XVI
    .acc = карту зв’язків XVI
illuminaten-connection-XVII = карта зв’язків XVII
    .acc = карту зв’язків XVII
illuminaten-connection-XVIII = карта зв’язків XVIII
    .acc = карту зв’язків XVIII
illuminaten-connection-XIX = карта зв’язків XIX
    .acc = карту зв’язків XIX
illuminaten-connection-XX = карта зв’язків XX
    .acc = карту зв’язків XX
illuminaten-connection-XXI = карта зв’язків XXI
    .acc = карту зв’язків XXI
illuminaten-connection-XXII = карта зв’язків XXII
    .acc = карту зв’язків XXII
illuminaten-connection-XXIII = карта зв’язків XXIII
    .acc = карту зв’язків XXIII
illuminaten-opponent-none = ніхто
illuminaten-opponent-saint-germain = Сен-Жермен
    .gen = Сен-Жермена
    .dat = Сен-Жерменові
    .acc = Сен-Жермена
    .ins = Сен-Жерменом
    .loc = Сен-Жерменові
illuminaten-opponent-weishaupt = Адам Вайсгаупт
    .gen = Адама Вайсгаупта
    .dat = Адамові Вайсгаупту
    .acc = Адама Вайсгаупта
    .ins = Адамом Вайсгауптом
    .loc = Адамі Вайсгаупті
illuminaten-step-saint-germain-a = а: розвідує закриту карту
illuminaten-step-saint-germain-b = б: є спільна фракція, тож впливає й допитує, а де всі комірки зайняті — витісняє
illuminaten-step-saint-germain-c = в: спільної фракції немає, тож виключає карту або витісняє суперника
illuminaten-step-saint-germain-d = г: поруч нічого не підходить, тож іде ближче до суперника й допитує
illuminaten-step-weishaupt-a = а: карта плану, великий майстер чи королівська арка, стає на це місце
illuminaten-step-weishaupt-b = б: там лише його фішки, тож додає ще, а якщо вільних комірок ніде немає — допитує
illuminaten-step-weishaupt-c = в: великий майстер чи королівська арка, тож впливає або витісняє суперника
illuminaten-step-weishaupt-d = г: спільної фракції немає, а карта плану її має і стає на це місце
illuminaten-step-weishaupt-e = д: є спільна фракція і вільна комірка, тож впливає
illuminaten-step-weishaupt-f = е: витісняє суперника або виключає карту
illuminaten-aim-discs = 8 фішок на картах
illuminaten-aim-lodge = керування ложею щонайменше з 5 карт
illuminaten-aim-edicts = 4 едикти в скиді
illuminaten-aim-grand = керування 3 великими майстрами чи королівськими арками

## Журнал: рядок на кожну подію

illuminaten-event-connected = { $seat } отримує { $connection_acc }.
    .you = Ви отримуєте { $connection_acc }.
illuminaten-event-faction-opened = У грі: карта фракції «{ $faction }».
illuminaten-event-plot-opened = Спільний задум: «{ $plot }».
illuminaten-event-plot-drawn = { $seat } отримує особистий задум «{ $plot }».
    .hidden = { $seat } отримує особистий задум.
    .you = Ви отримуєте особистий задум «{ $plot }».
illuminaten-event-turn-began = Раунд { $round }: ходить { $seat }.
    .you = Раунд { $round }: ходите ви.
illuminaten-event-action-gained = { $seat } отримує ще одну основну дію.
    .you = Ви отримуєте ще одну основну дію.
illuminaten-event-influence-began = { $seat } впливає на { $card_acc } на місці { $place }.
    .you = Ви впливаєте на { $card_acc } на місці { $place }.
illuminaten-event-interrogate-began = { $seat } допитує { $card_acc } на місці { $place }.
    .you = Ви допитуєте { $card_acc } на місці { $place }.
illuminaten-event-areopagus-interrogated = { $seat } допитує ареопаг.
    .you = Ви допитуєте ареопаг.
illuminaten-event-reassign-began = { $seat } перепризначає фішки з карт { $faction_gen }.
    .you = Ви перепризначаєте фішки з карт { $faction_gen }.
illuminaten-event-exclude-began = { $seat } виключає { $card_acc } з місця { $place }.
    .you = Ви виключаєте { $card_acc } з місця { $place }.
illuminaten-event-displace-began = { $seat } намагається витіснити фішки на місці { $place } ({ $card }).
    .you = Ви намагаєтеся витіснити фішки на місці { $place } ({ $card }).
illuminaten-event-court-filled = До двору, на місце { $place }, приходить { $card }.
illuminaten-event-drew = { $seat } бере { $card_acc }.
    .hidden = { $seat } бере карту.
    .you = Ви берете { $card_acc }.
illuminaten-event-took-from-court = { $seat } бере з двору (місце { $place }) { $card_acc }.
    .you = Ви берете з двору (місце { $place }) { $card_acc }.
illuminaten-event-scouted = { $seat } розвідує місце { $place } й знаходить { $card_acc }.
    .hidden = { $seat } розвідує місце { $place }.
    .you = Ви розвідуєте місце { $place } й знаходите { $card_acc }.
illuminaten-event-laid = { $seat } викладає { $card_acc } на місце { $place }.
    .you = Ви викладаєте { $card_acc } на місце { $place }.
illuminaten-event-turned-up = На місці { $place } відкривається { $card }.
illuminaten-event-discarded = { $seat } скидає { $card_acc }.
    .you = Ви скидаєте { $card_acc }.
illuminaten-event-threw-off = { $seat } скидає з руки { $card_acc }.
    .you = Ви скидаєте з руки { $card_acc }.
illuminaten-event-swapped = { $seat } міняє місцями карти на місцях { $place } і { $other }.
    .you = Ви міняєте місцями карти на місцях { $place } і { $other }.
illuminaten-event-reshuffled = { $count ->
    [one] Скид стає новою колодою: { $count } карта.
    [few] Скид стає новою колодою: { $count } карти.
   *[many] Скид стає новою колодою: { $count } карт.
}
illuminaten-event-court-moved-on = Розпорядник переходить на місце { $place } двору.
illuminaten-event-chained = { $seat } додає до ланцюга { $card_acc }.
    .you = Ви додаєте до ланцюга { $card_acc }.
illuminaten-event-boosted = { $card } дає { $seat_dat } підсилення на цей хід: { $ability_of }.
    .you = { $card } дає вам підсилення на цей хід: { $ability_of }.
illuminaten-event-skipped = { $seat } не використовує здібності { $card_gen }.
    .you = Ви не використовуєте здібності { $card_gen }.
illuminaten-event-saw-card = { $seat } бачить { $card_acc } в руці { $other_gen }.
    .hidden = { $seat } переглядає карту { $other_gen }.
    .you = Ви бачите { $card_acc } в руці { $other_gen }.
    .to-you = { $seat } бачить вашу карту: { $card }.
    .to-you-hidden = { $seat } переглядає вашу карту.
illuminaten-event-saw-plot = { $seat } бачить особистий задум { $other_gen }: «{ $plot }».
    .hidden = { $seat } переглядає особистий задум { $other_gen }.
    .you = Ви бачите особистий задум { $other_gen }: «{ $plot }».
    .to-you = { $seat } бачить ваш особистий задум «{ $plot }».
    .to-you-hidden = { $seat } переглядає ваш особистий задум.
illuminaten-event-paid = { $seat } витрачає { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки { $faction_gen }.
    .you = Ви витрачаєте { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки { $faction_gen }.
illuminaten-event-gained = { $seat } отримує { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки { $faction_gen }.
    .you = Ви отримуєте { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки { $faction_gen }.
illuminaten-event-favor-returned = { $seat } повертає в запас { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки { $faction_gen }.
    .you = Ви повертаєте в запас { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки { $faction_gen }.
illuminaten-event-intercepted = { $seat } перехоплює в { $other_gen } жетон підтримки { $faction_gen }.
    .you = Ви перехоплюєте в { $other_gen } жетон підтримки { $faction_gen }.
    .to-you = { $seat } перехоплює у вас жетон підтримки { $faction_gen }.
illuminaten-event-gave = { $seat } віддає жетон підтримки { $faction_gen } { $other_dat }.
    .you = Ви віддаєте жетон підтримки { $faction_gen } { $other_dat }.
    .to-you = { $seat } віддає вам жетон підтримки { $faction_gen }.
illuminaten-event-disc-placed = { $seat } кладе фішку в комірку { $slot } на місці { $place }.
    .you = Ви кладете фішку в комірку { $slot } на місці { $place }.
illuminaten-event-disc-moved = { $seat } переносить фішку з комірки { $slot } на місці { $place } в комірку { $to_slot } на місці { $to }.
    .you = Ви переносите фішку з комірки { $slot } на місці { $place } в комірку { $to_slot } на місці { $to }.
illuminaten-event-disc-returned = { $seat } забирає фішку з місця { $place }.
    .you = Ви забираєте фішку з місця { $place }.
illuminaten-event-contest-began = { $seat } кидає виклик { $other_dat } на місці { $place }. Початкова сила: { $strength } проти { $against }.
    .you = Ви кидаєте виклик { $other_dat } на місці { $place }. Початкова сила: { $strength } проти { $against }.
    .to-you = { $seat } кидає вам виклик на місці { $place }. Початкова сила: { $strength } проти вашої { $against }.
illuminaten-event-contest-laid = { $seat } кладе карту суперечки: { $card }.
    .hidden = { $seat } кладе карту суперечки.
    .you = Ви кладете карту суперечки: { $card }.
illuminaten-event-contest-revealed = { $seat } відкриває карту суперечки: { $card }.
    .you = Ви відкриваєте карту суперечки: { $card }.
illuminaten-event-contest-empty = У { $seat_gen } немає карти суперечки.
    .you = У вас немає карти суперечки.
illuminaten-event-contest-cancelled = Карти { $seat_gen } й { $other_gen } скасовують одна одну.
    .you = Ваша карта й карта { $other_gen } скасовують одна одну.
    .to-you = Карта { $seat_gen } й ваша карта скасовують одна одну.
illuminaten-event-contest-won = { $seat } виграє суперечку проти { $other_gen }: { illuminaten-contest-reason }.
    .you = Ви виграєте суперечку проти { $other_gen }: { illuminaten-contest-reason }.
    .to-you = { $seat } виграє суперечку проти вас: { illuminaten-contest-reason }.
illuminaten-contest-reason = { $reason ->
    [dagger] кинджал вразливої сторони дає перемогу одразу
    [hammers] молоти сторони з перевагою дають перемогу одразу
    [tie] { $total } проти { $against }, а за нічиєї перемагає захисник
    [cancel] обидві карти перемагають одразу, тож перемагає захисник
    [stop] карти скасували одна одну, і нападник зупиняється
   *[total] { $total } проти { $against }
}
illuminaten-event-rewarded = { $seat } кладе маркер нагороди на місце { $place }.
    .you = Ви кладете маркер нагороди на місце { $place }.
illuminaten-event-claimed = { $seat } забирає карту фракції «{ $faction }».
    .you = Ви забираєте карту фракції «{ $faction }».
illuminaten-event-borrowed = { $seat } тимчасово бере карту фракції «{ $faction }».
    .you = Ви тимчасово берете карту фракції «{ $faction }».
illuminaten-event-faction-returned = { $seat } повертає карту фракції «{ $faction }».
    .you = Ви повертаєте карту фракції «{ $faction }».
illuminaten-event-fulfilled = { $seat } втілює задум «{ $plot }».
    .you = Ви втілюєте задум «{ $plot }».
illuminaten-event-private-fulfilled = { $seat } відкриває та втілює особистий задум «{ $plot }».
    .you = Ви відкриваєте та втілюєте особистий задум «{ $plot }».
illuminaten-event-plot-removed = { $seat } прибирає з гри задум «{ $plot }».
    .you = Ви прибираєте з гри задум «{ $plot }».
illuminaten-event-private-removed = { $seat } прибирає з гри особистий задум «{ $plot }».
    .hidden = { $seat } прибирає з гри особистий задум.
    .you = Ви прибираєте з гри особистий задум «{ $plot }».
illuminaten-event-plot-lost = { $seat } більше не виконує задум «{ $plot }».
    .you = Ви більше не виконуєте задум «{ $plot }».
illuminaten-event-plot-returned = { $seat } знову виконує задум «{ $plot }».
    .you = Ви знову виконуєте задум «{ $plot }».
illuminaten-event-saw-event = { $seat } бачить подію «{ $event_card }».
    .hidden = { $seat } переглядає подію.
    .you = Ви бачите подію «{ $event_card }».
illuminaten-event-kept-event = { $seat } лишає собі подію «{ $event_card }».
    .hidden = { $seat } лишає собі особливу подію.
    .you = Ви лишаєте собі подію «{ $event_card }».
illuminaten-event-edict-played = { $seat } розігрує едикт фракції «{ $faction }».
    .you = Ви розігруєте едикт фракції «{ $faction }».
illuminaten-event-edict-paid = З едикту { $seat_gen } («{ $faction }») 1 жетон підтримки повертається в запас.
    .you = З вашого едикту «{ $faction }» 1 жетон підтримки повертається в запас.
illuminaten-event-edict-discarded = Едикт «{ $faction }» скинуто.
illuminaten-event-special-played = { $seat } розігрує подію «{ $event_card }».
    .you = Ви розігруєте подію «{ $event_card }».
illuminaten-event-special-discarded = { $seat } скидає подію «{ $event_card }».
    .you = Ви скидаєте подію «{ $event_card }».
illuminaten-event-event-turned-up = { $seat } відкриває подію «{ $event_card }».
    .you = Ви відкриваєте подію «{ $event_card }».
illuminaten-event-script-step = { $opponent }, { $place ->
    [20] ареопаг
   *[other] місце { $place }
}, крок { $step }.
illuminaten-event-planned = Карта плану: { $card }.
illuminaten-event-figure-moved = Фігурка йде на { $place ->
    [20] ареопаг
   *[other] місце { $place }
}.
illuminaten-event-aim-reached = { $opponent } виконує один зі своїх задумів: { $aim }.
illuminaten-event-strengthened = { $seat } витрачає підтримку й додає { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} сили.
    .you = Ви витрачаєте підтримку й додаєте { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} сили.
illuminaten-event-scored = { $seat } отримує { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} за фракцію «{ $faction }».
    .you = Ви отримуєте { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} за фракцію «{ $faction }».
illuminaten-event-won = { $seat } перемагає.
    .you = Ви перемагаєте.

## Чому хтось переміг, за правилом

illuminaten-why-X9-1 = Наприкінці ходу на двох задумах лежать фішки переможця.
illuminaten-why-X9-4 = Скинуто п’ятий едикт: вирішують найбільші ложі кожної фракції.
illuminaten-why-X10-2 = Штучному суперникові досить одного з трьох власних задумів.

## Що говорить за вибір чи проти нього, у підказках і розборах: частина речення

illuminaten-fact-completes = завершує задум «{ $plot }»: { $have } з { $need }
illuminaten-fact-advances = дає вам { $have } з { $need } для задуму «{ $plot }»
illuminaten-fact-loses-ground = віддаляє задум «{ $plot }»: лише { $have } з { $need }
illuminaten-fact-sets-back-plot = віддаляє задум { $seat_gen } «{ $plot }»: лише { $have } з { $need }
illuminaten-fact-helps-plot = у { $seat_gen } буде { $have } з { $need } для задуму «{ $plot }»
illuminaten-fact-controls = дає вам керування картою: { $card }
illuminaten-fact-takes-over = забирає в { $seat_gen } керування картою: { $card }
illuminaten-fact-loses-control = ви більше не керуєте картою: { $card }
illuminaten-fact-largest-lodge = дає вам найбільшу ложу фракції «{ $faction }»
illuminaten-fact-favor = приносить вам жетонів підтримки: { $count }
illuminaten-fact-pays = витрачає жетонів підтримки: { $count }
illuminaten-fact-discs = { $count ->
    [one] виставляє ще { $count } фішку
    [few] виставляє ще { $count } фішки
   *[many] виставляє ще { $count } фішок
}
illuminaten-fact-wins-for-sure = виграє суперечку, хоч би що поклали проти вас
illuminaten-fact-loses-for-sure = програє суперечку за будь-яких умов

## Про що питають

illuminaten-ask-draw = Яку карту взято?
illuminaten-ask-connection = Яка це карта зв’язків?
illuminaten-ask-faction-card = Яка карта фракції?
illuminaten-ask-plot = Який задум?
illuminaten-ask-play-special = Розіграти особливу подію?
illuminaten-ask-menu = Оберіть дію або карту з руки.
illuminaten-ask-propaganda = Які три жетони підтримки ви витрачаєте?
illuminaten-ask-pay = Який жетон підтримки ви витрачаєте?
illuminaten-ask-take = Який жетон підтримки ви берете?
illuminaten-ask-intercept = У запасі такого жетона немає. У кого ви його берете?
illuminaten-ask-give = Зговір: який жетон підтримки й кому ви віддаєте?
illuminaten-ask-gain = Суперечку програно. Який жетон підтримки ви берете?
illuminaten-ask-acting = Яка ваша карта діє?
illuminaten-ask-target = Оберіть карту-ціль.
illuminaten-ask-lay = Яку карту ви викладаєте?
illuminaten-ask-price = Які жетони підтримки ви витрачаєте на фішку?
illuminaten-ask-more = Покласти ще фішку?
illuminaten-ask-whisper = Скористатися «Тихим шепотом» чи віддати іншим їхню частку?
illuminaten-ask-next-yield = Яка карта дає дохід наступною?
illuminaten-ask-faction = Фішки на картах якої фракції перепризначаєте?
illuminaten-ask-lift = Яку фішку переносите?
illuminaten-ask-move-to = Куди її перенести?
illuminaten-ask-whom = Чиї фішки витісняєте?
illuminaten-ask-slots = Які фішки витісняєте?
illuminaten-ask-lean = Ваша сила на 1 більша чи на 1 менша за чужу?
illuminaten-ask-contest-card = Яку карту суперечки ви кладете?
illuminaten-ask-go-on = Карти скасовано. Продовжити чи зупинитися?
illuminaten-ask-ability = У ланцюзі { $card }: { $ability }.
illuminaten-ask-swap = Які карти поміняти місцями?
illuminaten-ask-deck-or-court = Узяти з колоди чи з двору?
illuminaten-ask-edict = З якого едикту ви берете підтримку?
illuminaten-ask-lose-plot = Ваші задуми несумісні. Від якого ви відмовляєтеся?
illuminaten-ask-return-plot = Повернути фішку на задум?
illuminaten-ask-event = Яку подію відкрито?
illuminaten-ask-keep-event = Яку подію ви лишаєте?
illuminaten-ask-discard = У руці забагато карт. Яку ви скидаєте?
illuminaten-ask-court = Узяти карту з двору?

## Що можна вибрати

illuminaten-face-down = закрита карта
illuminaten-target = { $sight ->
    [hidden] { illuminaten-face-down }
   *[known] { $target }
}
illuminaten-action-scout = Розвідати
illuminaten-action-influence = Вплинути
illuminaten-action-interrogate = Допитати
illuminaten-action-reassign = Перепризначити
illuminaten-action-exclude = Виключити
illuminaten-action-displace = Витіснити
illuminaten-action-end = Завершити хід
illuminaten-action-claim = Забрати карту фракції «{ $faction }»
illuminaten-action-fulfil = Втілити задум «{ $plot }»
illuminaten-action-use = Використати карту фракції «{ $faction }»
illuminaten-action-reward-influence = Нагорода: вплинути (місце { $place }), { illuminaten-target }
illuminaten-action-reward-reassign = Нагорода: перепризначити (місце { $place }), { illuminaten-target }
illuminaten-action-reward-exclude = Нагорода: виключити (місце { $place }), { illuminaten-target }
illuminaten-action-propaganda = Купити основну дію пропагандою
illuminaten-action-convent = Купити основну дію на конвенті
illuminaten-action-look-hand = Поглянути на руку { $seat_gen }
illuminaten-action-look-plot = Поглянути на особистий задум { $seat_gen }
illuminaten-action-conspire = У ланцюг: { $card }
illuminaten-action-with-areopagus = Ваш ареопаг
illuminaten-action-with = Місце { $place }: { illuminaten-target }
illuminaten-action-at-areopagus = Власний ареопаг
illuminaten-action-at = Місце { $place }: { illuminaten-target }
illuminaten-action-against = Проти { $seat_gen }
illuminaten-action-slots = { $slots ->
    [12] Комірки 1 і 2
    [13] Комірки 1 і 3
    [23] Комірки 2 і 3
    [123] Усі три комірки
   *[other] Комірка { $slots }
}
illuminaten-action-lay = Викласти { $card_acc }
illuminaten-action-lift = З комірки { $slot } на місці { $place }: { illuminaten-target }
illuminaten-action-to = У комірку { $slot } на місці { $place }: { illuminaten-target }
illuminaten-action-onto = На місце { $place }: { illuminaten-target }
illuminaten-action-as = Фішки на картах фракції «{ $faction }»
illuminaten-action-more = Ще фішку
illuminaten-action-done = Досить
illuminaten-action-whisper = «Тихий шепіт»: нічого не віддавати
illuminaten-action-collude = Віддати іншим їхню частку
illuminaten-action-pay-group = { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки { $faction_gen } за один
illuminaten-action-pay = 1 жетон підтримки { $faction_gen }
illuminaten-action-price = { $primary ->
    [0] { $secondary } { $secondary ->
        [one] жетон
        [few] жетони
       *[many] жетонів
    } підтримки { $second_gen }
   *[other] { $secondary ->
        [0] { $primary } { $primary ->
            [one] жетон
            [few] жетони
           *[many] жетонів
        } підтримки { $first_gen }
       *[other] { $primary } { $primary ->
            [one] жетон
            [few] жетони
           *[many] жетонів
        } підтримки { $first_gen } і { $secondary } { $second_gen }
    }
}
illuminaten-action-take = 1 жетон підтримки { $faction_gen }
illuminaten-action-from = У { $seat_gen }
illuminaten-action-give = 1 жетон підтримки { $faction_gen } — { $seat_dat }
illuminaten-action-stronger = На одиницю сильніше
illuminaten-action-weaker = На одиницю слабше
illuminaten-action-contest = { $strength ->
    [dagger] Покласти { $card_acc } з кинджалом
    [hammers] Покласти { $card_acc } з молотами
   *[other] Покласти { $card_acc }, сила { $strength }
}
illuminaten-action-go-on = Продовжити з новими картами
illuminaten-action-stop = Зупинитися: перемагає захисник
illuminaten-action-use-ability = Здібність: { $ability }
illuminaten-action-quick-favor = Швидка підтримка: { $gives ->
    [first] 1 жетон { $first_gen } або { $second_gen }
    [second] по 1 жетону { $first_gen } та { $second_gen }
    [third] по 1 жетону { $first_gen } та { $second_gen } і ще 1 на вибір
    [grand-master] 3 жетони { $first_gen }
   *[royal-arch] 2 жетони { $first_gen }
}
illuminaten-action-skip = Не використовувати
illuminaten-action-deck = Дві з колоди
illuminaten-action-court = Двір, місце { $court }: { illuminaten-target }
illuminaten-action-edict = Едикт «{ $faction }»
illuminaten-action-borrow = Карта фракції «{ $faction }»
illuminaten-action-replace-private = Замінити свій особистий задум
illuminaten-action-replace = Замінити задум «{ $plot }»
illuminaten-action-play = Розіграти подію «{ $event_card }»
illuminaten-action-keep = Лишити подію «{ $event_card }»
illuminaten-action-pass = Ні
illuminaten-action-lose = Відмовитися від задуму «{ $plot }»
illuminaten-action-return = Повернути на задум «{ $plot }»
illuminaten-action-discard = Скинути { $card_acc }
illuminaten-action-draw = Взяти { $card_acc }
illuminaten-action-connection = Роздати { $connection_acc }
illuminaten-action-faction = Карта фракції «{ $faction }» у грі
illuminaten-action-plot = Задум «{ $plot }»
illuminaten-action-event = Подія «{ $event_card }»

## Слова столу

illuminaten-word-hand = Рука
illuminaten-word-court = Двір
illuminaten-word-chain = Ланцюг
illuminaten-word-contest = Карти суперечок і планів
illuminaten-word-faction-row = Карти фракцій
illuminaten-word-plots = Задуми
illuminaten-word-private = особистий
illuminaten-word-deck = Колода
illuminaten-word-discard = Скид
illuminaten-word-supply = Запас
illuminaten-word-discs = Фішки
illuminaten-word-events = Події
illuminaten-word-edicts = Скинуто едиктів
illuminaten-word-points = Очки
illuminaten-word-areopagus = Ареопаг
illuminaten-word-round = Раунд { $round }
illuminaten-letter-nobility = А
illuminaten-letter-magistrates = М
illuminaten-letter-artists = Т
illuminaten-letter-connoisseurs = З
illuminaten-letter-clergy = Д
illuminaten-letter-scholars = У

## Налаштування

illuminaten-option-opponent = Штучний суперник
    .about = Сідає на перше місце й вважається гравцем: якщо ви самі, це партія на двох.
illuminaten-option-opponent-none = Немає
    .about = Лише люди й боти.
illuminaten-option-opponent-saint-germain = Граф Сен-Жермен
    .about = Простий сценарій для першої партії.
illuminaten-option-opponent-weishaupt = Адам Вайсгаупт
    .about = Складніший сценарій, важкий суперник.

## Як грати, коротко

illuminaten-howto-1 = Станьте першим, чиї фішки наприкінці ходу лежать на двох задумах: два задуми відкриті для всіх, один — лише ваш. Кружечки показують, скільки вже зроблено.
illuminaten-howto-2 = За хід ви маєте дві основні дії. Натисніть, щоб почати дію; ціну видно до вибору.
illuminaten-howto-3 = Допитуйте свої карти, щоб отримати підтримку. Витрачайте її, щоб впливати: кладіть фішки на карти поруч із вашими. Розвідка відкриває нові карти.
illuminaten-howto-4 = Фішки поширюються від вашого ареопагу. Три й більше сусідніх карт однієї фракції — ложа; нею керує той, у кого там найбільше фішок, щонайменше 3.
illuminaten-howto-5 = Чужі фішки можна витіснити в суперечці: ваші фішки поруч і карта з руки проти чужих.
illuminaten-howto-6 = Карти з руки можна також додавати до ланцюга змови: кожна дає свою здібність і повинна мати спільну фракцію з попередньою.
illuminaten-howto-7 = Коли умови задуму виконано, втільте його: раз на хід і безкоштовно. Якщо раніше скинуто п’ять едиктів, вирішують найбільші ложі.

## Правила стисло

rule-X1-1 = Із 57 просвітників 14 утворюють закрите поле (для чотирьох гравців — 19); п’ять відкритих — двір із розпорядником над першим. Кожен бере чотирьох у руку.
rule-X1-2 = У запасі по 6, 8 чи 10 жетонів підтримки кожного типу (для 2, 3 чи 4 гравців).
rule-X1-3 = Кожен має 20 фішок і ареопаг біля поля. Надрукована на ньому фішка завжди там і не буває ціллю.
rule-X1-4 = Кожен отримує карту зв’язків із трьома фракціями та по жетону підтримки кожної.
rule-X1-5 = Першим ходить гравець із найменшим номером карти зв’язків, далі за годинниковою стрілкою навколо поля.
rule-X1-6 = Відкрито лежать три, чотири чи п’ять карт фракцій (для 2, 3 чи 4 гравців). Два задуми спільні, у кожного є особистий.
rule-X1-7 = У колоді подій дві половини по три едикти й три особливі події. Три особливі лишаються в коробці. Чотири маркери нагород напоготові.
rule-X2-1 = Ряди зміщено, як у цегляній кладці: карта всередині поля торкається шести інших.
rule-X2-2 = Карти, що торкаються, — сусідні. Карта сусідня й сама із собою.
rule-X2-3 = Карта, якої торкаються з усіх шести боків, — внутрішня, решта — зовнішні.
rule-X2-4 = Ареопаг сусідній із двома картами, не входить до лож і для задумів не вважається картою.
rule-X2-5 = Середній ряд — центральний.
rule-X3-1 = Просвітники першого, другого й третього ступенів належать до двох фракцій, великі майстри та королівські арки — до однієї.
rule-X3-2 = Дохід карти беруть жетонами її фракцій. Перший ступінь: 1 на вибір. Другий: по 1 кожної. Третій: по 1 кожної і ще 1 на вибір. Великий майстер: 3. Королівська арка: 2, а на допиті по 2 за кожну вашу фішку на ній.
rule-X3-3 = Кожна комірка вміщує одну фішку за свою ціну. Фішку кладуть у найвищу вільну комірку; угору фішки не зсувають.
rule-X3-4 = Сила — від 2 до 6, кинджал або молоти. Просвітник може бути масоном чи розенкрейцером.
rule-X3-5 = Ви керуєте картою, де у вас найбільше фішок. За нічиєї не керує ніхто.
rule-X3-6 = Ложа — три або більше з’єднаних відкритих карт однієї фракції; до неї входять усі, що з’єднані.
rule-X3-7 = Ви керуєте ложею, якщо у вас у ній щонайменше 3 фішки й більше, ніж у будь-кого.
rule-X4-1 = Підтримку беруть із запасу, а витрачену повертають до нього.
rule-X4-2 = У свій хід 3 жетони підтримки одного типу можна витратити замість 1 жетона іншого типу.
rule-X4-3 = Чого бракує в запасі, беруть у суперника на вибір; якщо нема ні в кого, не отримують.
rule-X4-4 = Підтримка, фішки, карти фракцій і спільні задуми відкриті; руки, особисті задуми й нерозіграні події таємні. Зі скиду видно лише верхню карту.
rule-X4-5 = Коли взято останнього просвітника, скид стає новою колодою. Скид подій у колоду не повертають.
rule-X5-1 = Фаза подій, з 2-го раунду: з кожного вашого едикту 1 жетон підтримки йде в запас, а 1 — вам; скиньте свою особливу подію; можете розіграти іншу, вона діє для всіх.
rule-X5-2 = Фаза дій: дві основні дії. Крім того, в будь-якому порядку: плести змову скільки завгодно разів, раз забрати карту фракції, раз утілити задум.
rule-X5-3 = Додаткові основні дії не входять до двох.
rule-X6-1 = Розвідати: витратьте 1 відповідний жетон підтримки, візьміть сусідню закриту карту в руку й викладіть на її місце будь-яку карту з руки. Діє карта з вашою фішкою або ваш ареопаг; відповідний жетон — жетон однієї з її фракцій.
rule-X6-2 = Вплинути: покладіть 1–3 фішки на сусідню карту, сплативши ціну кожної комірки. На королівську арку з чужою фішкою додавати фішок не можна.
rule-X6-3 = Допитати: візьміть дохід карти з вашою фішкою та її сусідів того самого ступеня з вашими фішками (чутки). За кожну чужу фішку на цих картах віддайте 1 із цих жетонів її власникові (зговір). Карта дає дохід раз на хід.
rule-X6-4 = Перепризначити: витратьте 1 жетон підтримки фракції та до 3 разів перенесіть свою фішку з її карти у вільну комірку сусідньої карти.
rule-X6-5 = Виключити: витратьте 1 відповідний жетон підтримки за кожну свою фішку на карті, щонайменше 1. Скиньте цю сусідню карту без чужих фішок і викладіть карту з руки; ваші фішки переходять на неї.
rule-X6-6 = Витіснити: витратьте 1 відповідний жетон підтримки за кожну обрану фішку одного суперника на сусідній карті, далі починається суперечка.
rule-X6-6a = Початкова сила сторони: її фішки на карті-цілі, на сусідніх картах і на ареопазі поруч. Більша дає перевагу, менша — вразливість.
rule-X6-6b = Обоє таємно кладуть карту й відкривають разом. Кинджал одразу дає перемогу вразливій стороні, молоти — стороні з перевагою; інакше така карта додає 0. Якщо перемагають обоє, карти скасовано.
rule-X6-6c = Перемагає більша сума; за нічиєї перемагає захисник.
rule-X6-6d = Якщо перемагає нападник, витіснені фішки повертаються до власника, а той бере по 1 жетону підтримки за кожну. Маркер нагороди дозволяє нападникові цього ходу ще раз вплинути, перепризначити чи виключити на цьому місці.
rule-X7-1 = Плести змову: додайте карту до ланцюга змови й використайте її здібність. Вона повинна мати спільну фракцію з попередньою; великий майстер підходить будь-де, королівська арка завершує ланцюг. Підсилення обов’язкові.
rule-X7-2 = Швидка підтримка: раз на хід візьміть дохід щойно доданої карти замість її здібності.
rule-X7-3 = Здібностей п’ятнадцять, не рахуючи великих майстрів і арок: додаткові дії, підсилення, особливі дії.
rule-X7-4 = Забрати: раз на хід візьміть карту фракції, якщо керуєте її найбільшою ложею. Якщо найбільших кілька, їх вважають однією.
rule-X7-5 = Карта фракції дає додаткову дію раз на хід і постійну перевагу.
rule-X7-6 = Утілити: раз на хід покладіть фішку на спільний чи свій особистий задум, якщо його умову виконано і водночас лишаються виконаними ті ваші задуми, що вже були виконані (див. X8.1).
rule-X8-1 = Карти для одного задуму не можуть усі входити до карт для іншого, і кожну ложу зараховують лише до одного задуму.
rule-X8-2 = Задумів тринадцять: про ложі, ступені, організації, керування та місця.
rule-X9-1 = Перевірка задумів: якщо умову більше не виконано, фішку з задуму кладуть під його нижній край; коли умову виконано знову, фішку можна повернути. Активний гравець із фішками на двох задумах перемагає.
rule-X9-2 = Якщо цього ходу розіграно великого майстра чи королівську арку, погляньте на дві події, одну лишіть, другу поверніть. Едикт розігрують одразу.
rule-X9-3 = Поповнення: інші добирають до чотирьох карт, потім ви. З двору беруть одну карту безкоштовно або дві за 1 жетон підтримки, якщо одна з них під розпорядником; решту — з колоди. Карту під розпорядником скидають, він переходить далі, двір поповнюють.
rule-X9-4 = Коли скинуто п’ять едиктів, раунд дограють. Найбільша ложа кожної фракції дає 1 очко за фішку. За нічиєї перемагає той, у кого більше карт фракцій.
rule-X10-1 = Штучний суперник має ареопаг, підтримку, фішки й фігурку, але не має ні руки, ні особистого задуму.
rule-X10-2 = Його хід: едикти, потім сценарій, потім він забирає всі карти фракцій, на які має право. Він перемагає, виконавши будь-який із трьох своїх задумів.
rule-X10-3 = Він впливає безкоштовно, виключає за допомогою карт двору, допитує без чуток, а в суперечках витрачає підтримку й відкриває до трьох карт.
rule-X10-4 = Граф Сен-Жермен зважає на карти поруч зі своєю фігуркою і робить перший крок, який можливий. Якщо підходить кілька карт, він обирає ту, номер місця якої йде наступним після місця фігурки; за найбільшим номером іде найменший. а: закриту карту він розвідує; якщо вона має спільну фракцію з картою, на якій стоїть фігурка, він на неї впливає, а якщо ні — виключає її. б: на карту зі спільною фракцією він впливає і допитує її, а якщо вільних комірок там немає, витісняє суперника. в: карту без спільної фракції він виключає; якщо ж на ній лежить фішка суперника, він впливає на неї, коли може, і витісняє суперника. г: якщо нічого з цього не підходить, фігурка переходить на відкриту карту поруч із картою, на якій лежить фішка суперника; він допитує цю карту, а потім свій ареопаг. Він перемагає, якщо скинуто 4 едикти, якщо він керує ложею з 5 карт або якщо на картах лежить 8 його фішок.
rule-X10-5 = Адам Вайсгаупт відкриває верхнього просвітника колоди — це його карта плану. Її сила вказує на карту поруч із фігуркою: це ціль. Якщо ціль закрита, він її відкриває. Потім він робить перший крок, який можливий. а: на цілі немає чужих фішок, вона не великий майстер і не королівська арка, а карта плану — так: карта плану стає на її місце, і він на неї впливає. б: на цілі лежать лише його фішки: він на неї впливає. Якщо вільних комірок там немає, ціллю стає наступна карта за годинниковою стрілкою; якщо перебрано всі карти, фігурка переходить на останню, і він її допитує. в: ціль — великий майстер чи королівська арка: він на неї впливає, а якщо там є фішка суперника, витісняє його. г: на цілі немає чужих фішок і вона не має спільної фракції з картою, на якій стоїть фігурка, а карта плану має: карта плану стає на її місце, і він на неї впливає. д: на цілі немає його фішок, є вільна комірка, а її фракція спільна: він на неї впливає. е: інакше він витісняє суперника, а якщо витісняти нікого, виключає ціль. Впливаючи на карту, він докуповує фішки за підтримку її фракцій. Він перемагає, якщо керує ложею з 5 карт, якщо керує 3 великими майстрами чи королівськими арками або якщо на картах лежить 8 його фішок.
rule-X10-6 = Двох інших суперників із коробки тут немає: їхні сценарії невідомі.
rule-X11 = Таблиці з коробки: номери місць, ареопаги, карти зв’язків, особливі події.
rule-X12-1 = Відкрито всім: усі карти горілиць, уся підтримка й фішки, кількість карт у руках і колодах, хто яку карту двору взяв.
rule-X12-2 = Лише ваше: рука, особистий задум, нерозіграні події, повернута вами подія, те, що ви підгледіли.
rule-X12-3 = Ніхто не знає закритих карт поля, порядку колод і того, що лишилося в коробці.

## The web table

illuminaten-ui-field = Поле
illuminaten-ui-target = { $card }, місце { $place }
illuminaten-ui-status = Раунд { $round } · дій лишилося: { $mains }
illuminaten-ui-building = { $action }. { $asked }
illuminaten-ui-due = Витратити: { $cost }
illuminaten-ui-more = Ще одна фішка за { $cost }?
illuminaten-ui-costs = ціна: { $cost }
illuminaten-ui-discs = Фішки: { $names }
illuminaten-ui-disc-on = фішка { $seat_gen }
illuminaten-ui-disc-under = фішка { $seat_gen } знизу: умову більше не виконано
illuminaten-ui-areopagus = Ареопаг: { $name }
illuminaten-ui-court = Двір, місце { $place }: { $card }
illuminaten-ui-empty = порожньо
illuminaten-ui-steward = під розпорядником
illuminaten-ui-supply-of = Запас, { $faction }: { $count }. Показує ложі.
illuminaten-ui-favor-of = Ваша підтримка, { $faction }: { $count }
illuminaten-ui-your-favor = Ваша підтримка
illuminaten-ui-favor = { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} підтримки
illuminaten-ui-pile = { $pile }: { $count }
illuminaten-ui-actions = Основні дії
illuminaten-ui-out = Викладені карти
illuminaten-ui-faction-card = Карта фракції «{ $faction }»
illuminaten-ui-faction-cards = Карти фракцій
illuminaten-ui-marker = маркер нагороди
illuminaten-ui-yielded = Цього ходу вже дала підтримку
illuminaten-ui-contest = Суперечка: { $card }
illuminaten-ui-advantage = перевага: власні молоти одразу дають перемогу
illuminaten-ui-vulnerable = вразливість: власний кинджал одразу дає перемогу
illuminaten-ui-contested = У когось там стільки ж фішок або карт.
illuminaten-ui-no-lodge = Лож іще немає
illuminaten-ui-lodge = Ложа, карт: { $count }
illuminaten-ui-about = { $name }: усе, що лежить відкрито
illuminaten-ui-seen = Відомі карти в руці: { $cards }
illuminaten-ui-of-discs = { $have } з { $need } фішок
illuminaten-ui-of-cards = { $have } з { $need } карт
illuminaten-ui-of-lodge = { $have } з { $need } карт ложі
illuminaten-ui-of-outer = { $have } з { $need } зовнішніх карт
illuminaten-ui-of-factions = { $have } з { $need } фракцій
illuminaten-ui-of-rows = { $have } з { $need } рядів
illuminaten-ui-of-masters = { $have } з { $need } великих майстрів
illuminaten-ui-of-areopagi = { $have } з { $need } ареопагів
illuminaten-ui-of-rosicrucians = { $have } з { $need } розенкрейцерів
illuminaten-ui-source-seed = з правил
illuminaten-ui-source-inferred = виведено
illuminaten-ui-source-reconstructed = відтворено

# Prices, contests, and why an action is not available.
illuminaten-ui-claimant = право на неї має { $name }
illuminaten-ui-blocked = Умову виконано, але задум несумісний з іншими вашими задумами.
illuminaten-ui-strength-discs = { $card } (місце { $place }): { $count }
illuminaten-ui-strength-areopagus = ареопаг: { $count }
illuminaten-ui-strength-ability = { $count } за здібність
illuminaten-ui-strength-favor = +{ $count } за підтримку
illuminaten-ui-strength-card = +{ $count } за карту
illuminaten-cost-kind = { $faction_gen }
illuminaten-cost-due = { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} { $kinds }
illuminaten-cost-any = { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} будь-якого типу
illuminaten-cost-free = безкоштовно
illuminaten-cost-each = { $cost } за кожну фішку
illuminaten-cost-least = щонайменше { $cost }
illuminaten-cost-takes = { $cost } (разом піде { $count })
illuminaten-word-or = або
illuminaten-forecast-win = перемога
illuminaten-forecast-lose = поразка
illuminaten-forecast-cancel = карти скасовують одна одну
illuminaten-forecast-open = вирішить чужа карта
illuminaten-ui-lacks = Бракує: { $cost }.
illuminaten-unavailable-no-main = Основних дій не лишилося.
illuminaten-unavailable-only-rosicrucians = Основних дій не лишилося: можна лише з розенкрейцерами, а жоден не підходить.
illuminaten-unavailable-no-face-down = Закритих карт немає.
illuminaten-unavailable-out-of-reach = Поруч із вашими картами немає закритих карт.
illuminaten-unavailable-no-favor = Для цього бракує жетонів підтримки.
illuminaten-unavailable-no-disc = У вас не лишилося фішок.
illuminaten-unavailable-no-slot = На досяжних картах немає вільних комірок.
illuminaten-unavailable-yielded = Усі ваші карти вже дали підтримку цього ходу.
illuminaten-unavailable-no-own-disc = На картах немає ваших фішок.
illuminaten-unavailable-no-card = У руці немає карт.
illuminaten-unavailable-no-target = Немає досяжної карти без чужих фішок.
illuminaten-unavailable-no-fitting-card = Жодну карту з руки не можна туди покласти.
illuminaten-unavailable-no-rival = Немає досяжних фішок суперників.
illuminaten-unavailable-used = Цього ходу вже використано.
illuminaten-unavailable-borrowed = Цього ходу карту вже взято тимчасово.
illuminaten-unavailable-no-control = Ви не керуєте найбільшою ложею.
illuminaten-unavailable-not-met = Умову не виконано.
illuminaten-unavailable-incompatible = Його карти вже потрібні для іншого вашого задуму.
illuminaten-unavailable-no-link = Немає спільної фракції з останньою картою ланцюга.
illuminaten-unavailable-chain-ended = Королівська арка завершила ланцюг.
illuminaten-by-main = основна дія
illuminaten-by-faction = карта фракції
illuminaten-by-ability = здібність
illuminaten-by-reward = маркер нагороди
illuminaten-main-action-scout = { illuminaten-action-scout }
illuminaten-main-action-influence = { illuminaten-action-influence }
illuminaten-main-action-interrogate = { illuminaten-action-interrogate }
illuminaten-main-action-reassign = { illuminaten-action-reassign }
illuminaten-main-action-exclude = { illuminaten-action-exclude }
illuminaten-main-action-displace = { illuminaten-action-displace }

# Другий рядок стрічки: що означає запитання.
illuminaten-ask-acting-meaning = Карта, що діє, визначає, до яких карт ви дістанете і якою підтримкою платите: її фракцій, а для ареопагу — фракцій вашої карти зв’язків.
illuminaten-ask-target-meaning = Досяжні карти — із золотим обведенням.
illuminaten-ask-lay-meaning = Вона ляже на вільне місце. Розвідана карта вже у вас у руці.
illuminaten-ask-price-meaning = Фішка коштує менше. Оберіть, які жетони витратити.
illuminaten-ask-more-meaning = До трьох фішок за одну дію, кожна за ціну своєї комірки.
illuminaten-ask-next-yield-meaning = Кожна сусідня карта того самого ступеня з вашою фішкою теж дає дохід.
illuminaten-ask-faction-meaning = За 1 жетон підтримки фракції можна перенести до трьох ваших фішок з її карт.
illuminaten-ask-lift-meaning = Вона перейде у вільну комірку сусідньої карти.
illuminaten-ask-move-to-meaning = За комірку більше нічого не платять.
illuminaten-ask-whom-meaning = За раз — один суперник.
illuminaten-ask-slots-meaning = 1 жетон підтримки за кожну обрану фішку.
illuminaten-ask-lean-meaning = Якщо ви сильніші, маєте перевагу, і перемогу одразу дають ваші молоти. Якщо слабші, ви вразливі, і перемогу одразу дає ваш кинджал.
illuminaten-ask-go-on-meaning = Якщо зупинитеся, переможе захисник.
illuminaten-ask-take-meaning = Він перейде із запасу до вас.
illuminaten-ask-intercept-meaning = Такої підтримки в запасі немає.
illuminaten-ask-give-meaning = За фішки на допитаних картах суперники отримують свою частку.
illuminaten-ask-gain-meaning = 1 жетон за кожну фішку, що повернулася до вас.
illuminaten-ask-swap-meaning = Фішки лишаються на своїх картах.
illuminaten-ask-play-special-meaning = Вона лежатиме перед вами до вашого наступного ходу; користуватися нею можуть усі.
illuminaten-ask-keep-event-meaning = Друга повертається на верх колоди. Едикт розігрують одразу.
illuminaten-ask-discard-meaning = Вона йде до скиду.
illuminaten-ask-court-meaning = Одна карта безкоштовна. Дві коштують 1 жетон, якщо одна з них під розпорядником. Решту — з колоди.
illuminaten-ask-lose-plot-meaning = Ті самі карти чи ту саму ложу не можна зарахувати до двох задумів.
illuminaten-ask-return-plot-meaning = Умову знову виконано. На задумі фішка рахується; фішки на двох задумах дають перемогу наприкінці вашого ходу.
illuminaten-ui-return-wins = На іншому задумі ваша фішка вже лежить: із цією ви переможете.
illuminaten-ui-building-target = { $action }: { $card }. { $asked }
illuminaten-ui-group = Жетони з позначкою −{ $group } витрачають по { $group } замість одного.
illuminaten-ui-defend = На ваші фішки нападають: { $card }. Яку карту ви кладете?
illuminaten-ui-odds = Ваша сила { $own } проти { $other }. { $standing ->
    [advantage] Ваші молоти одразу дають перемогу вам, чужий кинджал — суперникові.
    [vulnerable] Ваш кинджал одразу дає перемогу вам, чужі молоти — суперникові.
   *[none] Жодна карта не дає перемоги одразу.
}
illuminaten-ui-verdict = Перемагає { $name }: { $reason }.
illuminaten-ui-in-all = разом { $total }
illuminaten-ui-at-once = { $ending ->
    [win] перемога одразу
   *[open] перемога одразу, якщо не в обох
}
illuminaten-ui-option = { $card }: { $cost }
illuminaten-ui-slot = Комірка { $slot }: { $cost }
illuminaten-ui-slots = Комірки
illuminaten-ui-aims = { $name } перемагає, виконавши будь-що з цього
illuminaten-ui-plan = Карта плану
illuminaten-ui-outlines = Ложі та керування
illuminaten-ui-controls = керує { $name }
illuminaten-ui-lodge-of = Ложа { $faction_gen }, карт: { $count }
illuminaten-ui-legend = Позначки
illuminaten-ui-legend-card = На карті
illuminaten-ui-legend-table = На столі
illuminaten-ui-legend-studs = Одна, дві чи три заклепки на рамці: ступінь
illuminaten-ui-legend-circle = Комірка; кожна крапка — 1 жетон першої фракції
illuminaten-ui-legend-diamond = Кожен ромб — 1 жетон другої фракції
illuminaten-ui-legend-extra = Додаткова дія
illuminaten-ui-legend-boost = Підсилення до кінця ходу
illuminaten-ui-legend-strength = Сила в суперечці: число, кинджал або молоти
illuminaten-ui-legend-lodge = Стрічка між картами: вони в одній ложі
illuminaten-ui-legend-seal = Печатка на ній: хто керує ложею
illuminaten-ui-legend-control = Кольоровий край: хто керує картою
illuminaten-ui-legend-steward = Розпорядник: ця карта двору піде наступною
illuminaten-ui-legend-figure = Фігурка штучного суперника
illuminaten-ui-reveals = Відкриває приховане: скасувати цей хід без згоди інших не можна.
