import { describe, expect, it } from 'vitest'
import {
  readBoolean,
  readColour,
  readDate,
  readDays,
  readLength,
  readSizeValue,
  readStatus,
  readTrade,
} from './read-values.ts'

const quiet = { tell: () => {} }

describe('measures', () => {
  it.each([
    ['14', '.', 'millimeter', 14],
    ['1,4 cm', ',', 'millimeter', 14],
    ['0.6', '.', 'meter', 600],
    ['2"', '.', 'millimeter', 50.8],
    ['1.2米', '.', 'millimeter', 1200],
  ] as const)('are read in mm, and their own unit overrides the column’s: %s', (text, mark, unit, mm) => {
    expect(readLength(text, { ...quiet, mark, units: [unit] })).toBe(mm)
  })

  it.each([
    ['450×90×14 mm', '.', 'millimeter', { length: 450, width: 90, thickness: 14 }],
    ['６０ x 60 x 0,9', ',', 'centimeter', { length: 600, width: 600, thickness: 9 }],
    ['60*120cm', '.', 'millimeter', { length: 600, width: 1200 }],
    ['600×600×10T', '.', 'millimeter', { length: 600, width: 600, thickness: 10 }],
    ['60×60×9.5t', '.', 'centimeter', { length: 600, width: 600, thickness: 9.5 }],
    ['1220*2440*T18', '.', 'millimeter', { length: 1220, width: 2440, thickness: 18 }],
    ['60x60 cm x t=10', '.', 'millimeter', { length: 600, width: 600, thickness: 10 }],
    ['2 m by 1 m', '.', 'millimeter', { length: 2000, width: 1000 }],
  ] as const)('of a size may be in one cell: %s', (text, mark, unit, size) => {
    expect(readSizeValue(text, { ...quiet, mark, units: [unit] })).toEqual(size)
  })

  it('of rolls are their width alone, where the header names no other side', () => {
    expect(readSizeValue("12'", { ...quiet, side: 'width' })).toEqual({ width: 3657.6 })
    expect(readSizeValue('24" x 24"', { ...quiet, side: 'width' })).toEqual({ length: 609.6, width: 609.6 })
  })

  it.each([
    ['60', /expected length × width/],
    ['1x2x3x4', /expected length × width/],
    ['large', /no number/],
    ['0 x 60', /over 0/],
  ])('that cannot be read are refused: %s', (text, says) => {
    expect(() => readSizeValue(text, { ...quiet, mark: '.' })).toThrow(says)
  })
})

describe('words', () => {
  it.each([
    ['14', 14],
    ['2-3 weeks', 21],
    ['现货', 0],
    ['In stock', 0],
    ['1个月', 30],
    ['10–15 天', 15],
    ['1.5 weeks', 11],
    ['1,5 Wochen', 11],
    ['48h', 2],
    ['2-3 Wo.', 21],
    ['4-6 wks', 42],
    ['10 working days', 14],
    ['ab Lager', 0],
  ])('of delivery are read as days: %s', (text, days) => {
    expect(readDays(text, quiet)).toBe(days)
  })

  it.each(['2024-05', 'A-12', 'soon', 'KW 12', '5 m'])('that are no number of days are refused: %s', (text) => {
    expect(() => readDays(text, quiet)).toThrow(/number of days/)
  })

  it.each([
    ['2026-01-31', undefined, '2026-01-31'],
    ['31.01.2026', 'dmy', '2026-01-31'],
    ['01/31/2026', 'mdy', '2026-01-31'],
    ['31/01/2026', 'dmy', '2026-01-31'],
    ['2026年1月31日', undefined, '2026-01-31'],
    ['20260131', undefined, '2026-01-31'],
    ['2026-01-31 12:00', undefined, '2026-01-31'],
  ] as const)('of a date are read as one: %s', (text, order, day) => {
    expect(readDate(text, order)).toBe(day)
  })

  it.each(['30.02.2026', '46022', 'soon', '31/31/2026', '1.2'])('that are no date are refused: %s', (text) => {
    expect(() => readDate(text, 'dmy')).toThrow(/expected a date/)
  })

  it('say yes and no, on sale and withdrawn, domestic and imported in several languages', () => {
    expect(['是', 'Ja', 'sì', '含税', 'x'].map(readBoolean)).toEqual([true, true, true, true, true])
    expect(['否', 'nein', '不含税', '-'].map(readBoolean)).toEqual([false, false, false, false])
    expect(['在售', 'Active', '下架', 'ausgelaufen'].map(readStatus)).toEqual(['on_sale', 'on_sale', 'withdrawn', 'withdrawn']) // prettier-ignore
    expect(['国产', 'importato'].map(readTrade)).toEqual(['domestic', 'imported'])
    expect([readColour('B98F5C'), readColour('#b98f5c')]).toEqual(['#b98f5c', '#b98f5c'])
  })

  it.each([
    [() => readBoolean('maybe'), /yes or no/],
    [() => readStatus('soon'), /on sale or withdrawn/],
    [() => readTrade('both'), /domestic or imported/],
    [() => readColour('red'), /#RRGGBB/],
    [() => readDays('later', quiet), /number of days/],
    [() => readLength('-4', quiet), /over 0/],
  ])('of another kind are refused: %s', (read, says) => {
    expect(read).toThrow(says)
  })
})
