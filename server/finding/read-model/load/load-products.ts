import type { Moment } from '../../../platform/postgres/database.ts'
import { forEachRow, takeInteger, takeText } from '../../../platform/postgres/copied-rows.ts'
import { textsFrom } from '../texts.ts'
import type { Texts } from '../texts.ts'

/** Products on sale that have SKUs on sale, sorted by id. */
export interface LoadedProducts {
  productIds: Float64Array
  ranks: Uint32Array
  /** The Chinese names; a product without one has its English name here, and the reverse in `enNames`. */
  names: Texts
  enNames: Texts
  /** The searchable texts that belong to one product alone. */
  texts: ProductTexts[]
  /** Where each product's SKUs begin; one more entry for the end. */
  firstSku: Uint32Array
  categoryIds: string[]
  brandIds: string[]
  currencies: string[]
  units: string[]
  /** A JSON list of the distinct certificates in force (`12:low_emission`: authority id and scheme); null for none. */
  certificates: (string | null)[]
  /** The schemes of the certificates in force, separated by commas; null for none. */
  schemes: (string | null)[]
}

/** The texts as stored; null for a missing one. */
export interface ProductTexts {
  name: string | null
  enName: string | null
  description: string | null
  enDescription: string | null
  platformNo: string | null
}

/** `isWanted` is the end of an SQL condition on a product's id, such as `IS NOT NULL`. */
export async function loadModelProducts({ copy }: Moment, isWanted: string, today: string): Promise<LoadedProducts> {
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

// A certificate is in force from its day of issue through its last day.
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
