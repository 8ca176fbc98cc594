# Сохранение партий: учётная запись, коды восстановления, другие устройства, свои данные.

account-title = Ваша учётная запись
account-guest = Вы играете как гость. Ваши партии принадлежат этому браузеру: если он вас забудет, они будут потеряны.
account-keep = Сохранить мои партии
account-keep-about = С логином и паролем ваши партии и рейтинги останутся вашими в любом браузере.
account-login = Логин
account-password = Пароль
account-password-new = Новый пароль
account-password-old = Текущий пароль
account-password-rule = Не менее 8 символов.
account-show = Показать пароль
account-hide = Скрыть пароль
account-have = У меня есть учётная запись
account-log-in = Войти
account-log-out = Выйти
account-logged-in = Вы вошли как { $login }.
account-replaces = Здесь вы играете как { $name }. После входа партии этого гостя станут недоступны.
account-forgotten = Я не помню пароль
account-change = Сменить пароль
account-change-about = На всех других устройствах придётся войти снова.
account-changed = Пароль изменён. На всех других устройствах придётся войти снова.
account-codes = Коды восстановления
account-codes-about = Если вы забудете пароль, один из этих кодов позволит задать новый. Каждый действует один раз. Сохраните их там, где их найдёте только вы: они показаны только сейчас.
account-codes-left = { $count ->
    [0] У вас нет кодов восстановления. Без них забытый пароль не заменить.
    [one] У вас остался { $count } код восстановления.
    [few] У вас осталось { $count } кода восстановления.
   *[other] У вас осталось { $count } кодов восстановления.
}
account-codes-new = Создать новые коды
account-codes-new-about = С новыми кодами прежние перестанут действовать.
account-codes-save = Сохранить в файл
account-codes-copy = Скопировать
account-codes-copied = Скопировано
account-codes-done = Коды сохранены
account-codes-heading = Коды восстановления для { $login }, созданы { $day }
account-code = Код восстановления
account-recover = Задать новый пароль
account-recover-about = Введите один из сохранённых кодов восстановления. На всех устройствах придётся войти снова.
account-phone = Продолжить на другом устройстве
account-phone-about = Наведите камеру телефона на код или откройте ссылку на другом устройстве. Она действует один раз в течение 5 минут. Никому её не показывайте: кто её откроет, тот станет вами.
account-phone-make = Показать ссылку
account-phone-qr = Ссылка на другое устройство как QR-код
account-phone-copy = Скопировать ссылку
account-phone-over = Срок действия этой ссылки истёк.
account-phone-again = Создать новую
account-phone-nobody = Другое устройство не откроет этот сервер: он доступен только на этом компьютере.
account-link = Продолжить на этом устройстве
account-link-about = По этой ссылке вы продолжите здесь партии с вашего другого устройства. Соглашайтесь, только если создали ссылку сами.
account-link-replaces = Здесь вы играете как { $name }. Партии этого гостя станут недоступны.
account-link-leaves = Здесь вы вошли как { $name }; из этой учётной записи вы выйдете.
account-link-open = Продолжить здесь
account-link-done = Это устройство теперь тоже ваше, { $name }.
account-link-broken = Эта ссылка неполная.
account-data = Ваши данные
account-data-about = Всё, что сервер хранит о вас: ваши партии с записями, ваши сообщения, ваши рейтинги. Вы получите один файл.
account-data-save = Сохранить мои данные
account-data-progress = { $done } из { $count } партий
account-delete = Удалить учётную запись
account-delete-guest = Удалить этого гостя
account-delete-about = Ваше имя, рейтинги, сообщения и импортированные записи будут удалены. Сыгранные партии останутся доступны другим, но без вашего имени. В незаконченных партиях за вас доиграют боты. Отменить это нельзя.
account-delete-sure = Удалить навсегда
account-deleted = Ваши данные удалены.
account-your-page = Мои партии и рейтинги

## Отказы

account-error-bad_name = В логине от 1 до 24 букв, цифр или пробелов.
account-error-weak_password = В пароле от 8 до 200 символов.
account-error-login_taken = Этот логин уже занят. Выберите другой.
account-error-already_account = У вас уже есть учётная запись.
account-error-bad_credentials = Неверный логин или пароль.
account-error-bad_code = Неверный логин или код, либо код уже использован.
account-error-bad_password = Неверный пароль.
account-error-bad_link = Эта ссылка уже использована, или её срок истёк. Создайте новую на другом устройстве.
account-error-no_session = Вы вышли из учётной записи. Войдите снова.
account-error-rate_limited = Слишком много попыток. Подождите минуту.
