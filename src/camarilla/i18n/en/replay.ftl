# The replay of a finished game, and the check of its shuffles.

replay-line = Step of the game
replay-eyes = Whose view
replay-open-cards = all cards open
replay-more = About this game
replay-chapter-back = Previous round or turn
replay-chapter-on = Next round or turn
replay-jump = Jump to…
replay-end = The end
replay-speed = Speed
replay-nothing-told = This player sees nothing here.
replay-copy-link = Copy a link to this step

## The check of the shuffles

replay-check = Check this game
replay-check-title = Were the shuffles fair?
replay-check-about = Before the game, the server published this fingerprint of a secret number. All shuffles follow from that number. Your browser can now repeat them.
replay-check-copy = Copy the fingerprint
replay-check-needs-tls = Browsers can check only on pages with https or on this computer. Save the record and run: camarilla replay FILE --verify
replay-check-fair = { $draws ->
    [one] The only random outcome follows from the secret number.
   *[other] All { $draws } random outcomes follow from the secret number.
}
replay-check-no-seal = This game has no fingerprint, so its shuffles cannot be checked.
replay-check-no-seed = The secret number is missing, so nothing can be checked.
replay-check-wrong-seed = The secret number does not match the fingerprint.
replay-check-wrong-lot = The seats were not assigned by the secret number.
replay-check-wrong-draw = Step { $step } does not follow from the secret number: { $drawn }
replay-branch = This game started from a position in another game. It has no record of its own, so its shuffles cannot be checked.
