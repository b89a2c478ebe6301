import type { getFits } from '../../contract/catalogue.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { kindsOfCategory, kindsOfProduct } from '../../contract/facts/category-kinds.ts'
import type { CategoryNames } from '../../contract/facts/category-kinds.ts'
import { sentencesOf } from '../../contract/places/fit-sentences.ts'
import { fitOf, fitsOf, placesOf } from '../../contract/places/fits.ts'
import type { Fit } from '../../contract/places/fits.ts'
import type { PlaceFit } from '../../contract/places/place-schemas.ts'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { CATEGORY_PATH } from './detail-rows.ts'
import type { DetailRows } from './detail-rows.ts'
import { findPlaceRules } from './place-rules.ts'
import { selectAttributeRows } from './product-attributes.ts'
import type { AttributeRow } from './product-attributes.ts'
import { statedBy, tellBySku } from './stated-facts.ts'

const known = new WeakMap<DetailRows, ReadonlyMap<string, PlaceFit[]>>()

/**
 * Whether each SKU of a product fits the places of its category, by SKU id; SKUs of a category that is asked for none are missing. Computed
 * once for the same rows.
 */
export function placesBySku(product: DetailRows): ReadonlyMap<string, PlaceFit[]> {
  const found = known.get(product) ?? findPlaces(product)
  known.set(product, found)
  return found
}

function findPlaces(product: DetailRows): Map<string, PlaceFit[]> {
  const { name, en_name: enName } = product
  const kinds = kindsOfProduct(kindsOfCategory(product.category_path), { name, enName })
  const found = tellBySku(product, (values) =>
    fitsOf(statedBy(values), { kinds, rules: product.place_rules }).map(withSentences),
  )
  return new Map([...found].filter(([, fits]) => fits.length > 0))
}

function withSentences(fit: Fit): PlaceFit {
  return { place: fit.place, answer: fit.answer, ...sentencesOf(fit) }
}

interface SkuRow {
  id: string
  name: string | null
  en_name: string | null
  category_path: CategoryNames[]
  attributes: AttributeRow[]
}

/** Whether SKUs fit one place: null for those that are not on sale, and for those whose category is not asked. */
export async function getFitsOfSkus(
  { db }: { db: Db },
  { place, skuIds }: ParsedInputOf<typeof getFits>,
): Promise<OutputOf<typeof getFits>> {
  const [rules, { rows }] = await Promise.all([findPlaceRules(db), selectSkus(skuIds).execute(db)])
  const fits = new Map(
    rows.flatMap(({ id, name, en_name: enName, category_path: path, attributes }) => {
      const kinds = kindsOfProduct(kindsOfCategory(path), { name, enName })
      const asked = placesOf(kinds).find(({ code }) => code === place)
      const own = tellBySku({ attributes, skus: [{ id }] }, statedBy)
      const fit = asked && fitOf(asked, own.get(id) ?? [], { kinds, rules })
      return fit ? [[id, withSentences(fit)] as const] : []
    }),
  )
  return skuIds.map((skuId) => ({ skuId, fit: fits.get(skuId) ?? null }))
}

const OWN_VALUES = sql`value.product_id = product.id AND attribute.fact IS NOT NULL AND (value.sku_id IS NULL OR value.sku_id = sku.id)`

function selectSkus(skuIds: readonly string[]) {
  return sql<SkuRow>`
    SELECT sku.id::text, product.name, product.en_name, ${CATEGORY_PATH} AS category_path,
      (SELECT coalesce(json_agg(listed), '[]') FROM (${selectAttributeRows(OWN_VALUES)}) AS listed) AS attributes
    FROM sku JOIN product ON product.id = sku.product_id
    WHERE sku.id = ANY (${skuIds}::bigint[]) AND sku.status = 'on_sale' AND product.status = 'on_sale'`
}
