-- A change of many is made once for each preview (decisions/104): the token that the preview gave, what was answered, and what was left.
CREATE TABLE bulk_run (
  run_id bigint PRIMARY KEY REFERENCES import_run,
  token text NOT NULL UNIQUE,
  -- As a run answers it, without its id.
  outcome jsonb NOT NULL,
  -- Products that stayed as they were, the first hundred: [{"productId", "name", "enName", "reason": {"en", "zh"}}].
  kept jsonb NOT NULL DEFAULT '[]'
);
