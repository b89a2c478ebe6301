-- An undo brings back the facts that the server had stated of a SKU: of a sample that was removed, was given another SKU, or took
-- a new price over (decisions/174).
ALTER TABLE board_item ADD COLUMN former jsonb;
ALTER TABLE board_removal ADD COLUMN sku_id bigint, ADD COLUMN snapshot jsonb;
