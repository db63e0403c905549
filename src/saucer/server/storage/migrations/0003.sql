-- Whose public tables wait is counted; tables that nobody began and games that ended long ago are looked for.
ALTER TABLE tables ADD COLUMN host TEXT;
CREATE INDEX tables_waiting ON tables (host) WHERE state = 'open' AND public = 1;
CREATE INDEX tables_unbegun ON tables (created) WHERE ended IS NULL AND state IN ('open', 'abandoned');
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;
