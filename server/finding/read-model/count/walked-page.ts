import type { FoundByProduct } from './count-column.ts'
import type { ReadModel } from '../model.ts'

/** What of an order of all products makes up a page: from a place on, after so many that are left out. */
export interface Walk {
  order: Uint32Array
  start: number
  offset: number
  pageSize: number
}

/** Whether walking along all products is likely to meet the page's sooner than the products found are sorted. */
export function isWorthWalking(total: number, { order, offset, pageSize }: Walk): boolean {
  return (offset + pageSize) * order.length * STEPS_OF_A_LOOK < total * total
}

/** So many products are sorted while one is looked up. */
const STEPS_OF_A_LOOK = 4

/** The runs of the page's products, in order: met one after the other on a walk along all products. */
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

/** Runs rise with their products. */
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
