import type { InfiniteData } from '@tanstack/react-query'
import type { FolderItem } from '../../../../contract/favourites.ts'

export const PAGE_SIZE = 200

export interface ItemPage {
  list: FolderItem[]
  total: number
}
export type ItemPages = InfiniteData<ItemPage, number>

/** Every item once: what moved between two readings may stand in both pages. */
export function itemsOfPages(pages: readonly ItemPage[]): FolderItem[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((item) => [item.id, item])).values()]
}

/**
 * The page to read next, from 1; undefined where all is there. Items that were taken out since let later ones move up, so that
 * the page that was read last may hold some that are new; one that brought nothing new is not read again.
 */
export function pageAfter(pages: readonly ItemPage[], lastPageNo: number): number | undefined {
  const total = pages.at(-1)?.total ?? 0
  const count = itemsOfPages(pages).length
  if (count >= total) return undefined
  const broughtNew = count > itemsOfPages(pages.slice(0, -1)).length
  const due = Math.floor(count / PAGE_SIZE) + 1
  const next = broughtNew ? due : Math.max(due, lastPageNo + 1)
  return next > Math.ceil(total / PAGE_SIZE) ? undefined : next
}

/** The same pages with their items changed; what comes or goes is counted. */
export function withItems(data: ItemPages, change: (items: FolderItem[]) => FolderItem[]): ItemPages {
  const before = itemsOfPages(data.pages)
  const after = change(before)
  const total = (data.pages.at(-1)?.total ?? 0) + after.length - before.length
  const last = data.pages.length - 1
  const pages = data.pages.map((page, index) => ({
    ...page,
    total,
    list: after.slice(index * PAGE_SIZE, index === last ? undefined : (index + 1) * PAGE_SIZE),
  }))
  return { ...data, pages }
}
