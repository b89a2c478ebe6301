import type { Allocation, Entry, Line } from './entries.ts'

type Entries = ReadonlyMap<string, Entry>

export function lineIn(items: Entries, id: string | null): Line | undefined {
  const entry = id === null ? undefined : items.get(id)
  return entry?.type === 'line' ? entry : undefined
}

/** The alternatives of a line, in the order of the list. */
export function alternativesOf(items: Entries, lineId: string): Line[] {
  const found: Line[] = []
  for (const entry of items.values()) if (entry.type === 'line' && entry.alternativeOf === lineId) found.push(entry)
  return found.toSorted((one, other) => one.sort - other.sort || (one.id < other.id ? -1 : 1))
}

export function allocationsOf(items: Entries, lineId: string): Allocation[] {
  const found: Allocation[] = []
  for (const entry of items.values()) if (entry.type === 'allocation' && entry.lineId === lineId) found.push(entry)
  return found
}

/**
 * The edit by which an alternative takes its line's place, with its code, section and allocations; the line becomes an alternative. Null
 * where the alternative counts in another unit, because quantities would mean something else.
 */
export function choosing(items: Entries, alternativeId: string): { put: Entry[] } | null {
  const alternative = lineIn(items, alternativeId)
  const line = lineIn(items, alternative?.alternativeOf ?? null)
  if (!alternative || !line || alternative.unit !== line.unit) return null
  const taker: Line = {
    ...alternative,
    alternativeOf: null,
    docCode: line.docCode,
    section: line.section,
    sort: line.sort,
    // An alternative that was rejected before is wanted now.
    status: alternative.status === 'rejected' ? 'proposed' : alternative.status,
  }
  const others = alternativesOf(items, line.id).filter(({ id }) => id !== alternativeId)
  return {
    put: [
      { type: 'line', ...taker },
      { type: 'line', ...line, alternativeOf: taker.id, docCode: alternative.docCode, sort: alternative.sort },
      ...others.map((other): Entry => ({ type: 'line', ...other, alternativeOf: taker.id })),
      ...allocationsOf(items, line.id).map((one): Entry => ({ type: 'allocation', ...one, lineId: taker.id })),
    ],
  }
}
