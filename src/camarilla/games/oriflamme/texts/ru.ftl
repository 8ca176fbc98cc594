# «Орифламма» и «Орифламма: Пламя интриг».

## Карты и их падежи

oriflamme-card-archer = Лучница
    .gen = Лучницы
    .dat = Лучнице
    .acc = Лучницу
    .ins = Лучницей
    .loc = Лучнице
oriflamme-card-soldier = Солдат
    .gen = Солдата
    .dat = Солдату
    .acc = Солдата
    .ins = Солдатом
    .loc = Солдате
oriflamme-card-spy = Шпион
    .gen = Шпиона
    .dat = Шпиону
    .acc = Шпиона
    .ins = Шпионом
    .loc = Шпионе
oriflamme-card-heir = Наследник
    .gen = Наследника
    .dat = Наследнику
    .acc = Наследника
    .ins = Наследником
    .loc = Наследнике
oriflamme-card-shapeshifter = Оборотень
    .gen = Оборотня
    .dat = Оборотню
    .acc = Оборотня
    .ins = Оборотнем
    .loc = Оборотне
oriflamme-card-lord = Лорд
    .gen = Лорда
    .dat = Лорду
    .acc = Лорда
    .ins = Лордом
    .loc = Лорде
oriflamme-card-assassination = Отрава
    .gen = Отравы
    .dat = Отраве
    .acc = Отраву
    .ins = Отравой
    .loc = Отраве
oriflamme-card-royal-decree = Королевский указ
    .gen = Королевского указа
    .dat = Королевскому указу
    .acc = Королевский указ
    .ins = Королевским указом
    .loc = Королевском указе
oriflamme-card-ambush = Засада
    .gen = Засады
    .dat = Засаде
    .acc = Засаду
    .ins = Засадой
    .loc = Засаде
oriflamme-card-conspiracy = Заговор
    .gen = Заговора
    .dat = Заговору
    .acc = Заговор
    .ins = Заговором
    .loc = Заговоре
oriflamme-card-apothecary = Аптекарь
    .gen = Аптекаря
    .dat = Аптекарю
    .acc = Аптекаря
    .ins = Аптекарем
    .loc = Аптекаре
oriflamme-card-cutthroat = Головорез
    .gen = Головореза
    .dat = Головорезу
    .acc = Головореза
    .ins = Головорезом
    .loc = Головорезе
oriflamme-card-felon = Преступник
    .gen = Преступника
    .dat = Преступнику
    .acc = Преступника
    .ins = Преступником
    .loc = Преступнике
oriflamme-card-queen = Королева
    .gen = Королевы
    .dat = Королеве
    .acc = Королеву
    .ins = Королевой
    .loc = Королеве
oriflamme-card-schemer = Интриганка
    .gen = Интриганки
    .dat = Интриганке
    .acc = Интриганку
    .ins = Интриганкой
    .loc = Интриганке
oriflamme-card-prince = Принц
    .gen = Принца
    .dat = Принцу
    .acc = Принца
    .ins = Принцем
    .loc = Принце
oriflamme-card-impersonation = Подмена
    .gen = Подмены
    .dat = Подмене
    .acc = Подмену
    .ins = Подменой
    .loc = Подмене
oriflamme-card-bribery = Подкуп
    .gen = Подкупа
    .dat = Подкупу
    .acc = Подкуп
    .ins = Подкупом
    .loc = Подкупе
oriflamme-card-trap = Ловушка
    .gen = Ловушки
    .dat = Ловушке
    .acc = Ловушку
    .ins = Ловушкой
    .loc = Ловушке
oriflamme-card-plot = План
    .gen = Плана
    .dat = Плану
    .acc = План
    .ins = Планом
    .loc = Плане
oriflamme-card-twin = Близнец
    .gen = Близнеца
    .dat = Близнецу
    .acc = Близнеца
    .ins = Близнецом
    .loc = Близнеце

## Семьи и направления

oriflamme-family-crimson = Красные
    .gen = Красных
    .dat = Красным
    .acc = Красных
    .ins = Красными
    .loc = Красных
oriflamme-family-azure = Синие
    .gen = Синих
    .dat = Синим
    .acc = Синих
    .ins = Синими
    .loc = Синих
oriflamme-family-green = Зелёные
    .gen = Зелёных
    .dat = Зелёным
    .acc = Зелёных
    .ins = Зелёными
    .loc = Зелёных
oriflamme-family-amber = Жёлтые
    .gen = Жёлтых
    .dat = Жёлтым
    .acc = Жёлтых
    .ins = Жёлтыми
    .loc = Жёлтых
oriflamme-family-violet = Фиолетовые
    .gen = Фиолетовых
    .dat = Фиолетовым
    .acc = Фиолетовых
    .ins = Фиолетовыми
    .loc = Фиолетовых

oriflamme-direction-rightward = слева направо
oriflamme-direction-leftward = справа налево

## Что делает каждая карта

