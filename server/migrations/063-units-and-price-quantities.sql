-- Units of the trade beside the first ten, and prices stated per 10, 100 or 1000 (decisions/192).
INSERT INTO dictionary_entry (type, value, label, remark, sort) VALUES
  ('product_measurement_unit', 'square_foot', '平方英尺', 'ft²', 11),
  ('product_measurement_unit', 'square_yard', '平方码', 'yd²', 12),
  ('product_measurement_unit', 'foot', '英尺', 'ft', 13),
  ('product_measurement_unit', 'yard', '码', 'yd', 14),
  ('product_measurement_unit', 'pack', '包', 'pack', 15),
  ('product_measurement_unit', 'slab', '大板', 'slab', 16),
  ('product_measurement_unit', 'pair', '对', 'pair', 17),
  ('product_measurement_unit', 'bag', '袋', 'bag', 18),
  ('product_measurement_unit', 'bucket', '桶', 'bucket', 19),
  ('product_measurement_unit', 'bundle', '捆', 'bundle', 20),
  ('product_measurement_unit', 'pallet', '托', 'pallet', 21),
  ('product_measurement_unit', 'tonne', '吨', 't', 22),
  ('product_measurement_unit', 'pound', '磅', 'lb', 23),
  ('product_measurement_unit', 'gallon', '加仑', 'gal', 24),
  ('product_measurement_unit', 'cubic_foot', '立方英尺', 'ft³', 25)
ON CONFLICT (type, value) DO NOTHING;

-- `min_price` and `max_price` are of one unit, rounded half up; where the price is of several, these are as it was stated.
ALTER TABLE sku
  ADD COLUMN price_quantity smallint NOT NULL DEFAULT 1 CHECK (price_quantity IN (1, 10, 100, 1000)),
  ADD COLUMN stated_min_price bigint CHECK (stated_min_price >= 0),
  ADD COLUMN stated_max_price bigint CHECK (stated_max_price >= stated_min_price);
