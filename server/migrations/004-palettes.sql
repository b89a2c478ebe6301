-- The colours measured from a picture, most of it first: red, green, blue (0..255) and thousandths of the picture, four
-- numbers a colour, at most five colours. A picture stored before has none; its dominant colour stands for all of it.
ALTER TABLE picture ADD COLUMN palette smallint[]
  CHECK (cardinality(palette) BETWEEN 4 AND 20 AND cardinality(palette) % 4 = 0 AND array_position(palette, NULL) IS NULL);

-- Which version of the colour systems is the newest.
CREATE INDEX change_log_colors ON change_log (version) WHERE entity IN ('color', 'color_system');
