import type { Moment } from '../../../platform/postgres/database.ts'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { forEachRow, takeInteger, takeText } from '../../../platform/postgres/copied-rows.ts'
import { textsFrom } from '../texts.ts'
import type { Texts } from '../texts.ts'

/** Products on sale that have SKUs on sale, by id. */
export interface LoadedProducts {
  productIds: Float64Array
  ranks: Uint32Array
  /** In either language, in the other one where it has none. */
  names: Texts
  enNames: Texts
  /** What of a product alone is found by words. */
  texts: ProductTexts[]
  /** Where each product's SKUs begin; one more entry for the end. */
  firstSku: Uint32Array
  categoryIds: string[]
  brandIds: string[]
  currencies: string[]
  units: string[]
  /** `12:low_emission`, each once, as a JSON list; null where nobody certifies the product today. */
  certificates: (string | null)[]
  /** What certificates in force claim: values of the dictionary parted by commas, or null. */
  schemes: (string | null)[]
}

/** As they are written down; null where nobody did. */
export interface ProductTexts {
  name: string | null
  enName: string | null
  description: string | null
  enDescription: string | null
  platformNo: string | null
}

/** `isWanted` is what SQL says of a product's id. */
export async function loadModelProducts(
  { copy }: Moment<CatalogueTables>,
  isWanted: string,
  today: string,
): Promise<LoadedProducts> {
  const ids: number[] = []
  const ranks: number[] = []
  const firstSku = [0]
  const names: string[] = []
  const enNames: string[] = []
  const loaded = {
    texts: [] as ProductTexts[],
    categoryIds: [] as string[],
    brandIds: [] as string[],
    currencies: [] as string[],
    units: [] as string[],
    certificates: [] as (string | null)[],
    schemes: [] as (string | null)[],
  }
  let skus = 0
  await forEachRow(copy(queryOf(isWanted, today)), (row) => {
    ids.push(takeInteger(row))
    ranks.push(takeInteger(row))
    skus += takeInteger(row)
    firstSku.push(skus)
    loaded.categoryIds.push(takeText(row) ?? '')
    loaded.brandIds.push(takeText(row) ?? '')
    loaded.currencies.push(takeText(row) ?? '')
    loaded.units.push(takeText(row) ?? '')
    loaded.certificates.push(takeText(row))
    loaded.schemes.push(takeText(row))
    const texts = {
      name: takeText(row),
      enName: takeText(row),
      description: takeText(row),
      enDescription: takeText(row),
      platformNo: takeText(row),
    }
    loaded.texts.push(texts)
    names.push(texts.name ?? texts.enName ?? '')
    enNames.push(texts.enName ?? texts.name ?? '')
  })
  return {
    ...loaded,
    names: textsFrom(names),
    enNames: textsFrom(enNames),
    productIds: Float64Array.from(ids),
    ranks: Uint32Array.from(ranks),
    firstSku: Uint32Array.from(firstSku),
  }
}

// A certificate holds from its issue through its last day.
function queryOf(isWanted: string, today: string): string {
  return `
    SELECT product.id, rank, listed.skus, category_id, brand_id, currency_unit, measurement_unit, certified.certificates,
      certified.schemes, name, en_name, description, en_description, platform_no
    FROM product
    JOIN (
      SELECT product_id, count(*) AS skus FROM sku WHERE status = 'on_sale' AND product_id ${isWanted} GROUP BY product_id
    ) AS listed ON listed.product_id = product.id
    LEFT JOIN (
      SELECT product_id, json_agg(DISTINCT authority_id || ':' || scheme) AS certificates,
        string_agg(DISTINCT scheme, ',') AS schemes
      FROM certificate
      WHERE product_id ${isWanted} AND coalesce(issued_on <= '${today}', true) AND coalesce(expires_on >= '${today}', true)
      GROUP BY product_id
    ) AS certified ON certified.product_id = product.id
    WHERE status = 'on_sale' ORDER BY product.id`
}
