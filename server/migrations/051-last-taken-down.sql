-- When an operator took the board down last: publishing something else clears `taken_down_at`, and what was kept before stays as it was.
ALTER TABLE board ADD COLUMN last_taken_down_at timestamptz;
UPDATE board SET last_taken_down_at = taken_down_at WHERE taken_down_at IS NOT NULL;
