-- Files that can be made and that somebody has taken: they are stored as they were then (decisions/201).
CREATE TABLE kept_file (
  key text PRIMARY KEY,
  bytes bigint NOT NULL,
  -- Of the content: the key says what it is made of.
  sha256 bytea NOT NULL,
  kept_at timestamptz NOT NULL DEFAULT now()
);
