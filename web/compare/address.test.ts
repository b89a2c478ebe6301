import { expect, test } from 'vitest'
import { comparisonAddress, readComparison } from './address.ts'

const idsOf = (search: string) => readComparison(search).skuIds

test('a link names the SKUs in the order of their columns', () => {
  expect(comparisonAddress(['3', '1'], true)).toBe('/compare?skuIds=3,1&differences=1')
  expect(readComparison('?skuIds=3,1&differences=1')).toEqual({ skuIds: ['3', '1'], named: 2, isDifferencesOnly: true })
  expect(comparisonAddress([])).toBe('/compare')
})

test('an invalid id is left out of a link, and so is a repeated one', () => {
  expect(idsOf('?skuIds=1,x,,%20,-3,1e3,../2,1')).toEqual(['1'])
  expect(idsOf('?skuIds=1&skuIds=2&skuIds[0]=3')).toEqual(['1', '2', '3'])
  expect(idsOf('')).toEqual([])
})

test('of more than six the first six are shown, and all are counted', () => {
  expect(readComparison('?skuIds=1,2,3,4,5,6,7,8')).toMatchObject({ skuIds: ['1', '2', '3', '4', '5', '6'], named: 8 })
})
