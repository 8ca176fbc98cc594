# «Pax Illuminaten». Русские тексты.

## Просвещённые и их падежи

illuminaten-card-PIL001 = Пальфи
    .gen = Пальфи
    .dat = Пальфи
    .acc = Пальфи
    .ins = Пальфи
    .loc = Пальфи
illuminaten-card-PIL002 = И. Ф. Кобенцль
    .gen = И. Ф. Кобенцля
    .dat = И. Ф. Кобенцлю
    .acc = И. Ф. Кобенцля
    .ins = И. Ф. Кобенцлем
    .loc = И. Ф. Кобенцле
illuminaten-card-PIL003 = Тун
    .gen = Туна
    .dat = Туну
    .acc = Туна
    .ins = Туном
    .loc = Туне
illuminaten-card-PIL004 = Л. Кобенцль
    .gen = Л. Кобенцля
    .dat = Л. Кобенцлю
    .acc = Л. Кобенцля
    .ins = Л. Кобенцлем
    .loc = Л. Кобенцле
illuminaten-card-PIL005 = Штольберг
    .gen = Штольберга
    .dat = Штольбергу
    .acc = Штольберга
    .ins = Штольбергом
    .loc = Штольберге
illuminaten-card-PIL006 = Гёкинг
    .gen = Гёкинга
    .dat = Гёкингу
    .acc = Гёкинга
    .ins = Гёкингом
    .loc = Гёкинге
illuminaten-card-PIL007 = Овербек
    .gen = Овербека
    .dat = Овербеку
    .acc = Овербека
    .ins = Овербеком
    .loc = Овербеке
illuminaten-card-PIL008 = Миг
    .gen = Мига
    .dat = Мигу
    .acc = Мига
    .ins = Мигом
    .loc = Миге
illuminaten-card-PIL009 = Рейхард
    .gen = Рейхарда
    .dat = Рейхарду
    .acc = Рейхарда
    .ins = Рейхардом
    .loc = Рейхарде
illuminaten-card-PIL010 = Нефе
    .gen = Нефе
    .dat = Нефе
    .acc = Нефе
    .ins = Нефе
    .loc = Нефе
illuminaten-card-PIL011 = Вестенридер
    .gen = Вестенридера
    .dat = Вестенридеру
    .acc = Вестенридера
    .ins = Вестенридером
    .loc = Вестенридере
illuminaten-card-PIL012 = Абель
    .gen = Абеля
    .dat = Абелю
    .acc = Абеля
    .ins = Абелем
    .loc = Абеле
illuminaten-card-PIL013 = Коппе
    .gen = Коппе
    .dat = Коппе
    .acc = Коппе
    .ins = Коппе
    .loc = Коппе
illuminaten-card-PIL014 = Баадер
    .gen = Баадера
    .dat = Баадеру
    .acc = Баадера
    .ins = Баадером
    .loc = Баадере
illuminaten-card-PIL015 = Мюнтер
    .gen = Мюнтера
    .dat = Мюнтеру
    .acc = Мюнтера
    .ins = Мюнтером
    .loc = Мюнтере
illuminaten-card-PIL016 = Фридрих Гомбургский
    .gen = Фридриха Гомбургского
    .dat = Фридриху Гомбургскому
    .acc = Фридриха Гомбургского
    .ins = Фридрихом Гомбургским
    .loc = Фридрихе Гомбургском
illuminaten-card-PIL017 = Савиоли
    .gen = Савиоли
    .dat = Савиоли
    .acc = Савиоли
    .ins = Савиоли
    .loc = Савиоли
illuminaten-card-PIL018 = Август Готский
    .gen = Августа Готского
    .dat = Августу Готскому
    .acc = Августа Готского
    .ins = Августом Готским
    .loc = Августе Готском
illuminaten-card-PIL019 = Дальберг
    .gen = Дальберга
    .dat = Дальбергу
    .acc = Дальберга
    .ins = Дальбергом
    .loc = Дальберге
illuminaten-card-PIL020 = Эрнст II
    .gen = Эрнста II
    .dat = Эрнсту II
    .acc = Эрнста II
    .ins = Эрнстом II
    .loc = Эрнсте II
illuminaten-card-PIL021 = Басс
    .gen = Басса
    .dat = Бассу
    .acc = Басса
    .ins = Бассом
    .loc = Бассе
illuminaten-card-PIL022 = Дитфурт
    .gen = Дитфурта
    .dat = Дитфурту
    .acc = Дитфурта
    .ins = Дитфуртом
    .loc = Дитфурте
illuminaten-card-PIL023 = Шпиттлер
    .gen = Шпиттлера
    .dat = Шпиттлеру
    .acc = Шпиттлера
    .ins = Шпиттлером
    .loc = Шпиттлере
illuminaten-card-PIL024 = Якоби
    .gen = Якоби
    .dat = Якоби
    .acc = Якоби
    .ins = Якоби
    .loc = Якоби
illuminaten-card-PIL025 = Боде
    .gen = Боде
    .dat = Боде
    .acc = Боде
    .ins = Боде
    .loc = Боде
illuminaten-card-PIL026 = Музеус
    .gen = Музеуса
    .dat = Музеусу
    .acc = Музеуса
    .ins = Музеусом
    .loc = Музеусе
illuminaten-card-PIL027 = Блумауэр
    .gen = Блумауэра
    .dat = Блумауэру
    .acc = Блумауэра
    .ins = Блумауэром
    .loc = Блумауэре
illuminaten-card-PIL028 = Коловрат
    .gen = Коловрата
    .dat = Коловрату
    .acc = Коловрата
    .ins = Коловратом
    .loc = Коловрате
illuminaten-card-PIL029 = Лодер
    .gen = Лодера
    .dat = Лодеру
    .acc = Лодера
    .ins = Лодером
    .loc = Лодере
illuminaten-card-PIL030 = Шприкман
    .gen = Шприкмана
    .dat = Шприкману
    .acc = Шприкмана
    .ins = Шприкманом
    .loc = Шприкмане
illuminaten-card-PIL031 = Книгге
    .gen = Книгге
    .dat = Книгге
    .acc = Книгге
    .ins = Книгге
    .loc = Книгге
illuminaten-card-PIL032 = Фердинанд Брауншвейгский
    .gen = Фердинанда Брауншвейгского
    .dat = Фердинанду Брауншвейгскому
    .acc = Фердинанда Брауншвейгского
    .ins = Фердинандом Брауншвейгским
    .loc = Фердинанде Брауншвейгском
illuminaten-card-PIL033 = Лихновский
    .gen = Лихновского
    .dat = Лихновскому
    .acc = Лихновского
    .ins = Лихновским
    .loc = Лихновском
illuminaten-card-PIL034 = Вальдердорф
    .gen = Вальдердорфа
    .dat = Вальдердорфу
    .acc = Вальдердорфа
    .ins = Вальдердорфом
    .loc = Вальдердорфе
illuminaten-card-PIL035 = Зейнсхейм
    .gen = Зейнсхейма
    .dat = Зейнсхейму
    .acc = Зейнсхейма
    .ins = Зейнсхеймом
    .loc = Зейнсхейме
illuminaten-card-PIL036 = Цвак
    .gen = Цвака
    .dat = Цваку
    .acc = Цвака
    .ins = Цваком
    .loc = Цваке
illuminaten-card-PIL037 = Зонненфельс
    .gen = Зонненфельса
    .dat = Зонненфельсу
    .acc = Зонненфельса
    .ins = Зонненфельсом
    .loc = Зонненфельсе
illuminaten-card-PIL038 = Геффелин
    .gen = Геффелина
    .dat = Геффелину
    .acc = Геффелина
    .ins = Геффелином
    .loc = Геффелине
illuminaten-card-PIL039 = Гуффеланд
    .gen = Гуффеланда
    .dat = Гуффеланду
    .acc = Гуффеланда
    .ins = Гуффеландом
    .loc = Гуффеланде
illuminaten-card-PIL040 = Эккартсгаузен
    .gen = Эккартсгаузена
    .dat = Эккартсгаузену
    .acc = Эккартсгаузена
    .ins = Эккартсгаузеном
    .loc = Эккартсгаузене
illuminaten-card-PIL041 = Ланц
    .gen = Ланца
    .dat = Ланцу
    .acc = Ланца
    .ins = Ланцем
    .loc = Ланце
illuminaten-card-PIL042 = Гёте
    .gen = Гёте
    .dat = Гёте
    .acc = Гёте
    .ins = Гёте
    .loc = Гёте
illuminaten-card-PIL043 = Карл Гессенский
    .gen = Карла Гессенского
    .dat = Карлу Гессенскому
    .acc = Карла Гессенского
    .ins = Карлом Гессенским
    .loc = Карле Гессенском
illuminaten-card-PIL044 = Николаи
    .gen = Николаи
    .dat = Николаи
    .acc = Николаи
    .ins = Николаи
    .loc = Николаи
illuminaten-card-PIL045 = Гердер
    .gen = Гердера
    .dat = Гердеру
    .acc = Гердера
    .ins = Гердером
    .loc = Гердере
illuminaten-card-PIL046 = Карл Август
    .gen = Карла Августа
    .dat = Карлу Августу
    .acc = Карла Августа
    .ins = Карлом Августом
    .loc = Карле Августе
