import { endsOf } from '../../contract/filters.ts'
import type { FilterRow } from '../../contract/filters.ts'
import type { IsWantedValue } from './read-model/count/filters.ts'
import { reachesInto } from './read-model/measures.ts'

/** What a query asks of the values of a filter that are counted; nothing where it does not. */
export function wantedOf(
  { name, kind }: FilterRow,
  query: Readonly<Record<string, unknown>>,
): IsWantedValue | undefined {
  if (kind === 'range') {
    // Both were parsed as amounts.
    const [low, high] = endsOf(name).map((end) => query[end] as number | undefined)
    if (low === undefined && high === undefined) return undefined
    return reachesInto({ low: low ?? -Infinity, high: high ?? Infinity })
  }
  const wanted = new Set([query[name] ?? []].flat())
  return wanted.size ? (value) => wanted.has(value) : undefined
}
