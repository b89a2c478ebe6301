import type { FoundByProduct } from './counted.ts'
import type { ReadModel } from '../model.ts'

/** A page of an order of all products: from a place on, after so many skipped ones. */
export interface Walk {
  order: Uint32Array
  start: number
  offset: number
  pageSize: number
}

/** Whether walking the order is likely to find the page sooner than sorting the found products. */
export function isWorthWalking(total: number, { order, offset, pageSize }: Walk): boolean {
  return (offset + pageSize) * order.length * STEPS_OF_A_LOOK < total * total
}

/** How many products are sorted in the time of one look-up. */
const STEPS_OF_A_LOOK = 4

/** The runs of the page's products in order, found by walking along all products. */
export function walkToPage(
  model: ReadModel,
  found: FoundByProduct,
  { order, start, offset, pageSize }: Walk,
): number[] {
  const page: number[] = []
  let left = offset
  for (let at = start; at < order.length && page.length < pageSize; at++) {
    const run = runOfProduct(model, found, order[at] ?? 0)
    if (run === undefined) continue
    if (left > 0) left--
    else page.push(run)
  }
  return page
}

/** Runs are sorted by product. */
function runOfProduct({ productOf }: ReadModel, { skus, runs }: FoundByProduct, product: number): number | undefined {
  const productAt = (run: number) => productOf[skus[runs[run] ?? 0] ?? 0] ?? 0
  let low = 0
  let high = runs.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (productAt(middle) < product) low = middle + 1
    else high = middle
  }
  return low < runs.length - 1 && productAt(low) === product ? low : undefined
}
