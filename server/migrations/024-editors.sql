-- Staff that keep the catalogue and see nothing of members; the others of the staff are operators.
ALTER TABLE member
  ADD COLUMN is_editor boolean NOT NULL DEFAULT false,
  ADD CHECK (user_type = 2 OR NOT is_editor);
