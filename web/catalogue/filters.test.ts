import { expect, test } from 'vitest'
import { countFilters, filtersAddress, noFilters, readFilters, writeFilters, writtenQuery } from './filters.ts'

test('what is written to the address is read back the same', () => {
  const filters = {
    keyword: '橡木 oak',
    categoryId: '12',
    brandIds: ['3', '7'],
    priceMin: 80,
    priceMax: 300.5,
    sort: 'price-asc' as const,
  }
  expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual(filters)
})

test('brands stand in the address as a list parted by commas', () => {
  expect(filtersAddress({ ...noFilters, brandIds: ['3', '7'] })).toBe('/?brandId=3,7')
})

test('nonsense in the address is left out', () => {
  const query = new URLSearchParams('categoryId=oak&brandId=1,x,1,-4&priceMin=cheap&priceMax=-1&sort=best&keyword=%20')
  expect(readFilters(query)).toEqual({ ...noFilters, brandIds: ['1'] })
})

test('changing a filter closes the product and keeps what is not a filter', () => {
  const query = writeFilters(new URLSearchParams('skuId=9&categoryId=1&view=wide'), noFilters)
  expect(writtenQuery(query)).toBe('view=wide')
})

test('a price range counts as one filter and the sort as none', () => {
  expect(countFilters({ ...noFilters, priceMin: 0, priceMax: 20, brandIds: ['1', '2'], sort: 'name' })).toBe(3)
})
