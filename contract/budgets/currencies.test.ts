import { expect, it } from 'vitest'
import { minorDigitsOf } from './currencies.ts'

it('knows the minor unit of a currency', () => {
  expect(['CNY', 'EUR', 'JPY', 'KWD', 'CLF', 'XXX'].map(minorDigitsOf)).toEqual([2, 2, 0, 3, 4, 2])
})
