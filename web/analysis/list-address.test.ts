import { expect, it } from 'vitest'
import { rankingIn, searchesIn, withRanking, withSearches } from './list-address.ts'

const addressOf = (query: string) => new URLSearchParams(query)

it('reads each list’s settings from the address, and defaults where they make no sense', () => {
  expect(rankingIn(addressOf('event=board&by=brand&page=3&open=7'))).toEqual({
    event: 'board',
    by: 'brand',
    pageNo: 3,
    openId: '7',
  })
  expect(rankingIn(addressOf('event=moon&by=&page=-1&open=x'))).toEqual({
    event: 'view',
    by: 'product',
    pageNo: 1,
    openId: null,
  })
  expect(searchesIn(addressOf('words=unfound&sort=opened&wordsPage=2'))).toEqual({
    kind: 'unfound',
    sort: 'opened',
    pageNo: 2,
  })
  expect(searchesIn(addressOf('words=x&sort=x&wordsPage=1.5'))).toEqual({ kind: 'all', sort: 'searches', pageNo: 1 })
})

it('begins a list at its first page when a setting changes, and leaves the other list and the period alone', () => {
  const address = addressOf('period=7d&event=board&page=3&open=7&wordsPage=2')
  expect(withRanking(address, { by: 'brand' }).toString()).toBe('period=7d&event=board&wordsPage=2&by=brand')
  expect(withRanking(address, { event: 'view' }).toString()).toBe('period=7d&wordsPage=2')
  expect(withRanking(address, { pageNo: 4 }).get('page')).toBe('4')
  expect(withSearches(address, { kind: 'unfound' }).toString()).toBe(
    'period=7d&event=board&page=3&open=7&words=unfound',
  )
})
