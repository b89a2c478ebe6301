import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgesOf } from './bars.ts'

const inYuan = (edges: number[]) => edges.map((edge) => edge / 100)

describe('the bars of a price histogram', () => {
  it('stand at round numbers between the cheapest and the dearest', () => {
    expect(inYuan(edgesOf([12_000, 30_000, 42_000]))).toEqual([0, 150, 200, 300])
    expect(inYuan(edgesOf([400, 2_000, 90_000]))).toEqual([0, 5, 10, 20, 50, 100, 200, 500])
    expect(inYuan(edgesOf([100, 10_000_000]))).toEqual([0, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000])
  })

  it('are not drawn out by a stray price', () => {
    const prices = [1, ...Array.from({ length: 500 }, (_, index) => 5000 + index * 100), 99_999_999]
    expect(inYuan(edgesOf(prices))).toEqual([0, 70, 100, 150, 200, 300, 500])
  })

  it('are one where nothing has a price, or all the same', () => {
    expect(edgesOf([])).toEqual([0])
    expect(edgesOf([5000, 5000])).toEqual([0])
  })

  it('rise from zero in whole hundredths and are at most fourteen, whatever the prices', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e12, noNaN: true })), (prices) => {
        const edges = edgesOf(Float64Array.from(prices).sort())
        expect(edges[0]).toBe(0)
        expect(edges.length).toBeLessThanOrEqual(14)
        expect(edges.every((edge, bar) => Number.isInteger(edge) && edge > (edges[bar - 1] ?? -1))).toBe(true)
      }),
    )
  })
})
