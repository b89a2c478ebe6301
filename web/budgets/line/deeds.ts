import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { NEW_LINE, NEW_PRICE, type Allocation, type Entry, type Line } from '../../../contract/budgets/entries.ts'
import { exchangeOf, lineOfOffer, type YuanRate } from '../../../contract/budgets/offers.ts'
import { newEntryId } from '../../workspace/new-entry-id.ts'
import type { TableEdit } from '../table/table-props.ts'

type Entries = ReadonlyMap<string, Entry>

interface Rates {
  list: Pick<BudgetFields, 'baseCurrency'>
  rates: ReadonlyMap<string, YuanRate>
}

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
export function choosing(items: Entries, alternativeId: string): TableEdit | null {
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

/** An alternative from an offer of the catalogue. */
export function alternativeOfOffer(line: Line, offer: Offer, exchange: Rates): Line {
  const { section, sort } = line
  const made = lineOfOffer(offer, { id: newEntryId(), sort, section, docCode: '', ...exchange })
  return { ...made, alternativeOf: line.id }
}

/** An alternative of the member's own, in the line's unit. */
export function ownAlternative(line: Line, name: string, { list, rates }: Rates): Line {
  return {
    ...NEW_LINE,
    id: newEntryId(),
    kind: 'custom',
    name,
    section: line.section,
    sort: line.sort,
    alternativeOf: line.id,
    unit: line.unit,
    price: {
      ...NEW_PRICE,
      taxIncluded: line.price.taxIncluded,
      ...exchangeOf(list.baseCurrency, list.baseCurrency, rates),
    },
  }
}
