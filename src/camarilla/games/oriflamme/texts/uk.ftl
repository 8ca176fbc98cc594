# «Орифлама» та «Орифлама: Полум’я інтриг».

## Карти та їхні відмінки

oriflamme-card-archer = Лучниця
    .gen = Лучниці
    .dat = Лучниці
    .acc = Лучницю
    .ins = Лучницею
    .loc = Лучниці
oriflamme-card-soldier = Солдат
    .gen = Солдата
    .dat = Солдатові
    .acc = Солдата
    .ins = Солдатом
    .loc = Солдатові
oriflamme-card-spy = Шпигун
    .gen = Шпигуна
    .dat = Шпигунові
    .acc = Шпигуна
    .ins = Шпигуном
    .loc = Шпигунові
oriflamme-card-heir = Спадкоємець
    .gen = Спадкоємця
    .dat = Спадкоємцеві
    .acc = Спадкоємця
    .ins = Спадкоємцем
    .loc = Спадкоємцеві
oriflamme-card-shapeshifter = Перевертень
    .gen = Перевертня
    .dat = Перевертневі
    .acc = Перевертня
    .ins = Перевертнем
    .loc = Перевертневі
oriflamme-card-lord = Лорд
    .gen = Лорда
    .dat = Лордові
    .acc = Лорда
    .ins = Лордом
    .loc = Лордові
oriflamme-card-assassination = Отрута
    .gen = Отрути
    .dat = Отруті
    .acc = Отруту
    .ins = Отрутою
    .loc = Отруті
oriflamme-card-royal-decree = Королівський указ
    .gen = Королівського указу
    .dat = Королівському указу
    .acc = Королівський указ
    .ins = Королівським указом
    .loc = Королівському указі
oriflamme-card-ambush = Засідка
    .gen = Засідки
    .dat = Засідці
    .acc = Засідку
    .ins = Засідкою
    .loc = Засідці
oriflamme-card-conspiracy = Змова
    .gen = Змови
    .dat = Змові
    .acc = Змову
    .ins = Змовою
    .loc = Змові
oriflamme-card-apothecary = Аптекар
    .gen = Аптекаря
    .dat = Аптекареві
    .acc = Аптекаря
    .ins = Аптекарем
    .loc = Аптекареві
oriflamme-card-cutthroat = Шибайголова
    .gen = Шибайголови
    .dat = Шибайголові
    .acc = Шибайголову
    .ins = Шибайголовою
    .loc = Шибайголові
oriflamme-card-felon = Злочинець
    .gen = Злочинця
    .dat = Злочинцеві
    .acc = Злочинця
    .ins = Злочинцем
    .loc = Злочинцеві
oriflamme-card-queen = Королева
    .gen = Королеви
    .dat = Королеві
    .acc = Королеву
    .ins = Королевою
    .loc = Королеві
oriflamme-card-schemer = Інтриганка
    .gen = Інтриганки
    .dat = Інтриганці
    .acc = Інтриганку
    .ins = Інтриганкою
    .loc = Інтриганці
oriflamme-card-prince = Принц
    .gen = Принца
    .dat = Принцові
    .acc = Принца
    .ins = Принцом
    .loc = Принцові
oriflamme-card-impersonation = Підміна
    .gen = Підміни
    .dat = Підміні
    .acc = Підміну
    .ins = Підміною
    .loc = Підміні
oriflamme-card-bribery = Підкуп
    .gen = Підкупу
    .dat = Підкупу
    .acc = Підкуп
    .ins = Підкупом
    .loc = Підкупі
oriflamme-card-trap = Пастка
    .gen = Пастки
    .dat = Пастці
    .acc = Пастку
    .ins = Пасткою
    .loc = Пастці
oriflamme-card-plot = План
    .gen = Плану
    .dat = Планові
    .acc = План
    .ins = Планом
    .loc = Плані
oriflamme-card-twin = Близнюк
    .gen = Близнюка
    .dat = Близнюкові
    .acc = Близнюка
    .ins = Близнюком
    .loc = Близнюкові

## Родини й напрями

oriflamme-family-crimson = Червоні
    .gen = Червоних
    .dat = Червоним
    .acc = Червоних
    .ins = Червоними
    .loc = Червоних
oriflamme-family-azure = Сині
    .gen = Синіх
    .dat = Синім
    .acc = Синіх
    .ins = Синіми
    .loc = Синіх
oriflamme-family-green = Зелені
    .gen = Зелених
    .dat = Зеленим
    .acc = Зелених
    .ins = Зеленими
    .loc = Зелених
oriflamme-family-amber = Жовті
    .gen = Жовтих
    .dat = Жовтим
    .acc = Жовтих
    .ins = Жовтими
    .loc = Жовтих
oriflamme-family-violet = Фіолетові
    .gen = Фіолетових
    .dat = Фіолетовим
    .acc = Фіолетових
    .ins = Фіолетовими
    .loc = Фіолетових

oriflamme-direction-rightward = зліва направо
oriflamme-direction-leftward = справа наліво

## Що робить кожна карта

