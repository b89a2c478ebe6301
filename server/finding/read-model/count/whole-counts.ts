import type { Codes } from '../columns.ts'
import type { FacetDictionary } from '../facet-dictionary.ts'
import type { Levels } from '../fact-classes.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import type { ColumnCounts } from './counted.ts'

interface Whole {
  codes: Codes
  productOf: Uint32Array
  /** By which classes were counted; an attribute may have become a fact since. */
  levels: Levels | undefined
  counts: ColumnCounts
}

/** Keyed by the codes: a later model with the same codes has the same counts. */
const kept = new WeakMap<FacetDictionary, Whole>()

/** The counts of a column over the whole catalogue, the most frequent request; undefined until counted. */
export function wholeOf(
  { productOf }: ReadModel,
  { dictionary, codes }: FacetColumn,
  levels: Levels | undefined,
): ColumnCounts | undefined {
  const whole = kept.get(dictionary)
  const isSame = whole?.codes === codes && whole.productOf === productOf && whole.levels === levels
  return isSame ? whole.counts : undefined
}

export function keepWhole(
  { productOf }: ReadModel,
  { dictionary, codes }: FacetColumn,
  counts: ColumnCounts,
  levels: Levels | undefined,
): void {
  kept.set(dictionary, { codes, productOf, levels, counts })
}
