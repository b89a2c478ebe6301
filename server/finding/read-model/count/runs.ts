import type { ReadModel } from '../model.ts'

const runsOfLists = new WeakMap<Int32Array, Uint32Array>()

/** Where in a list of SKUs (rising) each product's begin; one more entry says where the last ones end. */
export function runsOf({ productOf, firstSku }: ReadModel, skus: Int32Array): Uint32Array {
  if (skus.length === productOf.length) return firstSku
  // A page and its counts ask for the same list's.
  const runs = runsOfLists.get(skus) ?? runsIn(productOf, skus, firstSku.length)
  runsOfLists.set(skus, runs)
  return runs
}

/** As `runsOf`, of SKUs of no more than so many products. */
export function runsIn(productOf: Uint32Array, skus: Int32Array, mostProducts: number): Uint32Array {
  const runs = new Uint32Array(Math.min(skus.length, mostProducts) + 1)
  let count = 0
  let product = -1
  for (let at = 0; at < skus.length; at++) {
    const owner = productOf[skus[at] ?? 0] ?? 0
    // Written over until a product begins: a branch would be guessed wrong too often, and that takes four times as long.
    runs[count] = at
    count += Number(owner !== product)
    product = owner
  }
  runs[count] = skus.length
  return runs.subarray(0, count + 1)
}

/** As `runsOf`, each SKU being one of its own. */
export function runsOfSkus(skus: Int32Array): Uint32Array {
  return new Uint32Array(skus.length + 1).map((_, at) => at)
}
