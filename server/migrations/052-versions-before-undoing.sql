-- Of an automatic version: it was kept before that bringing back was undone, whose name it has.
ALTER TABLE named_version ADD COLUMN is_before_undo boolean NOT NULL DEFAULT false;
