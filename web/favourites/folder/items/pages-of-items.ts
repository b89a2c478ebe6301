import type { InfiniteData } from '@tanstack/react-query'
import type { FolderItem } from '../../../../contract/favourites.ts'

export const PAGE_SIZE = 200

export interface ItemPage {
  list: FolderItem[]
  total: number
}
export type ItemPages = InfiniteData<ItemPage, number>

/** Each item once: an item that moved between two readings may stand in both pages. */
export function itemsOfPages(pages: readonly ItemPage[]): FolderItem[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((item) => [item.id, item])).values()]
}

/**
 * The page to read next, from 1; undefined at the end. Items removed since shift later ones up, so the page read last may hold new
 * ones; a page that brought nothing new is not read again.
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

/** The same pages with their items changed; additions and removals change the total. */
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
