import type { ImportTarget, TableColumn } from '../../../contract/import-mapping.ts'
import { importTargets } from '../../../contract/import-mapping.ts'
import { areaOf, categoryOf, dictionaryValueOf } from './known-names.ts'
import type { KnownCatalogue } from './known-names.ts'

const DICTIONARIES: Partial<Record<string, string>> = {
  currency: 'product_currency_unit',
  unit: 'product_measurement_unit',
  scheme: 'product_auth_type',
  kind: 'product_related_download',
}

/** What a value of a column means for its target; undefined where it means nothing that is known. */
export function meaningOf(value: string, target: ImportTarget, known: KnownCatalogue): string | undefined {
  const kind = importTargets[target]
  const dictionary = DICTIONARIES[kind]
  if (dictionary !== undefined) return dictionaryValueOf(value, dictionary, known)
  if (kind === 'area') return areaOf(value, known)
  return kind === 'category' ? categoryOf(value, known) : undefined
}

/** The values of a column that mean something else than they say, as far as they are understood. */
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
