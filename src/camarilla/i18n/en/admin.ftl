# The admin page, for the host of the server.

admin-title = Server administration
admin-token = Host token
admin-token-hint = The command “camarilla admin token” prints it on the server.
admin-wrong-token = This is not the host’s token.
admin-enter = Open
admin-leave = Forget the token
admin-announcement = Announcement
admin-announcement-text = What everyone should know
admin-minutes = For how many minutes
admin-announce = Announce
admin-withdraw = Withdraw
admin-until = until { $time }
admin-people = People
admin-search = Name, login or id
admin-look = Search
admin-days = Days of a ban; 0 means forever
admin-guest = guest
admin-seen = last seen { $day }
admin-count-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-nobody = Nobody found.
admin-mute = Mute
admin-allow-mute = Unmute
admin-mute-ever = muted forever
admin-mute-until = muted until { $time }
admin-ban = Ban
admin-allow-ban = Unban
admin-ban-ever = banned forever
admin-ban-until = banned until { $time }
admin-reset-password = New password
admin-new-password = New password
admin-new-password-hint = Pass it on; it is shown only once. All devices of the account are logged out.
admin-delete = Delete
admin-delete-person = Delete { $name }?
admin-delete-table = Delete this table?
admin-for-good = This cannot be undone.
admin-tables = Tables
admin-status = State
admin-all = all
admin-private = private
admin-no-tables = There are no tables.
