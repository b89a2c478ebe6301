import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bitsWhere } from '../bits.ts'
import { placesOfOwners } from '../model.ts'
import type { ReadModel } from '../model.ts'
import { findAllSkus, findMatchingSkus, findMatchingSkusForNow, runsOf } from './filters.ts'

const PRODUCTS = 40
const STATES = 7
const firstSku = Uint32Array.from({ length: PRODUCTS + 1 }, (_, product) => product * 3)
const productOf = placesOfOwners(firstSku)
const size = productOf.length
const model = { firstSku, productOf, skuIds: new Float64Array(size) } as ReadModel

const members = fc.uniqueArray(fc.nat(size - 1))
const state = fc.record({ brand: members, price: members })

/** Where each product's SKUs begin, computed SKU by SKU. */
function runsToldPlainly(skus: Int32Array): number[] {
  const begins = [...skus.keys()].filter((at) => productOf[skus[at] ?? 0] !== productOf[skus[at - 1] ?? -1])
  return [...begins, skus.length]
}

it('SKUs that meet filters are found again with their runs, after any other requests in between', () => {
  fc.assert(
    fc.property(
      fc.array(state, { minLength: STATES, maxLength: STATES }),
      fc.array(fc.nat(STATES - 1)),
      (states, order) => {
        const groups = states.map((sets) => new Map(Object.entries(sets).map(([name, skus]) => [name, bitsIn(skus)])))
        for (const at of order) {
          const asked = groups[at] ?? new Map()
          const skus = findAllSkus(model, asked)
          const except = findMatchingSkusForNow(model, asked, 'brand')
          expect([...except]).toEqual([...findMatchingSkus(model, asked, 'brand')])
          expect([...runsOf(model, except)]).toEqual(runsToldPlainly(except))
          expect([...skus]).toEqual([...findMatchingSkus(model, asked)])
          expect([...runsOf(model, skus)]).toEqual(runsToldPlainly(skus))
        }
      },
    ),
  )
})

function bitsIn(list: readonly number[]) {
  const set = new Set(list)
  return bitsWhere(size, (sku) => set.has(sku))
}
