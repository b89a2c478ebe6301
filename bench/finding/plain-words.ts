import type { Client, QueryConfig } from 'pg'
import { PAGE_SIZE } from './question.ts'

/** Prepares typo-tolerant word search in PostgreSQL: trigrams of each product's texts, for this connection only. */
export async function preparePlainWords(database: Client): Promise<void> {
  await database.query(`CREATE SCHEMA IF NOT EXISTS beside; CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA beside;
    SET search_path = public, beside;
    CREATE TEMP TABLE product_text AS
      SELECT product.id, lower(concat_ws(' ', product.en_name, product.name, brand.english_name, brand.name,
        category.en_name, category.name, platform_no, string_agg(sku.model, ' '))) AS text
      FROM product JOIN brand ON brand.id = brand_id JOIN category ON category.id = category_id
      JOIN sku ON product_id = product.id AND sku.status = 'on_sale' WHERE product.status = 'on_sale'
      GROUP BY product.id, brand.id, category.id;
    CREATE INDEX ON product_text USING gin (text beside.gin_trgm_ops);
    ANALYZE product_text`)
}

export async function dropPlainWords(database: Client): Promise<void> {
  await database.query('DROP TABLE product_text; DROP EXTENSION pg_trgm; DROP SCHEMA beside')
}

/** The first products that contain every word; if there are none, the most similar ones. */
export function plainWords(words: string): QueryConfig {
  const text = words.toLowerCase()
  const patterns = text.split(/\s+/).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const holds = patterns.map((_, index) => `text LIKE $${index + 2}`).join(' AND ')
  return {
    text: `WITH exact AS MATERIALIZED (SELECT id, count(*) OVER () AS total FROM product_text WHERE ${holds} ORDER BY id LIMIT ${PAGE_SIZE})
      SELECT id, total FROM exact UNION ALL (
        SELECT id, count(*) OVER () AS total FROM product_text WHERE NOT EXISTS (SELECT FROM exact) AND $1::text <% text
        ORDER BY $1::text <<-> text, id LIMIT ${PAGE_SIZE})`,
    values: [text, ...patterns],
  }
}
