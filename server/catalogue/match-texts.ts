import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { TextMatch } from '../../contract/catalogue.ts'
import type { Field, FieldText } from './read-model/words/fields.ts'
import { shadeNames } from './read-model/words/shade-texts.ts'
import { paletteOf } from './sku-palette.ts'
import { SKU_SIZE } from './sku-size.ts'
import type { CatalogueTables } from './tables.ts'

/** A text that a keyword may have been found in: as the API names its field, and as the index does. */
export interface MatchText {
  field: TextMatch['field']
  /** The same object wherever it says the same. */
  source: FieldText
}

interface Row {
  id: string
  name: string | null
  en_name: string | null
  description: string | null
  en_description: string | null
  platform_no: string | null
  brand_name: string | null
  brand_english_name: string
  model: string
  color: string | null
  size: string | null
  palette: number[] | null
  dominant_color: string | null
  color_hex: string | null
  categories: string[]
  values: string[]
}

/** The texts of some SKUs and of their products, by SKU; descriptions sentence by sentence. */
export async function findMatchTexts(db: Kysely<CatalogueTables>, skuIds: number[]): Promise<Map<string, MatchText[]>> {
  const { rows } = await sql<Row>`${pathsOf(skuIds)}
    SELECT sku.id::text, product.name, product.en_name, product.description, product.en_description, product.platform_no,
      brand.name AS brand_name, brand.english_name AS brand_english_name, sku.model,
      CASE WHEN color.id IS NOT NULL THEN concat_ws(' ', color_system.name, color.name) END AS color,
      ${sql.raw(SKU_SIZE)} AS size, cover.palette, cover.dominant_color, sku.color_hex,
      ${CATEGORIES} AS categories, ${VALUES} AS values
    FROM sku
    JOIN product ON product.id = sku.product_id
    JOIN brand ON brand.id = product.brand_id
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover' AND picture_use.sort = 0
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    LEFT JOIN color ON color.id = sku.color_id
    LEFT JOIN color_system ON color_system.id = color.system_id
    WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  const known = new Map<string, FieldText>()
  return new Map(rows.map((row) => [row.id, textsOf(row, known)]))
}

/** Of each category that the SKUs are of, itself and all above it, the nearest first. */
function pathsOf(skuIds: number[]) {
  return sql`
    WITH RECURSIVE path AS (
      SELECT id AS leaf, parent_id, name, en_name, 0 AS depth FROM category WHERE id IN (
        SELECT category_id FROM product JOIN sku ON sku.product_id = product.id
        WHERE sku.id = ANY (${skuIds}::bigint[])
      )
      UNION ALL
      SELECT leaf, category.parent_id, category.name, category.en_name, depth + 1
      FROM category JOIN path ON category.id = path.parent_id
    )`
}

/** Both names of each category of the product's path. */
const CATEGORIES = sql`ARRAY (
  SELECT title FROM path, unnest(ARRAY[path.name, path.en_name]) AS title
  WHERE path.leaf = product.category_id AND title IS NOT NULL ORDER BY depth
)`

/** What is said of the SKU's attributes in both languages: by itself, else by its product. */
const VALUES = sql`ARRAY (
  SELECT DISTINCT title FROM attribute_value AS value
  JOIN attribute ON attribute.id = value.attribute_id
  LEFT JOIN attribute_option AS option ON option.id = value.option_id
  CROSS JOIN LATERAL unnest(CASE
    WHEN value.option_id IS NOT NULL THEN ARRAY[option.name, option.en_name]
    WHEN value.boolean_value THEN ARRAY[attribute.name, attribute.en_name]
    WHEN value.number_low IS NOT NULL THEN ARRAY[concat_ws(' ', trim_scale(value.number_low)
      || coalesce('–' || trim_scale(nullif(value.number_high, value.number_low)), ''), nullif(attribute.unit, ''))]
    ELSE ARRAY[value.text_value, value.en_text_value]
  END) AS title
  WHERE value.product_id = product.id AND title IS NOT NULL AND (value.sku_id = sku.id OR value.sku_id IS NULL
    AND NOT EXISTS (SELECT FROM attribute_value AS own WHERE own.product_id = product.id AND own.sku_id = sku.id
      AND own.attribute_id = value.attribute_id))
)`

function textsOf(row: Row, known: Map<string, FieldText>): MatchText[] {
  const matchText = (field: TextMatch['field'], kind: Field, texts: (string | null)[]): MatchText[] =>
    texts.flatMap((text) => {
      if (!text) return []
      const source = known.get(kind + text) ?? { field: kind, text }
      known.set(kind + text, source)
      return [{ field, source }]
    })
  return [
    ...matchText('name', 'name', [row.name]),
    ...matchText('enName', 'name', [row.en_name]),
    ...matchText('brandName', 'brand', [row.brand_name]),
    ...matchText('brandEnglishName', 'brand', [row.brand_english_name]),
    ...matchText('category', 'category', row.categories),
    ...matchText('color', 'color', [row.color]),
    ...matchText('color', 'shade', shadesOf(row)),
    ...matchText('model', 'model', [row.model]),
    ...matchText('platformNo', 'platformNo', [row.platform_no]),
    ...matchText('attribute', 'attribute', [...row.values, row.size]),
    ...matchText('description', 'description', sentencesOf(row.description)),
    ...matchText('description', 'description', sentencesOf(row.en_description)),
  ]
}

/** What the SKU's colours are called, name by name. */
function shadesOf({ palette: stored, dominant_color: dominantColor, color_hex: colorHex }: Row): string[] {
  return shadeNames(paletteOf({ stored, dominantColor, colorHex }))
}

const SENTENCES = new Intl.Segmenter('zh', { granularity: 'sentence' })

function sentencesOf(text: string | null): string[] {
  return Array.from(SENTENCES.segment(text ?? ''), ({ segment }) => segment.trim())
}
