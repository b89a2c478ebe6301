-- Whoever takes back that something was put into a folder has deleted nothing: what was deleted before is so again, and the rest
-- is not among what can be restored.

ALTER TABLE folder_item
  ADD COLUMN deleted_before timestamptz,
  ADD COLUMN is_undone boolean NOT NULL DEFAULT false;
