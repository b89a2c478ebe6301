-- The row of the table of facts that an attribute is (contract/facts); null: a property of its own (decisions/203).
ALTER TABLE attribute ADD COLUMN fact text;
CREATE INDEX attribute_fact ON attribute (fact) WHERE fact IS NOT NULL;
