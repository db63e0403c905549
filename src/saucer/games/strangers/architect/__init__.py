"""Don't Talk to Strangers: the best score of an Architect puzzle, found and proved (DS-51)."""
