-- When a run was taken back whole, what products share included: what it wrote is nobody's state to go back to (decisions/094).
ALTER TABLE import_run ADD COLUMN undone_at timestamptz;
UPDATE import_run SET undone_at = now() WHERE EXISTS (SELECT FROM import_undo WHERE run_id = import_run.id)
  OR EXISTS (SELECT FROM import_upload WHERE run_id = import_run.id AND state = 'undone');
