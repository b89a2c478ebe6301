-- A picture that was cut out of another by hand: of which, and which part of it, as shares of its width and height from its upper left
-- corner. It is cut anew from there.
ALTER TABLE picture
  ADD COLUMN cut_from bigint REFERENCES picture,
  ADD COLUMN cut_x double precision CHECK (cut_x >= 0 AND cut_x <= 1),
  ADD COLUMN cut_y double precision CHECK (cut_y >= 0 AND cut_y <= 1),
  ADD COLUMN cut_w double precision CHECK (cut_w > 0 AND cut_w <= 1),
  ADD COLUMN cut_h double precision CHECK (cut_h > 0 AND cut_h <= 1),
  ADD CHECK (num_nonnulls(cut_from, cut_x, cut_y, cut_w, cut_h) IN (0, 5));

-- A change of many products by hand is a run as an import is, to be taken back as one (decisions/104).
ALTER TABLE import_run
  ADD COLUMN kind text NOT NULL DEFAULT 'import' CHECK (kind IN ('import', 'by_hand'));
