"""The rules of Contact, as tests: what the rulebook says in so many words first, then its chapters."""
