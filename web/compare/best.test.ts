import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unconverted } from '../testing/catalogue/words-in.ts'
import { aCompared } from '../testing/compare/a-compared.ts'
import { haveMixedBases, lowestPrice, shortestLeadTime } from './best.ts'

interface Basis {
  currency?: string
  taxIncluded?: boolean | null
  onSale?: boolean
}

const priced = (low: number, high: number, { currency = 'CNY', taxIncluded = true, onSale = true }: Basis = {}) =>
  aCompared({ taxIncluded, onSale, comparablePrice: { low, high, currency, per: 'square_meter', ...unconverted } })
const within = (leadTimeDays: number | null) => aCompared({ leadTimeDays })

test('the price that lies wholly below the others is the lowest', () => {
  expect(lowestPrice([priced(200, 220), priced(100, 180), priced(181, 400)])).toBe(1)
})

test.each([
  ['one of them is unknown', [priced(100, 100), priced(200, 200), aCompared({ taxIncluded: true })]],
  ['ranges overlap', [priced(100, 250), priced(200, 300)]],
  ['ranges touch', [priced(100, 200), priced(200, 300)]],
  ['two are equal', [priced(100, 100), priced(100, 100), priced(300, 300)]],
  ['currencies differ', [priced(100, 100), priced(200, 200, { currency: 'EUR' })]],
  ['one is with tax and one without', [priced(100, 100), priced(200, 200, { taxIncluded: false })]],
  ['of one nobody says whether tax is in it', [priced(100, 100), priced(200, 200, { taxIncluded: null })]],
  ['the lowest is no longer on sale', [priced(100, 100, { onSale: false }), priced(200, 200), priced(300, 300)]],
  ['there is only one', [priced(100, 100)]],
])('no price is the lowest where %s', (_, compared) => {
  expect(lowestPrice(compared)).toBeNull()
})

test('that bases differ is said only where every price is known', () => {
  expect(haveMixedBases([priced(1, 1), priced(2, 2, { taxIncluded: null })])).toBe(true)
  expect(haveMixedBases([priced(1, 1), priced(2, 2)])).toBe(false)
  expect(haveMixedBases([priced(1, 1), aCompared()])).toBe(false)
  expect(haveMixedBases([priced(1, 1)])).toBe(false)
})

test('the one lead time below all others is the shortest', () => {
  expect(shortestLeadTime([within(14), within(0), within(7)])).toBe(1)
  expect(shortestLeadTime([within(7), within(7), within(14)])).toBeNull()
  expect(shortestLeadTime([within(7), within(null)])).toBeNull()
})

test('the cheapest one costs less than any other, in whatever order they stand', () => {
  const range = fc.tuple(fc.nat(100), fc.nat(20)).map(([low, more]) => priced(low, low + more))
  fc.assert(
    fc.property(fc.array(range, { minLength: 2, maxLength: 6 }), (compared) => {
      const place = lowestPrice(compared)
      const best = place === null ? null : compared[place]
      const last = lowestPrice([...compared].reverse())
      expect(last === null ? null : compared.at(-1 - last)).toBe(best)
      for (const other of compared) {
        if (!best || other === best) continue
        expect(best.sku.comparablePrice?.high).toBeLessThan(other.sku.comparablePrice?.low ?? 0)
      }
    }),
  )
})
