import type { Client } from 'pg'

/** A product as a search library gets it: every text that our search reads, one field each. */
export interface ProductDocument {
  id: string
  key: string
  name: string
  enName: string
  brand: string
  category: string
  color: string
  model: string
  attributes: string
  description: string
}

export async function productDocuments(database: Client): Promise<ProductDocument[]> {
  const { rows } = await database.query<ProductDocument>(STATEMENT)
  return rows
}

const STATEMENT = `
  WITH RECURSIVE category_path AS (
    SELECT id, concat_ws(' ', en_name, name) AS names FROM category WHERE parent_id IS NULL
    UNION ALL SELECT category.id, concat_ws(' ', names, en_name, name)
    FROM category JOIN category_path ON category_path.id = parent_id
  ), texts AS (
    SELECT value.product_id, string_agg(DISTINCT concat_ws(' ', attribute.en_name, attribute.name, option.en_name, option.name,
      text_value, en_text_value), ' ') AS attributes
    FROM attribute_value AS value JOIN attribute ON attribute.id = value.attribute_id
    LEFT JOIN attribute_option AS option ON option.id = option_id GROUP BY value.product_id
  )
  SELECT product.id, product.key, coalesce(product.name, '') AS name, coalesce(product.en_name, '') AS "enName",
    concat_ws(' ', brand.english_name, brand.name) AS brand, names AS category,
    coalesce(string_agg(DISTINCT color.name, ' '), '') AS color,
    concat_ws(' ', string_agg(sku.model, ' '), platform_no) AS model, coalesce(attributes, '') AS attributes,
    concat_ws(' ', product.en_description, product.description) AS description
  FROM product JOIN brand ON brand.id = brand_id JOIN category_path ON category_path.id = category_id
  JOIN sku ON sku.product_id = product.id AND sku.status = 'on_sale' LEFT JOIN color ON color.id = color_id
  LEFT JOIN texts ON texts.product_id = product.id
  WHERE product.status = 'on_sale' GROUP BY product.id, brand.id, names, attributes ORDER BY product.id`
