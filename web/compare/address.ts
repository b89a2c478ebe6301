import { isId, writtenQuery } from '../catalogue/address.ts'

/** What the address of a comparison states. */
export interface ComparisonAddress {
  /** At most six, each once, in the order of the columns. */
  skuIds: readonly string[]
  /** How many SKUs the address names; only six of them are shown. */
  named: number
  isDifferencesOnly: boolean
}

export const COMPARE_PATH = '/compare'

/** More columns cannot be read side by side. */
export const MOST_COMPARED = 6

/** `skuIds=1,2,3` and `differences=1`; invalid ids are left out. */
export function readComparison(search: string): ComparisonAddress {
  const query = new URLSearchParams(search)
  const texts = [...query].flatMap(([name, value]) => (/^skuIds(\[\d*\])?$/.test(name) ? value.split(',') : []))
  const skuIds = new Set(texts.map((text) => text.trim()).filter(isId))
  return {
    skuIds: firstSix([...skuIds]),
    named: skuIds.size,
    isDifferencesOnly: query.get('differences') === '1',
  }
}

export function comparisonAddress(skuIds: readonly string[], isDifferencesOnly = false): string {
  const query = new URLSearchParams()
  if (skuIds.length > 0) query.set('skuIds', skuIds.join(','))
  if (isDifferencesOnly) query.set('differences', '1')
  const written = writtenQuery(query)
  return written ? `${COMPARE_PATH}?${written}` : COMPARE_PATH
}

export function firstSix(skuIds: readonly string[]): readonly string[] {
  return [...new Set(skuIds)].slice(0, MOST_COMPARED)
}
