import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreedAmountLost, sumOfTotals } from './sums.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const text = (amount: number) => (amount / 100).toFixed(2)

test('what lists become more or less together is the sum of what each does, in each currency', () => {
  const list = fc.record({ currency: fc.constantFrom('CNY', 'EUR'), before: cents, after: cents })
  fc.assert(
    fc.property(fc.array(list), (lists) => {
      const range = (amount: number) => ({ low: text(amount), high: text(amount), chosen: text(amount) })
      const sums = sumOfTotals(
        lists.map(({ currency, before, after }) => ({ currency, before: range(before), after: range(after) })),
      )
      expect(new Set(sums.map(({ currency }) => currency))).toEqual(new Set(lists.map(({ currency }) => currency)))
      for (const { currency, low, high } of sums) {
        const own = lists.filter((one) => one.currency === currency)
        const cent = own.reduce((sum, { before, after }) => sum + after - before, 0)
        expect(Math.round(Number(low) * 100)).toBe(cent)
        expect(high).toBe(low)
      }
    }),
  )
})

test('a price that was agreed for the present material is lost with it', () => {
  const agreed = { high: '200.00', chosen: '150.00' }
  const ranged = { high: '200.00', chosen: '200.00' }
  expect(agreedAmountLost({ before: agreed, after: ranged })).toBe('150.00')
  expect(agreedAmountLost({ before: agreed, after: { high: null, chosen: null } })).toBe('150.00')
  expect(agreedAmountLost({ before: ranged, after: ranged })).toBeNull()
  expect(agreedAmountLost({ before: agreed, after: agreed })).toBeNull()
})
