-- Pictures that members search by, for an hour, so that any server knows the `queryId` that another one gave (decisions/159).
-- What is sealed opens only with the key in that `queryId`, which is kept nowhere. Not logged: neither a backup nor a standby has it.
CREATE UNLOGGED TABLE image_query (
  id text PRIMARY KEY,
  member_id bigint NOT NULL,
  kept_at timestamptz NOT NULL,
  -- Of the sealed picture.
  bytes integer NOT NULL,
  -- Sealed: the surfaces that were found, as JSON.
  regions bytea NOT NULL,
  picture bytea NOT NULL
);
-- Sealed bytes cannot be compressed.
ALTER TABLE image_query ALTER COLUMN picture SET STORAGE EXTERNAL;
CREATE INDEX image_query_member ON image_query (member_id);
CREATE INDEX image_query_kept ON image_query (kept_at);

-- What was computed of a region of such a picture, or of the whole.
CREATE UNLOGGED TABLE image_query_view (
  query_id text NOT NULL REFERENCES image_query ON DELETE CASCADE,
  -- The encoder and the region.
  place text NOT NULL,
  -- Sealed: vectors and palette, as JSON.
  features bytea NOT NULL,
  PRIMARY KEY (query_id, place)
);
