# Keeping one's games: the account, recovery codes, other devices, one's own data.

account-title = Your account
account-guest = You are playing as a guest. Your games belong to this browser: if it forgets you, they are lost.
account-keep = Keep my games
account-keep-about = With a login and a password, your games and ratings stay yours in every browser.
account-login = Login
account-password = Password
account-password-new = New password
account-password-old = Current password
account-password-rule = At least 8 characters.
account-show = Show the password
account-hide = Hide the password
account-have = I have an account
account-log-in = Log in
account-log-out = Log out
account-logged-in = Logged in as { $login }.
account-replaces = You are playing here as { $name }. After you log in, this guest’s games can no longer be reached.
account-forgotten = I forgot my password
account-change = Change the password
account-change-about = All other devices are logged out.
account-changed = The password has been changed. All other devices have been logged out.
account-codes = Recovery codes
account-codes-about = If you forget your password, one of these codes lets you set a new one. Each works once. Keep them where only you can find them: they are shown only now.
account-codes-left = { $count ->
    [0] You have no recovery codes. Without them a forgotten password cannot be replaced.
    [one] You have { $count } recovery code left.
   *[other] You have { $count } recovery codes left.
}
account-codes-new = Make new codes
account-codes-new-about = New codes replace the old ones.
account-codes-save = Save as a file
account-codes-copy = Copy
account-codes-copied = Copied
account-codes-done = I have saved them
account-codes-heading = Recovery codes of { $login }, made on { $day }
account-code = Recovery code
account-recover = Set a new password
account-recover-about = Use one of your saved recovery codes. All devices are logged out.
account-phone = Continue on another device
account-phone-about = Scan the code with your phone, or open the link on the other device. It works once, for 5 minutes. Keep it private: anyone who opens it is logged in as you.
account-phone-make = Show the link
account-phone-qr = The link to your other device as a QR code
account-phone-copy = Copy the link
account-phone-over = This link has expired.
account-phone-again = Make a new one
account-phone-nobody = Other devices cannot reach this server: it is only available on this computer.
account-link = Continue on this device
account-link-about = With this link you continue the games of your other device here. Continue only if you created the link yourself.
account-link-replaces = You are playing here as { $name }. This guest’s games can then no longer be reached.
account-link-leaves = You are logged in here as { $name }; you will be logged out.
account-link-open = Continue here
account-link-done = This device is now yours too, { $name }.
account-link-broken = This link is incomplete.
account-data = Your data
account-data-about = Everything the server keeps about you: your games with their records, your messages and your ratings. You get one file.
account-data-save = Save my data
account-data-progress = { $done } of { $count } games
account-delete = Delete my account
account-delete-guest = Delete this guest
account-delete-about = Your name, ratings, messages and imported records are deleted. Games you have played stay available to the others, without your name. Bots take over your running games. This cannot be undone.
account-delete-sure = Delete for good
account-deleted = Your data has been deleted.
account-your-page = My games and ratings

## Refusals

account-error-bad_name = A login has 1 to 24 letters, digits or spaces.
account-error-weak_password = A password has 8 to 200 characters.
account-error-common_password = This password is among the first that others guess. Choose one that is harder to guess.
account-error-login_taken = This login is taken. Choose another one.
account-error-already_account = You already have an account.
account-error-bad_credentials = The login or the password is wrong.
account-error-bad_code = The login or the code is wrong, or the code has been used.
account-error-bad_password = The password is wrong.
account-error-bad_link = This link has been used or has expired. Make a new one on your other device.
account-error-no_session = You are no longer logged in.
account-error-rate_limited = Too many attempts. Wait a minute.
