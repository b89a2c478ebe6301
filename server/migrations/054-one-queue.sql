-- Mails and hourly sweeps become jobs (decisions/155). Nothing is taken away: an older server goes on beside it.
ALTER TABLE job
  -- How often it was claimed; whoever writes an outcome proves by it that nobody has claimed the job since.
  ADD COLUMN claims bigint NOT NULL DEFAULT 0,
  -- Until when a short job belongs to its server; null where a lock of its session says so.
  ADD COLUMN lease_until timestamptz,
  ADD COLUMN started_at timestamptz,
  -- Why its last attempt failed.
  ADD COLUMN last_error text;
CREATE INDEX job_failed ON job (ended_at) WHERE state = 'failed';

-- Whoever works learns of a job when the transaction commits that queued it.
CREATE FUNCTION tell_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('quarry_job', '');
  RETURN NULL;
END $$;
CREATE TRIGGER is_told AFTER INSERT OR UPDATE ON job
  FOR EACH ROW WHEN (NEW.state = 'queued') EXECUTE FUNCTION tell_of_job();

-- Each mail gets its job by a trigger, so that the mails of an older server have one too.
CREATE FUNCTION queue_mail() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_mail text := 'mail:' || NEW.id;
BEGIN
  DELETE FROM job WHERE subject = of_mail AND state = 'failed';
  INSERT INTO job (kind, subject, payload) VALUES ('mail', of_mail, jsonb_build_object('mailId', NEW.id::text))
  ON CONFLICT (subject) WHERE state IN ('queued', 'running', 'paused')
  DO UPDATE SET due_at = now(), attempts = 0 WHERE job.state = 'queued';
  RETURN NULL;
END $$;
CREATE TRIGGER is_queued AFTER INSERT ON mail_job FOR EACH ROW EXECUTE FUNCTION queue_mail();
-- An operator has it sent again.
CREATE TRIGGER is_renewed AFTER UPDATE OF renewed_at ON mail_job
  FOR EACH ROW WHEN (NEW.renewed_at IS DISTINCT FROM OLD.renewed_at) EXECUTE FUNCTION queue_mail();

INSERT INTO job (kind, subject, payload, due_at, attempts, last_error)
SELECT 'mail', 'mail:' || id, jsonb_build_object('mailId', id::text), greatest(due_at, now()), attempts, last_error
FROM mail_job WHERE sent_at IS NULL AND given_up_at IS NULL;
