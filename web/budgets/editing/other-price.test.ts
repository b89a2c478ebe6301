import { expect, test } from 'vitest'
import type { LineNow } from '../../../contract/budgets/entries.ts'
import { aLineSnapshot } from '../../testing/budgets/edited-budget.ts'
import { hasOtherPrice } from './other-price.ts'

const now: LineNow = {
  status: 'on_sale',
  minPrice: '180.00',
  maxPrice: '230.00',
  currency: 'CNY',
  certificatesExpired: 0,
  certificatesUntil: null,
  changed: true,
}

test.each([
  ['another price', aLineSnapshot(), now, true],
  ['the same price, another name', aLineSnapshot({ name: 'Oak' }), { ...now, maxPrice: '220.00' }, false],
  ['the yuan by its older name', aLineSnapshot({ currency: 'rmb' }), { ...now, maxPrice: '220.00' }, false],
  ['no price taken yet, as in a template', aLineSnapshot({ minPrice: null, maxPrice: null }), now, false],
  ['a line of one’s own', null, now, false],
])('%s', (_what, snapshot, told, expected) => {
  expect(hasOtherPrice({ snapshot }, told)).toBe(expected)
})
