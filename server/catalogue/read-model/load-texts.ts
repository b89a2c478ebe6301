import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../tables.ts'
import type { ColorColumns } from './colors.ts'
import { createValueReader } from './words/attribute-texts.ts'
import type { ValueReader, ValueTexts } from './words/attribute-texts.ts'
import type { FieldText, TextsOfProduct } from './words/fields.ts'
import { createShadeReader } from './words/shade-texts.ts'
import type { ShadeReader } from './words/shade-texts.ts'
import { loadTextSources, textsOf } from './words/text-sources.ts'
import type { TextSources } from './words/text-sources.ts'

type Trx = Transaction<CatalogueTables>

interface ProductRecord {
  id: string
  name: string | null
  en_name: string | null
  description: string | null
  en_description: string | null
  platform_no: string | null
  brand_id: string
  category_id: string
  values: string | null
}

interface SkuRecord {
  product_id: string
  model: string
  color_id: string | null
  size: string | null
  values: string | null
}

/**
 * What is found by words of the products on sale that have SKUs on sale, all or some, with their SKUs in their own order;
 * `colors` are those of just these SKUs.
 */
export async function loadTexts(trx: Trx, colors: ColorColumns, ids?: string[]): Promise<Map<number, TextsOfProduct>> {
  const which = ids ? sql`product.id = ANY (${ids}::bigint[])` : sql`true`
  const sources = await loadTextSources(trx)
  const readValues = createValueReader(sources, await loadFreeTexts(trx, which))
  const { rows: products } = await sql<ProductRecord>`
    SELECT product.id::text, product.name, product.en_name, product.description, product.en_description,
      product.platform_no, product.brand_id::text, product.category_id::text, said.values
    FROM product LEFT JOIN (${valuesBy('product_id', which)}) AS said ON said.owner = product.id
    WHERE product.status = 'on_sale' AND ${which} ORDER BY product.id`.execute(trx)
  const { rows: skus } = await sql<SkuRecord>`
    SELECT sku.product_id::text, sku.model, sku.color_id::text, said.values,
      coalesce(sku.product_dimension, nullif(concat_ws(' × ',
        trim_scale(sku.length_mm), trim_scale(sku.width_mm), trim_scale(sku.thickness_mm)), '') || ' mm') AS size
    FROM sku JOIN product ON product.id = sku.product_id AND product.status = 'on_sale' AND sku.status = 'on_sale'
    LEFT JOIN (${valuesBy('sku_id', which)}) AS said ON said.owner = sku.id
    WHERE ${which} ORDER BY sku.product_id, sku.sort, sku.id`.execute(trx)
  return gather(products, skus, { sources, readValues, readShades: createShadeReader(colors), sizes: new Map() })
}

/** Values as `createValueReader` reads them, by who has them: products what no SKU says, or SKUs. */
function valuesBy(owner: 'product_id' | 'sku_id', which: ReturnType<typeof sql>) {
  const isWanted = owner === 'sku_id' ? sql`value.sku_id IS NOT NULL` : sql`value.sku_id IS NULL`
  return sql`
    SELECT ${sql.ref(`value.${owner}`)} AS owner, string_agg(CASE
      WHEN value.option_id IS NOT NULL THEN 'o' || value.option_id
      WHEN value.boolean_value IS NOT NULL THEN CASE WHEN value.boolean_value THEN 'a' || value.attribute_id END
      WHEN value.number_low IS NOT NULL THEN 'n' || value.attribute_id || '=' || trim_scale(value.number_low)
        || coalesce('..' || trim_scale(value.number_high), '')
      ELSE 't' || value.attribute_id || '=' || value.id
    END, ' ' ORDER BY value.sort, value.id) AS values
    FROM attribute_value AS value JOIN product ON product.id = value.product_id AND product.status = 'on_sale'
    WHERE ${isWanted} AND ${which} GROUP BY 1`
}

async function loadFreeTexts(trx: Trx, which: ReturnType<typeof sql>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; text_value: string | null; en_text_value: string | null }>`
    SELECT value.id::text, value.text_value, value.en_text_value
    FROM attribute_value AS value JOIN product ON product.id = value.product_id AND product.status = 'on_sale'
    WHERE coalesce(value.text_value, value.en_text_value) IS NOT NULL AND ${which}`.execute(trx)
  return new Map(rows.map((row) => [row.id, [row.text_value, row.en_text_value].filter((text) => text !== null)]))
}

interface Ground {
  sources: TextSources
  readValues: ValueReader
  readShades: ShadeReader
  sizes: Map<string, FieldText>
}

/** The SKUs of a product, and the place of the first among all. */
interface OwnSkus {
  own: SkuRecord[]
  from: number
}

function gather(products: ProductRecord[], skus: SkuRecord[], ground: Ground): Map<number, TextsOfProduct> {
  const texts = new Map<number, TextsOfProduct>()
  let at = 0
  for (const product of products) {
    const from = at
    while (skus[at]?.product_id === product.id) at++
    if (at > from) texts.set(Number(product.id), textsOfProduct(product, { own: skus.slice(from, at), from }, ground))
  }
  return texts
}

function textsOfProduct(
  product: ProductRecord,
  { own: skus, from }: OwnSkus,
  { sources, readValues, readShades, sizes }: Ground,
): TextsOfProduct {
  const ofSkus = skus.map(({ values }) => readValues(values, 'skuAttribute'))
  // What a SKU says of an attribute stands in place of what its product says.
  const saidBySome = new Set(ofSkus.flat().map(({ attribute }) => attribute))
  const isShared = ({ attribute }: ValueTexts): boolean => !saidBySome.has(attribute)
  const common = readValues(product.values, 'attribute')
  const inherited = readValues(product.values, 'skuAttribute').filter((value) => !isShared(value))
  return {
    texts: [
      ...textsOf('name', [product.name, product.en_name]),
      ...textsOf('description', [product.description, product.en_description]),
      ...textsOf('platformNo', [product.platform_no]),
      ...(sources.brands.get(product.brand_id) ?? []),
      ...(sources.categories.get(product.category_id) ?? []),
      ...common.filter(isShared).flatMap(({ texts }) => texts),
      ...new Set([...common, ...ofSkus.flat()].flatMap(({ names }) => names)),
    ],
    skus: skus.map(({ model, color_id: color, size }, index) => {
      const own = ofSkus[index] ?? []
      const missing = inherited.filter(({ attribute }) => !own.some((value) => value.attribute === attribute))
      return [
        ...textsOf('model', [model]),
        ...((color && sources.colors.get(color)) || []),
        ...readShades(from + index),
        ...(size ? [sizeText(sizes, size)] : []),
        ...[...own, ...missing].flatMap(({ texts }) => texts),
      ]
    }),
  }
}

function sizeText(sizes: Map<string, FieldText>, text: string): FieldText {
  const known = sizes.get(text) ?? { field: 'skuAttribute', text }
  sizes.set(text, known)
  return known
}
