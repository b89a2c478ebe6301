-- What an import left withdrawn is published by a run of its own, which is undone with the import (decisions/196).
ALTER TABLE import_run ADD COLUMN publishes bigint REFERENCES import_run;
CREATE INDEX import_run_publishes ON import_run (publishes) WHERE publishes IS NOT NULL;
-- An upload has one more state. The states are listed in contract/import-screen.ts, which every answer is held to; a list of them
-- here would have to be replaced with each new one, under an older server that still writes.
ALTER TABLE import_upload DROP CONSTRAINT import_upload_state_check;
