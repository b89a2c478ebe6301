-- What a removed line of a SKU was, so that it can be brought back when the SKU has left the catalogue meanwhile.
ALTER TABLE budget_removal ADD COLUMN content json;
