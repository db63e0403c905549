"""All in All: the state, the four verbs and the chapters of the rulebook."""
