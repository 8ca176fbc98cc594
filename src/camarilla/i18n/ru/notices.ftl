# Уведомления: что сообщается людям об их столах, пока их там нет.

notices-turn = Ваш ход.
notices-deadline = Ваше время почти вышло. Когда оно выйдет, за вас будет играть бот.
notices-request = Остальным нужно ваше согласие.
notices-mention = Вас упомянули в чате.
notices-start = Партия началась.
notices-lost = Теперь за вас играет бот. Вы можете вернуться на своё место в любой момент.
notices-code = Ваш код: { $code }
notices-code-about = Он подтверждает, что сюда можно присылать сообщения о партиях в «Камарилье». Если вы об этом не просили, не обращайте внимания на это письмо.

## Настройки

notices-title = Уведомления
notices-about = Пока вас нет за столом, вы можете получать уведомления о том, что там происходит.
notices-want-turn = Мой ход
notices-want-deadline = Моё время почти вышло (в партиях, где на ход даются дни)
notices-want-request = Остальным нужно моё согласие: отменить ход, сделать паузу, принять нового игрока
notices-want-mention = Меня упомянули в чате: { $mention }
notices-want-start = Партия начинается
notices-want-lost = За меня начинает играть бот
notices-no-device = Этот браузер не может показывать уведомления этого сайта. Для них нужен адрес https, а на iPhone и iPad — сайт на экране «Домой».
notices-address = Электронная почта или вебхук
notices-address-mail = Электронная почта
notices-address-webhook = Вебхук
notices-address-services = Возможны вебхуки этих служб: { $services }.
notices-address-about = Те же уведомления могут приходить вам на почту или через вебхук. Код подтвердит, что адрес ваш.
notices-address-none = Этот сервер не отправляет писем и не вызывает вебхуков.
notices-send-code = Отправить код
notices-code-sent = Код отправлен на { $address }.
notices-code-field = Код
notices-confirm = Подтвердить
notices-address-other = Другой адрес
notices-goes-to = Сообщения приходят на { $address }.
notices-remove = Больше ничего туда не отправлять
notices-error-bad_endpoint = На этот адрес ничего нельзя отправить.
notices-error-bad_code = Код неверный или уже не действует.
notices-error-not_delivered = Сообщение не удалось доставить. Проверьте адрес.
