# The admin page, for the host of the server.

admin-title = Управление сервером
admin-token = Токен хозяина
admin-token-hint = Его показывает на сервере команда «camarilla admin token».
admin-wrong-token = Это не токен хозяина.
admin-enter = Открыть
admin-leave = Забыть токен
admin-announcement = Объявление
admin-announcement-text = Что должны знать все
admin-minutes = На сколько минут
admin-announce = Объявить
admin-withdraw = Снять
admin-until = до { $time }
admin-people = Люди
admin-search = Имя, логин или идентификатор
admin-look = Найти
admin-days = Дней запрета; 0 — навсегда
admin-guest = гость
admin-seen = в последний раз здесь { $day }
admin-count-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
admin-nobody = Никого не найдено.
admin-mute = Запретить писать
admin-allow-mute = Разрешить писать
admin-mute-ever = не может писать, навсегда
admin-mute-until = не может писать до { $time }
admin-ban = Заблокировать
admin-allow-ban = Разблокировать
admin-ban-ever = заблокирован навсегда
admin-ban-until = заблокирован до { $time }
admin-reset-password = Новый пароль
admin-new-password = Новый пароль
admin-new-password-hint = Передайте его владельцу: больше он не появится. На всех устройствах придётся войти снова.
admin-delete = Удалить
admin-delete-person = Удалить игрока { $name }?
admin-delete-table = Удалить этот стол?
admin-for-good = Вернуть это будет нельзя.
admin-tables = Столы
admin-status = Состояние
admin-all = все
admin-private = закрытый
admin-no-tables = Столов нет.
