-- SKUs of a product may give each other their models in one change: whether each has one of its own is seen once all of it is written
-- (decisions/103). Looked at after each statement unless a transaction asks for later.
ALTER TABLE sku
  DROP CONSTRAINT sku_product_id_model_key,
  ADD CONSTRAINT sku_product_id_model_key UNIQUE (product_id, model) DEFERRABLE INITIALLY IMMEDIATE;
