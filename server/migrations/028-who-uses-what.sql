-- Before an option, a colour or an authority goes, PostgreSQL looks whether anything names it: without these it read the whole table
-- for each of them. The first takes the place of one of its first column alone.
CREATE INDEX attribute_value_option ON attribute_value (attribute_id, option_id);
DROP INDEX attribute_value_attribute;
CREATE INDEX sku_color ON sku (color_id) WHERE color_id IS NOT NULL;
CREATE INDEX certificate_authority ON certificate (authority_id);
