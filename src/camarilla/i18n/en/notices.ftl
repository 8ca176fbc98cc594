# Notifications about tables, for people who are not there.

notices-turn = It is your turn.
notices-deadline = Your time is nearly up. When it is, a bot takes over your seat.
notices-request = The others need your consent.
notices-mention = You were mentioned in the chat.
notices-start = The game has begun.
notices-lost = A bot plays for you now. You can take your seat back at any time.
notices-code = Your code: { $code }
notices-code-about = It confirms that messages about games at Camarilla may be sent here. If you have not asked for this, ignore this message.

## The settings

notices-title = Notifications
notices-about = While you are not at a table, you can be notified of what happens there.
notices-want-turn = It is my turn
notices-want-deadline = My time is nearly up (games with days per turn)
notices-want-request = Others need my consent: an undo, a pause, a newcomer
notices-want-mention = Somebody mentions me in the chat: { $mention }
notices-want-start = A game begins
notices-want-lost = A bot takes over my seat
notices-no-device = This browser cannot show notifications from this site. They need an https address and, on an iPhone or iPad, the site on the home screen.
notices-address = E-mail address or webhook
notices-address-mail = E-mail address
notices-address-webhook = Webhook
notices-address-services = Supported webhooks: { $services }.
notices-address-about = The same notifications can be sent to you as messages. A code confirms that the address is yours.
notices-address-none = This server sends no e-mail and calls no webhooks.
notices-send-code = Send the code
notices-code-sent = A code was sent to { $address }.
notices-code-field = Code
notices-confirm = Confirm
notices-address-other = Another address
notices-goes-to = Messages go to { $address }.
notices-remove = Stop sending there
notices-error-bad_endpoint = Nothing can be sent to this address.
notices-error-bad_code = This is not the code, or it has expired.
notices-error-not_delivered = The message could not be delivered there. Check the address.
