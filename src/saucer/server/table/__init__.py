"""A table: who sits at it, the game under way, what people ask for, and what each of them is sent."""
