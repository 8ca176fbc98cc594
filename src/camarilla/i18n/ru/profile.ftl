# Игроки: их партии и результаты, рейтинги и их история, лучшие в каждой игре.

profile-yours = Ваша учётная запись
profile-none = Такого игрока нет.
profile-nothing = Пока нет ни одной завершённой партии.
profile-together = Вы с игроком { $name } сыграли вместе { $count ->
    [one] { $count } партию
    [few] { $count } партии
   *[other] { $count } партий
}: ваших побед — { $won }, побед игрока { $name } — { $lost }.
profile-statistics = Партии и рейтинги
profile-with-people = С людьми: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, побед: { $won }
profile-with-bots = С ботами или за одним экраном: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, побед: { $won }
profile-rating = Рейтинг { $rating } ± { $uncertainty } после { $count ->
    [one] { $count } рейтинговой партии
   *[other] { $count } рейтинговых партий
}
profile-unrated = Рейтинговых партий пока нет
profile-chart = { $game }: рейтинг после каждой рейтинговой партии, от { $first } до { $last }; полоса показывает неопределённость.
profile-opponents = Соперники
profile-opponent = Игрок
profile-played = Партии
profile-won = Победы
profile-lost = Победил соперник
profile-list = Завершённые партии
profile-kind-all = Все
profile-kind-people = С людьми
profile-kind-bots = С ботами
profile-kind-imported = Импортированные
profile-all-games = Все игры
profile-game = Игра
profile-result-won = победа
profile-result-lost = поражение
profile-rated = рейтинговая
profile-imported = импортированная
profile-more = Показать ещё
profile-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
profile-private = Партии за закрытыми столами видят в этом списке только те, кто в них играл.
profile-best = Рейтинги
profile-best-about = Все, кто сыграл не менее { $count ->
    [one] { $count } рейтинговой партии
   *[other] { $count } рейтинговых партий
}. Порядок — по нижней границе: рейтинг минус утроенная неопределённость. Партии с ботами и импортированные записи не учитываются.
profile-best-none = Пока никто не сыграл достаточно рейтинговых партий.
profile-best-rank = Место
profile-best-rating = Рейтинг
profile-best-sure = Нижняя граница
