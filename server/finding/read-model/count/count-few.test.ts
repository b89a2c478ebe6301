import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countColumns } from './count-column.ts'
import type { CountedColumn } from './counted.ts'
import { flatten } from './flat-sets.ts'
import { runsIn } from './runs.ts'

/** Columns of up to 40 values, with up to three values a code; the SKUs of products, and which of them were found. */
const catalogue = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }).chain((skusOfProducts) => {
  const productOf = Uint32Array.from(skusOfProducts.flatMap((count, product) => Array<number>(count).fill(product)))
  const column = fc.integer({ min: 1, max: 40 }).chain((valueCount) => {
    const place = fc.integer({ min: 0, max: valueCount - 1 })
    const set = fc.uniqueArray(place, { maxLength: 3 })
    // As in a dictionary: each set has one code.
    const sorted = set.map((own) => own.toSorted((one, other) => one - other))
    return fc.uniqueArray(sorted, { minLength: 1, maxLength: 9, selector: String }).chain((others) => {
      const sets = [[], ...others.filter(({ length }) => length > 0)]
      const codes = fc.array(fc.integer({ min: 0, max: sets.length - 1 }), {
        minLength: productOf.length,
        maxLength: productOf.length,
      })
      return codes.map((all): CountedColumn => ({
        codes: Uint16Array.from(all),
        isOfProducts: false,
        valueCount,
        sets: flatten(sets),
      }))
    })
  })
  const found = fc.array(fc.boolean(), { minLength: productOf.length, maxLength: productOf.length })
  return fc.record({
    productOf: fc.constant(productOf),
    columns: fc.array(column, { minLength: 1, maxLength: 9 }),
    found,
  })
})

it('counts a product once for each value that one of its found SKUs has, however many columns there are', () => {
  fc.assert(
    fc.property(catalogue, ({ productOf, columns, found }) => {
      const skus = Int32Array.from([...productOf.keys()].filter((sku) => found[sku]))
      const runs = runsIn(productOf, skus, skus.length)
      const counts = countColumns(productOf, { skus, runs }, columns).map(({ plain }) => [...plain])
      const expected = columns.map(({ codes, sets, valueCount }) =>
        Array.from({ length: valueCount }, (_, value) => {
          const has = (sku: number) => {
            const code = codes[sku] ?? 0
            return sets.places.subarray(sets.starts[code], sets.starts[code + 1]).includes(value)
          }
          return new Set([...skus].filter(has).map((sku) => productOf[sku])).size
        }),
      )
      expect(counts).toEqual(expected)
    }),
  )
})
