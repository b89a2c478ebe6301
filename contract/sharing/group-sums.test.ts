import { describe, expect, it } from 'vitest'
import { groupSumOf, shownAmountsOf } from './group-sums.ts'
import { sectionsOf } from './line-sections.ts'
import { linkFieldNames, fieldsOfPreset } from './links.ts'
import { filledView } from '../testing/sharing/filled.ts'
import { permittedView } from '../testing/sharing/permitted.ts'
import type { SharedLine } from './views.ts'

const SHOWN = { totals: { low: '1', high: '2', chosen: '2' } }
const amounts = (low: string | null, high = low, chosen = high) => ({ low, high, chosen })

describe('the sum of a group', () => {
  it('equals the sum of its rows to the last digit', () => {
    const rows = [amounts('0.10', '0.20'), amounts('0.20', '0.40', '0.30'), amounts('9007199254740993.01')]
    expect(groupSumOf(SHOWN, rows)).toEqual({
      low: '9007199254740993.31',
      high: '9007199254740993.61',
      chosen: '9007199254740993.51',
      unpriced: 0,
      untold: 0,
    })
  })

  it('keeps the digits that its rows have', () => {
    expect(groupSumOf(SHOWN, [amounts('100'), amounts('250')])?.low).toBe('350')
    expect(groupSumOf(SHOWN, [amounts('1.1000'), amounts('2.2000')])?.low).toBe('3.3000')
  })

  it('leaves out rows without a price, and counts them', () => {
    expect(groupSumOf(SHOWN, [amounts('5.00'), amounts(null)])).toMatchObject({ low: '5.00', unpriced: 1, untold: 0 })
  })

  it('leaves out rows with a hidden part in the group, and counts them', () => {
    expect(groupSumOf(SHOWN, [amounts('5.00'), undefined])).toMatchObject({ low: '5.00', unpriced: 0, untold: 1 })
  })

  it('is undefined if there is nothing to add up', () => {
    expect(groupSumOf(SHOWN, [])).toBeUndefined()
    expect(groupSumOf(SHOWN, [amounts(null), undefined])).toBeUndefined()
  })

  it.each([
    ['the client', fieldsOfPreset('client', 'budget'), true],
    ['the contractor', fieldsOfPreset('contractor', 'budget'), false],
    ['the supplier', fieldsOfPreset('supplier', 'budget'), false],
    ['whoever sees amounts and no total', linkFieldNames.filter((field) => field !== 'total'), false],
  ] as const)('is told as the link tells amounts and totals: %s', (_who, fields, isTold) => {
    const { budget } = permittedView(filledView('budget'), fields)
    if (!budget) throw new Error('no budget is shown')
    expect(groupSumOf(budget, budget.lines.map(shownAmountsOf)) !== undefined).toBe(isTold)
  })
})

it('sections are in the order of their first lines, without surrounding blanks, and lines without a section come last', () => {
  const lines = ['', 'Walls', 'Floors ', 'Floors'].map(
    (section, place) => ({ id: String(place), section }) as SharedLine,
  )
  expect(sectionsOf(lines).map(([section, own]) => [section, own.map(({ id }) => id)])).toEqual([
    ['Walls', ['1']],
    ['Floors', ['2', '3']],
    ['', ['0']],
  ])
})
