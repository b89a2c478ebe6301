import { describe, expect, it } from 'vitest'
import { aColumn, KNOWN } from '../../testing/imports/known-catalogue.ts'
import { guessValues, knownMeanings, meaningOf } from './guess-values.ts'
import { dictionaryValueIn } from './known-names.ts'

describe('the meaning of a value', () => {
  it.each([
    ['平方米', 'measurementUnit', 'square_meter'],
    ['㎡', 'measurementUnit', 'square_meter'],
    ['m2', 'measurementUnit', 'square_meter'],
    ['per mq', 'measurementUnit', 'square_meter'],
    ['Stück', 'measurementUnit', 'piece'],
    ['每卷', 'measurementUnit', 'roll'],
    ['euro', 'currencyUnit', 'EUR'],
    ['￥', 'currencyUnit', 'CNY'],
    ['Italien', 'sku.origin', 'IT'],
    ['意大利', 'sku.origin', 'IT'],
    ['Guangdong', 'sku.origin', 'CN-GD'],
    ['P.R. China', 'sku.origin', 'CN'],
    ['木地板', 'category', 'Flooring > Timber'],
    ['地面 / 瓷砖', 'category', 'Flooring > Tile'],
    ['Walls > Tile', 'category', 'Walls > Tile'],
  ] as const)('%s, of %s, is %s', (text, target, meant) => {
    expect(meaningOf(text, target, KNOWN)).toBe(meant)
  })

  it.each([
    ['furlong', 'measurementUnit'],
    ['GBP', 'currencyUnit'],
    ['Atlantis', 'sku.origin'],
    // Two categories have this name.
    ['瓷砖', 'category'],
    ['Oak', 'name'],
  ] as const)('of %s, for %s, is unknown', (text, target) => {
    expect(meaningOf(text, target, KNOWN)).toBeUndefined()
  })
})

it('only those values of a column are mapped whose meaning differs from their text', () => {
  const column = aColumn('Unit', ['m2', 'square_meter', 'Stück', 'furlong'])
  expect(guessValues('measurementUnit', column, KNOWN)).toEqual({ m2: 'square_meter', Stück: 'piece' })
})

it('values beyond those shown for mapping are understood too, and names stay as they are', () => {
  const meaning = knownMeanings(KNOWN)
  expect([meaning('qm', 'measurementUnit'), meaning('qm', 'measurementUnit'), meaning('qm', 'name')]).toEqual([
    'square_meter',
    'square_meter',
    undefined,
  ])
})

it.each([
  ['Prezzo (EUR/mq)', 'EUR', 'square_meter'],
  ['单价（元/平方米）', 'CNY', 'square_meter'],
  ['Price US$ per piece', 'USD', 'piece'],
  ['Length (m)', undefined, undefined],
])('a header may name a currency and a unit: %s', (header, currency, unit) => {
  expect(dictionaryValueIn(header, 'product_currency_unit', KNOWN)).toBe(currency)
  expect(dictionaryValueIn(header, 'product_measurement_unit', KNOWN)).toBe(unit)
})
