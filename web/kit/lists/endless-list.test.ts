import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isShort, nextPageNo, readAll, useEndlessList, type EndlessList } from './endless-list.ts'

const PAGE_SIZE = 2
const WOODS = ['ash', 'elm', 'oak', 'pine', 'yew']

interface Page {
  list: string[]
  total: number
}

interface WoodList extends EndlessList<string> {
  readAll: () => Promise<string[]>
}

const woodsIn = (pages: readonly Page[]) => pages.flatMap(({ list }) => list)

/** A catalogue of woods that serves pages until it fails; `seen` is what a component shows of its list. */
function aShelf({ woods = WOODS, brokenFrom = Infinity } = {}) {
  const shelf = { asked: [] as number[], brokenFrom }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const options = {
    queryKey: ['woods'],
    queryFn: async ({ pageParam }: { pageParam: number }): Promise<Page> => {
      shelf.asked.push(pageParam)
      if (pageParam >= shelf.brokenFrom) throw new Error('out of order')
      return { list: woods.slice((pageParam - 1) * PAGE_SIZE, pageParam * PAGE_SIZE), total: woods.length }
    },
    initialPageParam: 1,
    getNextPageParam: nextPageNo(PAGE_SIZE),
    staleTime: Infinity,
    // A mounted component shows an existing failure; its request came earlier.
    retryOnMount: false,
  }
  function Woods({ tell }: { tell: (list: WoodList) => void }) {
    const pages = useInfiniteQuery(options)
    tell({ ...useEndlessList(pages, woodsIn), readAll: () => readAll(pages, woodsIn) })
    return null
  }
  const seen = () => {
    const lists: WoodList[] = []
    const tell = (list: WoodList) => lists.push(list)
    renderToString(createElement(QueryClientProvider, { client }, createElement(Woods, { tell })))
    const [list] = lists
    if (!list) throw new Error('nothing was drawn')
    return list
  }
  /** Until no request is running. */
  const rest = async () => {
    await expect.poll(() => client.isFetching()).toBe(0)
  }
  const open = () => client.prefetchInfiniteQuery(options)
  return { shelf, seen, rest, open }
}

describe('an endless list', () => {
  test('waits for its first page', () => {
    expect(aShelf().seen()).toMatchObject({ items: [], total: 0, isPending: true, error: null, hasMore: false })
  })

  test('has the loaded items and the total', async () => {
    const { seen, open } = aShelf()
    await open()
    expect(seen()).toMatchObject({ items: ['ash', 'elm'], total: 5, isPending: false, hasMore: true, failedOn: null })
  })

  test('goes on where its end comes near, up to the last', async () => {
    const { seen, open, rest } = aShelf()
    await open()
    seen().readOn()
    await rest()
    expect(seen()).toMatchObject({ items: ['ash', 'elm', 'oak', 'pine'], hasMore: true })
    seen().readOn()
    await rest()
    expect(seen()).toMatchObject({ items: WOODS, hasMore: false })
  })

  test('says why it has nothing, and asks again', async () => {
    const { shelf, seen, open, rest } = aShelf({ brokenFrom: 1 })
    await open()
    expect(seen()).toMatchObject({ items: [], error: new Error('out of order'), failedOn: null })
    shelf.brokenFrom = Infinity
    seen().retry()
    await rest()
    expect(seen()).toMatchObject({ items: ['ash', 'elm'], error: null })
  })

  test('keeps its items when a page fails, and continues only when asked to', async () => {
    const { shelf, seen, open, rest } = aShelf({ brokenFrom: 2 })
    await open()
    seen().readOn()
    await rest()
    const broken = { items: ['ash', 'elm'], error: null, failedOn: new Error('out of order'), hasMore: false }
    expect(seen()).toMatchObject(broken)
    seen().readOn()
    await rest()
    expect(shelf.asked).toEqual([1, 2])
    shelf.brokenFrom = Infinity
    seen().retry()
    await rest()
    expect(shelf.asked).toEqual([1, 2, 2])
    expect(seen()).toMatchObject({ items: ['ash', 'elm', 'oak', 'pine'], failedOn: null, hasMore: true })
  })

  test('loads all pages on request', async () => {
    const { seen, open } = aShelf()
    await open()
    expect(await seen().readAll()).toEqual(WOODS)
  })

  test('leaves failed pages out when all are requested', async () => {
    const { seen, open } = aShelf({ brokenFrom: 3 })
    await open()
    expect(await seen().readAll()).toEqual(['ash', 'elm', 'oak', 'pine'])
  })
})

test('loads page after page until the last one, and stops at an empty one', () => {
  const next = nextPageNo(PAGE_SIZE)
  expect(next({ list: ['ash', 'elm'], total: 5 }, [], 1)).toBe(2)
  expect(next({ list: ['yew'], total: 5 }, [], 3)).toBe(null)
  expect(next({ list: ['pine', 'yew'], total: 4 }, [], 2)).toBe(null)
  expect(next({ list: [], total: 9 }, [], 2)).toBe(null)
})

test('is cheap to read again up to five pages', () => {
  const listOf = (count: number) => ({ state: { data: { pages: Array.from({ length: count }), pageParams: [] } } })
  expect(isShort(listOf(5))).toBe(true)
  expect(isShort(listOf(6))).toBe(false)
  expect(isShort({ state: { data: undefined } })).toBe(true)
  expect(isShort({ state: { data: { name: 'no list' } } })).toBe(true)
})