oriflamme-help-archer = Вилучає першу або останню карту ряду. Це може бути й ваша карта, навіть сама Лучниця.
oriflamme-help-soldier = Вилучає сусідню карту, зокрема й вашу. Якщо поруч нікого немає, нічого не стається.
oriflamme-help-spy = Забирає 1 очко впливу в гравця, чия карта лежить поруч. Забирає в самого гравця, а не з карти. Хто не має впливу, нічого не втрачає.
oriflamme-help-heir = Дає 2 очки впливу, якщо в ряді немає іншої відкритої ненакритої карти з такою самою назвою.
oriflamme-help-shapeshifter = Застосовує властивість сусіднього відкритого й ненакритого персонажа як власну. Щоразу обирає заново. Називається й далі Перевертнем: удаючи Спадкоємця, зважає лише на інших Перевертнів.
oriflamme-help-lord = Дає 1 очко впливу. Ще по 1 дає кожен сусід Лорда з вашої родини, байдуже, відкритий він чи закритий.
oriflamme-help-assassination = Вилучає будь-яку карту ряду, навіть саму себе. Потім іде до скиду.
oriflamme-help-royal-decree = Переміщує іншу карту в будь-яке місце між картами чи на край ряду, але не на карту. Вплив переходить разом із картою. Можна й лишити ряд без змін. Потім Королівський указ іде до скиду.
oriflamme-help-ambush = Якщо її відкриваєте ви, вплив на ній пропадає, ви отримуєте 1, і вона йде до скиду. Якщо її вилучає карта суперника, ви отримуєте 4, а ця карта йде до скиду.
oriflamme-help-conspiracy = Дає вдвічі більше впливу, ніж лежить на ній. Потім іде до скиду.
oriflamme-help-apothecary = Вилучає карту, сусідню з іншою ненакритою картою вашої родини, хоч би де та лежала. Якщо єдина така жертва — сам Аптекар, вилучає себе. Якщо інших ненакритих карт вашої родини в ряді немає, нічого не стається.
oriflamme-help-cutthroat = Вилучає сусідню карту, зокрема й вашу, і всі відкриті ненакриті карти суперників із такою самою назвою. За одну жертву впливу не дають, за кілька — по 1 за кожну.
oriflamme-help-felon = Кожен гравець, і ви теж, втрачає по 1 очку впливу за кожну свою карту поруч. Менше за 0 не буває.
oriflamme-help-queen = Дає 2 очки впливу. Суперник, який її вилучає, отримує на 1 більше.
oriflamme-help-schemer = Дає 2 очки впливу. Якщо в цю мить поруч є стос, натомість іде до скиду.
oriflamme-help-prince = Дає 1 очко впливу. Коли Принца відкривають, спершу в ряд входить ваш Близнюк: скраю або на карту вашої родини, але не на Принца. Коли Принца вилучають, ваші ненакриті Близнюки йдуть до скиду.
oriflamme-help-impersonation = Вилучає сусідню карту. Якщо це персонаж суперника і його місце спорожніло, туди стає такий самий персонаж вашого кольору зі скиду чи з відкладених карт (Близнюк — лише якщо він уже був у ряді). Потім Підміна йде до скиду.
oriflamme-help-bribery = Кладе ваш жетон підкупу на відкритого персонажа, який не накритий і не лежить на стосі. Персонаж належить до вашої родини, доки не залишить ряд. Потім Підкуп іде до скиду.
oriflamme-help-trap = Якщо її відкриваєте ви, вплив на ній пропадає, ви отримуєте 1, і вона йде до скиду. Якщо її вилучає карта суперника, спершу він отримує вплив за вилучення, потім ви забираєте в нього 3, а його карта йде до скиду.
oriflamme-help-plot = Спершу йде до скиду. Один відкритий персонаж вашої родини діє ще раз. Потім кожне очко впливу, що лежало на Плані, ви або берете, або віддаєте, щоб такий персонаж подіяв знову.
oriflamme-help-twin = Дає 1 очко впливу. Уперше входить у ряд разом із Принцом. Коли Близнюка вилучають, ваші ненакриті Принци йдуть до скиду.

## Що робить кожна карта, одним реченням

oriflamme-brief-archer = Вилучає першу або останню карту ряду.
oriflamme-brief-soldier = Вилучає сусідню карту.
oriflamme-brief-spy = Забирає 1 очко впливу в гравця, чия карта поруч.
oriflamme-brief-heir = Дає 2, якщо немає іншої відкритої карти з тією самою назвою.
oriflamme-brief-shapeshifter = Застосовує властивість сусіднього відкритого персонажа.
oriflamme-brief-lord = Дає 1 і ще по 1 за кожну карту вашої родини поруч.
oriflamme-brief-assassination = Вилучає будь-яку карту ряду.
oriflamme-brief-royal-decree = Переміщує іншу карту в будь-який проміжок ряду.
oriflamme-brief-ambush = Якщо її відкрити, дає 1. Якщо її вилучить суперник, ви отримуєте 4, а він втрачає свою карту.
oriflamme-brief-conspiracy = Дає вдвічі більше впливу, ніж на ній лежить.
oriflamme-brief-apothecary = Вилучає карту поруч з іншою картою вашої родини.
oriflamme-brief-cutthroat = Вилучає сусідню карту й відкриті карти суперників із тією самою назвою.
oriflamme-brief-felon = Кожен гравець втрачає по 1 за кожну свою сусідню карту.
oriflamme-brief-queen = Дає 2. Суперник, який її вилучить, отримує ще 1.
oriflamme-brief-schemer = Дає 2; поруч зі стосом її натомість скидають.
oriflamme-brief-prince = Дає 1. Коли його відкривають, виводить Близнюка.
oriflamme-brief-impersonation = Вилучає сусідню карту; ваша карта з тією самою назвою може стати на її місце.
oriflamme-brief-bribery = Кладе ваш жетон на відкритого персонажа: відтепер він ваш.
oriflamme-brief-trap = Якщо її відкрити, дає 1. Якщо її вилучить суперник, ви забираєте в нього 3, а він втрачає свою карту.
oriflamme-brief-plot = Ваш відкритий персонаж діє ще раз, і ще по разу за кожне витрачене очко впливу.
oriflamme-brief-twin = Дає 1.

## Журнал: один рядок на подію

