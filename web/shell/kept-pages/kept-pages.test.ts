import { expect, test } from 'vitest'
import {
  clearMemberPages,
  clearPage,
  pagesLeftAt,
  keptPathOf,
  scrollKeyOf,
  visitPage,
  type KeptPage,
} from './kept-pages.ts'
import { parseStoredPages } from './kept-pages-storage.ts'
import { parsePositions } from './ScrollKeeper.tsx'

let visits = 0

function visit(pages: readonly KeptPage[], address: string, { isBack = false, isKept = true } = {}): KeptPage[] {
  const { pathname, search, hash } = new URL(address, 'http://any')
  visits += 1
  return visitPage(pages, { location: { pathname, search, hash, key: `visit${visits}`, state: null }, isBack, isKept })
}

const paths = (pages: readonly KeptPage[]) => pages.map(({ path }) => path)
const find = (pages: readonly KeptPage[], path: string) => pages.find((page) => page.path === path)

test('home and /product are one page', () => {
  expect(keptPathOf('/product')).toBe('/')
  expect(keptPathOf('/favorites/')).toBe('/favorites')
  expect(paths(visit(visit([], '/'), '/product?sort=name'))).toEqual(['/'])
})

test('a page keeps its address, with the product that was open, while others are visited', () => {
  const pages = visit(visit([], '/?sort=name&skuId=7'), '/material')
  expect(find(pages, '/')).toMatchObject({ address: '/?sort=name&skuId=7', location: { search: '?sort=name' } })
})

test('opening and closing a product changes nothing for the page', () => {
  const closed = visit([], '/?sort=name')
  const open = visit(closed, '/?sort=name&skuId=7')
  expect(find(open, '/')?.location).toBe(find(closed, '/')?.location)
})

test('a page is as it was left on a return and on the way back, and at its top by any other way', () => {
  const away = visit(visit([], '/?sort=name'), '/material')
  expect(find(visit(away, '/?sort=name'), '/')?.isAsLeft).toBe(true)
  expect(find(visit(away, '/?sort=newest'), '/')?.isAsLeft).toBe(false)
  expect(find(visit(away, '/?sort=newest', { isBack: true }), '/')?.isAsLeft).toBe(true)
  expect(find(visit(visit([], '/'), '/?sort=name'), '/')?.isAsLeft).toBe(false)
})

test('ten pages are kept, and the one not seen for longest leaves', () => {
  let pages: KeptPage[] = []
  for (let brand = 1; brand <= 10; brand += 1) pages = visit(pages, `/brand/${brand}`)
  pages = visit(visit(pages, '/brand/1'), '/brand/11')
  expect(pages).toHaveLength(10)
  expect(find(pages, '/brand/1')).toBeDefined()
  expect(find(pages, '/brand/2')).toBeUndefined()
})

test('a page that is not to be kept pushes none out and leaves with the next visit', () => {
  let pages: KeptPage[] = []
  for (let brand = 1; brand <= 10; brand += 1) pages = visit(pages, `/brand/${brand}`)
  const atLogin = visit(pages, '/login', { isKept: false })
  expect(paths(atLogin)).toEqual([...paths(pages), '/login'])
  expect(paths(visit(atLogin, '/brand/3'))).toEqual(paths(pages))
})

test('a cleared page begins anew', () => {
  const before = visit([], '/')
  const after = visit(clearPage(before, '/'), '/')
  expect(after[0]?.id).not.toBe(before[0]?.id)
})

test('a member’s pages are not kept beyond their signing out, but the one in sight and what everyone sees are', () => {
  const pages = ['/', '/favorites', '/favorites/3', '/brand/1'].reduce<KeptPage[]>(
    (kept, path) => visit(kept, path),
    [],
  )
  const isMembers = ({ path }: KeptPage) => path.startsWith('/favorites')
  expect(paths(clearMemberPages(pages, '/brand/1', isMembers))).toEqual(['/', '/brand/1'])
  expect(paths(clearMemberPages(pages, '/favorites/3', isMembers))).toEqual(['/', '/favorites/3', '/brand/1'])
})

test('pages from before a reload are known, and shown only once they are visited', () => {
  const pages = visit(pagesLeftAt(['/?sort=name&skuId=7', '/favorites/3']), '/material')
  expect(pages.map(({ path, isMounted }) => [path, isMounted])).toEqual([
    ['/', false],
    ['/favorites/3', false],
    ['/material', true],
  ])
  expect(find(visit(pages, '/?sort=name&skuId=7'), '/')).toMatchObject({ isMounted: true, isAsLeft: true })
})

const stored = { tab: 'a', address: '/?sort=name' }

test.each([
  ['nothing', null],
  ['no JSON', '{{'],
  ['no list', '{"tab":"a"}'],
  ['a number', '7'],
  ['another place on the network', JSON.stringify([{ ...stored, address: '//elsewhere.example/' }])],
  ['another place behind a tab', JSON.stringify([{ ...stored, address: '/\t/elsewhere.example/' }])],
  ['half an address', JSON.stringify([{ ...stored, address: '/\t/[' }])],
  ['a script', JSON.stringify([{ ...stored, address: 'javascript:alert(1)' }])],
  ['a number for an address', JSON.stringify([{ ...stored, address: 1 }])],
])('a stored list with %s holds no page', (_, text) => {
  expect(parseStoredPages(text)).toEqual([])
})

test('a stored list keeps its valid pages', () => {
  expect(parseStoredPages(JSON.stringify([null, stored, 3]))).toEqual([stored])
})

test.each([null, '{{', '{}', '7', '[["/"]]', '[[1,2]]', '[["/",-1]]', '[["/","2"]]'])(
  'stored positions %j are none',
  (text) => {
    expect(parsePositions(text)).toEqual([])
  },
)

test('`/` and `/product` are one page, each with its own position', () => {
  expect(['/', '/product', '/product/'].map(keptPathOf)).toEqual(['/', '/', '/'])
  const places = ['/', '/product', '/product/?sort=name', '/product?sort=name&skuId=7', '/compare'].map((address) => {
    const { pathname, search } = new URL(address, 'http://any')
    return scrollKeyOf({ pathname, search })
  })
  expect(places).toEqual(['', '/product', '/product?sort=name', '/product?sort=name', '/compare'])
  expect(parsePositions('[["",800],null,["/product",1500]]')).toEqual([
    ['', 800],
    ['/product', 1500],
  ])
})