oriflamme-help-archer = Устраняет первую или последнюю карту ряда. Это может быть и ваша карта, даже сама Лучница.
oriflamme-help-soldier = Устраняет соседнюю карту, в том числе вашу. Если рядом никого нет, ничего не происходит.
oriflamme-help-spy = Забирает 1 очко влияния у игрока, чья карта лежит рядом. Забирает у самого игрока, а не с карты. У кого влияния нет, тот ничего не теряет.
oriflamme-help-heir = Даёт 2 очка влияния, если в ряду нет другой открытой ненакрытой карты с таким же названием.
oriflamme-help-shapeshifter = Применяет свойство соседнего открытого и ненакрытого персонажа как своё. Каждый раз выбирает заново. Он остаётся Оборотнем: когда он копирует Наследника, мешают ему только другие Оборотни.
oriflamme-help-lord = Даёт 1 очко влияния. Ещё по 1 даёт каждый сосед Лорда из вашей семьи, неважно, открыт он или закрыт.
oriflamme-help-assassination = Устраняет любую карту ряда, даже саму себя. Затем уходит в сброс.
oriflamme-help-royal-decree = Перемещает другую карту в любое место между картами или на край ряда, но не на карту. Влияние переходит вместе с картой. Можно и оставить ряд без изменений. Затем Королевский указ уходит в сброс.
oriflamme-help-ambush = Если её вскрываете вы, влияние на ней пропадает, вы получаете 1, и она уходит в сброс. Если её устраняет карта соперника, вы получаете 4, а эта карта уходит в сброс.
oriflamme-help-conspiracy = Даёт вдвое больше влияния, чем лежит на нём. Затем уходит в сброс.
oriflamme-help-apothecary = Устраняет карту, соседнюю с другой ненакрытой картой вашей семьи, где бы та ни лежала. Если единственная возможная жертва — сам Аптекарь, устраняет себя. Если других ненакрытых карт вашей семьи в ряду нет, ничего не происходит.
oriflamme-help-cutthroat = Устраняет соседнюю карту, в том числе вашу, и все открытые ненакрытые карты соперников с таким же названием. За одну жертву влияния не дают, за несколько — по 1 за каждую.
oriflamme-help-felon = Каждый игрок, и вы тоже, теряет по 1 очку влияния за каждую свою карту рядом. Меньше 0 не бывает.
oriflamme-help-queen = Даёт 2 очка влияния. Соперник, который её устраняет, получает на 1 больше.
oriflamme-help-schemer = Даёт 2 очка влияния. Если в этот момент рядом есть стопка, вместо этого уходит в сброс.
oriflamme-help-prince = Даёт 1 очко влияния. Когда Принца вскрывают, сначала в ряд входит ваш Близнец: с краю или на карту вашей семьи, но не на Принца. Когда Принца устраняют, ваши ненакрытые Близнецы уходят в сброс.
oriflamme-help-impersonation = Устраняет соседнюю карту. Если это персонаж соперника и его место опустело, туда встаёт такой же персонаж вашего цвета из сброса или отложенных карт (Близнец — только если он уже был в ряду). Затем Подмена уходит в сброс.
oriflamme-help-bribery = Кладёт ваш жетон подкупа на открытого персонажа, который не накрыт и не лежит на стопке. Персонаж принадлежит вашей семье, пока не покинет ряд. Затем Подкуп уходит в сброс.
oriflamme-help-trap = Если её вскрываете вы, влияние на ней пропадает, вы получаете 1, и она уходит в сброс. Если её устраняет карта соперника, сначала он получает влияние за устранение, потом вы забираете у него 3, а его карта уходит в сброс.
oriflamme-help-plot = Сначала уходит в сброс. Один открытый персонаж вашей семьи действует ещё раз. Затем каждое очко влияния, лежавшее на Плане, вы либо берёте, либо отдаёте, чтобы такой персонаж сработал снова.
oriflamme-help-twin = Даёт 1 очко влияния. Впервые входит в ряд вместе с Принцем. Когда Близнеца устраняют, ваши ненакрытые Принцы уходят в сброс.

## Что делает каждая карта, одним предложением

oriflamme-brief-archer = Устраняет первую или последнюю карту ряда.
oriflamme-brief-soldier = Устраняет соседнюю карту.
oriflamme-brief-spy = Забирает 1 очко влияния у игрока, чья карта рядом.
oriflamme-brief-heir = Даёт 2, если нет другой открытой карты с тем же названием.
oriflamme-brief-shapeshifter = Применяет свойство соседнего открытого персонажа.
oriflamme-brief-lord = Даёт 1 и ещё по 1 за каждую соседнюю карту вашей семьи.
oriflamme-brief-assassination = Устраняет любую карту ряда.
oriflamme-brief-royal-decree = Перемещает другую карту в любой промежуток ряда.
oriflamme-brief-ambush = Если её вскрыть, даёт 1. Если её устранит соперник, вы получаете 4, а он теряет свою карту.
oriflamme-brief-conspiracy = Даёт вдвое больше влияния, чем на нём лежит.
oriflamme-brief-apothecary = Устраняет карту рядом с другой картой вашей семьи.
oriflamme-brief-cutthroat = Устраняет соседнюю карту и открытые карты соперников с тем же названием.
oriflamme-brief-felon = Каждый игрок теряет по 1 за каждую свою соседнюю карту.
oriflamme-brief-queen = Даёт 2. Соперник, который её устранит, получает ещё 1.
oriflamme-brief-schemer = Даёт 2; рядом со стопкой её вместо этого сбрасывают.
oriflamme-brief-prince = Даёт 1. Когда его вскрывают, выводит Близнеца.
oriflamme-brief-impersonation = Устраняет соседнюю карту; ваша карта с тем же названием может занять её место.
oriflamme-brief-bribery = Кладёт ваш жетон на открытого персонажа: теперь он ваш.
oriflamme-brief-trap = Если её вскрыть, даёт 1. Если её устранит соперник, вы забираете у него 3, а он теряет свою карту.
oriflamme-brief-plot = Ваш открытый персонаж действует ещё раз, и ещё по разу за каждое потраченное очко влияния.
oriflamme-brief-twin = Даёт 1.

## Журнал: одна строка на событие

