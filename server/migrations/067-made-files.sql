-- What was made of files that can be made, as far as somebody has it (decisions/201).
CREATE TABLE made_file (
  key text PRIMARY KEY,
  -- The key that its content would have: the file's own says what it is made of.
  content_key text NOT NULL,
  bytes bigint NOT NULL,
  -- Since when it is stored and stays as it is; null where it went into an export alone.
  kept_at timestamptz
);

-- How far a file is that is being made, so that any server can tell.
ALTER TABLE file_place ADD COLUMN done integer, ADD COLUMN total integer;
