-- A table and its log. `kept` is the table as JSON; the columns beside it are those that are searched.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL,
    public INTEGER NOT NULL,
    code TEXT UNIQUE,
    created REAL NOT NULL,
    ended REAL,
    deadline REAL,
    kept BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_open ON tables (created) WHERE state = 'open' AND public = 1;
CREATE INDEX tables_finished ON tables (ended) WHERE ended IS NOT NULL AND public = 1;
CREATE INDEX tables_due ON tables (deadline) WHERE state = 'playing' AND deadline IS NOT NULL;

CREATE TABLE people (
    session TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session, table_id)
) WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    command TEXT,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Links that carry a seat to another device: only a digest of the token is kept.
CREATE TABLE carries (
    digest TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    session TEXT NOT NULL,
    expires REAL NOT NULL
) WITHOUT ROWID;
