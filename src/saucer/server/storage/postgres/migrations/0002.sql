-- Work that is due (at a table: bots, clocks) and who does it, by the clock of this database. Whoever dies leaves its
-- rows behind; once they are over anybody may take them.
CREATE TABLE leases (
    work text COLLATE "C" PRIMARY KEY,
    holder text NOT NULL,
    until timestamptz NOT NULL
);
CREATE INDEX leases_until ON leases (until);
