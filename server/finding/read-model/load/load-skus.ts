import type { Moment } from '../../../platform/postgres/database.ts'
import { inYuan } from '../../../catalogue/rates.ts'
import { measuresOf, SKU_MEASURES, SKU_SIZE } from '../../../catalogue/sku-size.ts'
import {
  copiedFields,
  forEachRow,
  takeField,
  takeInteger,
  takeRest,
  takeText,
} from '../../../platform/postgres/copied-rows.ts'
import { codeOfSet, dictionaryOf } from '../facet-dictionary.ts'
import type { Dictionaries } from '../facet-dictionary.ts'
import type { WideCodes } from '../columns.ts'
import type { Lookups } from './load-lookups.ts'
import type { LoadedProducts } from './load-products.ts'
import { codesOfProducts } from './product-facets.ts'
import { readEnd, SKU_FACET_COLUMNS, SKU_FACETS } from './sku-facets.ts'
import type { SkuEnd } from './sku-facets.ts'
import { SIZE, sizeValue, THICKNESS } from '../measures.ts'
import { PRICE_UNIT, SQUARE_METER } from '../price-basis.ts'

export interface LoadedSkus {
  skuIds: Float64Array
  low: Float64Array
  high: Float64Array
  ownLow: Float64Array
  ownHigh: Float64Array
  codes: WideCodes
  models: string[]
  /** The variant names that suppliers stated, in Chinese and English, by the SKU's place; SKUs without one are absent. */
  names: Map<number, (string | null)[]>
  colorIds: (string | null)[]
  /** The area codes. */
  origins: (string | null)[]
  /** For each SKU the index of its size in `sizeTexts`. */
  sizes: Uint32Array
  /** The distinct sizes as texts; null: unknown. */
  sizeTexts: (string | null)[]
}

interface Ground {
  products: LoadedProducts
  lookups: Lookups
  dictionaries: Dictionaries
}

/** Loads the SKUs on sale, product by product, each product's in its own order. */
export async function loadSkus({ copy }: Moment, isWanted: string, ground: Ground): Promise<LoadedSkus> {
  const { products, lookups } = ground
  const count = products.firstSku.at(-1) ?? 0
  const numbers = () => new Float64Array(count)
  const skus = { skuIds: numbers(), low: numbers(), high: numbers(), ownLow: numbers(), ownHigh: numbers() }
  const columns = SKU_FACETS.map(() => new Uint32Array(count))
  const priceUnits = new Uint32Array(count)
  const measures = measureCoder(ground)
  const measureColumns = { [SIZE]: new Uint32Array(count), [THICKNESS]: new Uint32Array(count) }
  const known = new Map<string, SkuEnd>()
  const unitCodeOf = priceUnitCoder(ground)
  const models: string[] = []
  const names = new Map<number, (string | null)[]>()
  const colorIds: (string | null)[] = []
  const origins: (string | null)[] = []
  const sizes = new Uint32Array(count)
  const placeOfSize = new Map<string, number>()
  let at = 0
  let product = 0
  await forEachRow(copy(queryOf(isWanted)), (row) => {
    const productId = takeInteger(row)
    while ((products.productIds[product] ?? Infinity) < productId) product++
    const id = takeInteger(row)
    const own = [takeInteger(row), takeInteger(row)] as const
    const comparable = [takeInteger(row), takeInteger(row)] as const
    const model = takeText(row) ?? ''
    const stated = [takeText(row), takeText(row)]
    const size = takeField(row)
    const measured = measures(takeField(row), size)
    const rest = takeRest(row)
    // The product itself is not on sale.
    if (products.productIds[product] !== productId) return
    const rate = lookups.rates.get(products.currencies[product] ?? '')
    const isComparable = !Number.isNaN(comparable[0])
    skus.skuIds[at] = id
    skus.ownLow[at] = inYuan(own[0], rate)
    skus.ownHigh[at] = inYuan(own[1], rate)
    skus.low[at] = isComparable ? inYuan(comparable[0], rate) : (skus.ownLow[at] ?? NaN)
    skus.high[at] = isComparable ? inYuan(comparable[1], rate) : (skus.ownHigh[at] ?? NaN)
    if (rate && !Number.isNaN(own[0])) priceUnits[at] = unitCodeOf(products.units[product] ?? '', isComparable)
    measureColumns[SIZE][at] = measured.size
    measureColumns[THICKNESS][at] = measured.thickness
    models.push(model)
    if (stated.some((name) => name !== null)) names.set(at, stated)
    let place = placeOfSize.get(size)
    if (place === undefined) placeOfSize.set(size, (place = placeOfSize.size))
    sizes[at] = place
    let end = known.get(rest)
    if (!end) known.set(rest, (end = readEnd(rest, lookups, ground.dictionaries)))
    colorIds.push(end.color)
    origins.push(end.origin)
    for (const [index, column] of columns.entries()) column[at] = end.codes[index] ?? 0
    at++
  })
  const codes: WideCodes = new Map(SKU_FACETS.map((name, column) => [name, columns[column] ?? new Uint32Array(count)]))
  for (const [name, column] of codesOfProducts(ground)) codes.set(name, column)
  codes.set(PRICE_UNIT, priceUnits)
  for (const [name, column] of Object.entries(measureColumns)) codes.set(name, column)
  return {
    ...skus,
    codes,
    models,
    names,
    colorIds,
    origins,
    sizes,
    sizeTexts: [...placeOfSize.keys()].flatMap(copiedFields),
  }
}

function queryOf(isWanted: string): string {
  return `
    SELECT product_id, id, min_price, max_price, comparable_low, comparable_high, model,
      stated_name, stated_en_name, ${SKU_SIZE}, ${SKU_MEASURES}, ${SKU_FACET_COLUMNS}
    FROM sku WHERE status = 'on_sale' AND product_id ${isWanted} ORDER BY product_id, sort, id`
}

/** Encodes the units in which a SKU has a price: its unit of sale, and the square metre if that price is known. */
function priceUnitCoder({ dictionaries }: Ground): (unit: string, isComparable: boolean) => number {
  const dictionary = dictionaryOf(dictionaries, PRICE_UNIT)
  const known = new Map<string, number>()
  return (unit, isComparable) => {
    const key = isComparable ? `${unit}\n${SQUARE_METER}` : unit
    let code = known.get(key)
    if (code === undefined) known.set(key, (code = codeOfSet(dictionary, key.split('\n'))))
    return code
  }
}

/** Encodes a SKU's size and thickness, from its figures or, without any, from the supplier's words. */
function measureCoder({ dictionaries }: Ground): (told: string, words: string) => { size: number; thickness: number } {
  const sizes = dictionaryOf(dictionaries, SIZE)
  const thicknesses = dictionaryOf(dictionaries, THICKNESS)
  const known = new Map<string, { size: number; thickness: number }>()
  return (told, words) => {
    const key = `${told}\n${words}`
    let codes = known.get(key)
    if (!codes) {
      const { sides, thickness } = measuresOf(told, copiedFields(words)[0] ?? '')
      codes = {
        size: codeOfSet(sizes, sides ? [sizeValue(...sides)] : []),
        thickness: codeOfSet(thicknesses, thickness === undefined ? [] : [String(thickness)]),
      }
      known.set(key, codes)
    }
    return codes
  }
}
