/** SQL: whether a `sku` row, or its product, states after how much its pattern repeats; 0 says that it does not. */
export const HAS_PATTERN_REPEAT = `EXISTS (
  SELECT FROM attribute_value AS value JOIN attribute ON attribute.id = value.attribute_id
  WHERE value.product_id = sku.product_id AND (value.sku_id IS NULL OR value.sku_id = sku.id)
    AND (attribute.en_name ~* '\\mrepeat\\M' OR attribute.name ~ '花回|花距|循环')
    AND value.number_high IS DISTINCT FROM 0)`
