import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criteria, gaps } from '../../../../contract/keeping/gaps.ts'
import { GAP_BITS } from '../page/gap-bits.ts'
import { completenessOf, countedGaps, isComplete, leastCompleteFirst, sumUp } from './completeness.ts'

const bitsOf = (...lacked: (keyof typeof GAP_BITS)[]) => lacked.reduce((bits, gap) => bits | GAP_BITS[gap], 0)
const someGaps = fc.subarray(gaps.map(({ value }) => value)).map((lacked) => bitsOf(...lacked))

describe('how complete a product is', () => {
  it('is the share of what counts that it has, by the worst of its SKUs', () => {
    expect(completenessOf(0, [0, 0])).toBe(100)
    expect(completenessOf(bitsOf('description'), [0])).toBe(88)
    expect(completenessOf(bitsOf('description'), [bitsOf('price'), bitsOf('cover', 'trueScale')])).toBe(66)
    expect(completenessOf(0, [bitsOf(...criteria)])).toBe(0)
  })

  it('takes no account of what may well be left open', () => {
    expect(completenessOf(0, [bitsOf('stock', 'leadTime', 'origin', 'size', 'color')])).toBe(100)
    expect(countedGaps(bitsOf('stock', 'price'))).toEqual(['price'])
  })

  it('is 100 exactly where nothing that counts is lacked, and falls with whatever else is', () => {
    fc.assert(
      fc.property(someGaps, fc.array(someGaps, { minLength: 1 }), someGaps, (own, skus, more) => {
        const percent = completenessOf(own, skus)
        const all = skus.reduce((bits, sku) => bits | sku, own)
        expect(percent === 100).toBe(isComplete(all))
        expect(isComplete(all)).toBe(countedGaps(all).length === 0)
        expect(completenessOf(own | more, skus)).toBeLessThanOrEqual(percent)
        expect(completenessOf(own, [...skus, more])).toBeLessThanOrEqual(percent)
        expect(percent).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('several products together', () => {
  it('are as complete as they are on the whole, and lack most what most of them lack', () => {
    const of = (bits: number) => ({ bits, percent: completenessOf(bits, [0]) })
    expect(sumUp([of(0), of(bitsOf('price')), of(bitsOf('price', 'cover'))])).toEqual({
      products: 3,
      complete: 1,
      completeness: 88,
      worst: { gap: 'price', count: 2 },
    })
    expect(sumUp([])).toEqual({ products: 0, complete: 0, completeness: 100, worst: null })
  })

  it('are 100 % only where each of them is', () => {
    fc.assert(
      fc.property(fc.array(someGaps), (products) => {
        const summed = sumUp(products.map((bits) => ({ bits, percent: completenessOf(bits, [0]) })))
        expect(summed.completeness === 100).toBe(summed.complete === summed.products)
        expect(summed.worst === null).toBe(summed.complete === summed.products)
      }),
    )
  })

  it('come with the least complete first, however few they are', () => {
    const sums = [
      { products: 40, complete: 10, completeness: 80, worst: null },
      { products: 2, complete: 1, completeness: 50, worst: null },
      { products: 50, complete: 10, completeness: 80, worst: null },
    ]
    expect(sums.sort(leastCompleteFirst).map(({ products }) => products)).toEqual([2, 50, 40])
  })
})
