"""Los Incognitos: the rules, in the order of the rulebook."""
