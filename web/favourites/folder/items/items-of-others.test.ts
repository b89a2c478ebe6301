import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import type { FolderItem } from '../../../../contract/favourites.ts'
import { noFilters } from '../../../finding/filters/filters.ts'
import { changing, itemPagesOf, readItemsAgain, stopReading } from './folder-items.ts'
import { followItemsOfOthers } from './items-of-others.ts'
import { itemsOfPages, PAGE_SIZE } from './pages-of-items.ts'

const FOLDER = '3'
const LONG = 7

/** A folder that somebody has loaded down to its seventh page, and that others change. */
async function aLongFolder() {
  const client = new QueryClient()
  const folder = { mark: 'before', isHeld: false, asked: 0 }
  const held: (() => void)[] = []
  const read = async (pageNo: number) => {
    folder.asked += 1
    // The server's state at the time of the request.
    const { mark } = folder
    if (folder.isHeld) await new Promise<void>((resolve) => held.push(resolve))
    const list = Array.from({ length: PAGE_SIZE }, (_, at) => ({ id: `${pageNo}-${at}`, note: mark }) as FolderItem)
    return { list, total: 10 * PAGE_SIZE, understood: [] }
  }
  const observer = new InfiniteQueryObserver(client, {
    ...itemPagesOf(FOLDER, noFilters, 'en'),
    queryFn: ({ pageParam }) => read(pageParam),
  })
  const others = followItemsOfOthers(client, FOLDER)
  const stopShowing = observer.subscribe(() => undefined)
  onTestFinished(() => {
    others.end()
    stopShowing()
    client.clear()
  })
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  while (itemsOfPages(observer.getCurrentResult().data?.pages ?? []).length < LONG * PAGE_SIZE)
    await observer.fetchNextPage()
  folder.asked = 0
  const shown = () => itemsOfPages(observer.getCurrentResult().data?.pages ?? [])
  return {
    client,
    folder,
    others,
    marks: () => [...new Set(shown().map(({ note }) => note))],
    count: () => shown().length,
    answerHeld: () => {
      folder.isHeld = false
      for (const go of held.splice(0)) go()
    },
    isHolding: () => held.length > 0,
  }
}

test('others’ changes are read as far as somebody has scrolled, and the old items stay until then', async () => {
  const { folder, others, marks, count, answerHeld, isHolding } = await aLongFolder()
  Object.assign(folder, { mark: 'after', isHeld: true })
  others.read()
  await expect.poll(isHolding).toBe(true)
  expect([marks(), count()]).toEqual([['before'], LONG * PAGE_SIZE])
  answerHeld()
  await expect.poll(marks).toEqual(['after'])
  expect([count(), folder.asked]).toEqual([LONG * PAGE_SIZE, LONG])
})

test('others’ changes during a reading are read afterwards, all at once', async () => {
  const { folder, others, marks, answerHeld, isHolding } = await aLongFolder()
  Object.assign(folder, { mark: 'first', isHeld: true })
  others.read()
  await expect.poll(isHolding).toBe(true)
  for (const mark of ['second', 'third']) {
    folder.mark = mark
    others.read()
  }
  answerHeld()
  await expect.poll(marks).toEqual(['third'])
  expect(folder.asked).toBe(2 * LONG)
})

test('others’ changes during a change of one’s own are read after it', async () => {
  const { client, folder, others, marks, answerHeld, isHolding } = await aLongFolder()
  Object.assign(folder, { mark: 'of others', isHeld: true })
  others.read()
  await expect.poll(isHolding).toBe(true)
  const { promise, resolve } = Promise.withResolvers<void>()
  const change = client.getMutationCache().build(client, {
    mutationKey: changing(FOLDER),
    mutationFn: () => promise,
    onMutate: () => stopReading(client, FOLDER),
    onSettled: () => void readItemsAgain(client, FOLDER),
  })
  const changed = change.execute(undefined)
  others.read()
  answerHeld()
  expect(marks()).toEqual(['before'])
  resolve()
  await changed
  await expect.poll(marks).toEqual(['of others'])
})