illuminaten-card-PIL047 = Монжела
    .gen = Монжела
    .dat = Монжела
    .acc = Монжела
    .ins = Монжела
    .loc = Монжела
illuminaten-card-PIL048 = Лессинг
    .gen = Лессинга
    .dat = Лессингу
    .acc = Лессинга
    .ins = Лессингом
    .loc = Лессинге
illuminaten-card-PIL049 = Шрёдер
    .gen = Шрёдера
    .dat = Шрёдеру
    .acc = Шрёдера
    .ins = Шрёдером
    .loc = Шрёдере
illuminaten-card-PIL050 = Вёльнер
    .gen = Вёльнера
    .dat = Вёльнеру
    .acc = Вёльнера
    .ins = Вёльнером
    .loc = Вёльнере
illuminaten-card-PIL051 = Борн
    .gen = Борна
    .dat = Борну
    .acc = Борна
    .ins = Борном
    .loc = Борне
illuminaten-card-PIL052 = Карл Теодор
    .gen = Карла Теодора
    .dat = Карлу Теодору
    .acc = Карла Теодора
    .ins = Карлом Теодором
    .loc = Карле Теодоре
illuminaten-card-PIL053 = Гарденберг
    .gen = Гарденберга
    .dat = Гарденбергу
    .acc = Гарденберга
    .ins = Гарденбергом
    .loc = Гарденберге
illuminaten-card-PIL054 = Шиллер
    .gen = Шиллера
    .dat = Шиллеру
    .acc = Шиллера
    .ins = Шиллером
    .loc = Шиллере
illuminaten-card-PIL055 = Моцарт
    .gen = Моцарта
    .dat = Моцарту
    .acc = Моцарта
    .ins = Моцартом
    .loc = Моцарте
illuminaten-card-PIL056 = Шнейдер
    .gen = Шнейдера
    .dat = Шнейдеру
    .acc = Шнейдера
    .ins = Шнейдером
    .loc = Шнейдере
illuminaten-card-PIL057 = Кант
    .gen = Канта
    .dat = Канту
    .acc = Канта
    .ins = Кантом
    .loc = Канте

## Что это за карта

illuminaten-codename-none = нет
illuminaten-codename-PIL002 = «Мемерад»
illuminaten-codename-PIL004 = «Арриан»
illuminaten-codename-PIL005 = «Людовик Баварский»
illuminaten-codename-PIL007 = «Анакреон»
illuminaten-codename-PIL008 = «Эпиктет»
illuminaten-codename-PIL009 = «Уиклиф»
illuminaten-codename-PIL010 = «Главк»
illuminaten-codename-PIL011 = «Муфтон»
illuminaten-codename-PIL012 = «Пифагор»
illuminaten-codename-PIL013 = «Акакий»
illuminaten-codename-PIL014 = «Цельс»
illuminaten-codename-PIL017 = «Брут»
illuminaten-codename-PIL018 = «Вальтер Фюрст»
illuminaten-codename-PIL019 = «Кресцент»
illuminaten-codename-PIL020 = «Тимолеонт»
illuminaten-codename-PIL021 = «Ганнибал / Минос»
illuminaten-codename-PIL022 = «Минос»
illuminaten-codename-PIL023 = «Бейль»
illuminaten-codename-PIL024 = «Сюлли»
illuminaten-codename-PIL025 = «Эмилий»
illuminaten-codename-PIL026 = «Данте Алигьери»
illuminaten-codename-PIL027 = «Гермионий»
illuminaten-codename-PIL028 = «Навий / Квинт Ицилий»
illuminaten-codename-PIL031 = «Филон»
illuminaten-codename-PIL033 = «Меценат»
illuminaten-codename-PIL035 = «Альфред»
illuminaten-codename-PIL036 = «Данай / Катон»
illuminaten-codename-PIL037 = «Фабий»
illuminaten-codename-PIL038 = «Филон Библский»
illuminaten-codename-PIL039 = «Ольдендорп»
illuminaten-codename-PIL040 = «Аттик»
illuminaten-codename-PIL041 = «Сократ»
illuminaten-codename-PIL042 = «Абарис»
illuminaten-codename-PIL043 = «Аарон»
illuminaten-codename-PIL044 = «Лукиан»
illuminaten-codename-PIL045 = «Папа Дамас»
illuminaten-codename-PIL046 = «Эсхил»
illuminaten-codename-PIL047 = «Мусей»
illuminaten-codename-PIL049 = «Росций»
illuminaten-codename-PIL051 = «Фурий Камилл»
illuminaten-facts = Псевдоним: { $codename }. { $degree }; { $factions }; { $organisation }; сила — { $strength }. { $ability } Из правил: { $seed }; выведено: { $inferred }; восстановлено: { $reconstructed }.
illuminaten-word-nothing = ничего
illuminaten-source-id = номер
illuminaten-source-name = имя
illuminaten-source-code_name = псевдоним
illuminaten-source-degree = степень
illuminaten-source-factions = фракции
illuminaten-source-ability = способность
illuminaten-source-strength = сила
illuminaten-source-organisation = организация
illuminaten-degree-first = Первая степень
illuminaten-degree-second = Вторая степень
illuminaten-degree-third = Третья степень
illuminaten-degree-grand-master = Великий мастер
illuminaten-degree-royal-arch = Королевская арка
illuminaten-organisation-none = вне организаций
illuminaten-organisation-mason = масон
illuminaten-organisation-rosicrucian = розенкрейцер
illuminaten-strength-dagger = кинжал
illuminaten-strength-hammers = молоты

## Способности

illuminaten-ability-extra-influence = Доп. влияние
    .about = Повлияйте на любую открытую карту. За каждую фишку соперников на ней каждая ваша стоит на 1 жетон поддержки меньше.
illuminaten-ability-extra-exclude = Доп. исключение
    .about = Исключите карту, затем можете перенести одну свою фишку откуда угодно на выложенную карту.
illuminaten-ability-extra-reassign = Доп. переназначение
    .about = Бесплатно перенесите 1–3 свои фишки откуда угодно в свободные ячейки где угодно.
illuminaten-ability-extra-scout = Доп. разведка
    .about = Бесплатно разведайте любую закрытую карту; выложенная карта в этот ход считается соседней для вашего влияния.
illuminaten-ability-extra-displace = Доп. вытеснение
    .about = Вытесните фишки. Ваша начальная сила равна силе соперника плюс или минус 1, на ваш выбор.
illuminaten-ability-boost-influence = Усил. влияния
    .of = влияние
    .about = До конца хода, когда вы влияете, каждая фишка стоит на 1 жетон поддержки меньше, но не меньше 1.
illuminaten-ability-boost-exclude = Усил. исключения
    .of = исключение
    .about = До конца хода вы исключаете карты бесплатно.
illuminaten-ability-boost-interrogate = Усил. допроса
    .of = допрос
    .about = До конца хода можно допросить любую карту, а фишки соперников на ней считаются вашими.
illuminaten-ability-boost-scout = Усил. разведки
    .of = разведка
    .about = До конца хода вы берёте получаемую поддержку каждой карты, выложенной при разведке.
illuminaten-ability-boost-displace = Усил. вытеснения
    .of = вытеснение
    .about = До конца хода в ваших спорах ни у кого нет ни превосходства, ни уязвимости.
illuminaten-ability-special-swap = Обмен местами
    .about = Поменяйте местами две открытые карты вместе с фишками, если чужих на них не больше, чем ваших.
illuminaten-ability-special-draw = Добор
    .about = Возьмите двух верхних просвещённых колоды или одного со двора.
illuminaten-ability-special-edict = Эдикт
    .about = Возьмите два жетона поддержки с эдикта в игре.
illuminaten-ability-special-faction = Карта фракции
    .about = Временно возьмите любую карту фракции, до фазы проверки.
illuminaten-ability-special-plot = Замысел
    .about = Замените общий замысел без чужих фишек или свой личный на верхний из стопки.
illuminaten-ability-grand-master = Великий мастер
    .about = Подходит к любому месту цепи. Возьмите получаемую поддержку карты.
illuminaten-ability-royal-arch = Королевская арка
    .about = Завершает цепь. Ещё одно основное действие в этот ход.

## Фракции

illuminaten-faction-nobility = аристократия
    .gen = аристократии
    .acc = аристократию
    .about = Раз в ход: потратьте 1 жетон поддержки аристократии, чтобы повлиять за обычную цену. Всегда: при каждом влиянии первая фишка дешевле на 1 (но не меньше 1).
illuminaten-faction-magistrates = магистраты
    .gen = магистратов
    .acc = магистратов
    .about = Раз в ход: потратьте 1 жетон поддержки магистратов, чтобы исключить карту за обычную цену. Всегда: после быстрой поддержки можно использовать и способность.
illuminaten-faction-artists = творцы
    .gen = творцов
    .acc = творцов
    .about = Раз в ход: потратьте 1 жетон поддержки творцов, чтобы перенести 1–3 свои фишки с одной карты куда угодно. Всегда: ваши жетоны творцов заменяют любые.
illuminaten-faction-connoisseurs = знатоки
    .gen = знатоков
    .acc = знатоков
    .about = Раз в ход: допросите без слухов и сговора. Всегда: можно потратить 2 жетона поддержки одного типа вместо 1 жетона другого.
