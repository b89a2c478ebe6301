-- What a call was given whose first answer is kept, as SHA-256: its key answers no other. Null where it was kept before this was.

ALTER TABLE first_answer ADD COLUMN input_hash bytea;
