import type { EndlessList } from './endless-list.ts'

/**
 * Two lists as one, the second below the loaded part of the first. Failures of the second are ignored: the first is the requested one.
 */
export function joinedList<Item>(first: EndlessList<Item>, second: EndlessList<Item>): EndlessList<Item> {
  return {
    ...first,
    items: [...first.items, ...second.items],
    total: first.total + second.total,
    // What has loaded is shown.
    isPending: first.isPending || (first.items.length === 0 && second.isPending),
    hasMore: first.hasMore || second.hasMore,
    readOn: () => {
      if (first.hasMore) first.readOn()
      else second.readOn()
    },
  }
}
