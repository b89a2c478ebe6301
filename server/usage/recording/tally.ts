import type { UsageEvent, UsageThing } from '../../../contract/analysis.ts'
import type { WaitingEvent } from './waiting-event.ts'
import type { DayOfUse, Marks } from './day-of-use.ts'
import { areKept } from './kept-words.ts'

/** Counts that are added up and ready to be written. */
export interface UsageTally {
  counts: ReadonlyMap<string, Count>
  words: ReadonlyMap<string, WordCount>
}

export interface Count {
  day: string
  event: UsageEvent
  of: UsageThing | 'all'
  /** 0 for all. */
  id: string
  count: number
}

export interface WordCount {
  day: string
  words: string
  found: number
  unfound: number
  opened: number
}

/** What the database and the catalogue know about the events. */
export interface KnownUsage {
  /** Tokens of members who opted out. */
  leftOut: ReadonlySet<string>
  /** By SKU id; SKUs that are gone are missing. */
  products: ReadonlyMap<string, KnownProduct>
  /** Whether words find something, by the words as typed. */
  found: ReadonlyMap<string, boolean>
}

export interface KnownProduct {
  id: string
  brandId: string
  categoryId: string
}

/** Adds up events in their order. `marksOf` tells what else was counted of a client on the day: on this server, or on all. */
export function tallyOf(
  done: readonly WaitingEvent[],
  { leftOut, products, found }: KnownUsage,
  marksOf: (day: DayOfUse) => Marks = (day) => day,
): UsageTally {
  const counts = new Map<string, Count>()
  const words = new Map<string, WordCount>()

  for (const thing of done) {
    if (isLeftOut(thing, { leftOut })) continue
    if (thing.kind === 'image') add(thing.day.day, thing.event, 'all', '0')
    if (thing.kind === 'product') countProduct(thing)
    if (thing.kind === 'search') {
      const isFound = found.get(thing.typed)
      if (isFound !== undefined) countSearch(thing, isFound)
    }
  }
  return { counts, words }

  function countProduct({ day, client, event, skuId, isFirst, openedBy }: WaitingEvent & { kind: 'product' }): void {
    const product = products.get(skuId)
    if (!product) return
    const marks = marksOf(day)
    if (isFirst && marks.isFirstOf(client, event, product.id)) {
      add(day.day, event, 'all', '0')
      add(day.day, event, 'product', product.id)
      add(day.day, event, 'brand', product.brandId)
      add(day.day, event, 'category', product.categoryId)
    }
    if (openedBy === undefined) return
    // A page may claim any words; only those that found something for this client count.
    const isKept = marks.hasOf(client, 'kept', openedBy)
    if (!isKept && !marks.hasOf(client, 'found', openedBy)) return
    if (marks.isFirstOf(client, 'opened', openedBy)) countWords({ day, words: openedBy, isKept }, 'opened')
  }

  function countSearch({ day, client, words: said }: WaitingEvent & { kind: 'search' }, isFound: boolean): void {
    const isKept = areKept(day, client, said)
    if (isFound) marksOf(day).isFirstOf(client, isKept ? 'kept' : 'found', said)
    countWords({ day, words: said, isKept }, isFound ? 'found' : 'unfound')
  }

  function countWords(
    { day, words: said, isKept }: Pick<WaitingEvent & { kind: 'search' }, 'day' | 'words'> & { isKept: boolean },
    what: 'found' | 'unfound' | 'opened',
  ): void {
    add(day.day, `search_${what}`, 'all', '0')
    if (!isKept) return
    const key = `${day.day} ${said}`
    const before = words.get(key) ?? { day: day.day, words: said, found: 0, unfound: 0, opened: 0 }
    words.set(key, { ...before, [what]: before[what] + 1 })
  }

  function add(day: string, event: UsageEvent, of: Count['of'], id: string): void {
    const key = `${day} ${event} ${of} ${id}`
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { day, event, of, id, count })
  }
}

/** Whether the member whose browser reported an event opted out. */
export function isLeftOut({ token }: WaitingEvent, { leftOut }: Pick<KnownUsage, 'leftOut'>): boolean {
  return token !== undefined && leftOut.has(token)
}
