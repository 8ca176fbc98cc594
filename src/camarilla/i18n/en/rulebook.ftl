# The rulebook’s own words.

rulebook-search = Search the rules
rulebook-contents = Contents
rulebook-short = In short
rulebook-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rulebook-ruling = Ruling
rulebook-reconstructed = reconstructed
rulebook-about-marks = A ruling is our own decision where the printed rules are silent or unclear. Reconstructed data was missing from our sources and may differ from your box.
rulebook-example = Example
rulebook-before = Before
rulebook-after = After
rulebook-picture = The table: { $text }
rulebook-terms = Glossary
rulebook-to-contents = Back to the contents
