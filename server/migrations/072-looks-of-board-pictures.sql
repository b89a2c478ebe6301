-- What was measured of a member's picture on a board, when two materials are compared (decisions/213); null: not yet. In the form of picture.look.
ALTER TABLE upload ADD COLUMN look smallint[];
