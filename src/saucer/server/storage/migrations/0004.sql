-- What a guest keeps whatever becomes of the tables: bests, certificates, what games bring. A later one stays if it
-- ranks higher; `thing` is JSON, `kept` is when it came.
CREATE TABLE shelf (
    session TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    rank REAL NOT NULL,
    kept REAL NOT NULL,
    thing BLOB NOT NULL,
    PRIMARY KEY (session, kind, name)
) WITHOUT ROWID;
