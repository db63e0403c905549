-- Whether a move can be saved now is found out by saving something.
CREATE TABLE health (one INTEGER PRIMARY KEY CHECK (one = 1), checks INTEGER NOT NULL);
INSERT INTO health VALUES (1, 0);
