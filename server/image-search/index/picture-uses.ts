import { setImmediate } from 'node:timers/promises'
import { forEachRow, takeInteger } from '../../platform/postgres/copied-rows.ts'
import { placeOfProduct } from '../../finding/model-columns.ts'
import type { ModelColumns } from '../../finding/model-columns.ts'
import type { Moment } from '../../platform/postgres/database.ts'

/** Which pictures show which SKUs, one use each, product by product. Immutable. */
export interface PictureUses {
  productIds: Float64Array
  skuIds: Float64Array
  /** Rows of the index. A picture has a row before it has its vector. */
  rows: Int32Array
}

export const noUses: PictureUses = usesOf([], [], [])

/** Reads the uses of these products, or of all. `rowOf` gives a picture its row. */
export async function loadUses(
  moment: Moment,
  rowOf: (pictureId: number) => number,
  ids?: readonly number[],
): Promise<PictureUses> {
  const isWanted = ids ? `= ANY ('{${ids.join(',')}}')` : 'IS NOT NULL'
  const [productIds, skuIds, rows]: [number[], number[], number[]] = [[], [], []]
  // A dimension drawing, a room or a layered structure does not look like the material.
  const pieces = moment.copy(`
    SELECT product_id, sku_id, picture_id FROM picture_use
    WHERE role IN ('cover', 'product') AND product_id ${isWanted} ORDER BY product_id, sku_id`)
  await forEachRow(givingWay(pieces), (cursor) => {
    productIds.push(takeInteger(cursor))
    skuIds.push(takeInteger(cursor))
    rows.push(rowOf(takeInteger(cursor)))
  })
  return usesOf(productIds, skuIds, rows)
}

/** Rows that have arrived would be taken in one go; other requests run after each piece. */
async function* givingWay(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    yield piece
    await setImmediate()
  }
}

/** Replaces the uses of some products by `changed`. */
export function replaceUses(before: PictureUses, changed: ReadonlySet<number>, fresh: PictureUses): PictureUses {
  const kept = before.rows.length - countUsesOf(before, changed)
  const length = kept + fresh.rows.length
  const uses: PictureUses = {
    productIds: new Float64Array(length),
    skuIds: new Float64Array(length),
    rows: new Int32Array(length),
  }
  let [old, added] = [0, 0]
  for (let at = 0; at < length; at++) {
    while (old < before.rows.length && changed.has(before.productIds[old] ?? 0)) old++
    const isOld = (before.productIds[old] ?? Infinity) < (fresh.productIds[added] ?? Infinity)
    const [from, place] = isOld ? [before, old++] : [fresh, added++]
    uses.productIds[at] = from.productIds[place] ?? 0
    uses.skuIds[at] = from.skuIds[place] ?? 0
    uses.rows[at] = from.rows[place] ?? 0
  }
  return uses
}

/** For each use the place of its SKU in a model; −1 if the SKU is not on sale. */
export function placesOfUses({ productIds, skuIds }: PictureUses, model: ModelColumns): Int32Array {
  const places = new Int32Array(skuIds.length).fill(-1)
  let product = 0
  for (let use = 0; use < places.length; use++) {
    const id = productIds[use] ?? 0
    // Both are sorted by product, so it is mostly this one or the next.
    if (model.productIds[product] !== id && model.productIds[++product] !== id) product = placeOfProduct(model, id)
    if (model.productIds[product] !== id) continue
    const [from, to] = [model.firstSku[product] ?? 0, model.firstSku[product + 1] ?? 0]
    for (let sku = from; sku < to; sku++) if (model.skuIds[sku] === skuIds[use]) places[use] = sku
  }
  return places
}

function usesOf(productIds: number[], skuIds: number[], rows: number[]): PictureUses {
  return { productIds: Float64Array.from(productIds), skuIds: Float64Array.from(skuIds), rows: Int32Array.from(rows) }
}

function countUsesOf({ productIds }: PictureUses, changed: ReadonlySet<number>): number {
  let count = 0
  for (const id of productIds) if (changed.has(id)) count++
  return count
}
