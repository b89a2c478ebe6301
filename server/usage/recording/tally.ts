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
  /** The words that searches are counted under that found nothing, by the words as typed. */
  inVain: ReadonlyMap<string, readonly string[]>
}

export interface KnownProduct {
  id: string
  brandId: string
  categoryId: string
}

/** Adds up events in their order. `marksOf` tells what else was counted of a client on the day: on this server, or on all. */
export function tallyOf(
  done: readonly WaitingEvent[],
  { leftOut, products, found, inVain }: KnownUsage,
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
    if (!marks.isFirstOf(client, 'opened', openedBy)) return
    add(day.day, 'search_opened', 'all', '0')
    if (isKept) countWords(day.day, openedBy, 'opened')
  }

  function countSearch({ day, client, words: said, typed }: WaitingEvent & { kind: 'search' }, isFound: boolean): void {
    add(day.day, isFound ? 'search_found' : 'search_unfound', 'all', '0')
    if (isFound) {
      const isKept = areKept(day, client, said)
      marksOf(day).isFirstOf(client, isKept ? 'kept' : 'found', said)
      if (isKept) countWords(day.day, said, 'found')
      return
    }
    for (const word of inVain.get(typed) ?? [])
      if (marksOf(day).isFirstOf(client, 'vain', word) && areKept(day, client, word))
        countWords(day.day, word, 'unfound')
  }

  function countWords(day: string, said: string, what: 'found' | 'unfound' | 'opened'): void {
    const key = `${day} ${said}`
    const before = words.get(key) ?? { day, words: said, found: 0, unfound: 0, opened: 0 }
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
