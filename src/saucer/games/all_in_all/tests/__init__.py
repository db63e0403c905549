"""The rules of All in All, as tests: the rulebook's examples first, then its chapters."""
