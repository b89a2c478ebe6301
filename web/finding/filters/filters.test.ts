import { expect, test } from 'vitest'
import { writtenQuery } from '../../catalogue/address.ts'
import { countFilters, filtersAddress, isCrossed, noFilters, readFilters, writeFilters } from './filters.ts'

test('filters written to the address are read back unchanged', () => {
  const filters = {
    keyword: '橡木 oak',
    like: '0-2',
    categoryId: '12',
    brandIds: ['3', '7'],
    colorIds: ['5'],
    colorSystems: ['RAL', 'Pantry, warm'],
    authorityIds: ['2'],
    schemes: ['low_emission', 'slip_resistance'],
    colorHex: '#a6492b',
    colorDistance: 4,
    warmths: ['warm'],
    patterns: ['veined', 'striped'],
    livelinesses: ['calm'],
    priceMin: 80,
    priceMax: 300.5,
    priceIn: 'EUR',
    priceUnit: 'piece',
    hasCustomOption: '0' as const,
    domesticOrImported: 'imported' as const,
    places: ['stairs' as const, 'heated-floor:unstated' as const],
    areaId: '9',
    inStock: true,
    attrs: { 12: ['5..20'], 13: ['Home', 'Hall, stairs'] },
    sort: 'price-asc' as const,
  }
  const written = writtenQuery(writeFilters(new URLSearchParams(), filters))
  expect(readFilters(new URLSearchParams(written))).toEqual(filters)
})

test('only a value with a comma makes its list an indexed one', () => {
  const query = writtenQuery(
    writeFilters(new URLSearchParams(), { ...noFilters, attrs: { 1: ['a', 'b'], 2: ['a, b'] } }),
  )
  expect(query).toBe('attrs.1=a,b&attrs.2[0]=a,+b')
})

test('a value taken away leaves nothing of its list behind', () => {
  const before = new URLSearchParams('attrs.1[0]=a,b&attrs.1[1]=c&colorSystem=RAL')
  expect(writtenQuery(writeFilters(before, { ...noFilters, attrs: { 1: ['c'] } }))).toBe('attrs.1=c')
})

test('brands stand in the address as a list parted by commas', () => {
  expect(filtersAddress({ ...noFilters, brandIds: ['3', '7'] })).toBe('/?brandId=3,7')
})

test('nonsense in the address is left out', () => {
  const query = new URLSearchParams('categoryId=oak&brandId=1,x,1,-4&priceMin=cheap&priceMax=-1&sort=best&keyword=%20')
  expect(readFilters(query)).toEqual({ ...noFilters, brandIds: ['1'] })
})

test('a filter by price is in the currency of the address, yuan without one, whatever somebody prefers', () => {
  const euro = { preferred: 'EUR', offered: new Set(['CNY', 'EUR', 'USD']) }
  const priceInOf = (query: string) => readFilters(new URLSearchParams(query), euro).priceIn
  expect(priceInOf('')).toBe('EUR')
  expect(priceInOf('brandId=3')).toBe('EUR')
  expect(priceInOf('priceMax=600')).toBe('CNY')
  expect(priceInOf('priceMax=80&priceIn=USD')).toBe('USD')
  expect(priceInOf('priceIn=USD')).toBe('USD')
  expect(priceInOf('priceIn=usd')).toBe('EUR')
})

test('prices in a currency that is not offered are left out, and so is a preference for it', () => {
  const known = { preferred: 'CHF', offered: new Set(['CNY', 'EUR']) }
  const read = (query: string) => readFilters(new URLSearchParams(query), known)
  expect(read('priceMax=600&priceIn=SEK')).toEqual(noFilters)
  expect(read('')).toEqual(noFilters)
})

test('the currency stands in the address with prices alone, and goes with them', () => {
  const euro = { ...noFilters, priceIn: 'EUR' }
  const written = (query: string, filters: typeof euro) =>
    writtenQuery(writeFilters(new URLSearchParams(query), filters))
  expect(written('', euro)).toBe('')
  expect(written('', { ...euro, priceMax: 80 })).toBe('priceMax=80&priceIn=EUR')
  expect(written('priceMax=80&priceIn=EUR', euro)).toBe('')
  expect(written('priceMax=80&priceIn=EUR', { ...noFilters, priceMax: 600 })).toBe('priceMax=600')
  // As somebody might type it.
  expect(written('priceIn=EUR', { ...euro, brandIds: ['3'] })).toBe('priceIn=EUR&brandId=3')
})

test('changing a filter closes the product and keeps what is not a filter', () => {
  const query = writeFilters(new URLSearchParams('skuId=9&categoryId=1&view=wide'), noFilters)
  expect(writtenQuery(query)).toBe('view=wide')
})

test('likings in the address need words, and no others than the contract has', () => {
  const likeOf = (query: string) => readFilters(new URLSearchParams(query)).like
  expect(likeOf('keyword=oak&like=0-3')).toBe('0-3')
  expect(likeOf('keyword=oak&like=all')).toBe(null)
  expect(likeOf('like=0-3')).toBe(null)
})

test('a price range counts as one filter and the sort as none', () => {
  expect(countFilters({ ...noFilters, priceMin: 0, priceMax: 20, brandIds: ['1', '2'], sort: 'name' })).toBe(3)
})

test('prices are crossed where the lowest is above the highest', () => {
  const isCrossedFrom = (priceMin: number | null, priceMax: number | null) => isCrossed({ priceMin, priceMax })
  expect(isCrossedFrom(10, 5)).toBe(true)
  expect(isCrossedFrom(5, 5)).toBe(false)
  expect(isCrossedFrom(5, 10)).toBe(false)
  expect(isCrossedFrom(10, null)).toBe(false)
  expect(isCrossedFrom(null, 5)).toBe(false)
})
