import type { keptSorts } from '../../../../contract/keeping/products.ts'
import { nameIn } from '../../../../contract/display-name.ts'
import type { Language } from '../../../../contract/problem.ts'
import type { KeptEntry } from './load-entries.ts'

export type KeptSort = (typeof keptSorts)[number]

/** The sorted lists of all products that were requested, cached until they change. */
export interface EntryOrders {
  get(sort: KeptSort, language: Language): readonly KeptEntry[]
  /** Replaces the products with these ids by their present state. */
  change(ids: ReadonlySet<number>, now: readonly KeptEntry[]): void
}

type Compare = (one: KeptEntry, other: KeptEntry) => number

const COLLATORS = { en: new Intl.Collator('en'), 'zh-CN': new Intl.Collator('zh-CN-u-co-pinyin') }

/** With more changes at once, all lists are sorted again when they are requested. */
const MANY = 1000

export function createEntryOrders(entries: ReadonlyMap<number, KeptEntry>): EntryOrders {
  const orders = new Map<string, { list: KeptEntry[]; compare: Compare }>()
  return {
    get(sort, language) {
      const name = sort === 'name' ? `name ${language}` : sort
      const known = orders.get(name)
      if (known) return known.list
      const compare = compareBy(sort, language)
      const list = [...entries.values()].sort(compare)
      orders.set(name, { list, compare })
      return list
    },
    change(ids, now) {
      if (ids.size > MANY) return orders.clear()
      for (const [name, { list, compare }] of orders)
        orders.set(name, { compare, list: merge(list.filter(({ id }) => !ids.has(id)), now.toSorted(compare), compare) }) // prettier-ignore
    },
  }
}

function compareBy(sort: KeptSort, language: Language): Compare {
  const byId: Compare = (one, other) => one.id - other.id
  switch (sort) {
    case 'relevance':
      return (one, other) => Number(other.isOnSale) - Number(one.isOnSale) || one.rank - other.rank || byId(one, other)
    case 'rank':
      return (one, other) => one.rank - other.rank || byId(one, other)
    case 'newest':
      return (one, other) => byId(other, one)
    case 'updated':
      return (one, other) => other.version - one.version || byId(one, other)
    case 'name': {
      const nameOf = (entry: KeptEntry) => nameIn(language, entry)
      const { compare } = COLLATORS[language]
      return (one, other) => compare(nameOf(one), nameOf(other)) || byId(one, other)
    }
  }
}

/** Merges two sorted lists. */
function merge(list: KeptEntry[], added: KeptEntry[], compare: Compare): KeptEntry[] {
  const merged: KeptEntry[] = []
  let taken = 0
  for (const entry of added) {
    const to = firstAfter(list, entry, { from: taken, compare })
    for (; taken < to; taken++) merged.push(list[taken] as KeptEntry)
    merged.push(entry)
  }
  return [...merged, ...list.slice(taken)]
}

function firstAfter(
  list: KeptEntry[],
  entry: KeptEntry,
  { from, compare }: { from: number; compare: Compare },
): number {
  let low = from
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(list[middle] as KeptEntry, entry) < 0) low = middle + 1
    else high = middle
  }
  return low
}