# Удвох кожен грає за дві родини, тож журнал каже, чия карта.
oriflamme-whose-card = { $players ->
    [2] { $card_acc } { $family_gen }
   *[other] { $card_acc }
}
oriflamme-whose-covering-card = { $players ->
    [2] { $card_ins } { $family_gen }
   *[other] { $card_ins }
}
oriflamme-whose-hidden-card = { $players ->
    [2] карту { $family_gen }
   *[other] карту
}
oriflamme-whose-card-there = { $players ->
    [2] карту { $family_gen }
   *[other] карту
}
oriflamme-whose-own-card = { $players ->
    [2] карту { $family_gen }
   *[other] свою карту
}
oriflamme-so-much = { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу

oriflamme-event-included = У цій грі є { $card }.
oriflamme-event-chose-first = Перший гравець: { $seat }.
    .you = Перший гравець — ви.
oriflamme-event-chose-direction = Карти активуються { $direction }.
oriflamme-event-set-aside = { $seat } відкладає { oriflamme-whose-card }.
    .hidden = { $seat } відкладає { oriflamme-whose-hidden-card }.
    .you = Ви відкладаєте { oriflamme-whose-card }.
oriflamme-event-drew = { $seat } бере { oriflamme-whose-card }.
    .hidden = { $seat } бере { oriflamme-whose-hidden-card }.
    .you = Ви берете { oriflamme-whose-card }.
oriflamme-event-round-began = Раунд { $round }. Починає { $seat }.
    .you = Раунд { $round }. Починаєте ви.
oriflamme-event-placed = { $covering ->
    [0] { $place ->
        [1] { $seat } кладе { oriflamme-whose-card } на лівий край ряду.
       *[other] { $seat } кладе { oriflamme-whose-card } на правий край ряду.
    }
   *[other] { $seat } накриває { oriflamme-whose-covering-card } { oriflamme-whose-own-card } на місці { $place }.
}
    .hidden = { $covering ->
    [0] { $place ->
        [1] { $seat } кладе { oriflamme-whose-hidden-card } на лівий край ряду.
       *[other] { $seat } кладе { oriflamme-whose-hidden-card } на правий край ряду.
    }
   *[other] { $seat } накриває { oriflamme-whose-own-card } на місці { $place }.
}
    .you = { $covering ->
    [0] { $place ->
        [1] Ви кладете { oriflamme-whose-card } на лівий край ряду.
       *[other] Ви кладете { oriflamme-whose-card } на правий край ряду.
    }
   *[other] Ви накриваєте { oriflamme-whose-covering-card } свою карту на місці { $place }.
}
oriflamme-event-kept = { $seat } лишає { oriflamme-whose-card-there } на місці { $place } закритою. На ній { $influence } { $influence ->
    [one] очко
    [few] очки
   *[many] очок
} впливу.
    .you = Ви лишаєте { oriflamme-whose-card-there } на місці { $place } закритою. На ній { $influence } { $influence ->
    [one] очко
    [few] очки
   *[many] очок
} впливу.
oriflamme-event-revealed = { $influence ->
    [0] { $seat } відкриває { oriflamme-whose-card } на місці { $place }.
    [one] { $seat } відкриває { oriflamme-whose-card } на місці { $place }. На карті { $influence } очко впливу.
    [few] { $seat } відкриває { oriflamme-whose-card } на місці { $place }. На карті { $influence } очки впливу.
   *[many] { $seat } відкриває { oriflamme-whose-card } на місці { $place }. На карті { $influence } очок впливу.
}
    .you = { $influence ->
    [0] Ви відкриваєте { oriflamme-whose-card } на місці { $place }.
    [one] Ви відкриваєте { oriflamme-whose-card } на місці { $place }. На карті { $influence } очко впливу.
    [few] Ви відкриваєте { oriflamme-whose-card } на місці { $place }. На карті { $influence } очки впливу.
   *[many] Ви відкриваєте { oriflamme-whose-card } на місці { $place }. На карті { $influence } очок впливу.
}
oriflamme-event-activated = { $seat } активує { oriflamme-whose-card } на місці { $place }.
    .you = Ви активуєте { oriflamme-whose-card } на місці { $place }.
oriflamme-event-gained = { $rule ->
    [O4-2] { $seat } бере з карти { oriflamme-so-much }.
    [O5-1] { $seat } отримує { oriflamme-so-much } за вилучення карти.
    [O6-9] { $count ->
        [1] { $seat } отримує { oriflamme-so-much }.
       *[other] { $seat } отримує { oriflamme-so-much } за вилучену Засідку.
    }
    [O7-3] { $count ->
        [1] { $seat } отримує ще { oriflamme-so-much } за вилучення Королеви.
       *[other] { $seat } отримує { oriflamme-so-much }.
    }
    [O11-2] { $seat } отримує ще { oriflamme-so-much } за Засідку.
   *[other] { $seat } отримує { oriflamme-so-much }.
}
    .you = { $rule ->
    [O4-2] Ви берете з карти { oriflamme-so-much }.
    [O5-1] Ви отримуєте { oriflamme-so-much } за вилучення карти.
    [O6-9] { $count ->
        [1] Ви отримуєте { oriflamme-so-much }.
       *[other] Ви отримуєте { oriflamme-so-much } за вилучену Засідку.
    }
    [O7-3] { $count ->
        [1] Ви отримуєте ще { oriflamme-so-much } за вилучення Королеви.
       *[other] Ви отримуєте { oriflamme-so-much }.
    }
    [O11-2] Ви отримуєте ще { oriflamme-so-much } за Засідку.
   *[other] Ви отримуєте { oriflamme-so-much }.
}
oriflamme-event-lost = { $seat } втрачає { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу.
    .you = Ви втрачаєте { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу.
oriflamme-event-stole = { $seat } забирає вплив у { $victim_gen }: { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
}.
    .you = Ви забираєте вплив у { $victim_gen }: { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
}.
    .to-you = { $seat } забирає у вас { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу.
oriflamme-event-spied = { $seat } шпигує за картою на місці { $place }.
    .you = Ви шпигуєте за картою на місці { $place }.
oriflamme-event-copied = { $seat } копіює властивість { $card_gen } на місці { $place }.
    .you = Ви копіюєте властивість { $card_gen } на місці { $place }.
oriflamme-event-turned-up = { $influence ->
    [0] { $card } { $family_gen } на місці { $place } відкривається.
    [one] { $card } { $family_gen } на місці { $place } відкривається; { $influence } очко впливу на карті пропадає.
    [few] { $card } { $family_gen } на місці { $place } відкривається; { $influence } очки впливу на карті пропадають.
   *[many] { $card } { $family_gen } на місці { $place } відкривається; { $influence } очок впливу на карті пропадає.
}
    .yours = { $influence ->
    [0] Ваша карта на місці { $place } відкривається: { $card }.
    [one] Ваша карта на місці { $place } відкривається: { $card }; { $influence } очко впливу на ній пропадає.
    [few] Ваша карта на місці { $place } відкривається: { $card }; { $influence } очки впливу на ній пропадають.
   *[many] Ваша карта на місці { $place } відкривається: { $card }; { $influence } очок впливу на ній пропадає.
}
oriflamme-event-eliminated = { $seat } вилучає { $card_acc } { $family_gen } на місці { $place }.
    .you = Ви вилучаєте { $card_acc } { $family_gen } на місці { $place }.
    .yours = { $seat } вилучає вашу карту на місці { $place }: { $card }.
    .you-yours = Ви вилучаєте власну карту на місці { $place }: { $card }.
    .hidden = { $seat } вилучає закриту карту { $family_gen } на місці { $place }.
    .you-hidden = Ви вилучаєте закриту карту { $family_gen } на місці { $place }.
    .yours-hidden = { $seat } вилучає вашу закриту карту на місці { $place }.
    .you-yours-hidden = Ви вилучаєте власну закриту карту на місці { $place }.
    .own = { $seat } вилучає власну карту на місці { $place }: { $card }.
    .own-hidden = { $seat } вилучає власну закриту карту на місці { $place }.
oriflamme-event-discarded = { $rule ->
    [O6-9] { $card } { $family_gen } іде до скиду через Засідку.
    [O7-1] { $card } { $family_gen } іде до скиду слідом за Принцом.
    [O7-2] { $card } { $family_gen } іде до скиду слідом за Близнюком.
    [O7-7] { $card } { $family_gen } іде до скиду, бо поруч стос.
    [O7-10] { $card } { $family_gen } іде до скиду через Пастку.
   *[other] { $card } { $family_gen } іде до скиду.
}
    .yours = { $rule ->
    [O6-9] Ваша карта йде до скиду через Засідку: { $card }.
    [O7-1] Ваша карта йде до скиду слідом за Принцом: { $card }.
    [O7-2] Ваша карта йде до скиду слідом за Близнюком: { $card }.
    [O7-7] Ваша карта йде до скиду, бо поруч стос: { $card }.
    [O7-10] Ваша карта йде до скиду через Пастку: { $card }.
   *[other] Ваша карта йде до скиду: { $card }.
}
oriflamme-event-moved = { $seat } переміщує карту { $family_gen } з місця { $place } на місце { $to }.
    .you = Ви переміщуєте карту { $family_gen } з місця { $place } на місце { $to }.
    .yours = { $seat } переміщує вашу карту з місця { $place } на місце { $to }.
    .you-yours = Ви переміщуєте власну карту з місця { $place } на місце { $to }.
    .own = { $seat } переміщує власну карту з місця { $place } на місце { $to }.
oriflamme-event-left-as-it-is = { $seat } лишає ряд без змін.
    .you = Ви лишаєте ряд без змін.
oriflamme-event-twin-entered = { $covering ->
    [0] { $place ->
        [1] { $seat } виводить Близнюка на лівий край ряду.
       *[other] { $seat } виводить Близнюка на правий край ряду.
    }
   *[other] { $seat } накриває Близнюком карту на місці { $place }.
}
    .you = { $covering ->
    [0] { $place ->
        [1] Ви виводите Близнюка на лівий край ряду.
       *[other] Ви виводите Близнюка на правий край ряду.
    }
   *[other] Ви накриваєте Близнюком карту на місці { $place }.
}
oriflamme-event-entered = { $seat } виводить { $card_acc } на місце { $place }.
    .you = Ви виводите { $card_acc } на місце { $place }.
oriflamme-event-not-among = Серед закритих ненакритих карт { $family_gen } немає { $card_gen }.
    .yours = Серед ваших закритих ненакритих карт немає { $card_gen }.
oriflamme-event-bribed = { $seat } підкуповує { $card_acc } { $family_gen } на місці { $place }.
    .you = Ви підкуповуєте { $card_acc } { $family_gen } на місці { $place }.
    .yours = { $seat } підкуповує вашу карту на місці { $place }: { $card }.
    .you-yours = Ви підкуповуєте власну карту на місці { $place }: { $card }.
    .own = { $seat } підкуповує власну карту на місці { $place }: { $card }.
oriflamme-event-token-returned = Жетон підкупу { $family_gen } повертається до власника.
    .yours = Ваш жетон підкупу повертається до вас.
oriflamme-event-nothing = { $seat }: властивість карти «{ $card }» не діє, бо { $reason }.
    .you = Властивість карти «{ $card }» не діє, бо { $reason }.
oriflamme-event-took = { $seat } бере з Плану { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу.
    .you = Ви берете з Плану { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу.
oriflamme-event-won = { $winners ->
    [1] { $seat } перемагає. Впливу порівну, по { $influence }; вирішили ненакриті карти в ряді: { $cards }.
   *[other] { $seat } ділить перемогу. Вплив: { $influence }, ненакритих карт у ряді: { $cards }.
}
    .hidden = { $seat } перемагає. Вплив: { $influence }.
    .you = { $winners ->
    [1] Ви перемагаєте. Впливу порівну, по { $influence }; вирішили ненакриті карти в ряді: { $cards }.
   *[other] Ви ділите перемогу. Вплив: { $influence }, ненакритих карт у ряді: { $cards }.
}
    .you-hidden = Ви перемагаєте. Вплив: { $influence }.

## Чому хтось переміг, за правилом

oriflamme-why-O8-1 = Перемагає той, у кого після раунду 6 найбільше впливу; вплив на картах не рахується.
oriflamme-why-O8-2 = Найбільше впливу в кількох гравців; перемагає той, у кого в ряді більше ненакритих карт. Якщо й тут порівну, перемога спільна.

## Чому властивість нічого не дала

oriflamme-reason-no-target = немає карти на вибір
oriflamme-reason-no-character = немає відкритого персонажа цієї родини
oriflamme-reason-same-name = є інша відкрита карта з такою самою назвою
oriflamme-reason-own-card = обидві карти належать одному гравцеві
oriflamme-reason-no-influence = у того гравця немає впливу
oriflamme-reason-no-ability = немає іншої властивості, яку можна скопіювати
oriflamme-reason-nothing-on-it = на карті немає впливу
oriflamme-reason-nobody-loses = поруч немає нікого, хто мав би вплив

## Чому чогось не можна вибрати

oriflamme-unavailable-not-your-family = Накрити можна лише ненакриту карту тієї самої родини.
oriflamme-unavailable-bribed-away = На цій карті жетон підкупу іншої родини.
oriflamme-unavailable-family-has-placed = Ця родина вже поклала карту в цьому раунді.
oriflamme-unavailable-not-an-end = Лучниця дістає лише до першої й останньої карти ряду.
oriflamme-unavailable-not-adjacent = Ця карта не сусідня.
oriflamme-unavailable-itself = Карта, що діє, не може вибрати себе.
oriflamme-unavailable-face-down = Ця карта закрита.
oriflamme-unavailable-not-a-character = Це інтрига, а не персонаж.
oriflamme-unavailable-not-beside-your-family = Поруч із цією картою немає іншої карти вашої родини.
oriflamme-unavailable-on-a-stack = Цей персонаж лежить на стосі.
oriflamme-unavailable-on-a-prince = Близнюк не накриває Принца.
oriflamme-unavailable-changes-nothing = Карта лишилася б на своєму місці.
oriflamme-unavailable-free-ability-first = Спершу персонаж діє безкоштовно; потім можна брати вплив.

## Що говорить за вибір чи проти нього, у підказках і розборах: частина речення

oriflamme-fact-gains = одразу дає вам { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу
oriflamme-fact-loses = коштує вам { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу
oriflamme-fact-takes = забирає вплив у { $seat_gen }: { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
}
oriflamme-fact-gives = дає { $seat_dat } { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу
oriflamme-fact-removes = { $count ->
    [0] вилучає { $card_acc } { $family_gen }
    [one] вилучає { $card_acc } { $family_gen }, а ця карта щоразу давала б { $count } очко впливу
    [few] вилучає { $card_acc } { $family_gen }, а ця карта щоразу давала б { $count } очки впливу
   *[many] вилучає { $card_acc } { $family_gen }, а ця карта щоразу давала б { $count } очок впливу
}
oriflamme-fact-removes-hidden = { $count ->
    [0] вилучає закриту карту { $family_gen }
   *[other] вилучає закриту карту { $family_gen }, а з нею вплив: { $count }
}
oriflamme-fact-takes-over = { $count ->
    [0] переманює { $card_acc } { $family_gen }
    [one] переманює { $card_acc } { $family_gen }, а ця карта щоразу дає { $count } очко впливу
    [few] переманює { $card_acc } { $family_gen }, а ця карта щоразу дає { $count } очки впливу
   *[many] переманює { $card_acc } { $family_gen }, а ця карта щоразу дає { $count } очок впливу
}
oriflamme-fact-sacrifices = ви втрачаєте { $card_acc }
oriflamme-fact-covers = накриває вашу ж карту: { $card }
oriflamme-fact-would-gain = { $card } потім дасть вам { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу
oriflamme-fact-gains-less = { $count ->
    [0] { $card } { $family_gen } більше нічого не дасть
   *[other] { $card } { $family_gen } дасть лише { $count }
}
oriflamme-fact-gains-more = { $card } { $family_gen } дасть уже { $count }
oriflamme-fact-threatened = { $card } { $family_gen } зможе вилучити вашу карту: { $target }
oriflamme-fact-rescued = { $card } { $family_gen } вже не зможе вилучити вашу карту: { $target }
oriflamme-fact-learns = показує вам закриту карту { $family_gen }
oriflamme-fact-stays-hidden = { $card } лишається в таємниці, на карті { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
} впливу
oriflamme-fact-too-late = останній раунд: на закритій карті ({ $card }) { $count ->
    [one] пропаде { $count } очко
    [few] пропадуть { $count } очки
   *[many] пропаде { $count } очок
} впливу
oriflamme-fact-strikes-back = жертвою може виявитися { $card }, а ця карта дає відсіч

## Про що питають

oriflamme-ask-include = Яка карта є в цій грі?
oriflamme-ask-first = Хто перший гравець?
oriflamme-ask-direction = У якому напрямі активуються карти?
oriflamme-ask-set-aside = { $left ->
    [1] { $family }: яку карту ви відкладаєте? Це остання.
   *[other] { $family }: яку карту ви відкладаєте? Лишилося відкласти: { $left }.
}
oriflamme-ask-draw = Яку карту беруть?
oriflamme-ask-place = { $families ->
    [1] Яку карту ви кладете й куди?
   *[other] { $family }: яку карту ви кладете й куди?
}
    .hidden = Яку карту якої родини ви кладете й куди?
oriflamme-ask-keep-or-reveal = Місце { $place }: відкрити { $card_acc } чи лишити?
    .hidden = Місце { $place }: відкрити карту чи лишити?
oriflamme-ask-gap = Королівський указ: куди йде { $card } { $family_gen } з місця { $place }?
    .hidden = Королівський указ: куди йде закрита карта { $family_gen } з місця { $place }?
oriflamme-ask-twin = Куди виходить Близнюк?
oriflamme-ask-plot = { $free ->
    [0] План: взяти 1 очко впливу чи віддати його, щоб персонаж подіяв? Лишилося впливу: { $influence }.
   *[other] План: який персонаж діє? Це безкоштовно. Впливу на Плані: { $influence }.
}
oriflamme-ask-archer = Лучниця: вилучити першу карту ряду чи останню?
oriflamme-ask-soldier = Солдат: яку сусідню карту вилучити?
oriflamme-ask-spy = Шпигун: у гравця якої сусідньої карти забрати 1 очко впливу?
oriflamme-ask-shapeshifter = Перевертень: якого сусіднього персонажа копіювати?
oriflamme-ask-assassination = Отрута: яку карту вилучити?
oriflamme-ask-royal-decree = Королівський указ: яку карту перемістити?
oriflamme-ask-apothecary = Аптекар: яку карту вилучити?
oriflamme-ask-cutthroat = Шибайголова: яку сусідню карту вилучити?
oriflamme-ask-impersonation = Підміна: яку сусідню карту вилучити?
oriflamme-ask-bribery = Підкуп: якого персонажа підкупити?

## Що можна вибрати

oriflamme-what = { $sight ->
    [hidden] { $target_influence ->
        [0] закрита карта { $target_family_gen }
       *[other] закрита карта { $target_family_gen }, вплив на ній: { $target_influence }
    }
   *[known] { $target } { $target_family_gen }
}
oriflamme-action-keep = { $last_round ->
    [1] Лишити закритою
   *[other] Лишити закритою: ще 1 очко впливу на карту
}
oriflamme-action-keep-short = { $last_round ->
    [1] Лишити
   *[other] Лишити (+1)
}
oriflamme-action-reveal = Відкрити { $card_acc }
    .hidden = Відкрити карту
oriflamme-action-reveal-short = Відкрити
oriflamme-action-take = Взяти 1 очко впливу
oriflamme-action-leave = Лишити ряд без змін
oriflamme-action-activate-rightward = Активувати зліва направо
oriflamme-action-activate-leftward = Активувати справа наліво
oriflamme-action-eliminate = Вилучити (місце { $place }): { oriflamme-what }
oriflamme-action-eliminate-short = { oriflamme-what }, місце { $place }
oriflamme-action-spy-on = Шпигувати (місце { $place }): { oriflamme-what }
oriflamme-action-spy-on-short = { oriflamme-what }, місце { $place }
oriflamme-action-copy = Копіювати (місце { $place }): { oriflamme-what }
oriflamme-action-copy-short = { oriflamme-what }, місце { $place }
oriflamme-action-activate = Активувати (місце { $place }): { oriflamme-what }
oriflamme-action-activate-short = { oriflamme-what }, місце { $place }
oriflamme-action-bribe = Підкупити (місце { $place }): { oriflamme-what }
oriflamme-action-bribe-short = { oriflamme-what }, місце { $place }
oriflamme-action-move = Перемістити (місце { $place }): { oriflamme-what }
oriflamme-action-move-short = { oriflamme-what }, місце { $place }
oriflamme-action-to-gap = { $where ->
    [left] На лівий край ряду
    [right] На правий край ряду
   *[between] Між місцями { $before } і { $after }
}
oriflamme-action-twin-left = Близнюк на лівий край
oriflamme-action-twin-right = Близнюк на правий край
oriflamme-action-twin-on = Близнюк на місце { $place }: { oriflamme-what }
oriflamme-action-aside = Відкласти { $card_acc }
oriflamme-action-draw = Взяти { $card_acc }
oriflamme-action-include = Додати { $card_acc }
oriflamme-action-first = { $family } починають
oriflamme-action-place-left = { $families ->
    [2] { $card } { $family_gen } на лівий край
   *[other] { $card } на лівий край
}
oriflamme-action-place-right = { $families ->
    [2] { $card } { $family_gen } на правий край
   *[other] { $card } на правий край
}
oriflamme-action-place-on = { $card } на місце { $place }: { $target }
oriflamme-action-place-second-left = { $card } { $family_gen } на лівий край
oriflamme-action-place-second-right = { $card } { $family_gen } на правий край
oriflamme-action-place-second-on = { $card } на місце { $place }: { $target }
oriflamme-action-place-left-short = На лівий край ряду
oriflamme-action-place-right-short = На правий край ряду
oriflamme-action-place-on-short = На місце { $place }: { $target }
oriflamme-action-place-second-left-short = На лівий край ряду
oriflamme-action-place-second-right-short = На правий край ряду
oriflamme-action-place-second-on-short = На місце { $place }: { $target }

## Слова стола

oriflamme-word-round = Раунд { $round } з 6
oriflamme-phase-setup = Підготовка
oriflamme-phase-placement = Викладання
oriflamme-phase-activation = Активація
oriflamme-phase-over = Кінець
oriflamme-word-hand = Рука
oriflamme-word-aside = Відкладено
oriflamme-word-discard = Скид
oriflamme-word-pile = Стос добору
oriflamme-word-empty-row = Ряд порожній.
oriflamme-word-covered = Накриті
oriflamme-word-twin = є Близнюк
oriflamme-word-token = є жетон

## Налаштування

oriflamme-option-set = Карти
    .about = Які десять карт має кожна родина.
oriflamme-option-set-base = Орифлама
    .about = Десять карт першої коробки.
oriflamme-option-set-ablaze = Полум’я інтриг
    .about = Десять карт другої коробки, з Близнюком і жетонами підкупу.
oriflamme-option-set-pairs = Пари
    .about = По одній карті з кожної пари двох коробок, навмання або на ваш вибір.
oriflamme-option-set-pick = Вільний вибір
    .about = Будь-які десять із двадцяти карт.
oriflamme-option-set-random = Навмання
    .about = Десять випадкових карт із двадцяти.
oriflamme-option-cards = Вибрані карти
    .about = Десять карт для вільного вибору або по одній із кожної пари.
oriflamme-option-first = Перший гравець
    .about = Хто починає перший раунд.
oriflamme-option-first-random = Навмання
    .about = Вирішує жереб.
oriflamme-option-direction = Напрям
    .about = У якому напрямі активується ряд упродовж усієї партії.
oriflamme-option-direction-rightward = Зліва направо
    .about = Ряд активується з лівого краю.
oriflamme-option-direction-leftward = Справа наліво
    .about = Ряд активується з правого краю.
oriflamme-option-direction-random = Навмання
    .about = Вирішує жереб.
oriflamme-option-chosen_aside = Відкладені карти на вибір
    .about = Кожен гравець сам вибирає три карти, які відкладає, а не втрачає їх навмання.
oriflamme-option-first_edition = Перше видання
    .about = Видання 2019 року: ваша Засідка, вилучена вашою ж картою, дає ще 1, а карта, що напала, йде до скиду; Лорд рахує й накриті карти стосу вашої родини поруч із ним.

## Як грати, коротко

oriflamme-howto-1 = Шість раундів. Перемагає той, у кого найбільше впливу.
oriflamme-howto-2 = Спершу кожен кладе карту долілиць: на край ряду або на власну ненакриту карту.
oriflamme-howto-3 = Потім карти ряду діють одна за одною вздовж стрілки. Закрита карта може чекати й збирати по 1 очку впливу або відкритися.
oriflamme-howto-4 = Відкрита віддає вам вплив, що лежить на ній, і застосовує свою властивість. Персонаж лишається й діє щораунду; інтрига, позначена ромбом, діє один раз.
oriflamme-howto-5 = Накрита карта не діє. Хто вилучає карту, отримує 1 очко впливу.

## Правила коротко

rule-O1-1 = Від 3 до 5 гравців, кожен грає за родину одного кольору. Удвох кожен грає за дві родини.
rule-O1-2 = Набір дає кожній родині десять карт: з першої коробки, з «Полум’я інтриг» або суміш обох.
rule-O1-3 = З десяти перетасованих карт три відкладаються долілиць, сім ідуть у руку. Свої відкладені карти можна будь-коли переглянути. Близнюк лежить горілиць перед власником.
rule-O1-4 = Кожен починає з 1 очком впливу. Запас необмежений.
rule-O1-5 = Хто ходить першим і в якому напрямі активуються карти, обирають або визначають навмання. Напрям не змінюється до кінця партії.
rule-O1-6 = Якщо в грі є Підкуп, кожна родина має один жетон підкупу.
rule-O1-7 = Власника карти визначає її колір, він незмінний. Родину визначає жетон підкупу на карті, а без нього — власник. Саме родина ухвалює рішення за карту, отримує чи втрачає через неї вплив, може її накрити й рахує її своєю.
rule-O2-1 = Партія триває шість раундів; у кожному — викладання й активація. Після раунду жетон першого гравця переходить до сусіда ліворуч. Ряд лишається.
rule-O2-2 = Після шостого раунду партія завершується. Останню карту з руки не розігрують.
rule-O3-1 = Кожен по черзі кладе одну карту долілиць: на лівий край, на правий край або на ненакриту карту своєї родини.
rule-O3-2 = Карта на карті утворює стос. Накрита карта зберігає вплив і лишається відкритою чи закритою, як була; вона не діє, нічого не накопичує, і вибрати її не можна.
rule-O3-3 = На кожному місці рахується лише верхня карта. Карти сусідні, якщо їхні місця поруч. Карта не сусідня з тим, що вона накриває.
rule-O3-4 = Персонаж із вашим жетоном підкупу належить до вашої родини, його можна накрити. Карту вашого кольору з чужим жетоном накрити не можна.
rule-O4-1 = Місця активуються одне за одним у напрямі активації. Навіть якщо карти переміщуються чи зникають, покажчик не пропускає й не повторює місць.
rule-O4-2 = Закриту карту лишають і кладуть на неї 1 очко впливу або відкривають: гравець забирає вплив з карти, і вона одразу діє.
rule-O4-3 = Відкрита карта мусить діяти, навіть на шкоду своїй родині. Вибір робить її родина. Якщо зробити нічого не можна, нічого не стається.
rule-O4-4 = Персонаж лишається горілиць у ряді. Інтрига після дії йде до скиду власника.
rule-O4-5 = Якщо активована карта залишає своє місце і звільняє карту під собою, звільнена карта активується одразу, перш ніж покажчик іде далі.
rule-O4-6 = Карта, що опинилася зверху деінде, активується, коли до неї дійде черга. Якщо покажчик її вже минув, у цьому раунді вона не діє.
rule-O4-7 = Скид, вплив і кількість карт у стосах, на руках і серед відкладених відкриті для всіх.
rule-O4-8 = Якщо вибір є, його треба зробити, навіть марний, хіба що правило каже «можна».
rule-O5-1 = Хто вилучає карту, навіть свою, отримує 1 очко впливу.
rule-O5-2 = Закрита карта під час вилучення відкривається, а вплив на ній пропадає.
rule-O5-3 = Зі стосу вилучається лише верхня карта.
rule-O5-4 = Вилучена карта йде до скиду власника, порожній проміжок змикається.
rule-O5-5 = Порядок вилучення: жертва залишає ряд; нападник отримує вплив; слідом за Принцом скидають Близнюка, а за Близнюком — Принца; спрацьовує Засідка чи Пастка; на місце жертви стає карта завдяки Підміні; інтрига йде до скиду. Скидання — не вилучення, воно нікому нічого не дає.
rule-O6-1 = { oriflamme-help-archer }
rule-O6-2 = { oriflamme-help-soldier }
rule-O6-3 = { oriflamme-help-spy }
rule-O6-4 = { oriflamme-help-heir }
rule-O6-5 = { oriflamme-help-shapeshifter }
rule-O6-6 = { oriflamme-help-lord }
rule-O6-7 = { oriflamme-help-assassination }
rule-O6-8 = { oriflamme-help-royal-decree }
rule-O6-9 = { oriflamme-help-ambush }
rule-O6-10 = { oriflamme-help-conspiracy }
rule-O7-1 = { oriflamme-help-prince }
rule-O7-2 = { oriflamme-help-twin }
rule-O7-3 = { oriflamme-help-queen }
rule-O7-4 = { oriflamme-help-cutthroat }
rule-O7-5 = { oriflamme-help-apothecary }
rule-O7-6 = { oriflamme-help-felon }
rule-O7-7 = { oriflamme-help-schemer }
rule-O7-8 = { oriflamme-help-impersonation }
rule-O7-9 = { oriflamme-help-plot }
rule-O7-10 = { oriflamme-help-trap }
rule-O7-11 = { oriflamme-help-bribery }
rule-O8-1 = Перемагає той, у кого найбільше впливу. Вплив, що лишився на картах, не рахується.
rule-O8-2 = За нічиєї перемагає той, у кого більше ненакритих карт у ряді. Якщо й тут нічия, перемога спільна.
rule-O9-1 = У змішаній грі всі родини мають ті самі десять карт: по одній із кожної пари, вільний вибір або десять навмання. Близнюк іде з Принцом, жетони — з Підкупом.
rule-O9-2 = Перевертень копіює персонажів з обох коробок. Він лишається Перевертнем: Близнюка не виводить, а нападником є він сам.
rule-O10-1 = Удвох кожен грає за дві родини. З карт кожної родини три відкладено, три в руці, чотири у стосі добору, куди ніхто не дивиться.
rule-O10-2 = Удвох гравці кладуть по черзі, щораунду по одній карті кожної своєї родини, а після раундів 1–4 беруть по карті для кожної родини.
rule-O10-3 = Близнюк, жетон підкупу, відкладені карти й скид належать родині, а не гравцеві.
rule-O10-4 = Ваша родина — це родина карти, що діє. Суперник — це інший гравець. Шпигун і Злочинець зачіпають гравця, а не родину.
rule-O10-5 = Удвох за нічиєї рахують ненакриті карти обох родин.
rule-O11-1 = Домашнє правило: кожен таємно вибирає три карти, які відкладає.
rule-O11-2 = Домашнє правило, перше видання: ваша Засідка, вилучена вашою ж картою, дає ще 1, а карта, що напала, йде до скиду; Лорд рахує й накриті карти стосу вашої родини поруч із ним.
rule-O12-1 = Відкрито для всіх: карти горілиць, зокрема й накриті, усі рішення та хто куди кладе.
rule-O12-2 = Лише ваше: рука, відкладені карти, ваші закриті карти в ряді.
rule-O12-3 = Удвох стоси добору приховані від усіх.
rule-O12-4 = Висновки з відкритих карт робити можна. Програма показує лише те, що видно вам.

## The web table

oriflamme-ui-row = Ряд
oriflamme-ui-face-down = долілиць
oriflamme-ui-character = персонаж
oriflamme-ui-intrigue = інтрига
oriflamme-ui-stack = { $count ->
    [one] на { $count } карті
   *[other] на { $count } картах
}
oriflamme-ui-place-where = Куди ви кладете { $card_acc }?
oriflamme-ui-discard-of = Скинуті карти, { $family }: { $count }
oriflamme-effect-you = ви { $change }
oriflamme-effect-range = від { $least } до { $most }
oriflamme-effect-choice = { $count ->
    [one] далі вибір з { $count } карти
   *[other] далі вибір із { $count } карт
}
oriflamme-effect-leaves = { $count ->
    [one] карта з місця { $places } залишає ряд
   *[other] карти з місць { $places } залишають ряд
}
oriflamme-effect-danger = можлива відсіч ({ $cards })
oriflamme-effect-nothing = без наслідків ({ $reason })
oriflamme-effect-acts = діє в цьому раунді
oriflamme-effect-rests = не діє в цьому раунді
oriflamme-mark-acts = зараз
oriflamme-mark-rests = згодом
oriflamme-means-reveal = Відкрити: { $effect }.
oriflamme-means-keep = Лишити: ще { $laid } на ній, разом { $total }.
oriflamme-means-keep-last = Лишити: вплив на картах уже не рахується.
oriflamme-means-choice = { $what } — { $effect }.
oriflamme-means-here = Якщо відкрити тут зараз: { $effect }.
oriflamme-means-covers = Накрита карта ({ $card }) не діє, поки лежить під нею.
oriflamme-means-place = Спершу оберіть карту, потім край ряду або свою карту, яку накриєте.
oriflamme-means-place-last = Останній раунд: те, що лишиться закритим, нічого не варте.
oriflamme-ui-closed = Не зараз. { $reason }
oriflamme-ui-forecast = Якщо діятиме зараз: { $effect }.

## Кінець

oriflamme-source-start = початок
oriflamme-source-waiting = очікування
oriflamme-source-cards = карти
oriflamme-source-eliminations = вилучення
oriflamme-source-others = від інших
oriflamme-verdict-influence = Вплив: { $count }, більше, ніж у будь-кого. Вплив на картах не рахується.
oriflamme-verdict-tie = Вплив: { $count }, стільки ж, скільки в суперників ({ $rivals }). Вирішують ненакриті карти в ряді: { $cards }.
oriflamme-verdict-shared = У кожного порівну: вплив — { $count }, ненакритих карт у ряді — { $cards }. Перемога спільна.

## Standing orders

oriflamme-order-keep = Тримати карти закритими
oriflamme-order-keep-card = Карта
oriflamme-order-keep-card-any = кожна карта
oriflamme-order-keep-until = Запитати, коли на ній стільки впливу (0: ніколи)
oriflamme-order-keep-until-0 = доки не скасую
