import type { Codes } from '../columns.ts'
import type { FacetDictionary } from '../facet-dictionary.ts'
import type { FacetColumn, ReadModel } from '../model.ts'

interface Whole {
  codes: Codes
  productOf: Uint32Array
  counts: Uint32Array
}

/** By what codes stand for: a later model that has the same codes counts the same. */
const kept = new WeakMap<FacetDictionary, Whole>()

/** What the whole catalogue counts of a column, which is asked for most; undefined until it was counted. */
export function wholeOf({ productOf }: ReadModel, { dictionary, codes }: FacetColumn): Uint32Array | undefined {
  const whole = kept.get(dictionary)
  return whole?.codes === codes && whole.productOf === productOf ? whole.counts : undefined
}

export function keepWhole({ productOf }: ReadModel, { dictionary, codes }: FacetColumn, counts: Uint32Array): void {
  kept.set(dictionary, { codes, productOf, counts })
}
