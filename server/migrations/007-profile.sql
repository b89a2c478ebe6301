-- When an account goes, and in which language its owner is told; null: it stays.
ALTER TABLE member ADD COLUMN delete_at timestamptz,
  ADD COLUMN delete_language text CHECK (delete_language IN ('en', 'zh-CN'));
CREATE INDEX member_delete_at ON member (delete_at) WHERE delete_at IS NOT NULL;

-- Pictures that members have uploaded. The key is their own: the same picture of two members is kept twice, so that it can
-- go with either.
CREATE TABLE upload (
  key text PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  directory text NOT NULL CHECK (directory IN ('avatar')),
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX upload_member ON upload (member_id);
CREATE INDEX upload_created ON upload (created_at);

ALTER TABLE mail_job DROP CONSTRAINT mail_job_kind_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_kind_check
  CHECK (kind IN ('code', 'no-account', 'password-changed', 'email-changed', 'deletion-requested', 'account-deleted'));
