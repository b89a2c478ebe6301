import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unconverted } from '../testing/catalogue/words-in.ts'
import { aCompared } from '../testing/compare/a-compared.ts'
import { bestFact, haveMixedBases, haveOtherScales, lowestPrice, shortestLeadTime } from './best.ts'

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

const rank = (...ranks: number[]) => [{ scale: '', ranks }]
const two = [aCompared(), aCompared()]
const three = [...two, aCompared()]

test('the fact that is better than all others on their scale is the best', () => {
  expect(bestFact(three, [rank(1), rank(3), rank(2)])).toBe(1)
  expect(bestFact(two, [rank(4, 2, 2), rank(4, 2, 1)])).toBe(0)
})

test.each([
  ['two are equal', [rank(2), rank(2)]],
  ['one is better in the class and worse in a part', [rank(5, 0), rank(4, 2)]],
  ['of one it was not read', [rank(2), null]],
  ['one does not state it', [rank(2), undefined]],
  ['their scales differ', [rank(2), [{ scale: 'fl', ranks: [1] }]]],
  ['another states a further scale', [rank(2), [...rank(1), { scale: '4x', ranks: [1] }]]],
])('no fact is the best where %s', (_, ranks) => {
  expect(bestFact(two, ranks)).toBeNull()
})

test('the best fact is not marked once it is no longer on sale', () => {
  expect(bestFact([priced(1, 1, { onSale: false }), aCompared()], [rank(2), rank(1)])).toBeNull()
})

test('that scales differ is said only where every value has been read', () => {
  const floor = [{ scale: 'fl', ranks: [1] }]
  expect(haveOtherScales([rank(2), floor])).toBe(true)
  expect(haveOtherScales([rank(2), rank(2)])).toBe(false)
  expect(haveOtherScales([rank(2), floor, undefined])).toBe(false)
})