# Вдвоём каждый играет за две семьи, и журнал говорит, чья карта.
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
    [few] очка
   *[many] очков
} влияния

oriflamme-event-included = В этой партии есть { $card }.
oriflamme-event-chose-first = Первый игрок: { $seat }.
    .you = Первый игрок — вы.
oriflamme-event-chose-direction = Карты активируются { $direction }.
oriflamme-event-set-aside = { $seat } откладывает { oriflamme-whose-card }.
    .hidden = { $seat } откладывает { oriflamme-whose-hidden-card }.
    .you = Вы откладываете { oriflamme-whose-card }.
oriflamme-event-drew = { $seat } берёт { oriflamme-whose-card }.
    .hidden = { $seat } берёт { oriflamme-whose-hidden-card }.
    .you = Вы берёте { oriflamme-whose-card }.
oriflamme-event-round-began = Раунд { $round }. Начинает { $seat }.
    .you = Раунд { $round }. Начинаете вы.
oriflamme-event-placed = { $covering ->
    [0] { $place ->
        [1] { $seat } кладёт { oriflamme-whose-card } на левый край ряда.
       *[other] { $seat } кладёт { oriflamme-whose-card } на правый край ряда.
    }
   *[other] { $seat } накрывает { oriflamme-whose-covering-card } { oriflamme-whose-own-card } на месте { $place }.
}
    .hidden = { $covering ->
    [0] { $place ->
        [1] { $seat } кладёт { oriflamme-whose-hidden-card } на левый край ряда.
       *[other] { $seat } кладёт { oriflamme-whose-hidden-card } на правый край ряда.
    }
   *[other] { $seat } накрывает { oriflamme-whose-own-card } на месте { $place }.
}
    .you = { $covering ->
    [0] { $place ->
        [1] Вы кладёте { oriflamme-whose-card } на левый край ряда.
       *[other] Вы кладёте { oriflamme-whose-card } на правый край ряда.
    }
   *[other] Вы накрываете { oriflamme-whose-covering-card } свою карту на месте { $place }.
}
oriflamme-event-kept = { $seat } оставляет { oriflamme-whose-card-there } на месте { $place } закрытой. На ней { $influence } { $influence ->
    [one] очко
    [few] очка
   *[many] очков
} влияния.
    .you = Вы оставляете { oriflamme-whose-card-there } на месте { $place } закрытой. На ней { $influence } { $influence ->
    [one] очко
    [few] очка
   *[many] очков
} влияния.
oriflamme-event-revealed = { $influence ->
    [0] { $seat } вскрывает { oriflamme-whose-card } на месте { $place }.
    [one] { $seat } вскрывает { oriflamme-whose-card } на месте { $place }. На карте { $influence } очко влияния.
    [few] { $seat } вскрывает { oriflamme-whose-card } на месте { $place }. На карте { $influence } очка влияния.
   *[many] { $seat } вскрывает { oriflamme-whose-card } на месте { $place }. На карте { $influence } очков влияния.
}
    .you = { $influence ->
    [0] Вы вскрываете { oriflamme-whose-card } на месте { $place }.
    [one] Вы вскрываете { oriflamme-whose-card } на месте { $place }. На карте { $influence } очко влияния.
    [few] Вы вскрываете { oriflamme-whose-card } на месте { $place }. На карте { $influence } очка влияния.
   *[many] Вы вскрываете { oriflamme-whose-card } на месте { $place }. На карте { $influence } очков влияния.
}
oriflamme-event-activated = { $seat } активирует { oriflamme-whose-card } на месте { $place }.
    .you = Вы активируете { oriflamme-whose-card } на месте { $place }.
