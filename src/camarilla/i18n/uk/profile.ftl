# Гравці: їхні партії та результати, рейтинги та їхня історія, найкращі в кожній грі.

profile-yours = Ваш обліковий запис
profile-none = Такого гравця немає.
profile-nothing = Ще немає жодної завершеної партії.
profile-together = Ви з гравцем { $name } зіграли разом { $count ->
    [one] { $count } партію
    [few] { $count } партії
   *[other] { $count } партій
}: ваших перемог — { $won }, перемог гравця { $name } — { $lost }.
profile-statistics = Партії та рейтинги
profile-with-people = З людьми: { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}, перемог: { $won }
profile-with-bots = З ботами або за одним екраном: { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}, перемог: { $won }
profile-rating = Рейтинг { $rating } ± { $uncertainty } після { $count ->
    [one] { $count } рейтингової партії
   *[other] { $count } рейтингових партій
}
profile-unrated = Рейтингових партій ще немає
profile-chart = { $game }: рейтинг після кожної рейтингової партії, від { $first } до { $last }; смуга показує невизначеність.
profile-opponents = Суперники
profile-opponent = Гравець
profile-played = Партії
profile-won = Перемоги
profile-lost = Переміг суперник
profile-list = Завершені партії
profile-kind-all = Усі
profile-kind-people = З людьми
profile-kind-bots = З ботами
profile-kind-imported = Імпортовані
profile-all-games = Усі ігри
profile-game = Гра
profile-result-won = перемога
profile-result-lost = поразка
profile-rated = рейтингова
profile-imported = імпортована
profile-more = Показати ще
profile-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
profile-private = Партії за приватними столами бачать у цьому списку лише ті, хто в них грав.
profile-best = Рейтинги
profile-best-about = Усі, хто зіграв щонайменше { $count ->
    [one] { $count } рейтингову партію
    [few] { $count } рейтингові партії
   *[other] { $count } рейтингових партій
}. Порядок — за нижньою межею: рейтинг мінус потрійна невизначеність. Партії з ботами та імпортовані записи не враховуються.
profile-best-none = Ще ніхто не зіграв достатньо рейтингових партій.
profile-best-rank = Місце
profile-best-rating = Рейтинг
profile-best-sure = Нижня межа
