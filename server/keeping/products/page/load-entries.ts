import { sql } from 'kysely'
import type { Trx } from '../../../database.ts'
import { NO_FACTS, loadStatedFacts } from './fact-bits.ts'
import type { FactBits } from './fact-bits.ts'
import { selectGapBits } from './gap-bits.ts'

/** A product in this memory. */
export interface KeptEntry {
  id: number
  brandId: string
  categoryId: string
  isOnSale: boolean
  rank: number
  name: string | null
  enName: string | null
  /** Searchable texts, folded: names, key and platform number, and the models of all SKUs. */
  words: string
  allWords: string
  /** The bits of its own gaps, and of its gaps with those of its SKUs on sale. */
  gaps: number
  allGaps: number
  /** The day on which the first of its certificates expires. */
  firstExpiry: string | null
  /** The facts that it or one of its SKUs on sale states. */
  facts: FactBits
  /** In their order. */
  skus: KeptSkuEntry[]
  /** The version of its last change. */
  version: number
}

export interface KeptSkuEntry {
  id: number
  /** Folded. */
  model: string
  /** By its own status. */
  isOnSale: boolean
  gaps: number
}

interface ProductRow {
  id: string
  brand_id: string
  category_id: string
  is_on_sale: boolean
  rank: number
  name: string | null
  en_name: string | null
  words: string
  gaps: number
  first_expiry: string | null
}

interface SkuRow {
  id: string
  product_id: string
  model: string
  is_on_sale: boolean
  gaps: number
}

/** Reads products with these ids, or all, without their versions. */
export async function loadEntries(trx: Trx, ids: readonly number[] | undefined): Promise<KeptEntry[]> {
  const isWanted = (column: string) => (ids ? sql`${sql.ref(column)} = ANY (${ids}::bigint[])` : sql`true`)
  const { rows: products } = await sql<ProductRow>`
    SELECT product.id::text, product.brand_id::text, product.category_id::text, product.status = 'on_sale' AS is_on_sale,
      product.rank, product.name, product.en_name, ${selectGapBits('product')} AS gaps,
      concat_ws(E'\\n', product.name, product.en_name, product.key, product.platform_no) AS words,
      (SELECT min(expires_on)::text FROM certificate WHERE certificate.product_id = product.id) AS first_expiry
    FROM product WHERE ${isWanted('product.id')} ORDER BY product.id`.execute(trx)
  const { rows: skus } = await sql<SkuRow>`
    SELECT sku.id::text, sku.product_id::text, sku.model, sku.status = 'on_sale' AS is_on_sale, ${selectGapBits('sku')} AS gaps
    FROM sku JOIN product ON product.id = sku.product_id WHERE ${isWanted('sku.product_id')} ORDER BY sku.product_id, sku.sort, sku.id`.execute(
    trx,
  )
  const factsByProduct = await loadStatedFacts(trx, ids)
  const skusByProduct = Map.groupBy(skus, (sku) => sku.product_id)
  return products.map((product) =>
    entryOf(product, skusByProduct.get(product.id) ?? [], factsByProduct.get(product.id) ?? NO_FACTS),
  )
}

function entryOf(product: ProductRow, skuRows: SkuRow[], facts: FactBits): KeptEntry {
  const skus = skuRows.map((sku) => ({
    id: Number(sku.id),
    model: fold(sku.model),
    isOnSale: sku.is_on_sale,
    gaps: sku.gaps,
  }))
  const words = fold(product.words)
  return {
    id: Number(product.id),
    brandId: product.brand_id,
    categoryId: product.category_id,
    isOnSale: product.is_on_sale && skus.some((sku) => sku.isOnSale),
    rank: product.rank,
    name: product.name,
    enName: product.en_name,
    words,
    allWords: [words, ...skus.map(({ model }) => model)].join('\n'),
    gaps: product.gaps,
    allGaps: skus.reduce((bits, sku) => (sku.isOnSale ? bits | sku.gaps : bits), product.gaps),
    firstExpiry: product.first_expiry,
    facts,
    skus,
    version: 0,
  }
}

/** Folds a text for search: without case, accents and character width. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
