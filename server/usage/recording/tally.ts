import type { UsageEvent, UsageThing } from '../../../contract/analysis.ts'
import type { DoneThing } from './done.ts'
import { mayBeKept } from './words.ts'

/** Different words of one day that are kept. */
const MOST_WORDS_OF_DAY = 5000

/** What has been added up, to be written. */
export interface Tally {
  counts: ReadonlyMap<string, Count>
  words: ReadonlyMap<string, WordCount>
}

export interface Count {
  day: string
  event: UsageEvent
  of: UsageThing | 'all'
  /** 0 of all. */
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

/** What the database and the catalogue know of what was done. */
export interface Known {
  /** Tokens of members who are left out. */
  leftOut: ReadonlySet<string>
  /** By SKU; one that is not there is gone. */
  products: ReadonlyMap<string, KnownProduct>
  /** Words that find something, and words that find nothing, as they were typed. */
  found: ReadonlyMap<string, boolean>
}

export interface KnownProduct {
  id: string
  brandId: string
  categoryId: string
}

/** Adds up what was done, in the order in which it was. */
export function tallyOf(done: readonly DoneThing[], { leftOut, products, found }: Known): Tally {
  const counts = new Map<string, Count>()
  const words = new Map<string, WordCount>()

  for (const thing of done) {
    if (thing.token !== undefined && leftOut.has(thing.token)) continue
    if (thing.kind === 'image') add(thing.day.day, thing.event, 'all', '0')
    if (thing.kind === 'product') countProduct(thing)
    if (thing.kind === 'search') {
      const isFound = found.get(thing.typed)
      if (isFound !== undefined) countWords(thing, isFound ? 'found' : 'unfound')
    }
  }
  return { counts, words }

  function countProduct({ day, client, event, skuId, isFirst, openedBy }: DoneThing & { kind: 'product' }): void {
    const product = products.get(skuId)
    if (!product) return
    if (isFirst && day.isFirstOf(client, event, product.id)) {
      add(day.day, event, 'all', '0')
      add(day.day, event, 'product', product.id)
      add(day.day, event, 'brand', product.brandId)
      add(day.day, event, 'category', product.categoryId)
    }
    if (openedBy !== undefined && day.isFirstOf(client, 'opened', openedBy))
      countWords({ day, words: openedBy }, 'opened')
  }

  function countWords(
    { day, words: said }: Pick<DoneThing & { kind: 'search' }, 'day' | 'words'>,
    what: 'found' | 'unfound' | 'opened',
  ): void {
    add(day.day, `search_${what}`, 'all', '0')
    if (!mayBeKept(said) || !isKept(day.keptWords, said, what)) return
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

/** Of too many different words the first are kept; what was opened by words that are not, neither is. */
function isKept(kept: Set<string> | undefined, words: string, what: 'found' | 'unfound' | 'opened'): boolean {
  if (!kept || kept.has(words)) return kept !== undefined
  if (what === 'opened' || kept.size >= MOST_WORDS_OF_DAY) return false
  kept.add(words)
  return true
}