illuminaten-faction-clergy = духовенство
    .gen = духовенства
    .acc = духовенство
    .about = Раз в ход: вытесните фишки, потратив по 1 жетону поддержки духовенства за каждую. Всегда: в спорах соперник кладёт и открывает карту первым.
illuminaten-faction-scholars = учёные
    .gen = учёных
    .acc = учёных
    .about = Раз в ход: разведайте любую карту за 1 жетон поддержки учёных. Всегда: в руке можно держать до 5 карт.

## Замыслы

illuminaten-plot-P01 = Вербовка на периферии
    .about = Управляйте ложей хотя бы с 4 внешними картами; в ней лежит не менее 4 ваших фишек.
illuminaten-plot-P02 = Союз равных
    .about = Ваши фишки лежат на карте и ещё на трёх её соседях той же степени.
illuminaten-plot-P03 = Великие просветители
    .about = На королевских арках лежит не менее 4 ваших фишек, больше, чем у любого соперника.
illuminaten-plot-P04 = Внутренний круг
    .about = Ваши фишки лежат на 4 внутренних картах, каждая из которых соседствует хотя бы с 2 другими из этих четырёх.
illuminaten-plot-P05 = Объединение масонов
    .about = Управляйте масонами, вместе принадлежащими ко всем 6 фракциям.
illuminaten-plot-P06 = Широкие связи
    .about = Управляйте 6 картами (вдвоём — 8).
illuminaten-plot-P07 = Влиятельные адепты
    .about = Управляйте 2 великими мастерами (вдвоём — 3).
illuminaten-plot-P08 = Путь слухов
    .about = Картами одной ложи, на которых лежат ваши фишки, соедините верхний ряд с нижним.
illuminaten-plot-P09 = Теневые соглашения
    .about = Ваши и чужие фишки лежат вместе на 3, 4 или 5 картах (для 2, 3 или 4 игроков).
illuminaten-plot-P10 = Братство розенкрейцеров
    .about = Управляйте хотя бы 3 розенкрейцерами (и большим числом, чем любой соперник); на них не менее 5 ваших фишек.
illuminaten-plot-P11 = Линия обмена
    .about = Управляйте ложей, куда входят хотя бы 3 карты центрального ряда подряд.
illuminaten-plot-P12 = Великая ложа
    .about = Управляйте ложей хотя бы из 5 карт, в которой не менее 5 ваших фишек.
illuminaten-plot-P13 = Сотрудничество ареопагов
    .about = Управляйте ложей, соединяющей ваш ареопаг с ареопагом соперника.

## События

illuminaten-event-card-edict-nobility = Эдикт: аристократия
    .about = Все жетоны этой фракции возвращаются в запас, 6 из них кладут на карту. В начале каждого вашего хода 1 из них уходит в запас, а 1 — вам.
illuminaten-event-card-edict-magistrates = Эдикт: магистраты
    .about = Все жетоны этой фракции возвращаются в запас, 6 из них кладут на карту. В начале каждого вашего хода 1 из них уходит в запас, а 1 — вам.
illuminaten-event-card-edict-artists = Эдикт: творцы
    .about = Все жетоны этой фракции возвращаются в запас, 6 из них кладут на карту. В начале каждого вашего хода 1 из них уходит в запас, а 1 — вам.
illuminaten-event-card-edict-connoisseurs = Эдикт: знатоки
    .about = Все жетоны этой фракции возвращаются в запас, 6 из них кладут на карту. В начале каждого вашего хода 1 из них уходит в запас, а 1 — вам.
illuminaten-event-card-edict-clergy = Эдикт: духовенство
    .about = Все жетоны этой фракции возвращаются в запас, 6 из них кладут на карту. В начале каждого вашего хода 1 из них уходит в запас, а 1 — вам.
illuminaten-event-card-edict-scholars = Эдикт: учёные
    .about = Все жетоны этой фракции возвращаются в запас, 6 из них кладут на карту. В начале каждого вашего хода 1 из них уходит в запас, а 1 — вам.
illuminaten-event-card-festivities = Придворные торжества
    .about = Внешние карты считаются соседними для влияния.
illuminaten-event-card-weather = Ясная погода
    .about = При переназначении фишки можно переносить в любые свободные ячейки.
illuminaten-event-card-propaganda = Печать пропаганды
    .about = Раз в ход за три жетона поддержки одного типа можно купить основное действие.
illuminaten-event-card-rosicrucians = Подъём розенкрейцеров
    .about = Не тратя основное действие, можно разведывать с розенкрейцером, влиять на него или выкладывать его при исключении.
illuminaten-event-card-masons = Договор с масонами
    .about = Масоны подходят к любому месту цепи.
illuminaten-event-card-convent = Вильгельмсбадский конвент
    .about = Раз в ход за любые пять жетонов поддержки можно купить основное действие.
illuminaten-event-card-decree = Указ курфюрста
    .about = Исключать можно и карты с фишками соперников, если на новой карте хватает ячеек для их фишек.
illuminaten-event-card-inquisitors = Церковные дознаватели
    .about = Раз в ход можно посмотреть руку или личный замысел соперника.
illuminaten-event-card-whisper = Тихий шёпот
    .about = Допрашивая, можно не соблюдать правило сговора.

## Карты связей, соперники, шаги

illuminaten-connection-IV = карта связей IV
    .acc = карту связей IV
illuminaten-connection-V = карта связей V
    .acc = карту связей V
illuminaten-connection-VI = карта связей VI
    .acc = карту связей VI
illuminaten-connection-VII = карта связей VII
    .acc = карту связей VII
illuminaten-connection-VIII = карта связей VIII
    .acc = карту связей VIII
illuminaten-connection-IX = карта связей IX
    .acc = карту связей IX
illuminaten-connection-X = карта связей X
    .acc = карту связей X
illuminaten-connection-XI = карта связей XI
    .acc = карту связей XI
illuminaten-connection-XII = карта связей XII
    .acc = карту связей XII
illuminaten-connection-XIII = карта связей XIII
    .acc = карту связей XIII
illuminaten-connection-XIV = карта связей XIV
    .acc = карту связей XIV
illuminaten-connection-XV = карта связей XV
    .acc = карту связей XV
illuminaten-connection-XVI = карта связей XVI
    .acc = карту связей XVI
illuminaten-connection-XVII = карта связей XVII
    .acc = карту связей XVII
illuminaten-connection-XVIII = карта связей XVIII
    .acc = карту связей XVIII
illuminaten-connection-XIX = карта связей XIX
    .acc = карту связей XIX
illuminaten-connection-XX = карта связей XX
    .acc = карту связей XX
illuminaten-connection-XXI = карта связей XXI
    .acc = карту связей XXI
illuminaten-connection-XXII = карта связей XXII
    .acc = карту связей XXII
illuminaten-connection-XXIII = карта связей XXIII
    .acc = карту связей XXIII
illuminaten-opponent-none = никто
illuminaten-opponent-saint-germain = Сен-Жермен
    .gen = Сен-Жермена
    .dat = Сен-Жермену
    .acc = Сен-Жермена
    .ins = Сен-Жерменом
    .loc = Сен-Жермене
illuminaten-opponent-weishaupt = Адам Вейсгаупт
    .gen = Адама Вейсгаупта
    .dat = Адаму Вейсгаупту
    .acc = Адама Вейсгаупта
    .ins = Адамом Вейсгауптом
    .loc = Адаме Вейсгаупте
illuminaten-step-saint-germain-a = а: разведывает закрытую карту
illuminaten-step-saint-germain-b = б: есть общая фракция, поэтому влияет и допрашивает, а где свободных ячеек нет — вытесняет
illuminaten-step-saint-germain-c = в: общей фракции нет, поэтому исключает карту или вытесняет соперника
illuminaten-step-saint-germain-d = г: рядом ничего не подходит, поэтому идёт ближе к сопернику и допрашивает
illuminaten-step-weishaupt-a = а: карта плана, великий мастер или королевская арка, встаёт на это место
illuminaten-step-weishaupt-b = б: там только его фишки, поэтому добавляет ещё, а если свободных ячеек нет нигде — допрашивает
illuminaten-step-weishaupt-c = в: великий мастер или королевская арка, поэтому влияет или вытесняет соперника
illuminaten-step-weishaupt-d = г: общей фракции нет, а у карты плана она есть, и та встаёт на это место
illuminaten-step-weishaupt-e = д: есть общая фракция и свободная ячейка, поэтому влияет
illuminaten-step-weishaupt-f = е: вытесняет соперника или исключает карту
illuminaten-aim-discs = 8 фишек на картах
illuminaten-aim-lodge = управление ложей не меньше чем из 5 карт
illuminaten-aim-edicts = 4 эдикта в сбросе
illuminaten-aim-grand = управление 3 великими мастерами или королевскими арками

## Журнал: строка на каждое событие

illuminaten-event-connected = { $seat } получает { $connection_acc }.
    .you = Вы получаете { $connection_acc }.
illuminaten-event-faction-opened = В игре: карта фракции «{ $faction }».
illuminaten-event-plot-opened = Общий замысел: «{ $plot }».
illuminaten-event-plot-drawn = { $seat } получает личный замысел «{ $plot }».
    .hidden = { $seat } получает личный замысел.
    .you = Вы получаете личный замысел «{ $plot }».
