-- The change log is the trail of who changed what: it is added to, and nothing else (decisions/098).

-- The import that a change took back.
ALTER TABLE change_log ADD COLUMN undoes bigint DEFAULT nullif(current_setting('quarry.undoes', true), '')::bigint;

-- What one statement changed lies together in the log: a row for each such span, by which the log is looked through. An import
-- of a million rows has a few thousand.
CREATE TABLE change_span (
  last bigint PRIMARY KEY,
  first bigint NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  run_id bigint,
  undoes bigint,
  entity text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('added', 'changed', 'removed')),
  CHECK (first <= last)
);

INSERT INTO change_span (last, first, at, actor, run_id, undoes, entity, kind)
SELECT max(version), min(version), at, actor, run_id, NULL, entity, kind FROM (
  SELECT *, count(*) FILTER (WHERE is_first) OVER (ORDER BY version) AS place FROM (
    SELECT *, (actor, run_id, entity, kind, at) IS DISTINCT FROM (lag(actor) OVER one, lag(run_id) OVER one, lag(entity) OVER one, lag(kind) OVER one, lag(at) OVER one) AS is_first
    FROM (
      SELECT version, at, actor, run_id, entity,
        CASE WHEN before IS NULL THEN 'added' WHEN after IS NULL THEN 'removed' ELSE 'changed' END AS kind
      FROM change_log) AS change
    WINDOW one AS (ORDER BY version)) AS change) AS change
GROUP BY place, at, actor, run_id, entity, kind;

CREATE INDEX change_span_actor ON change_span (actor, last);
CREATE INDEX change_span_actor_entity ON change_span (actor, entity, last);
CREATE INDEX change_span_entity ON change_span (entity, last);
CREATE INDEX change_span_run ON change_span (run_id, last) WHERE run_id IS NOT NULL;
CREATE INDEX change_span_undoes ON change_span (undoes, last) WHERE undoes IS NOT NULL;
CREATE INDEX change_span_by_hand ON change_span (last) WHERE run_id IS NULL;
-- As the filter says it (server/operator/audit/find-changes.ts): few among many by hand.
CREATE INDEX change_span_by_server ON change_span (last)
  WHERE undoes IS NULL AND run_id IS NULL AND actor NOT LIKE 'member:%' AND actor <> 'demonstration';
CREATE INDEX change_span_removed ON change_span (last) WHERE kind = 'removed';
CREATE INDEX change_span_at ON change_span (at);
-- Who changes what is no chance: without this a search for what somebody never changed is planned as if it were soon found.
CREATE STATISTICS change_span_together (mcv) ON actor, entity, kind FROM change_span;
ALTER STATISTICS change_span_together SET STATISTICS 1000;
ANALYZE change_span;

CREATE FUNCTION note_change_span() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_span (last, first, at, actor, run_id, undoes, entity, kind)
  SELECT max(version), min(version), max(at), actor, run_id, undoes, entity, kind FROM (
    SELECT version, at, actor, run_id, undoes, entity,
      CASE WHEN before IS NULL THEN 'added' WHEN after IS NULL THEN 'removed' ELSE 'changed' END AS kind
    FROM new_rows) AS change
  GROUP BY actor, run_id, undoes, entity, kind;
  RETURN NULL;
END $$;
CREATE TRIGGER note_span AFTER INSERT ON change_log REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_change_span();

CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the trail of changes is added to, and nothing else' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON change_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON change_span
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- Whoever is no superuser is refused by the database itself as well, be it the tables' owner.
DO $$ BEGIN
  EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON change_log, change_span FROM PUBLIC, %I', current_user);
END $$;
