import { expect, test } from 'vitest'
import { searchWithSku } from './product-address.ts'

test('opening a product keeps the filters', () => {
  expect(searchWithSku('?brandId=3,7&sort=name', '12')).toBe('?brandId=3,7&sort=name&skuId=12')
})

test('closing it removes nothing else', () => {
  expect(searchWithSku('?skuId=12&brandId=3,7', null)).toBe('?brandId=3,7')
  expect(searchWithSku('?skuId=12', null)).toBe('')
})