oriflamme-event-gained = { $rule ->
    [O4-2] { $seat } берёт с карты { oriflamme-so-much }.
    [O5-1] { $seat } получает { oriflamme-so-much } за устранение карты.
    [O6-9] { $count ->
        [1] { $seat } получает { oriflamme-so-much }.
       *[other] { $seat } получает { oriflamme-so-much } за устранённую Засаду.
    }
    [O7-3] { $count ->
        [1] { $seat } получает ещё { oriflamme-so-much } за устранение Королевы.
       *[other] { $seat } получает { oriflamme-so-much }.
    }
    [O11-2] { $seat } получает ещё { oriflamme-so-much } за Засаду.
   *[other] { $seat } получает { oriflamme-so-much }.
}
    .you = { $rule ->
    [O4-2] Вы берёте с карты { oriflamme-so-much }.
    [O5-1] Вы получаете { oriflamme-so-much } за устранение карты.
    [O6-9] { $count ->
        [1] Вы получаете { oriflamme-so-much }.
       *[other] Вы получаете { oriflamme-so-much } за устранённую Засаду.
    }
    [O7-3] { $count ->
        [1] Вы получаете ещё { oriflamme-so-much } за устранение Королевы.
       *[other] Вы получаете { oriflamme-so-much }.
    }
    [O11-2] Вы получаете ещё { oriflamme-so-much } за Засаду.
   *[other] Вы получаете { oriflamme-so-much }.
}
oriflamme-event-lost = { $seat } теряет { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния.
    .you = Вы теряете { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния.
oriflamme-event-stole = { $seat } забирает { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния у { $victim_gen }.
    .you = Вы забираете { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния у { $victim_gen }.
    .to-you = { $seat } забирает у вас { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния.
oriflamme-event-spied = { $seat } шпионит за картой на месте { $place }.
    .you = Вы шпионите за картой на месте { $place }.
oriflamme-event-copied = { $seat } копирует свойство { $card_gen } на месте { $place }.
    .you = Вы копируете свойство { $card_gen } на месте { $place }.
oriflamme-event-turned-up = { $influence ->
    [0] { $card } { $family_gen } на месте { $place } вскрывается.
    [one] { $card } { $family_gen } на месте { $place } вскрывается; { $influence } очко влияния на карте пропадает.
    [few] { $card } { $family_gen } на месте { $place } вскрывается; { $influence } очка влияния на карте пропадают.
   *[many] { $card } { $family_gen } на месте { $place } вскрывается; { $influence } очков влияния на карте пропадает.
}
    .yours = { $influence ->
    [0] Ваша карта на месте { $place } вскрывается: { $card }.
    [one] Ваша карта на месте { $place } вскрывается: { $card }; { $influence } очко влияния на ней пропадает.
    [few] Ваша карта на месте { $place } вскрывается: { $card }; { $influence } очка влияния на ней пропадают.
   *[many] Ваша карта на месте { $place } вскрывается: { $card }; { $influence } очков влияния на ней пропадает.
}
oriflamme-event-eliminated = { $seat } устраняет { $card_acc } { $family_gen } на месте { $place }.
    .you = Вы устраняете { $card_acc } { $family_gen } на месте { $place }.
    .yours = { $seat } устраняет вашу карту на месте { $place }: { $card }.
    .you-yours = Вы устраняете свою карту на месте { $place }: { $card }.
    .hidden = { $seat } устраняет закрытую карту { $family_gen } на месте { $place }.
    .you-hidden = Вы устраняете закрытую карту { $family_gen } на месте { $place }.
    .yours-hidden = { $seat } устраняет вашу закрытую карту на месте { $place }.
    .you-yours-hidden = Вы устраняете свою закрытую карту на месте { $place }.
    .own = { $seat } устраняет свою карту на месте { $place }: { $card }.
    .own-hidden = { $seat } устраняет свою закрытую карту на месте { $place }.
oriflamme-event-discarded = { $rule ->
    [O6-9] { $card } { $family_gen } уходит в сброс из-за Засады.
    [O7-1] { $card } { $family_gen } уходит в сброс вслед за Принцем.
    [O7-2] { $card } { $family_gen } уходит в сброс вслед за Близнецом.
    [O7-7] { $card } { $family_gen } уходит в сброс, потому что рядом стопка.
    [O7-10] { $card } { $family_gen } уходит в сброс из-за Ловушки.
   *[other] { $card } { $family_gen } уходит в сброс.
}
    .yours = { $rule ->
    [O6-9] Ваша карта уходит в сброс из-за Засады: { $card }.
    [O7-1] Ваша карта уходит в сброс вслед за Принцем: { $card }.
    [O7-2] Ваша карта уходит в сброс вслед за Близнецом: { $card }.
    [O7-7] Ваша карта уходит в сброс, потому что рядом стопка: { $card }.
    [O7-10] Ваша карта уходит в сброс из-за Ловушки: { $card }.
   *[other] Ваша карта уходит в сброс: { $card }.
}
oriflamme-event-moved = { $seat } перемещает карту { $family_gen } с места { $place } на место { $to }.
    .you = Вы перемещаете карту { $family_gen } с места { $place } на место { $to }.
    .yours = { $seat } перемещает вашу карту с места { $place } на место { $to }.
    .you-yours = Вы перемещаете свою карту с места { $place } на место { $to }.
    .own = { $seat } перемещает свою карту с места { $place } на место { $to }.
oriflamme-event-left-as-it-is = { $seat } оставляет ряд без изменений.
    .you = Вы оставляете ряд без изменений.
oriflamme-event-twin-entered = { $covering ->
    [0] { $place ->
        [1] { $seat } выводит Близнеца на левый край ряда.
       *[other] { $seat } выводит Близнеца на правый край ряда.
    }
   *[other] { $seat } накрывает Близнецом карту на месте { $place }.
}
    .you = { $covering ->
    [0] { $place ->
        [1] Вы выводите Близнеца на левый край ряда.
       *[other] Вы выводите Близнеца на правый край ряда.
    }
   *[other] Вы накрываете Близнецом карту на месте { $place }.
}
oriflamme-event-entered = { $seat } выводит { $card_acc } на место { $place }.
    .you = Вы выводите { $card_acc } на место { $place }.
oriflamme-event-not-among = Среди закрытых ненакрытых карт { $family_gen } нет { $card_gen }.
    .yours = Среди ваших закрытых ненакрытых карт нет { $card_gen }.
oriflamme-event-bribed = { $seat } подкупает { $card_acc } { $family_gen } на месте { $place }.
    .you = Вы подкупаете { $card_acc } { $family_gen } на месте { $place }.
    .yours = { $seat } подкупает вашу карту на месте { $place }: { $card }.
    .you-yours = Вы подкупаете свою карту на месте { $place }: { $card }.
    .own = { $seat } подкупает свою карту на месте { $place }: { $card }.
oriflamme-event-token-returned = Жетон подкупа { $family_gen } возвращается к владельцу.
    .yours = Ваш жетон подкупа возвращается к вам.
oriflamme-event-nothing = { $seat }: свойство карты «{ $card }» не срабатывает, потому что { $reason }.
    .you = Свойство карты «{ $card }» не срабатывает, потому что { $reason }.
oriflamme-event-took = { $seat } берёт с Плана { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния.
    .you = Вы берёте с Плана { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния.
oriflamme-event-won = { $winners ->
    [1] { $seat } побеждает. Влияния поровну, по { $influence }; решили ненакрытые карты в ряду: { $cards }.
   *[other] { $seat } делит победу. Влияние: { $influence }, ненакрытых карт в ряду: { $cards }.
}
    .hidden = { $seat } побеждает. Влияние: { $influence }.
    .you = { $winners ->
    [1] Вы побеждаете. Влияния поровну, по { $influence }; решили ненакрытые карты в ряду: { $cards }.
   *[other] Вы делите победу. Влияние: { $influence }, ненакрытых карт в ряду: { $cards }.
}
    .you-hidden = Вы побеждаете. Влияние: { $influence }.

## Почему кто-то победил, по правилу

oriflamme-why-O8-1 = Побеждает тот, у кого после раунда 6 больше всего влияния; влияние на картах не считается.
oriflamme-why-O8-2 = Больше всего влияния у нескольких игроков; побеждает тот, у кого в ряду больше ненакрытых карт. Если и тут поровну, победа общая.

## Почему свойство ничего не дало

oriflamme-reason-no-target = нет карты на выбор
oriflamme-reason-no-character = нет открытого персонажа этой семьи
oriflamme-reason-same-name = есть другая открытая карта с таким же названием
oriflamme-reason-own-card = обе карты принадлежат одному игроку
oriflamme-reason-no-influence = у того игрока нет влияния
oriflamme-reason-no-ability = нет другого свойства, которое можно скопировать
oriflamme-reason-nothing-on-it = на карте нет влияния
oriflamme-reason-nobody-loses = рядом нет никого, у кого есть влияние

## Почему чего-то нельзя выбрать

oriflamme-unavailable-not-your-family = Накрыть можно только ненакрытую карту той же семьи.
oriflamme-unavailable-bribed-away = На этой карте жетон подкупа другой семьи.
oriflamme-unavailable-family-has-placed = Эта семья уже положила карту в этом раунде.
oriflamme-unavailable-not-an-end = Лучница достаёт только до первой и последней карты ряда.
oriflamme-unavailable-not-adjacent = Эта карта не соседняя.
oriflamme-unavailable-itself = Действующая карта не может выбрать себя.
oriflamme-unavailable-face-down = Эта карта закрыта.
oriflamme-unavailable-not-a-character = Это интрига, а не персонаж.
oriflamme-unavailable-not-beside-your-family = Рядом с этой картой нет другой карты вашей семьи.
oriflamme-unavailable-on-a-stack = Этот персонаж лежит на стопке.
oriflamme-unavailable-on-a-prince = Близнец не накрывает Принца.
oriflamme-unavailable-changes-nothing = Карта осталась бы на своём месте.
oriflamme-unavailable-free-ability-first = Сначала персонаж действует бесплатно; потом можно брать влияние.

## Что говорит за выбор или против него, в подсказках и разборах: часть предложения

oriflamme-fact-gains = сразу даёт вам { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния
oriflamme-fact-loses = стоит вам { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния
oriflamme-fact-takes = забирает { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния у { $seat_gen }
oriflamme-fact-gives = даёт { $seat_dat } { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния
oriflamme-fact-removes = { $count ->
    [0] устраняет { $card_acc } { $family_gen }
   *[other] устраняет { $card_acc } { $family_gen }, а эта карта каждый раз давала бы влияние: { $count }
}
oriflamme-fact-removes-hidden = { $count ->
    [0] устраняет закрытую карту { $family_gen }
   *[other] устраняет закрытую карту { $family_gen }, а с ней влияние: { $count }
}
oriflamme-fact-takes-over = { $count ->
    [0] переманивает { $card_acc } { $family_gen }
   *[other] переманивает { $card_acc } { $family_gen }, а эта карта каждый раз даёт влияние: { $count }
}
oriflamme-fact-sacrifices = вы теряете { $card_acc }
oriflamme-fact-covers = накрывает вашу же карту: { $card }
oriflamme-fact-would-gain = { $card } потом даст вам { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния
oriflamme-fact-gains-less = { $count ->
    [0] { $card } { $family_gen } больше ничего не даст
   *[other] { $card } { $family_gen } даст лишь { $count }
}
oriflamme-fact-gains-more = { $card } { $family_gen } даст уже { $count }
oriflamme-fact-threatened = { $card } { $family_gen } сможет устранить вашу карту: { $target }
oriflamme-fact-rescued = { $card } { $family_gen } больше не сможет устранить вашу карту: { $target }
oriflamme-fact-learns = показывает вам закрытую карту { $family_gen }
oriflamme-fact-stays-hidden = { $card } остаётся в тайне, на карте { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} влияния
oriflamme-fact-too-late = последний раунд: на закрытой карте ({ $card }) { $count ->
    [one] пропадёт { $count } очко
    [few] пропадут { $count } очка
   *[many] пропадёт { $count } очков
} влияния
oriflamme-fact-strikes-back = жертвой может оказаться { $card }, а эта карта даёт отпор

## О чём спрашивают

oriflamme-ask-include = Какая карта есть в этой партии?
oriflamme-ask-first = Кто первый игрок?
oriflamme-ask-direction = В каком направлении активируются карты?
oriflamme-ask-set-aside = { $left ->
    [1] { $family }: какую карту вы откладываете? Это последняя.
   *[other] { $family }: какую карту вы откладываете? Осталось отложить: { $left }.
}
oriflamme-ask-draw = Какую карту берут?
oriflamme-ask-place = { $families ->
    [1] Какую карту вы кладёте и куда?
   *[other] { $family }: какую карту вы кладёте и куда?
}
    .hidden = Какую карту какой семьи вы кладёте и куда?
oriflamme-ask-keep-or-reveal = Место { $place }: вскрыть { $card_acc } или оставить?
    .hidden = Место { $place }: вскрыть карту или оставить?
oriflamme-ask-gap = Королевский указ: куда идёт { $card } { $family_gen } с места { $place }?
    .hidden = Королевский указ: куда идёт закрытая карта { $family_gen } с места { $place }?
oriflamme-ask-twin = Куда выходит Близнец?
oriflamme-ask-plot = { $free ->
    [0] План: взять 1 очко влияния или отдать его, чтобы персонаж сработал? Осталось влияния: { $influence }.
   *[other] План: какой персонаж действует? Это бесплатно. Влияния на Плане: { $influence }.
}
oriflamme-ask-archer = Лучница: устранить первую карту ряда или последнюю?
oriflamme-ask-soldier = Солдат: какую соседнюю карту устранить?
oriflamme-ask-spy = Шпион: выберите соседнюю карту. Вы заберёте 1 очко влияния у её игрока.
oriflamme-ask-shapeshifter = Оборотень: какого соседнего персонажа копировать?
oriflamme-ask-assassination = Отрава: какую карту устранить?
oriflamme-ask-royal-decree = Королевский указ: какую карту переместить?
oriflamme-ask-apothecary = Аптекарь: какую карту устранить?
oriflamme-ask-cutthroat = Головорез: какую соседнюю карту устранить?
oriflamme-ask-impersonation = Подмена: какую соседнюю карту устранить?
oriflamme-ask-bribery = Подкуп: какого персонажа подкупить?

## Что можно выбрать

oriflamme-what = { $sight ->
    [hidden] { $target_influence ->
        [0] закрытая карта { $target_family_gen }
       *[other] закрытая карта { $target_family_gen }, влияние на ней: { $target_influence }
    }
   *[known] { $target } { $target_family_gen }
}
oriflamme-action-keep = { $last_round ->
    [1] Оставить закрытой
   *[other] Оставить закрытой: ещё 1 очко влияния на карту
}
oriflamme-action-keep-short = { $last_round ->
    [1] Оставить
   *[other] Оставить (+1)
}
oriflamme-action-reveal = Вскрыть { $card_acc }
    .hidden = Вскрыть карту
oriflamme-action-reveal-short = Вскрыть
oriflamme-action-take = Взять 1 очко влияния
oriflamme-action-leave = Оставить ряд без изменений
oriflamme-action-activate-rightward = Активировать слева направо
oriflamme-action-activate-leftward = Активировать справа налево
oriflamme-action-eliminate = Устранить (место { $place }): { oriflamme-what }
oriflamme-action-eliminate-short = { oriflamme-what }, место { $place }
oriflamme-action-spy-on = Шпионить (место { $place }): { oriflamme-what }
oriflamme-action-spy-on-short = { oriflamme-what }, место { $place }
oriflamme-action-copy = Копировать (место { $place }): { oriflamme-what }
oriflamme-action-copy-short = { oriflamme-what }, место { $place }
oriflamme-action-activate = Активировать (место { $place }): { oriflamme-what }
oriflamme-action-activate-short = { oriflamme-what }, место { $place }
oriflamme-action-bribe = Подкупить (место { $place }): { oriflamme-what }
oriflamme-action-bribe-short = { oriflamme-what }, место { $place }
oriflamme-action-move = Переместить (место { $place }): { oriflamme-what }
oriflamme-action-move-short = { oriflamme-what }, место { $place }
oriflamme-action-to-gap = { $where ->
    [left] На левый край ряда
    [right] На правый край ряда
   *[between] Между местами { $before } и { $after }
}
oriflamme-action-twin-left = Близнец на левый край
oriflamme-action-twin-right = Близнец на правый край
oriflamme-action-twin-on = Близнец на место { $place }: { oriflamme-what }
oriflamme-action-aside = Отложить { $card_acc }
oriflamme-action-draw = Взять { $card_acc }
oriflamme-action-include = Добавить { $card_acc }
oriflamme-action-first = { $family } начинают
oriflamme-action-place-left = { $families ->
    [2] { $card } { $family_gen } на левый край
   *[other] { $card } на левый край
}
oriflamme-action-place-right = { $families ->
    [2] { $card } { $family_gen } на правый край
   *[other] { $card } на правый край
}
oriflamme-action-place-on = { $card } на место { $place }: { $target }
oriflamme-action-place-second-left = { $card } { $family_gen } на левый край
oriflamme-action-place-second-right = { $card } { $family_gen } на правый край
oriflamme-action-place-second-on = { $card } на место { $place }: { $target }
oriflamme-action-place-left-short = На левый край ряда
oriflamme-action-place-right-short = На правый край ряда
oriflamme-action-place-on-short = На место { $place }: { $target }
oriflamme-action-place-second-left-short = На левый край ряда
oriflamme-action-place-second-right-short = На правый край ряда
oriflamme-action-place-second-on-short = На место { $place }: { $target }

## Слова стола

oriflamme-word-round = Раунд { $round } из 6
oriflamme-phase-setup = Подготовка
oriflamme-phase-placement = Выкладывание
oriflamme-phase-activation = Активация
oriflamme-phase-over = Конец
oriflamme-word-hand = Рука
oriflamme-word-aside = Отложено
oriflamme-word-discard = Сброс
oriflamme-word-pile = Колода добора
oriflamme-word-empty-row = Ряд пуст.
oriflamme-word-covered = Накрытые
oriflamme-word-twin = есть Близнец
oriflamme-word-token = есть жетон

## Настройки

oriflamme-option-set = Карты
    .about = Какие десять карт есть у каждой семьи.
oriflamme-option-set-base = Орифламма
    .about = Десять карт первой коробки.
oriflamme-option-set-ablaze = Пламя интриг
    .about = Десять карт второй коробки, с Близнецом и жетонами подкупа.
oriflamme-option-set-pairs = Пары
    .about = По одной карте из каждой пары двух коробок, наугад или на ваш выбор.
oriflamme-option-set-pick = Свободный выбор
    .about = Любые десять из двадцати карт.
oriflamme-option-set-random = Наугад
    .about = Десять случайных карт из двадцати.
oriflamme-option-cards = Выбранные карты
    .about = Десять карт для свободного выбора или по одной из каждой пары.
oriflamme-option-first = Первый игрок
    .about = Кто начинает первый раунд.
oriflamme-option-first-random = Наугад
    .about = Решает жребий.
oriflamme-option-direction = Направление
    .about = В каком направлении активируется ряд в течение всей партии.
oriflamme-option-direction-rightward = Слева направо
    .about = Ряд активируется с левого края.
oriflamme-option-direction-leftward = Справа налево
    .about = Ряд активируется с правого края.
oriflamme-option-direction-random = Наугад
    .about = Решает жребий.
oriflamme-option-chosen_aside = Отложенные карты на выбор
    .about = Каждый игрок сам выбирает три карты, которые откладывает, а не теряет их наугад.
oriflamme-option-first_edition = Первое издание
    .about = Издание 2019 года: ваша Засада, устранённая вашей же картой, даёт ещё 1, а напавшая карта уходит в сброс; Лорд считает и накрытые карты стопки вашей семьи рядом с ним.

## Как играть, коротко

oriflamme-howto-1 = Шесть раундов. Побеждает тот, у кого больше всего влияния.
oriflamme-howto-2 = Сначала каждый кладёт карту рубашкой вверх: на край ряда или на свою ненакрытую карту.
oriflamme-howto-3 = Затем карты ряда действуют одна за другой вдоль стрелки. Закрытая карта может ждать и копить по 1 очку влияния или вскрыться.
oriflamme-howto-4 = Вскрытая отдаёт вам лежащее на ней влияние и применяет своё свойство. Персонаж остаётся и действует каждый раунд; интрига, отмеченная ромбом, действует один раз.
oriflamme-howto-5 = Накрытая карта не действует. Кто устраняет карту, получает 1 очко влияния.

## Правила коротко

rule-O1-1 = От 3 до 5 игроков, каждый играет за семью одного цвета. Вдвоём каждый играет за две семьи.
rule-O1-2 = Набор даёт каждой семье десять карт: из первой коробки, из «Пламени интриг» или смесь обеих.
rule-O1-3 = Из десяти перетасованных карт три откладываются рубашкой вверх, семь идут в руку. Свои отложенные карты можно смотреть когда угодно. Близнец лежит открыто перед владельцем.
rule-O1-4 = Каждый начинает с 1 очком влияния. Запас неограничен.
rule-O1-5 = Кто ходит первым и в каком направлении активируются карты, выбирают или определяют наугад. Направление не меняется до конца партии.
rule-O1-6 = Если в игре есть Подкуп, у каждой семьи есть один жетон подкупа.
rule-O1-7 = Владельца карты определяет её цвет, он неизменен. Семью определяет жетон подкупа на карте, а без него — владелец. Именно семья принимает решения за карту, получает и теряет из-за неё влияние, может её накрыть и считает её своей.
rule-O2-1 = Партия длится шесть раундов, в каждом выкладывание и активация. После раунда жетон первого игрока переходит к соседу слева. Ряд остаётся.
rule-O2-2 = После шестого раунда партия заканчивается. Последнюю карту из руки не разыгрывают.
rule-O3-1 = Каждый по очереди кладёт одну карту рубашкой вверх: на левый край, на правый край или на ненакрытую карту своей семьи.
rule-O3-2 = Карта на карте образует стопку. Накрытая карта сохраняет влияние и остаётся открытой или закрытой, как была; она не действует, ничего не копит, и выбрать её нельзя.
rule-O3-3 = На каждом месте считается только верхняя карта. Карты соседние, если их места рядом. Карта не соседствует с тем, что она накрывает.
rule-O3-4 = Персонаж с вашим жетоном подкупа принадлежит вашей семье, его можно накрыть. Карту вашего цвета с чужим жетоном накрыть нельзя.
rule-O4-1 = Места активируются одно за другим в направлении активации. Даже если карты перемещаются или исчезают, указатель не пропускает и не повторяет мест.
rule-O4-2 = Закрытую карту оставляют и кладут на неё 1 очко влияния или вскрывают: игрок забирает влияние с карты, и она сразу действует.
rule-O4-3 = Открытая карта обязана действовать, даже во вред своей семье. Выбор делает её семья. Если сделать ничего нельзя, ничего не происходит.
rule-O4-4 = Персонаж остаётся открытым в ряду. Интрига после действия уходит в сброс владельца.
rule-O4-5 = Если активированная карта покидает своё место и освобождает карту под собой, та активируется сразу, прежде чем указатель идёт дальше.
rule-O4-6 = Карта, оказавшаяся сверху в другом месте, активируется, когда до неё дойдёт очередь. Если указатель её уже прошёл, в этом раунде она не действует.
rule-O4-7 = Сброс, влияние и число карт в стопках, на руках и среди отложенных открыты для всех.
rule-O4-8 = Если выбор есть, его нужно сделать, даже бесполезный, если только правило не говорит «можно».
rule-O5-1 = Кто устраняет карту, даже свою, получает 1 очко влияния.
rule-O5-2 = Закрытая карта при устранении вскрывается, а влияние на ней пропадает.
rule-O5-3 = Из стопки устраняется только верхняя карта.
rule-O5-4 = Устранённая карта уходит в сброс владельца, пустой промежуток смыкается.
rule-O5-5 = Порядок устранения: жертва покидает ряд; нападающий получает влияние; вслед за Принцем сбрасывают Близнеца, а за Близнецом — Принца; срабатывает Засада или Ловушка; на место жертвы встаёт карта благодаря Подмене; интрига уходит в сброс. Сброс — не устранение, он никому ничего не даёт.
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
rule-O8-1 = Побеждает тот, у кого больше всего влияния. Влияние, оставшееся на картах, не считается.
rule-O8-2 = При ничьей побеждает тот, у кого больше ненакрытых карт в ряду. Если и тут ничья, победа общая.
rule-O9-1 = В смешанной игре у всех семей одни и те же десять карт: по одной из каждой пары, свободный выбор или десять наугад. Близнец идёт с Принцем, жетоны — с Подкупом.
rule-O9-2 = Оборотень копирует персонажей из обеих коробок. Он остаётся Оборотнем: Близнеца не выводит, а нападающим считается он сам.
rule-O10-1 = Вдвоём каждый играет за две семьи. От каждой три карты отложены, три в руке, четыре в колоде добора, куда никто не смотрит.
rule-O10-2 = Вдвоём игроки кладут по очереди, каждый раунд по одной карте каждой своей семьи, а после раундов 1–4 берут по карте для каждой семьи.
rule-O10-3 = Близнец, жетон подкупа, отложенные карты и сброс принадлежат семье, а не игроку.
rule-O10-4 = Ваша семья — это семья действующей карты. Соперник — это другой игрок. Шпион и Преступник действуют на игрока, а не на семью.
rule-O10-5 = Вдвоём при ничьей считают ненакрытые карты обеих семей.
rule-O11-1 = Домашнее правило: каждый тайно выбирает три карты, которые откладывает.
rule-O11-2 = Домашнее правило, первое издание: ваша Засада, устранённая вашей же картой, даёт ещё 1, а напавшая карта уходит в сброс; Лорд считает и накрытые карты стопки вашей семьи рядом с ним.
rule-O12-1 = Открыто для всех: открытые карты, в том числе накрытые, все решения и кто куда кладёт.
rule-O12-2 = Только ваше: рука, отложенные карты, ваши закрытые карты в ряду.
rule-O12-3 = Вдвоём колоды добора скрыты от всех.
rule-O12-4 = Выводы из открытых карт делать можно. Программа показывает лишь то, что видно вам.

## The web table

oriflamme-ui-row = Ряд
oriflamme-ui-face-down = закрыта
oriflamme-ui-character = персонаж
oriflamme-ui-intrigue = интрига
oriflamme-ui-stack = { $count ->
    [one] на { $count } карте
   *[other] на { $count } картах
}
oriflamme-ui-place-where = Куда вы кладёте { $card_acc }?
oriflamme-ui-discard-of = Сброс, { $family }: { $count }
oriflamme-effect-you = вы { $change }
oriflamme-effect-range = от { $least } до { $most }
oriflamme-effect-choice = { $count ->
    [one] дальше выбор из { $count } карты
   *[other] дальше выбор из { $count } карт
}
oriflamme-effect-leaves = { $count ->
    [one] карта с места { $places } покидает ряд
   *[other] карты с мест { $places } покидают ряд
}
oriflamme-effect-danger = возможен отпор ({ $cards })
oriflamme-effect-nothing = без последствий ({ $reason })
oriflamme-effect-acts = действует в этом раунде
oriflamme-effect-rests = не действует в этом раунде
oriflamme-mark-acts = сейчас
oriflamme-mark-rests = позже
oriflamme-means-reveal = Вскрыть: { $effect }.
oriflamme-means-keep = Оставить: ещё { $laid } на карту, всего { $total }.
oriflamme-means-keep-last = Оставить: влияние на картах уже не считается.
oriflamme-means-choice = { $what } — { $effect }.
oriflamme-means-here = Если вскрыть здесь сейчас: { $effect }.
oriflamme-means-covers = Накрытая карта ({ $card }) не действует, пока лежит под ней.
oriflamme-means-place = Сначала выберите карту, потом край ряда или свою карту, которую накроете.
oriflamme-means-place-last = Последний раунд: то, что останется закрытым, ничего не стоит.
oriflamme-ui-closed = Не сейчас. { $reason }
oriflamme-ui-forecast = Если действует сейчас: { $effect }.

## Конец

oriflamme-source-start = начало
oriflamme-source-waiting = ожидание
oriflamme-source-cards = карты
oriflamme-source-eliminations = устранения
oriflamme-source-others = от других
oriflamme-verdict-influence = Влияние: { $count }, больше, чем у любого другого. Влияние на картах не считается.
oriflamme-verdict-tie = Влияние: { $count }, столько же, сколько у соперников ({ $rivals }). Решают ненакрытые карты в ряду: { $cards }.
oriflamme-verdict-shared = У всех поровну: влияние — { $count }, ненакрытых карт в ряду — { $cards }. Победа общая.

## Standing orders

oriflamme-order-keep = Держать карты закрытыми
oriflamme-order-keep-card = Карта
oriflamme-order-keep-card-any = каждая карта
oriflamme-order-keep-until = Спросить, когда на ней столько влияния (0 — никогда)
oriflamme-order-keep-until-0 = пока не отменю
