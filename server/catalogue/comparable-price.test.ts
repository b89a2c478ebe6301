import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveragePerUnit } from '../../contract/coverage.ts'
import { comparablePriceOf } from './comparable-price.ts'

describe('the square metres that one unit covers', () => {
  it.each([
    ['square_meter', {}, 1],
    ['meter', { width: 1400 }, 1.4],
    ['meter', {}, null],
    ['piece', { length: 600, width: 300 }, 0.18],
    ['piece', { length: 600, width: 300, packCoverage: 1.5, packPieces: 8 }, 0.1875],
    ['sheet', { length: 2800, width: 1220 }, 3.416],
    ['piece', { packCoverage: 1.5 }, null],
    ['roll', { packCoverage: 5.3 }, 5.3],
    ['roll', { length: 10_050, width: 530 }, 5.3265],
    ['box', { packCoverage: 1.44, packPieces: 12 }, 1.44],
    ['litre', { packCoverage: 12 }, 12],
    ['kilogram', {}, null],
    ['square_foot', {}, 0.09290304],
    ['square_yard', {}, 0.83612736],
    ['foot', { width: 1000 }, 0.3048],
    ['yard', { width: 1370 }, 1.252728],
    ['yard', {}, null],
    ['slab', { length: 3200, width: 1600 }, 5.12],
    ['pack', { packCoverage: 2.2 }, 2.2],
    ['bag', { packCoverage: 6 }, 6],
    ['gallon', { packCoverage: 37 }, 37],
    ['pallet', {}, null],
    ['pair', { length: 1000, width: 1000 }, null],
    ['set', { length: 1000, width: 1000 }, null],
    ['cubic_meter', { length: 1000, width: 1000 }, null],
  ])('by the %s with %o is %s', (measurementUnit, basis, coverage) => {
    const found = coveragePerUnit({ measurementUnit, ...basis })
    expect(found === null ? null : Number(found.toFixed(9))).toBe(coverage)
  })
})

describe('a comparable price', () => {
  it('is unknown, never 0, if the price or the coverage is unknown', () => {
    expect(comparablePriceOf(null, 1, { measurementUnit: 'square_meter' })).toBeNull()
    expect(comparablePriceOf(100, 1, { measurementUnit: 'set' })).toBeNull()
  })

  it('of several units is divided exactly, and rounded half up once', () => {
    // 12.40 per 100 pieces of 0.1 × 0.1 m: 0.124 / 0.01 m².
    expect(comparablePriceOf(1240, 100, { measurementUnit: 'piece', length: 100, width: 100 })).toBe(1240)
    // 2.99 per ft²: 2.99 / 0.09290304.
    expect(comparablePriceOf(299, 1, { measurementUnit: 'square_foot' })).toBe(3218)
    // 1 / 0.4 is a half.
    expect(comparablePriceOf(1, 1, { measurementUnit: 'box', packCoverage: 0.4 })).toBe(3)
  })

  it('times the coverage is the price again, within half a hundredth per unit', () => {
    const size = fc.integer({ min: 10, max: 5000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), size, size, (minor, length, width) => {
        const basis = { measurementUnit: 'piece', length, width }
        const perSquareMetre = comparablePriceOf(minor, 1, basis) ?? Number.NaN
        const coverage = coveragePerUnit(basis) ?? Number.NaN
        expect(Math.abs(perSquareMetre * coverage - minor)).toBeLessThanOrEqual(0.5 * coverage + 1e-6)
      }),
    )
  })
})
