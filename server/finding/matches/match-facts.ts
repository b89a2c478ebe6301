import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { createTextInterner, inField, sourcesOf } from './match-texts.ts'
import type { MatchDeps, MatchText, TextInterner } from './match-texts.ts'
import { facetColumnOf } from '../read-model/facet-column.ts'
import type { SaidValue } from '../read-model/load/load-values.ts'
import { placeOfProduct } from '../model-columns.ts'
import type { ReadModel } from '../read-model/model.ts'
import { textsOfValue } from '../read-model/words/texts/attribute-texts.ts'
import type { FieldText } from '../read-model/words/texts/fields.ts'
import { shadeNames } from '../read-model/words/texts/shade-texts.ts'
import { textsOf } from '../read-model/words/texts/text-sources.ts'
import { paletteOfSku } from '../../catalogue/sku-palette.ts'
import { SKU_SIZE } from '../../catalogue/sku-size.ts'

interface FactRow {
  id: string
  description: string | null
  en_description: string | null
  size: string | null
  stated_name: string | null
  stated_en_name: string | null
  palette: number[] | null
  dominant_color: string | null
  color_hex: string | null
  product_id: string
}

interface ValueRow {
  sku: string
  is_own: boolean
  attribute: string
  option: string | null
  truth: boolean | null
  low: string | null
  high: string | null
  text: string | null
  en_text: string | null
}

/** Other texts of some SKUs and their products, by SKU; descriptions as sentences. */
export async function findFacts(deps: MatchDeps, skuIds: number[]): Promise<Map<string, MatchText[]>> {
  const [sources, values, { rows }] = await Promise.all([
    sourcesOf(deps),
    findValues(deps.db, skuIds),
    sql<FactRow>`
      SELECT sku.id::text, description, en_description, ${sql.raw(SKU_SIZE)} AS size, stated_name, stated_en_name, palette, dominant_color, color_hex,
        sku.product_id::text
      FROM sku JOIN product ON product.id = sku.product_id
      LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND role = 'cover' AND picture_use.sort = 0
      LEFT JOIN picture ON picture.id = picture_use.picture_id
      WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(deps.db),
  ])
  const share = createTextInterner()
  const valuesBySku = Map.groupBy(values, ({ sku }) => sku)
  return new Map(
    rows.map((row) => {
      const said = saidOf(valuesBySku.get(row.id) ?? []).flatMap((value) => textsOfValue(value, 'attribute', sources))
      const claimed = schemesOf(deps.model, row.product_id).flatMap((scheme) => sources.schemes.get(scheme) ?? [])
      return [row.id, factsOf(row, { said, claimed }, share)]
    }),
  )
}

/** The claims of a product's valid certificates. */
function schemesOf(model: ReadModel, productId: string): string[] {
  const column = facetColumnOf(model, 'scheme')
  const code = column?.codes[model.firstSku[placeOfProduct(model, Number(productId))] ?? 0] ?? 0
  return (column?.dictionary.sets[code] ?? []).map((value) => column?.dictionary.values[value] ?? '')
}

/** The attribute values of the SKUs and of their products. */
async function findValues(db: Db, skuIds: number[]): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    SELECT sku.id::text AS sku, value.sku_id IS NOT NULL AS is_own, attribute_id::text AS attribute,
      option_id::text AS option, boolean_value AS truth, trim_scale(number_low)::text AS low,
      trim_scale(number_high)::text AS high, text_value AS text, en_text_value AS en_text
    FROM sku JOIN attribute_value AS value ON value.product_id = sku.product_id
    WHERE sku.id = ANY (${skuIds}::bigint[]) AND (value.sku_id IS NULL OR value.sku_id = sku.id)
    ORDER BY value.sort, value.id`.execute(db)
  return rows
}

/** A SKU's value of an attribute replaces its product's. */
function saidOf(rows: ValueRow[]): SaidValue[] {
  const own = new Set(rows.filter(({ is_own: isOwn }) => isOwn).map(({ attribute }) => attribute))
  return rows
    .filter(({ is_own: isOwn, attribute }) => isOwn || !own.has(attribute))
    .map(({ text, en_text: enText, ...value }) => ({ ...value, texts: [text, enText] }))
}

function factsOf(
  row: FactRow,
  { said, claimed }: { said: FieldText[]; claimed: FieldText[] },
  share: TextInterner,
): MatchText[] {
  const sentences = [row.description, row.en_description].flatMap(sentencesOf)
  return [
    ...inField('color', share(textsOf('shade', shadesOf(row)))),
    ...inField('attribute', share([...textsOf('attribute', [row.stated_name, row.stated_en_name]), ...said])),
    ...inField('attribute', share(textsOf('attribute', [row.size]))),
    // The claims of a valid certificate count as texts of the product.
    ...inField('attribute', claimed),
    ...inField('description', share(textsOf('description', sentences))),
  ]
}

/** The names of the SKU's colours. */
function shadesOf({ palette: stored, dominant_color: dominantColor, color_hex: colorHex }: FactRow): string[] {
  return shadeNames(paletteOfSku({ stored, dominantColor, colorHex }))
}

const SENTENCES = new Intl.Segmenter('zh', { granularity: 'sentence' })

function sentencesOf(text: string | null): string[] {
  return Array.from(SENTENCES.segment(text ?? ''), ({ segment }) => segment.trim())
}
