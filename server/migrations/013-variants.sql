-- What tells a SKU from its siblings in words: as its supplier states it, and as it is shown (decisions/049).
-- variant_name is empty where there is nothing to tell, and null in rows that nobody has named yet.

ALTER TABLE sku
  ADD COLUMN stated_name text,
  ADD COLUMN stated_en_name text,
  ADD COLUMN variant_name text,
  ADD COLUMN variant_en_name text;

-- Holds nothing once all are named, so that looking for those who are not costs nothing.
CREATE INDEX sku_not_named ON sku (product_id) WHERE variant_name IS NULL;
