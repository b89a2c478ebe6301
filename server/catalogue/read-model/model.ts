import type { PaletteColor } from '../../platform/palette.ts'
import { type ColorColumns, copyColors, emptyColors, writeColors } from './colors.ts'
import { type FacetDictionary, codeOf, emptyDictionary } from './facet-dictionary.ts'

/** A product on sale, as it is read from the database. Prices are for finding, in hundredths of CNY; NaN: unknown. */
export interface ProductRow {
  id: number
  rank: number
  name: string
  enName: string
  skus: SkuRow[]
}

export interface SkuRow {
  id: number
  low: number
  high: number
  /** What a keyword is looked for in, lower case. */
  words: string
  /** Values by facet; `attr.12` is the attribute with id 12. */
  facets: Map<string, string[]>
  colors: PaletteColor[]
}

export interface FacetColumn {
  dictionary: FacetDictionary
  /** A code for each SKU. */
  codes: Uint32Array
}

/**
 * The catalogue on sale as columns: products by id, their SKUs in their own order, product by product. A model is never
 * changed; a later one shares what it can.
 */
export interface ReadModel {
  productIds: Float64Array
  ranks: Float64Array
  names: string[]
  enNames: string[]
  /** Where each product's SKUs begin; one more entry says where the last ones end. */
  firstSku: Uint32Array
  skuIds: Float64Array
  /** The place in `productIds` of each SKU's product. */
  productOf: Uint32Array
  low: Float64Array
  high: Float64Array
  words: string[]
  facets: Map<string, FacetColumn>
  colors: ColorColumns
}

export const EMPTY_MODEL: ReadModel = {
  productIds: new Float64Array(0),
  ranks: new Float64Array(0),
  names: [],
  enNames: [],
  firstSku: new Uint32Array(1),
  skuIds: new Float64Array(0),
  productOf: new Uint32Array(0),
  low: new Float64Array(0),
  high: new Float64Array(0),
  words: [],
  facets: new Map(),
  colors: emptyColors(0),
}

/** Products that stay as they were, from place to place (its end excluded). */
interface Stretch {
  from: number
  to: number
}

/** The model after some products have changed: each is as the row says, or gone where there is none. */
export function applyChanges(before: ReadModel, changes: Map<number, ProductRow | undefined>): ReadModel {
  const pieces = piecesOf(before, changes)
  const after = allocate(before, pieces)
  let product = 0
  let sku = 0
  for (const piece of pieces) {
    if ('skus' in piece) {
      writeRow(after, piece, product, sku)
      product += 1
      sku += piece.skus.length
    } else {
      copyStretch(before, after, piece, { product, sku })
      product += piece.to - piece.from
      sku += skusIn(before, piece)
    }
  }
  after.firstSku[product] = sku
  return after
}

function piecesOf(before: ReadModel, changes: Map<number, ProductRow | undefined>): (Stretch | ProductRow)[] {
  const pieces: (Stretch | ProductRow)[] = []
  let from = 0
  for (const id of [...changes.keys()].sort((one, other) => one - other)) {
    const to = placeOfProduct(before, id)
    if (to > from) pieces.push({ from, to })
    from = before.productIds[to] === id ? to + 1 : to
    const row = changes.get(id)
    if (row?.skus.length) pieces.push(row)
  }
  if (from < before.productIds.length) pieces.push({ from, to: before.productIds.length })
  return pieces
}

/** The place of a product, or where it would stand. */
export function placeOfProduct({ productIds }: ReadModel, id: number): number {
  let low = 0
  let high = productIds.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((productIds[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return low
}

export function hasProduct(model: ReadModel, id: number): boolean {
  return model.productIds[placeOfProduct(model, id)] === id
}

function skusIn({ firstSku }: ReadModel, { from, to }: Stretch): number {
  return (firstSku[to] ?? 0) - (firstSku[from] ?? 0)
}

function allocate(before: ReadModel, pieces: (Stretch | ProductRow)[]): ReadModel {
  let products = 0
  let skus = 0
  for (const piece of pieces) {
    products += 'skus' in piece ? 1 : piece.to - piece.from
    skus += 'skus' in piece ? piece.skus.length : skusIn(before, piece)
  }
  const rows = pieces.flatMap((piece) => ('skus' in piece ? piece.skus : []))
  const names = new Set([...before.facets.keys(), ...rows.flatMap(({ facets }) => [...facets.keys()])])
  return {
    productIds: new Float64Array(products),
    ranks: new Float64Array(products),
    names: [],
    enNames: [],
    firstSku: new Uint32Array(products + 1),
    skuIds: new Float64Array(skus),
    productOf: new Uint32Array(skus),
    low: new Float64Array(skus),
    high: new Float64Array(skus),
    words: [],
    facets: new Map(
      [...names].map((name) => [
        name,
        { dictionary: before.facets.get(name)?.dictionary ?? emptyDictionary(), codes: new Uint32Array(skus) },
      ]),
    ),
    colors: emptyColors(skus),
  }
}

function writeRow(after: ReadModel, row: ProductRow, product: number, sku: number): void {
  after.productIds[product] = row.id
  after.ranks[product] = row.rank
  after.names[product] = row.name
  after.enNames[product] = row.enName
  after.firstSku[product] = sku
  for (const [index, { id, low, high, words, facets, colors }] of row.skus.entries()) {
    const at = sku + index
    after.skuIds[at] = id
    after.productOf[at] = product
    after.low[at] = low
    after.high[at] = high
    after.words[at] = words
    writeColors(after.colors, at, colors)
    for (const [name, values] of facets) {
      const column = after.facets.get(name)
      if (column) column.codes[at] = codeOf(column.dictionary, values)
    }
  }
}

function copyStretch(
  before: ReadModel,
  after: ReadModel,
  { from, to }: Stretch,
  at: { product: number; sku: number },
): void {
  const first = before.firstSku[from] ?? 0
  const last = before.firstSku[to] ?? 0
  after.productIds.set(before.productIds.subarray(from, to), at.product)
  after.ranks.set(before.ranks.subarray(from, to), at.product)
  for (let product = from; product < to; product++) {
    const place = at.product + product - from
    after.names[place] = before.names[product] ?? ''
    after.enNames[place] = before.enNames[product] ?? ''
    after.firstSku[place] = at.sku + (before.firstSku[product] ?? 0) - first
  }
  after.skuIds.set(before.skuIds.subarray(first, last), at.sku)
  after.low.set(before.low.subarray(first, last), at.sku)
  after.high.set(before.high.subarray(first, last), at.sku)
  for (let sku = first; sku < last; sku++) {
    const place = at.sku + sku - first
    after.words[place] = before.words[sku] ?? ''
    after.productOf[place] = at.product + (before.productOf[sku] ?? 0) - from
  }
  copyColors(before.colors, after.colors, { first, last, at: at.sku })
  for (const [name, column] of before.facets)
    after.facets.get(name)?.codes.set(column.codes.subarray(first, last), at.sku)
}