illuminaten-event-turn-began = Раунд { $round }: ходит { $seat }.
    .you = Раунд { $round }: ходите вы.
illuminaten-event-action-gained = { $seat } получает ещё одно основное действие.
    .you = Вы получаете ещё одно основное действие.
illuminaten-event-influence-began = { $seat } влияет на { $card_acc } на месте { $place }.
    .you = Вы влияете на { $card_acc } на месте { $place }.
illuminaten-event-interrogate-began = { $seat } допрашивает { $card_acc } на месте { $place }.
    .you = Вы допрашиваете { $card_acc } на месте { $place }.
illuminaten-event-areopagus-interrogated = { $seat } допрашивает ареопаг.
    .you = Вы допрашиваете ареопаг.
illuminaten-event-reassign-began = { $seat } переназначает фишки с карт { $faction_gen }.
    .you = Вы переназначаете фишки с карт { $faction_gen }.
illuminaten-event-exclude-began = { $seat } исключает { $card_acc } с места { $place }.
    .you = Вы исключаете { $card_acc } с места { $place }.
illuminaten-event-displace-began = { $seat } пытается вытеснить фишки на месте { $place } ({ $card }).
    .you = Вы пытаетесь вытеснить фишки на месте { $place } ({ $card }).
illuminaten-event-court-filled = Ко двору, на место { $place }, приходит { $card }.
illuminaten-event-drew = { $seat } берёт { $card_acc }.
    .hidden = { $seat } берёт карту.
    .you = Вы берёте { $card_acc }.
illuminaten-event-took-from-court = { $seat } берёт со двора (место { $place }) { $card_acc }.
    .you = Вы берёте со двора (место { $place }) { $card_acc }.
illuminaten-event-scouted = { $seat } разведывает место { $place } и находит { $card_acc }.
    .hidden = { $seat } разведывает место { $place }.
    .you = Вы разведываете место { $place } и находите { $card_acc }.
illuminaten-event-laid = { $seat } выкладывает { $card_acc } на место { $place }.
    .you = Вы выкладываете { $card_acc } на место { $place }.
illuminaten-event-turned-up = На месте { $place } открывается { $card }.
illuminaten-event-discarded = { $seat } сбрасывает { $card_acc }.
    .you = Вы сбрасываете { $card_acc }.
illuminaten-event-threw-off = { $seat } сбрасывает из руки { $card_acc }.
    .you = Вы сбрасываете из руки { $card_acc }.
illuminaten-event-swapped = { $seat } меняет местами карты на местах { $place } и { $other }.
    .you = Вы меняете местами карты на местах { $place } и { $other }.
illuminaten-event-reshuffled = { $count ->
    [one] Сброс становится новой колодой: { $count } карта.
    [few] Сброс становится новой колодой: { $count } карты.
   *[many] Сброс становится новой колодой: { $count } карт.
}
illuminaten-event-court-moved-on = Распорядитель переходит на место { $place } двора.
illuminaten-event-chained = { $seat } добавляет в цепь { $card_acc }.
    .you = Вы добавляете в цепь { $card_acc }.
illuminaten-event-boosted = { $card } даёт { $seat_dat } усиление на этот ход: { $ability_of }.
    .you = { $card } даёт вам усиление на этот ход: { $ability_of }.
illuminaten-event-skipped = { $seat } не использует способность { $card_gen }.
    .you = Вы не используете способность { $card_gen }.
illuminaten-event-saw-card = { $seat } видит { $card_acc } в руке { $other_gen }.
    .hidden = { $seat } смотрит карту { $other_gen }.
    .you = Вы видите { $card_acc } в руке { $other_gen }.
    .to-you = { $seat } видит вашу карту: { $card }.
    .to-you-hidden = { $seat } смотрит вашу карту.
illuminaten-event-saw-plot = { $seat } видит личный замысел { $other_gen }: «{ $plot }».
    .hidden = { $seat } смотрит личный замысел { $other_gen }.
    .you = Вы видите личный замысел { $other_gen }: «{ $plot }».
    .to-you = { $seat } видит ваш личный замысел «{ $plot }».
    .to-you-hidden = { $seat } смотрит ваш личный замысел.
