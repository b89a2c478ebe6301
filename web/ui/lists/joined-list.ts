import type { EndlessList } from './endless-list.ts'

/** Two lists as one, the second below what is loaded of the first. What fails of the second is left out: the first is what is asked for. */
export function joinedList<Item>(first: EndlessList<Item>, second: EndlessList<Item>): EndlessList<Item> {
  return {
    ...first,
    items: [...first.items, ...second.items],
    total: first.total + second.total,
    // What is there is shown.
    isPending: first.isPending || (first.items.length === 0 && second.isPending),
    hasMore: first.hasMore || second.hasMore,
    readOn: () => {
      if (first.hasMore) first.readOn()
      else second.readOn()
    },
  }
}
