-- A table and its log. `kept` is the table as JSON; the columns beside it are those that are searched.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    revision bigint NOT NULL,
    state text NOT NULL,
    public boolean NOT NULL,
    code text UNIQUE,
    created double precision NOT NULL,
    ended double precision,
    deadline double precision,
    host text,
    kept bytea NOT NULL
);
CREATE INDEX tables_open ON tables (created) WHERE state = 'open' AND public;
CREATE INDEX tables_waiting ON tables (host) WHERE state = 'open' AND public;
CREATE INDEX tables_unbegun ON tables (created) WHERE ended IS NULL AND state IN ('open', 'abandoned');
CREATE INDEX tables_finished ON tables (ended) WHERE ended IS NOT NULL AND public;
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_due ON tables (deadline) WHERE state = 'playing' AND deadline IS NOT NULL;

CREATE TABLE people (
    session text COLLATE "C",
    table_id text COLLATE "C" REFERENCES tables (id),
    PRIMARY KEY (session, table_id)
);
CREATE INDEX people_tables ON people (table_id);

-- `command` is bytes, since whoever sent it chose it: text could not hold every letter that there is.
CREATE TABLE entries (
    table_id text COLLATE "C" REFERENCES tables (id),
    number integer CHECK (number >= 0),
    entry bytea NOT NULL,
    command bytea,
    PRIMARY KEY (table_id, number)
);

-- Links that carry a seat to another device: only a digest of the token is kept.
CREATE TABLE carries (
    digest text COLLATE "C" PRIMARY KEY,
    table_id text NOT NULL,
    session text NOT NULL,
    expires double precision NOT NULL
);
CREATE INDEX carries_tables ON carries (table_id);

-- What a guest keeps whatever becomes of the tables. A later one stays if it ranks higher; `thing` is JSON.
CREATE TABLE shelf (
    session text COLLATE "C",
    kind text,
    name text COLLATE "C",
    rank double precision NOT NULL,
    kept double precision NOT NULL,
    thing bytea NOT NULL,
    PRIMARY KEY (session, kind, name)
);

-- Whether a move can be saved now is found out by saving something.
CREATE TABLE health (one integer PRIMARY KEY CHECK (one = 1), checks bigint NOT NULL);
INSERT INTO health VALUES (1, 0);

-- The key that signs the guests' cookies: the same for every server of this database.
CREATE TABLE signing (one integer PRIMARY KEY CHECK (one = 1), key bytea NOT NULL CHECK (length(key) = 32));
