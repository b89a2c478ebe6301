import { wordsToLookFor } from './understand.ts'
import { filtersOf, wantedColor } from './product-filters.ts'
import type { FilterQuery } from './product-filters.ts'
import { groupsOf } from './read-model/count/filters.ts'
import type { Filters, Groups } from './read-model/count/filters.ts'
import type { ReadModel } from './read-model/model.ts'
import type { ScanCrew } from './read-model/scan/crew.ts'

/** What a query asks for, and what each of its filters leaves. Not to be changed: others read it too. */
interface AskedFilters {
  filters: Filters
  groups: Groups
}

/** A list, its counts and its next page ask for the same within a moment. */
const MOST_KEPT = 4
const kept = new WeakMap<ReadModel, Map<string, AskedFilters>>()

/** The same for a list and for its counts, whatever a list says of its order and its place. */
export function askedFilters(model: ReadModel, query: FilterQuery): AskedFilters {
  const known = kept.get(model) ?? new Map<string, AskedFilters>()
  kept.set(model, known)
  const key = JSON.stringify({ ...query, ...NOT_FILTERS })
  const asked = known.get(key) ?? read(model, query)
  known.delete(key)
  known.set(key, asked)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return asked
}

/** Left out of what is written, as they say nothing. */
const NOT_FILTERS = { sort: undefined, pageNo: undefined, pageSize: undefined, after: undefined }

function read(model: ReadModel, query: FilterQuery): AskedFilters {
  const filters = filtersOf(query, model)
  return { filters, groups: groupsOf(model, filters) }
}

/** Has a colour that is filtered by, and words, found by several threads where there is much to look through; `askedFilters` knows them then. */
export async function findApart(crew: ScanCrew, model: ReadModel, query: FilterQuery): Promise<void> {
  const color = wantedColor(query)
  if (color) await crew.findColor(model.colors, color)
  if (query.keyword) await crew.findWords(model, wordsToLookFor(model, query))
}
