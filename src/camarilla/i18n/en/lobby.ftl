# The waiting room and the lists of tables.

lobby-preview = { $name } invites you to { $game }
