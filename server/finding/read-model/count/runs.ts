/** Where in a rising list of SKUs each product's begin, for a bounded number of products; one more entry for the end. */
export function runsIn(productOf: Uint32Array, skus: Int32Array, mostProducts: number): Uint32Array {
  return writeRuns(productOf, skus, new Uint32Array(roomOfRuns(skus, mostProducts)))
}

export function roomOfRuns(skus: Int32Array, mostProducts: number): number {
  return Math.min(skus.length, mostProducts) + 1
}

/** As `runsIn`, into an existing array. */
export function writeRuns(productOf: Uint32Array, skus: Int32Array, runs: Uint32Array): Uint32Array {
  let count = 0
  let product = -1
  for (let at = 0; at < skus.length; at++) {
    const owner = productOf[skus[at] ?? 0] ?? 0
    // Overwrites the entry until the next product begins: a branch would be mispredicted too often and take four times as long.
    runs[count] = at
    count += Number(owner !== product)
    product = owner
  }
  runs[count] = skus.length
  return runs.subarray(0, count + 1)
}

/** As `runsIn`, with each SKU as a run of its own. */
export function runsOfSkus(skus: Int32Array): Uint32Array {
  return new Uint32Array(skus.length + 1).map((_, at) => at)
}
