import type { ImportTarget, TableColumn } from '../../../contract/import-mapping.ts'
import { importTargets } from '../../../contract/import-mapping.ts'
import { areaOf, categoryOf, dictionaryValueOf } from './known-names.ts'
import type { KnownCatalogue } from './known-names.ts'
import type { MeaningOf } from './row-facts.ts'

const DICTIONARIES: Partial<Record<string, string>> = {
  currency: 'product_currency_unit',
  unit: 'product_measurement_unit',
  scheme: 'product_auth_type',
  kind: 'product_related_download',
}

/** Whether a target accepts only listed values: currencies, units, countries, kinds of certificates and documents. */
export function isOfList(target: ImportTarget): boolean {
  const kind = importTargets[target]
  return DICTIONARIES[kind] !== undefined || kind === 'area'
}

/** The meaning of a value for its target; undefined if unknown. */
export function meaningOf(value: string, target: ImportTarget, known: KnownCatalogue): string | undefined {
  const kind = importTargets[target]
  const dictionary = DICTIONARIES[kind]
  if (dictionary !== undefined) return dictionaryValueOf(value, dictionary, known)
  if (kind === 'area') return areaOf(value, known)
  return kind === 'category' ? categoryOf(value, known) : undefined
}

/** The values of a column whose meaning differs from their text, as far as known. */
export function guessValues(
  target: ImportTarget,
  { distinct }: Pick<TableColumn, 'distinct'>,
  known: KnownCatalogue,
): Record<string, string> {
  return Object.fromEntries(
    distinct.flatMap(({ value }) => {
      const meant = meaningOf(value, target, known)
      return meant === undefined || meant === value ? [] : [[value, meant]]
    }),
  )
}

/** A cached lookup of the meaning of values that nobody has mapped, since only the first values are shown for mapping. */
export function knownMeanings(known: KnownCatalogue): MeaningOf {
  const found = new Map<string, string | undefined>()
  return (text, target) => {
    const kind = importTargets[target]
    if (kind !== 'category' && !isOfList(target)) return undefined
    const name = `${kind} ${text}`
    if (!found.has(name)) {
      if (found.size >= MOST_KEPT) found.clear()
      found.set(name, meaningOf(text, target, known))
    }
    return found.get(name)
  }
}

const MOST_KEPT = 10_000
