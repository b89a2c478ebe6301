import type { QueryConfig } from 'pg'

/** A product's whole page as one handwritten statement: the cost of the same answer without our code. */
export function plainDetail(skuId: string): QueryConfig {
  return { name: 'plain detail', text: STATEMENT, values: [skuId] }
}

const STATEMENT = `
  SELECT product.*, brand.name AS brand_name, brand.english_name, currency.label, currency.remark,
    measurement.label AS measurement_label, measurement.remark AS measurement_remark,
    (SELECT json_agg(row ORDER BY row.sort, row.id) FROM (
      SELECT sku.*, color.name AS color_name, color.hex, color_system.name AS system_name, area.id AS area_id,
        area.name AS area_name, area.en_name AS area_en_name
      FROM sku LEFT JOIN color ON color.id = sku.color_id LEFT JOIN color_system ON color_system.id = color.system_id
      LEFT JOIN area ON area.code = sku.origin WHERE sku.product_id = product.id) AS row) AS skus,
    (SELECT json_agg(row ORDER BY row.sort) FROM (
      SELECT picture_use.sort, sku_id, role, key, width, height, dominant_color, placeholder
      FROM picture_use JOIN picture ON picture.id = picture_id WHERE product_id = product.id) AS row) AS pictures,
    (SELECT json_agg(row ORDER BY row.sort) FROM (
      SELECT value.*, attribute.name, attribute.en_name, attribute.unit, attribute.type,
        option.name AS option_name, option.en_name AS option_en_name
      FROM attribute_value AS value JOIN attribute ON attribute.id = value.attribute_id
      LEFT JOIN attribute_option AS option ON option.id = value.option_id
      WHERE value.product_id = product.id) AS row) AS attributes,
    (SELECT json_agg(option ORDER BY option.id) FROM attribute_option AS option WHERE attribute_id IN (
      SELECT attribute_id FROM attribute_value WHERE product_id = product.id AND option_id IS NOT NULL)) AS options,
    (SELECT json_agg(row ORDER BY row.sort) FROM (
      SELECT certificate.*, authority.name, authority.en_name, authority.url, stored_document.key, stored_document.format
      FROM certificate JOIN authority ON authority.id = authority_id
      LEFT JOIN stored_document ON stored_document.id = document_id WHERE product_id = product.id) AS row) AS certificates,
    (SELECT json_agg(row ORDER BY row.sort) FROM (
      SELECT download.*, stored_document.key, stored_document.format, stored_document.bytes
      FROM download JOIN stored_document ON stored_document.id = document_id
      WHERE product_id = product.id) AS row) AS downloads,
    (WITH RECURSIVE path AS (SELECT id, parent_id FROM category WHERE id = product.category_id
      UNION ALL SELECT category.id, category.parent_id FROM category JOIN path ON path.parent_id = category.id)
      SELECT json_agg(id::text) FROM path) AS categories
  FROM sku JOIN product ON product.id = sku.product_id JOIN brand ON brand.id = product.brand_id
  JOIN dictionary_entry AS currency ON currency.type = currency_type AND currency.value = currency_unit
  JOIN dictionary_entry AS measurement ON measurement.type = measurement_type AND measurement.value = measurement_unit
  WHERE sku.id = $1`
