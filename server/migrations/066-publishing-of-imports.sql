-- What an import left withdrawn is published by a run of its own, which is undone with the import (decisions/196).
ALTER TABLE import_run ADD COLUMN publishes bigint REFERENCES import_run;
CREATE INDEX import_run_publishes ON import_run (publishes) WHERE publishes IS NOT NULL;
ALTER TABLE import_upload
  DROP CONSTRAINT import_upload_state_check,
  ADD CONSTRAINT import_upload_state_check CHECK (state IN (
    'reading', 'refused', 'read', 'checking', 'checked', 'running', 'paused', 'done', 'publishing', 'undoing', 'undone', 'failed'));