illuminaten-event-paid = { $seat } тратит { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки { $faction_gen }.
    .you = Вы тратите { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки { $faction_gen }.
illuminaten-event-gained = { $seat } получает { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки { $faction_gen }.
    .you = Вы получаете { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки { $faction_gen }.
illuminaten-event-favor-returned = { $seat } возвращает в запас { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки { $faction_gen }.
    .you = Вы возвращаете в запас { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки { $faction_gen }.
illuminaten-event-intercepted = { $seat } перехватывает жетон поддержки { $faction_gen } у { $other_gen }.
    .you = Вы перехватываете жетон поддержки { $faction_gen } у { $other_gen }.
    .to-you = { $seat } перехватывает у вас жетон поддержки { $faction_gen }.
illuminaten-event-gave = { $seat } отдаёт жетон поддержки { $faction_gen } { $other_dat }.
    .you = Вы отдаёте жетон поддержки { $faction_gen } { $other_dat }.
    .to-you = { $seat } отдаёт вам жетон поддержки { $faction_gen }.
illuminaten-event-disc-placed = { $seat } кладёт фишку в ячейку { $slot } на месте { $place }.
    .you = Вы кладёте фишку в ячейку { $slot } на месте { $place }.
illuminaten-event-disc-moved = { $seat } переносит фишку из ячейки { $slot } на месте { $place } в ячейку { $to_slot } на месте { $to }.
    .you = Вы переносите фишку из ячейки { $slot } на месте { $place } в ячейку { $to_slot } на месте { $to }.
illuminaten-event-disc-returned = { $seat } забирает фишку с места { $place }.
    .you = Вы забираете фишку с места { $place }.
illuminaten-event-contest-began = { $seat } бросает вызов { $other_dat } на месте { $place }. Начальная сила: { $strength } против { $against }.
    .you = Вы бросаете вызов { $other_dat } на месте { $place }. Начальная сила: { $strength } против { $against }.
    .to-you = { $seat } бросает вам вызов на месте { $place }. Начальная сила: { $strength } против вашей { $against }.
illuminaten-event-contest-laid = { $seat } кладёт карту спора: { $card }.
    .hidden = { $seat } кладёт карту спора.
    .you = Вы кладёте карту спора: { $card }.
illuminaten-event-contest-revealed = { $seat } открывает карту спора: { $card }.
    .you = Вы открываете карту спора: { $card }.
illuminaten-event-contest-empty = У { $seat_gen } нет карты спора.
    .you = У вас нет карты спора.
illuminaten-event-contest-cancelled = Карты { $seat_gen } и { $other_gen } отменяют друг друга.
    .you = Ваша карта и карта { $other_gen } отменяют друг друга.
    .to-you = Карта { $seat_gen } и ваша карта отменяют друг друга.
illuminaten-event-contest-won = { $seat } выигрывает спор против { $other_gen }: { illuminaten-contest-reason }.
    .you = Вы выигрываете спор против { $other_gen }: { illuminaten-contest-reason }.
    .to-you = { $seat } выигрывает спор против вас: { illuminaten-contest-reason }.
illuminaten-contest-reason = { $reason ->
    [dagger] кинжал уязвимой стороны сразу приносит победу
    [hammers] молоты стороны с превосходством сразу приносят победу
    [tie] { $total } против { $against }, а при ничьей побеждает защищающийся
    [cancel] обе карты побеждают сразу, поэтому побеждает защищающийся
    [stop] карты отменили друг друга, и нападающий останавливается
   *[total] { $total } против { $against }
}
illuminaten-event-rewarded = { $seat } кладёт маркер награды на место { $place }.
    .you = Вы кладёте маркер награды на место { $place }.
illuminaten-event-claimed = { $seat } забирает карту фракции «{ $faction }».
    .you = Вы забираете карту фракции «{ $faction }».
illuminaten-event-borrowed = { $seat } временно берёт карту фракции «{ $faction }».
    .you = Вы временно берёте карту фракции «{ $faction }».
illuminaten-event-faction-returned = { $seat } возвращает карту фракции «{ $faction }».
    .you = Вы возвращаете карту фракции «{ $faction }».
illuminaten-event-fulfilled = { $seat } воплощает замысел «{ $plot }».
    .you = Вы воплощаете замысел «{ $plot }».
illuminaten-event-private-fulfilled = { $seat } открывает и воплощает личный замысел «{ $plot }».
    .you = Вы открываете и воплощаете личный замысел «{ $plot }».
illuminaten-event-plot-removed = { $seat } убирает из игры замысел «{ $plot }».
    .you = Вы убираете из игры замысел «{ $plot }».
illuminaten-event-private-removed = { $seat } убирает из игры личный замысел «{ $plot }».
    .hidden = { $seat } убирает из игры личный замысел.
    .you = Вы убираете из игры личный замысел «{ $plot }».
illuminaten-event-plot-lost = { $seat } больше не выполняет замысел «{ $plot }».
    .you = Вы больше не выполняете замысел «{ $plot }».
illuminaten-event-plot-returned = { $seat } снова выполняет замысел «{ $plot }».
    .you = Вы снова выполняете замысел «{ $plot }».
illuminaten-event-saw-event = { $seat } видит событие «{ $event_card }».
    .hidden = { $seat } смотрит событие.
    .you = Вы видите событие «{ $event_card }».
illuminaten-event-kept-event = { $seat } оставляет себе событие «{ $event_card }».
    .hidden = { $seat } оставляет себе особое событие.
    .you = Вы оставляете себе событие «{ $event_card }».
illuminaten-event-edict-played = { $seat } разыгрывает эдикт фракции «{ $faction }».
    .you = Вы разыгрываете эдикт фракции «{ $faction }».
illuminaten-event-edict-paid = С эдикта { $seat_gen } (фракция «{ $faction }») 1 жетон поддержки возвращается в запас.
    .you = С вашего эдикта (фракция «{ $faction }») 1 жетон поддержки возвращается в запас.
illuminaten-event-edict-discarded = Эдикт фракции «{ $faction }» сброшен.
illuminaten-event-special-played = { $seat } разыгрывает событие «{ $event_card }».
    .you = Вы разыгрываете событие «{ $event_card }».
illuminaten-event-special-discarded = { $seat } сбрасывает событие «{ $event_card }».
    .you = Вы сбрасываете событие «{ $event_card }».
illuminaten-event-event-turned-up = { $seat } открывает событие «{ $event_card }».
    .you = Вы открываете событие «{ $event_card }».
illuminaten-event-script-step = { $opponent }, { $place ->
    [20] ареопаг
   *[other] место { $place }
}, шаг { $step }.
illuminaten-event-planned = Карта плана: { $card }.
illuminaten-event-figure-moved = Фигурка идёт на { $place ->
    [20] ареопаг
   *[other] место { $place }
}.
illuminaten-event-aim-reached = { $opponent } выполняет один из своих замыслов: { $aim }.
illuminaten-event-strengthened = { $seat } тратит поддержку и добавляет { $count } { $count ->
    [one] единицу
    [few] единицы
   *[many] единиц
} силы.
    .you = Вы тратите поддержку и добавляете { $count } { $count ->
    [one] единицу
    [few] единицы
   *[many] единиц
} силы.
illuminaten-event-scored = { $seat } получает { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} за фракцию «{ $faction }».
    .you = Вы получаете { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} за фракцию «{ $faction }».
illuminaten-event-won = { $seat } побеждает.
    .you = Вы побеждаете.

## Почему кто-то победил, по правилу

illuminaten-why-X9-1 = В конце хода на двух замыслах лежат фишки победителя.
illuminaten-why-X9-4 = Сброшен пятый эдикт: решают крупнейшие ложи каждой фракции.
illuminaten-why-X10-2 = Искусственному сопернику достаточно одного из трёх собственных замыслов.

## Что говорит за выбор или против него, в подсказках и разборах: часть предложения

illuminaten-fact-completes = завершает замысел «{ $plot }»: { $have } из { $need }
illuminaten-fact-advances = даёт вам { $have } из { $need } для замысла «{ $plot }»
illuminaten-fact-loses-ground = отдаляет замысел «{ $plot }»: лишь { $have } из { $need }
illuminaten-fact-sets-back-plot = отдаляет замысел { $seat_gen } «{ $plot }»: лишь { $have } из { $need }
illuminaten-fact-helps-plot = у { $seat_gen } будет { $have } из { $need } для замысла «{ $plot }»
illuminaten-fact-controls = даёт вам управление картой: { $card }
illuminaten-fact-takes-over = забирает у { $seat_gen } управление картой: { $card }
illuminaten-fact-loses-control = вы больше не управляете картой: { $card }
illuminaten-fact-largest-lodge = даёт вам самую большую ложу фракции «{ $faction }»
illuminaten-fact-favor = приносит вам { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки
illuminaten-fact-pays = тратит { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки
illuminaten-fact-discs = { $count ->
    [one] выставляет ещё { $count } фишку
    [few] выставляет ещё { $count } фишки
   *[many] выставляет ещё { $count } фишек
}
illuminaten-fact-wins-for-sure = выигрывает спор, что бы ни положили против вас
illuminaten-fact-loses-for-sure = проигрывает спор в любом случае

## О чём спрашивают

illuminaten-ask-draw = Какая карта взята?
illuminaten-ask-connection = Какая это карта связей?
illuminaten-ask-faction-card = Какая карта фракции?
illuminaten-ask-plot = Какой замысел?
illuminaten-ask-play-special = Разыграть особое событие?
illuminaten-ask-menu = Выберите действие или карту из руки.
illuminaten-ask-propaganda = Какие три жетона поддержки вы тратите?
illuminaten-ask-pay = Какой жетон поддержки вы тратите?
illuminaten-ask-take = Какой жетон поддержки вы берёте?
illuminaten-ask-intercept = В запасе такого жетона нет. У кого вы его берёте?
illuminaten-ask-give = Сговор: какой жетон поддержки и кому вы отдаёте?
illuminaten-ask-gain = Спор проигран. Какой жетон поддержки вы берёте?
illuminaten-ask-acting = Какая ваша карта действует?
illuminaten-ask-target = Выберите карту-цель.
illuminaten-ask-lay = Какую карту вы выкладываете?
illuminaten-ask-price = Какие жетоны поддержки вы тратите на фишку?
illuminaten-ask-more = Положить ещё фишку?
illuminaten-ask-whisper = Воспользоваться «Тихим шёпотом» или отдать другим их долю?
illuminaten-ask-next-yield = Какая карта даёт поддержку следующей?
illuminaten-ask-faction = Фишки с карт какой фракции переназначаете?
illuminaten-ask-lift = Какую фишку переносите?
illuminaten-ask-move-to = Куда её перенести?
illuminaten-ask-whom = Чьи фишки вытесняете?
illuminaten-ask-slots = Какие фишки вы вытесняете?
illuminaten-ask-lean = Считать вас на 1 сильнее или на 1 слабее соперника?
illuminaten-ask-contest-card = Какую карту спора вы кладёте?
illuminaten-ask-go-on = Карты отменены. Продолжить или остановиться?
illuminaten-ask-ability = В цепи { $card }: { $ability }.
illuminaten-ask-swap = Какие карты поменять местами?
illuminaten-ask-deck-or-court = Взять из колоды или со двора?
illuminaten-ask-edict = С какого эдикта вы берёте поддержку?
illuminaten-ask-lose-plot = Ваши замыслы несовместимы. От какого замысла вы отказываетесь?
illuminaten-ask-return-plot = Вернуть фишку на замысел?
illuminaten-ask-event = Какое событие открыто?
illuminaten-ask-keep-event = Какое событие вы оставляете?
illuminaten-ask-discard = В руке больше карт, чем можно. Какую вы сбрасываете?
illuminaten-ask-court = Взять карту со двора?

## Что можно выбрать

illuminaten-face-down = закрытая карта
illuminaten-target = { $sight ->
    [hidden] { illuminaten-face-down }
   *[known] { $target }
}
illuminaten-action-scout = Разведать
illuminaten-action-influence = Повлиять
illuminaten-action-interrogate = Допросить
illuminaten-action-reassign = Переназначить
illuminaten-action-exclude = Исключить
illuminaten-action-displace = Вытеснить
illuminaten-action-end = Завершить ход
illuminaten-action-claim = Забрать карту фракции «{ $faction }»
illuminaten-action-fulfil = Воплотить замысел «{ $plot }»
illuminaten-action-use = Использовать карту фракции «{ $faction }»
illuminaten-action-reward-influence = Награда: повлиять (место { $place }), { illuminaten-target }
illuminaten-action-reward-reassign = Награда: переназначить (место { $place }), { illuminaten-target }
illuminaten-action-reward-exclude = Награда: исключить (место { $place }), { illuminaten-target }
illuminaten-action-propaganda = Купить основное действие пропагандой
illuminaten-action-convent = Купить основное действие на конвенте
illuminaten-action-look-hand = Посмотреть руку { $seat_gen }
illuminaten-action-look-plot = Посмотреть личный замысел { $seat_gen }
illuminaten-action-conspire = В цепь: { $card }
illuminaten-action-with-areopagus = Свой ареопаг
illuminaten-action-with = Место { $place }: { illuminaten-target }
illuminaten-action-at-areopagus = Собственный ареопаг
illuminaten-action-at = Место { $place }: { illuminaten-target }
illuminaten-action-against = Против { $seat_gen }
illuminaten-action-slots = { $slots ->
    [12] Ячейки 1 и 2
    [13] Ячейки 1 и 3
    [23] Ячейки 2 и 3
    [123] Все три ячейки
   *[other] Ячейка { $slots }
}
illuminaten-action-lay = Выложить { $card_acc }
illuminaten-action-lift = Из ячейки { $slot } на месте { $place }: { illuminaten-target }
illuminaten-action-to = В ячейку { $slot } на месте { $place }: { illuminaten-target }
illuminaten-action-onto = На место { $place }: { illuminaten-target }
illuminaten-action-as = Фишки на картах фракции «{ $faction }»
illuminaten-action-more = Ещё фишку
illuminaten-action-done = Достаточно
illuminaten-action-whisper = «Тихий шёпот»: ничего не отдавать
illuminaten-action-collude = Отдать другим их долю
illuminaten-action-pay-group = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки { $faction_gen } за один
illuminaten-action-pay = 1 жетон поддержки { $faction_gen }
illuminaten-action-price = { $primary ->
    [0] { $secondary } { $secondary ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } поддержки { $second_gen }
   *[other] { $secondary ->
        [0] { $primary } { $primary ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } поддержки { $first_gen }
       *[other] { $primary } { $primary ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } поддержки { $first_gen } и { $secondary } { $second_gen }
    }
}
illuminaten-action-take = 1 жетон поддержки { $faction_gen }
illuminaten-action-from = Взять у { $seat_gen }
illuminaten-action-give = 1 жетон поддержки { $faction_gen } — { $seat_dat }
illuminaten-action-stronger = На единицу сильнее
illuminaten-action-weaker = На единицу слабее
illuminaten-action-contest = { $strength ->
    [dagger] Положить { $card_acc } с кинжалом
    [hammers] Положить { $card_acc } с молотами
   *[other] Положить { $card_acc }, сила { $strength }
}
illuminaten-action-go-on = Продолжить с новыми картами
illuminaten-action-stop = Остановиться: побеждает защищающийся
illuminaten-action-use-ability = Способность: { $ability }
illuminaten-action-quick-favor = Быстрая поддержка: { $gives ->
    [first] 1 жетон { $first_gen } или { $second_gen }
    [second] по 1 жетону { $first_gen } и { $second_gen }
    [third] по 1 жетону { $first_gen } и { $second_gen } и ещё 1 на выбор
    [grand-master] 3 жетона { $first_gen }
   *[royal-arch] 2 жетона { $first_gen }
}
illuminaten-action-skip = Не использовать
illuminaten-action-deck = Две из колоды
illuminaten-action-court = Двор, место { $court }: { illuminaten-target }
illuminaten-action-edict = Эдикт фракции «{ $faction }»
illuminaten-action-borrow = Карта фракции «{ $faction }»
illuminaten-action-replace-private = Заменить свой личный замысел
illuminaten-action-replace = Заменить замысел «{ $plot }»
illuminaten-action-play = Разыграть событие «{ $event_card }»
illuminaten-action-keep = Оставить событие «{ $event_card }»
illuminaten-action-pass = Нет
illuminaten-action-lose = Отказаться от замысла «{ $plot }»
illuminaten-action-return = Вернуть на замысел «{ $plot }»
illuminaten-action-discard = Сбросить { $card_acc }
illuminaten-action-draw = Взять { $card_acc }
illuminaten-action-connection = Раздать { $connection_acc }
illuminaten-action-faction = Карта фракции «{ $faction }» в игре
illuminaten-action-plot = Замысел «{ $plot }»
illuminaten-action-event = Событие «{ $event_card }»

## Слова стола

illuminaten-word-hand = Рука
illuminaten-word-court = Двор
illuminaten-word-chain = Цепь
illuminaten-word-contest = Карты споров и планов
illuminaten-word-faction-row = Карты фракций
illuminaten-word-plots = Замыслы
illuminaten-word-private = личный
illuminaten-word-deck = Колода
illuminaten-word-discard = Сброс
illuminaten-word-supply = Запас
illuminaten-word-discs = Фишки
illuminaten-word-events = События
illuminaten-word-edicts = Сброшено эдиктов
illuminaten-word-points = Очки
illuminaten-word-areopagus = Ареопаг
illuminaten-word-round = Раунд { $round }
illuminaten-letter-nobility = А
illuminaten-letter-magistrates = М
illuminaten-letter-artists = Т
illuminaten-letter-connoisseurs = З
illuminaten-letter-clergy = Д
illuminaten-letter-scholars = У

## Настройки

illuminaten-option-opponent = Искусственный соперник
    .about = Садится на первое место и считается игроком: если других людей нет, это партия на двоих.
illuminaten-option-opponent-none = Нет
    .about = Только люди и боты.
illuminaten-option-opponent-saint-germain = Граф Сен-Жермен
    .about = Простой сценарий для первой партии.
illuminaten-option-opponent-weishaupt = Адам Вейсгаупт
    .about = Более сложный сценарий, трудный соперник.

## Как играть, коротко

illuminaten-howto-1 = Станьте первым, чьи фишки в конце хода лежат на двух замыслах. Два замысла открыты для всех, один — только ваш. Кружки показывают, сколько сделано.
illuminaten-howto-2 = За ход у вас два основных действия. Нажмите, чтобы начать действие; цена видна до выбора.
illuminaten-howto-3 = Допрашивайте свои карты, чтобы получить поддержку. Тратьте её, чтобы влиять: кладите фишки на карты рядом с вашими. Разведка открывает новые карты.
illuminaten-howto-4 = Фишки расходятся от вашего ареопага. Три и более соседние карты одной фракции — ложа; ею управляет тот, у кого в ней больше всего фишек, но не меньше 3.
illuminaten-howto-5 = Чужие фишки можно вытеснить в споре: ваши фишки рядом и карта из руки против чужих.
illuminaten-howto-6 = Карты из руки можно также добавлять в цепь заговора: каждая даёт свою способность и должна иметь общую фракцию с предыдущей.
illuminaten-howto-7 = Когда условия замысла выполнены, воплотите его: раз в ход и бесплатно. Если раньше сброшено пять эдиктов, решают крупнейшие ложи.

## Правила вкратце

rule-X1-1 = Из 57 просвещённых 14 образуют закрытое поле (для четырёх игроков — 19); пять открытых — двор с распорядителем над первым. Каждый берёт четверых в руку.
rule-X1-2 = В запасе по 6, 8 или 10 жетонов поддержки каждого типа (для 2, 3 или 4 игроков).
rule-X1-3 = У каждого 20 фишек и ареопаг у поля. Напечатанная на нём фишка всегда там и не бывает целью.
rule-X1-4 = Каждый получает карту связей с тремя фракциями и по жетону поддержки каждой.
rule-X1-5 = Первым ходит игрок с наименьшим номером карты связей, дальше по часовой стрелке вокруг поля.
rule-X1-6 = Открыто лежат три, четыре или пять карт фракций (для 2, 3 или 4 игроков). Два замысла общие, у каждого есть личный.
rule-X1-7 = В колоде событий две половины: в каждой три эдикта и три особых события. Три особых остаются в коробке. Четыре маркера наград наготове.
rule-X2-1 = Ряды сдвинуты, как в кирпичной кладке: карта внутри поля касается шести других.
rule-X2-2 = Карты, которые соприкасаются, — соседние. Карта соседствует и сама с собой.
rule-X2-3 = Карта, которой касаются с шести сторон, внутренняя, остальные — внешние.
rule-X2-4 = Ареопаг соседствует с двумя картами, не входит в ложи и для замыслов не считается картой.
rule-X2-5 = Средний ряд — центральный.
rule-X3-1 = Просвещённые первой, второй и третьей степеней принадлежат к двум фракциям, великие мастера и королевские арки — к одной.
rule-X3-2 = Получаемая поддержка — это жетоны фракций карты. Первая степень: 1 на выбор. Вторая: по 1 каждой. Третья: по 1 каждой и ещё 1 на выбор. Великий мастер: 3. Королевская арка: 2, а при допросе по 2 за каждую вашу фишку на ней.
rule-X3-3 = Каждая ячейка вмещает одну фишку за свою цену. Фишку кладут в самую верхнюю свободную ячейку; вверх фишки не сдвигают.
rule-X3-4 = Сила — от 2 до 6, кинжал или молоты. Просвещённый может быть масоном или розенкрейцером.
rule-X3-5 = Вы управляете картой, где ваших фишек больше, чем у любого другого. При ничьей не управляет никто.
rule-X3-6 = Ложа — три или больше соединённых открытых карт одной фракции; в неё входят все соединённые.
rule-X3-7 = Вы управляете ложей, если у вас в ней хотя бы 3 фишки и больше, чем у любого другого.
rule-X4-1 = Поддержку берут из запаса, а потраченную возвращают в него.
rule-X4-2 = В свой ход вместо 1 жетона поддержки можно потратить 3 одинаковых жетона другого типа.
rule-X4-3 = Чего не хватает в запасе, берут у соперника на выбор; если нет ни у кого, не получают.
rule-X4-4 = Поддержка, фишки, карты фракций и общие замыслы открыты; руки, личные замыслы и неразыгранные события скрыты. Из сброса видна лишь верхняя карта.
rule-X4-5 = Когда взят последний просвещённый, сброс становится новой колодой. Сброс событий в колоду не возвращают.
rule-X5-1 = Фаза событий, со 2-го раунда: с каждого вашего эдикта 1 жетон поддержки уходит в запас, а 1 — вам; сбросьте своё особое событие; можете разыграть другое, оно действует для всех.
rule-X5-2 = Фаза действий: два основных действия. Кроме того, в любом порядке: плести заговор сколько угодно раз, раз забрать карту фракции, раз воплотить замысел.
rule-X5-3 = Дополнительные основные действия не входят в эти два.
rule-X6-1 = Разведать: потратьте 1 совпадающий жетон поддержки, возьмите соседнюю закрытую карту в руку и выложите на её место любую карту из руки. Действует карта с вашей фишкой или ваш ареопаг; совпадающий жетон — это жетон одной из фракций действующей карты.
rule-X6-2 = Повлиять: положите 1–3 фишки на соседнюю карту, заплатив цену каждой ячейки. На королевскую арку с чужой фишкой добавлять фишки нельзя.
rule-X6-3 = Допросить: возьмите получаемую поддержку карты с вашей фишкой и её соседей той же степени с вашими фишками (слухи). За каждую чужую фишку на этих картах отдайте 1 из этих жетонов её владельцу (сговор). Карта даёт поддержку раз в ход.
rule-X6-4 = Переназначить: потратьте 1 жетон поддержки фракции и до 3 раз перенесите свою фишку с её карты в свободную ячейку соседней карты.
rule-X6-5 = Исключить: потратьте 1 совпадающий жетон поддержки за каждую свою фишку на карте, не меньше 1. Сбросьте эту соседнюю карту без чужих фишек и выложите карту из руки; ваши фишки переходят на неё.
rule-X6-6 = Вытеснить: потратьте 1 совпадающий жетон поддержки за каждую выбранную фишку одного соперника на соседней карте, затем начинается спор.
rule-X6-6a = Начальная сила стороны: её фишки на карте-цели, на соседних картах и на ареопаге рядом. Большая даёт превосходство, меньшая — уязвимость.
rule-X6-6b = Оба тайно кладут карту и открывают вместе. Кинжал сразу приносит победу уязвимой стороне, молоты — стороне с превосходством; иначе добавляют 0. Если побеждают оба, карты отменены.
rule-X6-6c = Побеждает большая сумма; при ничьей побеждает защищающийся.
rule-X6-6d = Если побеждает нападающий, вытесненные фишки возвращаются владельцу, а тот берёт по 1 жетону поддержки за каждую. Маркер награды позволяет нападающему в этот ход ещё раз повлиять, переназначить или исключить на этом месте.
rule-X7-1 = Плести заговор: добавьте карту в цепь заговора и примените её способность. У неё должна быть общая фракция с предыдущей; великий мастер подходит везде, королевская арка завершает цепь. Усиления обязательны.
rule-X7-2 = Быстрая поддержка: раз в ход возьмите получаемую поддержку только что добавленной карты вместо её способности.
rule-X7-3 = Способностей пятнадцать, не считая великих мастеров и арок: дополнительные действия, усиления, особые действия.
rule-X7-4 = Забрать: раз в ход возьмите карту фракции, если управляете её самой большой ложей. Если наибольших несколько, их считают одной.
rule-X7-5 = Карта фракции даёт дополнительное действие раз в ход и постоянное преимущество.
rule-X7-6 = Воплотить: раз в ход положите фишку на общий или свой личный замысел, если его условие выполнено одновременно с условиями ваших уже выполненных замыслов (X8.1).
rule-X8-1 = Карты, засчитанные одному замыслу, не могут целиком входить в число карт другого, и каждую ложу засчитывают только одному замыслу.
rule-X8-2 = Замыслов тринадцать: о ложах, степенях, организациях, управлении и местах.
rule-X9-1 = Проверка замыслов: если условие больше не выполнено, фишку с замысла кладут под его нижний край; когда условие выполнено снова, фишку можно вернуть. Активный игрок с фишками на двух замыслах побеждает.
rule-X9-2 = Если в этот ход разыгран великий мастер или королевская арка, посмотрите два события, одно оставьте, другое верните. Эдикт разыгрывают сразу.
rule-X9-3 = Пополнение: другие добирают до четырёх карт, затем вы. Со двора берут одну карту бесплатно или две за 1 жетон поддержки, если одна из них под распорядителем; остальные — из колоды. Карту под распорядителем сбрасывают, он переходит дальше, двор пополняют.
rule-X9-4 = Когда сброшены пять эдиктов, раунд доигрывают. Самая большая ложа каждой фракции даёт 1 очко за фишку. При ничьей побеждает тот, у кого больше карт фракций.
rule-X10-1 = У искусственного соперника есть ареопаг, поддержка, фишки и фигурка, но нет ни руки, ни личного замысла.
rule-X10-2 = В свой ход он сначала получает поддержку со своих эдиктов, затем следует сценарию и забирает все карты фракций, на которые имеет право. Он побеждает, выполнив любой из трёх своих замыслов.
rule-X10-3 = Он влияет бесплатно, исключает с помощью карт двора, допрашивает без слухов, а в спорах тратит поддержку и открывает до трёх карт.
rule-X10-4 = Граф Сен-Жермен смотрит на карты рядом со своей фигуркой и делает первый возможный шаг. Если подходит несколько карт, он выбирает ту, чьё место следующее по номеру после места фигурки; за наибольшим номером идёт наименьший. а: закрытую карту он разведывает; если у неё есть общая фракция с картой, на которой стоит фигурка, он на неё влияет, а если нет — исключает её. б: на карту с общей фракцией он влияет и допрашивает её, а если свободных ячеек там нет, вытесняет соперника. в: карту без общей фракции он исключает; если же на ней лежит фишка соперника, он влияет на неё, когда может, и вытесняет соперника. г: если ничего из этого не подходит, фигурка переходит на открытую карту рядом с картой, на которой лежит фишка соперника; он допрашивает карту под фигуркой, а затем свой ареопаг. Он побеждает, если сброшено 4 эдикта, если он управляет ложей из 5 карт или если на картах лежит 8 его фишек.
rule-X10-5 = Адам Вейсгаупт открывает верхнего просвещённого колоды — это его карта плана. Её сила указывает на карту рядом с фигуркой: это цель. Если цель закрыта, он её открывает. Затем он делает первый возможный шаг. а: на цели нет чужих фишек, она не великий мастер и не королевская арка, а карта плана — великий мастер или королевская арка: карта плана встаёт на её место, и он на неё влияет. б: на цели лежат только его фишки: он на неё влияет. Если свободных ячеек там нет, целью становится следующая карта по часовой стрелке; если перебраны все карты, фигурка переходит на последнюю, и он её допрашивает. в: цель — великий мастер или королевская арка: он на неё влияет, а если там есть фишка соперника, вытесняет его. г: на цели нет чужих фишек, с картой под фигуркой у цели общей фракции нет, а у карты плана есть: карта плана встаёт на её место, и он на неё влияет. д: на цели нет его фишек, есть свободная ячейка и общая фракция: он на неё влияет. е: иначе он вытесняет соперника, а если вытеснять некого, исключает цель. Влияя на карту, он докупает фишки за поддержку её фракций. Он побеждает, если управляет ложей из 5 карт, если управляет 3 великими мастерами или королевскими арками или если на картах лежит 8 его фишек.
rule-X10-6 = Двух других соперников из коробки здесь нет: их сценарии неизвестны.
rule-X11 = Таблицы из коробки: номера мест, ареопаги, карты связей, особые события.
rule-X12-1 = Открыто всем: все открытые карты, вся поддержка и фишки, число карт в руках и колодах, кто какую карту двора взял.
rule-X12-2 = Только ваше: рука, личный замысел, неразыгранные события, возвращённое вами событие, то, что вы подсмотрели.
rule-X12-3 = Никто не знает закрытых карт поля, порядка колод и того, что осталось в коробке.

## The web table

illuminaten-ui-field = Поле
illuminaten-ui-target = { $card }, место { $place }
illuminaten-ui-status = Раунд { $round } · действий осталось: { $mains }
illuminaten-ui-building = { $action }. { $asked }
illuminaten-ui-due = Потратить: { $cost }
illuminaten-ui-more = Ещё одна фишка: { $cost }?
illuminaten-ui-costs = цена: { $cost }
illuminaten-ui-discs = Фишки: { $names }
illuminaten-ui-disc-on = фишка { $seat_gen }
illuminaten-ui-disc-under = фишка { $seat_gen } снизу: условие больше не выполнено
illuminaten-ui-areopagus = Ареопаг: { $name }
illuminaten-ui-court = Двор, место { $place }: { $card }
illuminaten-ui-empty = пусто
illuminaten-ui-steward = под распорядителем
illuminaten-ui-supply-of = Запас, { $faction }: { $count }. Показывает ложи.
illuminaten-ui-favor-of = Ваша поддержка, { $faction }: { $count }
illuminaten-ui-your-favor = Ваша поддержка
illuminaten-ui-favor = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} поддержки
illuminaten-ui-pile = { $pile }: { $count }
illuminaten-ui-actions = Основные действия
illuminaten-ui-out = Выложенные карты
illuminaten-ui-faction-card = Карта фракции «{ $faction }»
illuminaten-ui-faction-cards = Карты фракций
illuminaten-ui-marker = маркер награды
illuminaten-ui-yielded = В этот ход уже дала поддержку
illuminaten-ui-contest = Спор: { $card }
illuminaten-ui-advantage = превосходство: собственные молоты сразу приносят победу
illuminaten-ui-vulnerable = уязвимость: собственный кинжал сразу приносит победу
illuminaten-ui-contested = У кого-то там столько же фишек или карт.
illuminaten-ui-no-lodge = Лож ещё нет
illuminaten-ui-lodge = Ложа, карт: { $count }
illuminaten-ui-about = { $name }: всё, что лежит открыто
illuminaten-ui-seen = Известные карты в руке: { $cards }
illuminaten-ui-of-discs = { $have } из { $need } фишек
illuminaten-ui-of-cards = { $have } из { $need } карт
illuminaten-ui-of-lodge = { $have } из { $need } карт ложи
illuminaten-ui-of-outer = { $have } из { $need } внешних карт
illuminaten-ui-of-factions = { $have } из { $need } фракций
illuminaten-ui-of-rows = { $have } из { $need } рядов
illuminaten-ui-of-masters = { $have } из { $need } великих мастеров
illuminaten-ui-of-areopagi = { $have } из { $need } ареопагов
illuminaten-ui-of-rosicrucians = { $have } из { $need } розенкрейцеров
illuminaten-ui-source-seed = из правил
illuminaten-ui-source-inferred = выведено
illuminaten-ui-source-reconstructed = восстановлено

# Prices, contests, and why an action is not available.
illuminaten-ui-claimant = право на неё имеет { $name }
illuminaten-ui-blocked = Условие выполнено, но замысел несовместим с другими вашими замыслами.
illuminaten-ui-strength-discs = { $card } (место { $place }): { $count }
illuminaten-ui-strength-areopagus = ареопаг: { $count }
illuminaten-ui-strength-ability = { $count } за способность
illuminaten-ui-strength-favor = +{ $count } за поддержку
illuminaten-ui-strength-card = +{ $count } за карту
illuminaten-cost-kind = { $faction_gen }
illuminaten-cost-due = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} { $kinds }
illuminaten-cost-any = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} любого типа
illuminaten-cost-free = бесплатно
illuminaten-cost-each = { $cost } за каждую фишку
illuminaten-cost-least = минимум { $cost }
illuminaten-cost-takes = { $cost } (всего уйдёт { $count })
illuminaten-word-or = или
illuminaten-forecast-win = победа
illuminaten-forecast-lose = поражение
illuminaten-forecast-cancel = карты отменяют друг друга
illuminaten-forecast-open = решит чужая карта
illuminaten-ui-lacks = Не хватает: { $cost }.
illuminaten-unavailable-no-main = Основных действий не осталось.
illuminaten-unavailable-only-rosicrucians = Основных действий не осталось: можно только с розенкрейцерами, а ни один не подходит.
illuminaten-unavailable-no-face-down = Закрытых карт нет.
illuminaten-unavailable-out-of-reach = Рядом с вашими картами нет закрытых карт.
illuminaten-unavailable-no-favor = Для этого не хватает жетонов поддержки.
illuminaten-unavailable-no-disc = У вас не осталось фишек.
illuminaten-unavailable-no-slot = На доступных картах нет свободных ячеек.
illuminaten-unavailable-yielded = Все ваши карты уже дали поддержку в этот ход.
illuminaten-unavailable-no-own-disc = На картах нет ваших фишек.
illuminaten-unavailable-no-card = У вас нет карт в руке.
illuminaten-unavailable-no-target = Нет доступной карты без чужих фишек.
illuminaten-unavailable-no-fitting-card = Ни одну карту из руки нельзя туда положить.
illuminaten-unavailable-no-rival = Нет доступных фишек соперников.
illuminaten-unavailable-used = Уже использовано в этот ход.
illuminaten-unavailable-borrowed = В этот ход карта уже взята временно.
illuminaten-unavailable-no-control = Вы не управляете самой большой ложей.
illuminaten-unavailable-not-met = Условие не выполнено.
illuminaten-unavailable-incompatible = Его карты уже нужны для другого вашего замысла.
illuminaten-unavailable-no-link = Нет общей фракции с последней картой цепи.
illuminaten-unavailable-chain-ended = Королевская арка завершила цепь.
illuminaten-by-main = основное действие
illuminaten-by-faction = карта фракции
illuminaten-by-ability = способность
illuminaten-by-reward = маркер награды
illuminaten-main-action-scout = { illuminaten-action-scout }
illuminaten-main-action-influence = { illuminaten-action-influence }
illuminaten-main-action-interrogate = { illuminaten-action-interrogate }
illuminaten-main-action-reassign = { illuminaten-action-reassign }
illuminaten-main-action-exclude = { illuminaten-action-exclude }
illuminaten-main-action-displace = { illuminaten-action-displace }

# Вторая строка ленты: что значит вопрос.
illuminaten-ask-acting-meaning = Действующая карта определяет, до каких карт вы дотянетесь и какую поддержку тратите: её фракций, а для ареопага — фракций вашей карты связей.
illuminaten-ask-target-meaning = Доступные карты — с золотой обводкой.
illuminaten-ask-lay-meaning = Она ляжет на свободное место. Разведанная карта уже у вас в руке.
illuminaten-ask-price-meaning = Фишка стоит меньше. Выберите, какие жетоны потратить.
illuminaten-ask-more-meaning = До трёх фишек за одно действие, каждая по цене своей ячейки.
illuminaten-ask-next-yield-meaning = Каждая соседняя карта той же степени с вашей фишкой тоже даёт поддержку.
illuminaten-ask-faction-meaning = За 1 жетон поддержки фракции можно перенести до трёх ваших фишек с её карт.
illuminaten-ask-lift-meaning = Она перейдёт в свободную ячейку соседней карты.
illuminaten-ask-move-to-meaning = За ячейку больше ничего не платят.
illuminaten-ask-whom-meaning = За раз — один соперник.
illuminaten-ask-slots-meaning = 1 жетон поддержки за каждую выбранную фишку.
illuminaten-ask-lean-meaning = Если вы сильнее, у вас превосходство, и победу сразу приносят ваши молоты. Если слабее, вы уязвимы, и победу сразу приносит ваш кинжал.
illuminaten-ask-go-on-meaning = Если остановитесь, победит защищающийся.
illuminaten-ask-take-meaning = Он перейдёт из запаса к вам.
illuminaten-ask-intercept-meaning = Такой поддержки в запасе нет.
illuminaten-ask-give-meaning = За фишки на допрошенных картах соперники получают свою долю.
illuminaten-ask-gain-meaning = 1 жетон за каждую вернувшуюся к вам фишку.
illuminaten-ask-swap-meaning = Фишки остаются на своих картах.
illuminaten-ask-play-special-meaning = Оно пролежит перед вами до вашего следующего хода; пользоваться им могут все.
illuminaten-ask-keep-event-meaning = Второе возвращается на верх колоды. Эдикт разыгрывают сразу.
illuminaten-ask-discard-meaning = Она уйдёт в сброс.
illuminaten-ask-court-meaning = Одна карта бесплатна. Две стоят 1 жетон, если одна из них под распорядителем. Остальные — из колоды.
illuminaten-ask-lose-plot-meaning = Одни и те же карты или ложу нельзя засчитать двум замыслам.
illuminaten-ask-return-plot-meaning = Условие снова выполнено. На замысле фишка считается; фишки на двух замыслах приносят победу в конце вашего хода.
illuminaten-ui-return-wins = На другом замысле ваша фишка уже лежит: с этой вы победите.
illuminaten-ui-building-target = { $action }: { $card }. { $asked }
illuminaten-ui-group = Жетоны с пометкой −{ $group } тратят по { $group } вместо одного.
illuminaten-ui-defend = На ваши фишки нападают: { $card }. Какую карту вы кладёте?
illuminaten-ui-odds = Ваша сила { $own } против { $other }. { $standing ->
    [advantage] Ваши молоты или чужой кинжал сразу приносят победу.
    [vulnerable] Ваш кинжал или чужие молоты сразу приносят победу.
   *[none] Ни одна карта не приносит победу сразу.
}
illuminaten-ui-verdict = Побеждает { $name }: { $reason }.
illuminaten-ui-in-all = всего { $total }
illuminaten-ui-at-once = { $ending ->
    [win] победа сразу
   *[open] победа сразу, если не у обоих
}
illuminaten-ui-option = { $card }: { $cost }
illuminaten-ui-slot = Ячейка { $slot }: { $cost }
illuminaten-ui-slots = Ячейки
illuminaten-ui-aims = { $name } побеждает, выполнив любое из условий
illuminaten-ui-plan = Карта плана
illuminaten-ui-outlines = Ложи и управление
illuminaten-ui-controls = управляет { $name }
illuminaten-ui-lodge-of = Ложа { $faction_gen }, карт: { $count }
illuminaten-ui-legend = Обозначения
illuminaten-ui-legend-card = На карте
illuminaten-ui-legend-table = На столе
illuminaten-ui-legend-studs = Одна, две или три заклёпки на рамке: степень
illuminaten-ui-legend-circle = Ячейка; каждая точка — 1 жетон первой фракции
illuminaten-ui-legend-diamond = Каждый ромб — 1 жетон второй фракции
illuminaten-ui-legend-extra = Дополнительное действие
illuminaten-ui-legend-boost = Усиление до конца хода
illuminaten-ui-legend-strength = Сила в споре: число, кинжал или молоты
illuminaten-ui-legend-lodge = Лента между картами: они в одной ложе
illuminaten-ui-legend-seal = Печать на ней: кто управляет ложей
illuminaten-ui-legend-control = Цветной край: кто управляет картой
illuminaten-ui-legend-steward = Распорядитель: эта карта двора уйдёт следующей
illuminaten-ui-legend-figure = Фигурка искусственного соперника
illuminaten-ui-reveals = Открывает скрытое: отменить этот ход без согласия других нельзя.
