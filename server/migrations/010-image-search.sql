-- What the image encoder makes of pictures. `encoder` is its name and version: vectors of different ones are not comparable,
-- and an old one's stay until all pictures have the new one's. Neither table is logged: both can be made anew.

-- The encoders that have vectors here; one by which pictures are searched must open again after a restart.
CREATE TABLE image_encoder (
  -- Name and version, as `encoder` below.
  key text PRIMARY KEY,
  -- The setting ENCODER that opens it.
  source text NOT NULL,
  dimensions integer NOT NULL,
  -- Since when it may serve: it had seen every picture that there was.
  whole_since timestamptz,
  -- By any server. What none has used for an hour is deleted with its vectors.
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE picture_vector (
  -- Rises in the order of commits: who follows it misses nothing. A vector is never changed.
  id bigint GENERATED ALWAYS AS IDENTITY,
  encoder text NOT NULL,
  picture_id bigint NOT NULL REFERENCES picture ON DELETE CASCADE,
  -- Of unit length, float32, little endian.
  texture bytea NOT NULL,
  -- Texture and, behind it, the colour signature, each number times 127 as a signed byte: what is searched in memory.
  codes bytea NOT NULL,
  PRIMARY KEY (encoder, picture_id),
  UNIQUE (encoder, id)
);

-- Vectors that are gone, for whoever has them in memory.
CREATE TABLE picture_vector_removal (
  -- Rises in the order of commits.
  id bigint GENERATED ALWAYS AS IDENTITY,
  encoder text NOT NULL,
  picture_id bigint NOT NULL,
  PRIMARY KEY (encoder, id)
);

-- The lock is held until the transaction ends, so ids are given in the order of commits.
CREATE FUNCTION lock_picture_vectors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7105010);
  RETURN NULL;
END $$;

CREATE FUNCTION note_removed_vectors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7105010);
  INSERT INTO picture_vector_removal (encoder, picture_id) SELECT encoder, picture_id FROM old_rows;
  RETURN NULL;
END $$;

CREATE TRIGGER lock_insert BEFORE INSERT ON picture_vector
  FOR EACH STATEMENT EXECUTE FUNCTION lock_picture_vectors();
CREATE TRIGGER note_delete AFTER DELETE ON picture_vector REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_vectors();

CREATE TABLE picture_vector_failure (
  encoder text NOT NULL,
  picture_id bigint NOT NULL REFERENCES picture ON DELETE CASCADE,
  reason text NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  failed_at timestamptz NOT NULL,
  retry_at timestamptz NOT NULL,
  PRIMARY KEY (encoder, picture_id)
);
CREATE INDEX picture_vector_failure_retry ON picture_vector_failure (encoder, retry_at);
