import { expect, it } from 'vitest'
import type { ScheduleItem } from './schedule.ts'
import { inWords } from './pdf-words.ts'
import { folderWordsIn } from './words.ts'

const OAK: ScheduleItem = {
  name: 'Oak',
  brand: 'Nordhem',
  model: 'OAK-1',
  platformNo: '',
  category: 'Flooring',
  colorSystem: '',
  color: '',
  hex: null,
  size: '',
  price: { low: 80.5, high: 1200, currency: 'EUR' },
  isTaxIncluded: true,
  unit: 'm²',
  perSquareMetre: { low: 80.5, high: 1200, currency: 'EUR' },
  origin: '',
  isOnSale: true,
  note: '',
  certificates: [],
  link: 'https://quarry.test/?skuId=1',
  picture: null,
}

const priceOf = (facts: Partial<ScheduleItem>, language: 'en' | 'zh-CN' = 'en') => {
  const { price, basis } = inWords({ ...OAK, ...facts }, { words: folderWordsIn(language), language })
  return [price, ...basis]
}

it('names the currency, since one symbol may be several’s, and says whether tax is in the price', () => {
  expect(priceOf({})).toEqual(['EUR 80.50 – 1,200', '/ m² · tax included'])
  expect(priceOf({ isTaxIncluded: false }, 'zh-CN')).toEqual(['EUR 80.50 – 1,200', '/ m² · 不含税'])
  const box = { unit: 'box', perSquareMetre: { low: 40.2, high: 40.2, currency: 'CNY' } }
  expect(priceOf({ ...box, price: { low: 90, high: 90, currency: 'CNY' } })).toEqual([
    'CNY 90',
    '/ box · tax included',
    '≈ CNY 40 / m²',
  ])
})

it('says nothing of tax that nobody has said, or without a price', () => {
  expect(priceOf({ isTaxIncluded: null })).toEqual(['EUR 80.50 – 1,200', '/ m²'])
  expect(priceOf({ isTaxIncluded: null, unit: '' })).toEqual(['EUR 80.50 – 1,200'])
  expect(priceOf({ price: null, perSquareMetre: null })).toEqual(['On request'])
})
