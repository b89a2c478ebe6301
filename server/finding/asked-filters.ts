import { lastFew } from './last-few.ts'
import { wordsToLookFor } from './understand.ts'
import { filtersOf, wantedColor } from './product-filters.ts'
import type { FilterQuery } from './product-filters.ts'
import { groupsOf } from './read-model/count/filters.ts'
import type { Filters, Groups } from './read-model/count/filters.ts'
import type { ReadModel } from './read-model/model.ts'
import type { ScanCrew } from './read-model/scan/crew.ts'

/** A query's filters and the SKUs that each of them leaves. Shared between requests, so read-only. */
interface AskedFilters {
  filters: Filters
  groups: Groups
}

const known = lastFew<AskedFilters>(4)

/** The query's filters, cached. The key leaves out order and page, so that a list and its counts share an entry. */
export function askedFilters(model: ReadModel, query: FilterQuery): AskedFilters {
  return known(model, JSON.stringify({ ...query, ...NOT_FILTERS }), () => {
    const filters = filtersOf(query, model)
    return { filters, groups: groupsOf(model, filters) }
  })
}

/** Parameters that are no filters; the key leaves them out. */
const NOT_FILTERS = { sort: undefined, pageNo: undefined, pageSize: undefined, after: undefined, nearest: undefined }

/** Finds the colour and the words of a large catalogue in several threads; `askedFilters` then takes the results from the cache. */
export async function findApart(crew: ScanCrew, model: ReadModel, query: FilterQuery): Promise<void> {
  const color = wantedColor(query)
  if (color) await crew.findColor(model.colors, color)
  if (query.keyword) await crew.findWords(model, wordsToLookFor(model, query))
}
