# The admin page, for the host of the server.

admin-title = Керування сервером
admin-token = Токен господаря
admin-token-hint = Його показує на сервері команда «camarilla admin token».
admin-wrong-token = Це не токен господаря.
admin-enter = Відкрити
admin-leave = Забути токен
admin-announcement = Оголошення
admin-announcement-text = Що всі мають знати
admin-minutes = На скільки хвилин
admin-announce = Оголосити
admin-withdraw = Зняти
admin-until = до { $time }
admin-people = Люди
admin-search = Ім’я, логін або ідентифікатор
admin-look = Знайти
admin-days = Днів заборони; 0 — назавжди
admin-guest = гість
admin-seen = востаннє тут { $day }
admin-count-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[other] { $count } столів
}
admin-nobody = Нікого не знайдено.
admin-mute = Заборонити писати
admin-allow-mute = Дозволити писати
admin-mute-ever = не може писати, назавжди
admin-mute-until = не може писати до { $time }
admin-ban = Заблокувати
admin-allow-ban = Розблокувати
admin-ban-ever = заблоковано назавжди
admin-ban-until = заблоковано до { $time }
admin-reset-password = Новий пароль
admin-new-password = Новий пароль
admin-new-password-hint = Передайте його власникові: більше він не з’явиться. На всіх пристроях доведеться ввійти знову.
admin-delete = Видалити
admin-delete-person = Видалити гравця { $name }?
admin-delete-table = Видалити цей стіл?
admin-for-good = Повернути це буде неможливо.
admin-tables = Столи
admin-status = Стан
admin-all = усі
admin-private = приватний
admin-no-tables = Столів немає.
