import { endsOf } from '../../contract/filters.ts'
import type { FilterRow } from '../../contract/filters.ts'
import type { IsWantedValue } from './read-model/count/filters.ts'
import { reachesInto } from './read-model/measures.ts'

/** The values of a counted filter that a query requests; undefined if none. */
export function wantedOf(
  { name, kind }: FilterRow,
  query: Readonly<Record<string, unknown>>,
): IsWantedValue | undefined {
  if (kind === 'range') {
    // Both ends were parsed as amounts.
    const [low, high] = endsOf(name).map((end) => query[end] as number | undefined)
    if (low === undefined && high === undefined) return undefined
    return reachesInto({ low: low ?? -Infinity, high: high ?? Infinity })
  }
  const wanted = new Set([query[name] ?? []].flat())
  return wanted.size ? (value) => wanted.has(value) : undefined
}
