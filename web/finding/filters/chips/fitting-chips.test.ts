import { describe, expect, it } from 'vitest'
import { countFitting } from './fitting-chips.ts'

const row = { width: 300, gap: 8, moreWidth: 40 }

describe('chips in one line', () => {
  it('are all shown where all fit, without room for a number', () => {
    expect(countFitting([], row)).toBe(0)
    expect(countFitting([100, 100, 84], row)).toBe(3)
  })

  it('leave room for the number of those that do not fit', () => {
    expect(countFitting([100, 100, 85], row)).toBe(2)
    expect(countFitting([130, 130, 130, 130], row)).toBe(1)
  })

  it('are never none: one that is too wide is cut', () => {
    expect(countFitting([400, 20], row)).toBe(1)
  })
})

describe('chips in two lines', () => {
  it('are all shown where all fit', () => {
    expect(countFitting([140, 140, 140, 140], row, 2)).toBe(4)
    expect(countFitting([200, 200], row, 2)).toBe(2)
  })

  it('leave room for the number at the end of the second', () => {
    expect(countFitting([140, 140, 140, 140, 20], row, 2)).toBe(3)
    expect(countFitting([200, 200, 200], row, 2)).toBe(2)
  })
})
