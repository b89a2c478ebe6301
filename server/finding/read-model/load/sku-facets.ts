import type { CountedFilter } from '../../../../contract/filters.ts'
import type { LookGroup } from '../../../../contract/looks/look-names.ts'
import { copiedFields } from '../../../platform/postgres/copied-rows.ts'
import { codeOfSet, dictionaryOf } from '../facet-dictionary.ts'
import type { Dictionaries } from '../facet-dictionary.ts'
import type { Lookups } from './load-lookups.ts'
import type { ProductFacet } from './product-facets.ts'

/** The facets of single SKUs that their rows state; places follow from their attributes, looks from their covers. */
type SkuFacet = Exclude<CountedFilter['facet'], ProductFacet | LookGroup | 'place'>

interface Source {
  /** An SQL expression on the `sku` table. */
  column: string
  /** The facet's values for a field; a null field has none. */
  valuesOf: (field: string, lookups: Lookups) => string[]
}

const asItStands = (field: string) => [field]

/** Where each facet's values are read from. */
const SOURCES: Record<SkuFacet, Source> = {
  color: { column: 'color_id', valuesOf: asItStands },
  colorSystem: { column: 'color_id', valuesOf: (id, { systemOfColor }) => [systemOfColor.get(id) ?? []].flat() },
  area: { column: 'origin', valuesOf: (code, { pathOfOrigin }) => pathOfOrigin.get(code) ?? [] },
  domesticOrImported: { column: 'domestic_or_imported', valuesOf: asItStands },
  // A missing value counts as 0 (specification §3).
  hasCustomOption: { column: 'coalesce(has_custom_option, 0)', valuesOf: asItStands },
  inStock: { column: 'stock > 0', valuesOf: (truth) => (truth === 't' ? ['1'] : []) },
}

export const SKU_FACETS = Object.keys(SOURCES)
const sources = Object.values(SOURCES)

/** The distinct columns; a SKU's row ends with them. */
const columns = [...new Set(sources.map(({ column }) => column))]
export const SKU_FACET_COLUMNS = columns.join(', ')

/** The end of a row: the colour's id, the area code of the origin, and the codes of the facets in `SKU_FACETS`. */
export interface SkuEnd {
  color: string | null
  origin: string | null
  codes: number[]
}

export function readEnd(rest: string, lookups: Lookups, dictionaries: Dictionaries): SkuEnd {
  const fields = copiedFields(rest)
  const fieldOf = (column: string) => fields[columns.indexOf(column)] ?? null
  const codes = sources.map(({ column, valuesOf }, place) => {
    const field = fieldOf(column)
    const dictionary = dictionaryOf(dictionaries, SKU_FACETS[place] ?? '')
    return codeOfSet(dictionary, field === null ? [] : valuesOf(field, lookups))
  })
  return { color: fieldOf('color_id'), origin: fieldOf('origin'), codes }
}
