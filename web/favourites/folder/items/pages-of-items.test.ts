import { expect, test } from 'vitest'
import type { FolderItem } from '../../../../contract/favourites.ts'
import { itemsOfPages, PAGE_SIZE, pageAfter, withItems } from './pages-of-items.ts'

function pageOf(from: number, to: number, total: number) {
  const list = Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }) as FolderItem)
  return { list, total }
}

test('pages are read one after the other until all is there', () => {
  const first = pageOf(0, 200, 450)
  const second = pageOf(200, 400, 450)
  expect(pageAfter([first], 1)).toBe(2)
  expect(pageAfter([first, second], 2)).toBe(3)
  expect(pageAfter([first, second, pageOf(400, 450, 450)], 3)).toBeUndefined()
})

test('items that moved up after a removal are read as well', () => {
  const data = { pages: [pageOf(0, 200, 450), pageOf(200, 400, 450)], pageParams: [1, 2] }
  const after = withItems(data, (items) => items.slice(10))
  expect(after.pages.map(({ list, total }) => [list.length, total])).toEqual([
    [200, 440],
    [190, 440],
  ])
  expect(pageAfter(after.pages, 2)).toBe(2)
})

test('a page that brought nothing new is not read for ever', () => {
  const again = pageOf(199, 399, 401)
  const pages = [pageOf(0, 200, 400), again, again]
  expect(itemsOfPages(pages)).toHaveLength(399)
  expect(pageAfter(pages, 2)).toBe(3)
  expect(pageAfter([...pages, pageOf(398, 399, 401)], 3)).toBeUndefined()
})

test('changed items stay in as many pages as were read', () => {
  const data = { pages: [pageOf(0, PAGE_SIZE, 250), pageOf(PAGE_SIZE, 250, 250)], pageParams: [1, 2] }
  const after = withItems(data, (items) => [...items].toReversed())
  expect(after.pages.map(({ list }) => list.length)).toEqual([200, 50])
  expect(itemsOfPages(after.pages)[0]?.id).toBe('249')
})
