import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOfTotals } from './sums.ts'

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
