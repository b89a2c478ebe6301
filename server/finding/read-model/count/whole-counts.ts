import type { Codes } from '../columns.ts'
import type { FacetDictionary } from '../facet-dictionary.ts'
import type { FacetColumn, ReadModel } from '../model.ts'

interface Whole {
  codes: Codes
  productOf: Uint32Array
  counts: Uint32Array
}

/** Keyed by the codes: a later model with the same codes has the same counts. */
const kept = new WeakMap<FacetDictionary, Whole>()

/** The counts of a column over the whole catalogue, the most frequent request; undefined until counted. */
export function wholeOf({ productOf }: ReadModel, { dictionary, codes }: FacetColumn): Uint32Array | undefined {
  const whole = kept.get(dictionary)
  return whole?.codes === codes && whole.productOf === productOf ? whole.counts : undefined
}

export function keepWhole({ productOf }: ReadModel, { dictionary, codes }: FacetColumn, counts: Uint32Array): void {
  kept.set(dictionary, { codes, productOf, counts })
}
