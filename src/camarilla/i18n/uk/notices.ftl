# Сповіщення: що кажуть людям про їхні столи, поки їх там немає.

notices-turn = Ваш хід.
notices-deadline = Ваш час майже вичерпано. Коли він вийде, за вас гратиме бот.
notices-request = Іншим потрібна ваша згода.
notices-mention = Вас згадали в чаті.
notices-start = Партія почалася.
notices-lost = Тепер за вас грає бот. Ви можете повернутися на своє місце будь-коли.
notices-code = Ваш код: { $code }
notices-code-about = Він підтверджує, що сюди можна надсилати повідомлення про партії на сайті «Камарилья». Якщо ви про це не просили, не зважайте на цього листа.

## Налаштування

notices-title = Сповіщення
notices-about = Поки вас немає за столом, ви можете отримувати сповіщення про те, що там відбувається.
notices-want-turn = Мій хід
notices-want-deadline = Мій час майже вичерпано (у партіях, де на хід дають дні)
notices-want-request = Іншим потрібна моя згода: скасувати хід, зробити паузу, пустити гравця
notices-want-mention = Мене згадали в чаті: { $mention }
notices-want-start = Партія починається
notices-want-lost = За мене починає грати бот
notices-no-device = Цей браузер не може показувати сповіщення цього сайту. Для них потрібна адреса https, а на iPhone чи iPad — сайт на головному екрані.
notices-address = Електронна пошта або вебхук
notices-address-mail = Електронна пошта
notices-address-webhook = Вебхук
notices-address-services = Можливі вебхуки таких служб: { $services }.
notices-address-about = Ті самі сповіщення можуть надходити й на вашу адресу. Код підтвердить, що вона ваша.
notices-address-none = Цей сервер не надсилає листів і не викликає вебхуків.
notices-send-code = Надіслати код
notices-code-sent = Код надіслано на { $address }.
notices-code-field = Код
notices-confirm = Підтвердити
notices-address-other = Інша адреса
notices-goes-to = Повідомлення надходять на { $address }.
notices-remove = Більше нічого туди не надсилати
notices-error-bad_endpoint = На цю адресу нічого не можна надіслати.
notices-error-bad_code = Код неправильний або вже не діє.
notices-error-not_delivered = Не вдалося доставити повідомлення. Перевірте адресу.
