# Збереження партій: обліковий запис, коди відновлення, інші пристрої, власні дані.

account-title = Ваш обліковий запис
account-guest = Ви граєте як гість. Ваші партії належать цьому браузеру: якщо він вас забуде, їх буде втрачено.
account-keep = Зберегти мої партії
account-keep-about = З логіном і паролем ваші партії та рейтинги залишаться вашими в будь-якому браузері.
account-login = Логін
account-password = Пароль
account-password-new = Новий пароль
account-password-old = Поточний пароль
account-password-rule = Щонайменше 8 символів.
account-show = Показати пароль
account-hide = Приховати пароль
account-have = У мене є обліковий запис
account-log-in = Увійти
account-log-out = Вийти
account-logged-in = Ви увійшли як { $login }.
account-replaces = Тут ви граєте як { $name }. Після входу партії цього гостя стануть недосяжними.
account-forgotten = Я не пам’ятаю пароля
account-change = Змінити пароль
account-change-about = На всіх інших пристроях доведеться ввійти знову.
account-changed = Пароль змінено. На всіх інших пристроях доведеться ввійти знову.
account-codes = Коди відновлення
account-codes-about = Якщо ви забудете пароль, один із цих кодів дасть змогу задати новий. Кожен діє один раз. Збережіть їх там, де їх знайдете лише ви: їх показано тільки зараз.
account-codes-left = { $count ->
    [0] У вас немає кодів відновлення. Без них забутий пароль не замінити.
    [one] У вас залишився { $count } код відновлення.
    [few] У вас залишилося { $count } коди відновлення.
   *[other] У вас залишилося { $count } кодів відновлення.
}
account-codes-new = Створити нові коди
account-codes-new-about = З новими кодами попередні перестануть діяти.
account-codes-save = Зберегти у файл
account-codes-copy = Скопіювати
account-codes-copied = Скопійовано
account-codes-done = Коди збережено
account-codes-heading = Коди відновлення для { $login }, створено { $day }
account-code = Код відновлення
account-recover = Задати новий пароль
account-recover-about = Введіть один зі збережених кодів відновлення. На всіх пристроях доведеться ввійти знову.
account-phone = Продовжити на іншому пристрої
account-phone-about = Наведіть камеру телефону на код або відкрийте посилання на іншому пристрої. Воно діє 5 хвилин і лише один раз. Нікому його не показуйте: хто його відкриє, той стане вами.
account-phone-make = Показати посилання
account-phone-qr = Посилання на інший пристрій як QR-код
account-phone-copy = Скопіювати посилання
account-phone-over = Термін дії цього посилання минув.
account-phone-again = Створити нове
account-phone-nobody = Інший пристрій не відкриє цього сервера: він доступний лише на цьому комп’ютері.
account-link = Продовжити на цьому пристрої
account-link-about = За цим посиланням ви продовжите тут партії з вашого іншого пристрою. Погоджуйтеся, лише якщо створили посилання самі.
account-link-replaces = Тут ви граєте як { $name }. Партії цього гостя стануть недосяжними.
account-link-leaves = Тут ви увійшли як { $name }; з цього облікового запису ви вийдете.
account-link-open = Продовжити тут
account-link-done = Цей пристрій тепер теж ваш, { $name }.
account-link-broken = Це посилання неповне.
account-data = Ваші дані
account-data-about = Усе, що сервер зберігає про вас: ваші партії із записами, ваші повідомлення, ваші рейтинги. Ви отримаєте один файл.
account-data-save = Зберегти мої дані
account-data-progress = { $done } з { $count } партій
account-delete = Видалити обліковий запис
account-delete-guest = Видалити цього гостя
account-delete-about = Ваше ім’я, рейтинги, повідомлення та імпортовані записи буде видалено. Зіграні партії залишаться доступними для інших, але без вашого імені. У незавершених партіях за вас гратимуть боти. Скасувати це неможливо.
account-delete-sure = Видалити назавжди
account-deleted = Ваші дані видалено.
account-your-page = Мої партії та рейтинги

## Відмови

account-error-bad_name = Логін має від 1 до 24 літер, цифр чи пробілів.
account-error-weak_password = Пароль має від 8 до 200 символів.
account-error-common_password = Такий пароль вгадують одним із перших. Виберіть складніший.
account-error-login_taken = Такий логін уже зайнято. Виберіть інший.
account-error-already_account = У вас уже є обліковий запис.
account-error-bad_credentials = Неправильний логін або пароль.
account-error-bad_code = Неправильний логін чи код, або код уже використано.
account-error-bad_password = Неправильний пароль.
account-error-bad_link = Це посилання вже використано, або його термін минув. Створіть нове на іншому пристрої.
account-error-no_session = Ви вийшли з облікового запису. Увійдіть знову.
account-error-rate_limited = Забагато спроб. Зачекайте хвилину.
