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
    ['set', { length: 1000, width: 1000 }, null],
    ['cubic_meter', { length: 1000, width: 1000 }, null],
  ])('by the %s with %o is %s', (measurementUnit, basis, coverage) => {
    const found = coveragePerUnit({ measurementUnit, ...basis })
    expect(found === null ? null : Number(found.toFixed(9))).toBe(coverage)
  })
})

describe('a comparable price', () => {
  it('is unknown, never 0, if the price or the coverage is unknown', () => {
    expect(comparablePriceOf(null, { measurementUnit: 'square_meter' })).toBeNull()
    expect(comparablePriceOf(100, { measurementUnit: 'set' })).toBeNull()
  })

  it('times the coverage is the price again, within half a hundredth per unit', () => {
    const size = fc.integer({ min: 10, max: 5000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), size, size, (minor, length, width) => {
        const basis = { measurementUnit: 'piece', length, width }
        const perSquareMetre = comparablePriceOf(minor, basis) ?? Number.NaN
        const coverage = coveragePerUnit(basis) ?? Number.NaN
        expect(Math.abs(perSquareMetre * coverage - minor)).toBeLessThanOrEqual(0.5 * coverage + 1e-6)
      }),
    )
  })
})
