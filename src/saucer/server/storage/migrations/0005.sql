-- How long was left when the deadline was written: both change with every move, and the rest of a table seldom does.
-- Rows without it are of an older server, which wrote both into `kept`.
ALTER TABLE tables ADD COLUMN seconds_left REAL;
