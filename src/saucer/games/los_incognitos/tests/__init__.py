"""The rules of Los Incognitos, as tests: the rulebook's examples first, then its chapters."""
