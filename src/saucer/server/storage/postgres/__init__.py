"""Tables in PostgreSQL, for as many servers as there are."""
