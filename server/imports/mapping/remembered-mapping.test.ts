import { describe, expect, it } from 'vitest'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { aColumn, KNOWN } from '../../testing/imports/known-catalogue.ts'
import { guessMapping } from './guess-mapping.ts'
import { asRemembered, likenessOfHeaders, placesNow } from './remembered-mapping.ts'

const TODAY = '2026-11-29'
const TABLE = {
  Brand: ['Nordhem'],
  Model: ['A1', 'A2'],
  Name: ['Oak', 'Ash'],
  UVP: ['20', '21'],
  'Preis inkl. MwSt.': ['23.8', '24.9'],
  Note: ['x'],
}

const columnsOf = (table: Record<string, string[]>) =>
  Object.entries(table).map(([name, values]) => aColumn(name, values))
const guessed = (table: Record<string, string[]>) => guessMapping(columnsOf(table), KNOWN, TODAY).mapping
const change = (mapping: ImportMapping, column: number, part: object): ImportMapping => ({
  ...mapping,
  columns: mapping.columns.map((rule) => (rule.column === column ? { ...rule, ...part } : rule)),
})
const remembered = (header: string[], mapping: ImportMapping, table: Record<string, string[]>) => {
  const result = asRemembered({ header, mapping }, columnsOf(table), KNOWN, TODAY)
  const targets = Object.fromEntries(Object.keys(table).map((name, at) => [name, result.mapping.columns[at]?.target]))
  return { ...result, targets }
}

describe('a header is like a remembered one', () => {
  it.each([
    [['A', 'B', 'C'], ['A', 'B', 'C'], true],
    [['A', 'B'], ['A', 'B'], true],
    [['A', 'B', 'C', 'D', 'E'], ['X', 'C', 'A', 'B', 'Y', 'Z'], true],
    [['A', 'B', 'C', 'D', 'E', 'F'], ['A', 'B', 'C'], false],
    [['A', 'B', 'C'], ['A', 'B', 'X'], false],
    [['Art.', 'Name', 'Preis 2026'], ['Art.', 'Name', 'Preis 2027'], true],
    [['ART.', 'Gro\u0308ße', 'Preis'], ['Art.', 'Größe', ' Preis'], true],
  ])('%j: %j, %s', (was, is, isLike) => {
    expect(likenessOfHeaders(was, is) > 0).toBe(isLike)
  })

  it('whose year is another only if no column has the year itself', () => {
    expect([...placesNow(['Preis 2026'], ['Preis 2027'])]).toEqual([[0, 0]])
    expect([...placesNow(['Preis 2026', 'Preis 2025'], ['Preis 2027', 'Preis 2026'])]).toEqual([[0, 1], [1, 0]]) // prettier-ignore
  })
})

describe('what was corrected for the last table of a supplier', () => {
  const header = Object.keys(TABLE)
  const corrected = change(change(guessed(TABLE), 3, { target: null }), 4, { target: 'sku.price', values: { a: 'b' } })
  const last: ImportMapping = { ...corrected, constants: { currencyUnit: 'EUR', 'sku.taxIncluded': 'yes' }, signs: { $: 'CAD' }, newProducts: 'on_sale' } // prettier-ignore

  it('applies by names where columns were moved, added and left out', () => {
    const { mapping, targets } = remembered(header, last, {
      'List price': ['30'],
      'Preis inkl. MwSt.': ['24', 'a'],
      UVP: ['20'],
      Width: ['60'],
      Model: ['A1'],
      Brand: ['Nordhem'],
      Name: ['Oak'],
    })
    expect(targets).toEqual({ 'List price': null, 'Preis inkl. MwSt.': 'sku.price', UVP: null, Width: 'sku.size.width', Model: 'sku.model', Brand: 'brand.englishName', Name: 'enName' }) // prettier-ignore
    expect(mapping).toMatchObject({ constants: last.constants, signs: { $: 'CAD' }, newProducts: 'on_sale' })
    expect(mapping.columns[1]?.values).toEqual({ a: 'b' })
  })

  it('is told where the guess alone would be another', () => {
    const { changes } = remembered(header, last, { ...TABLE, 'Preis inkl. MwSt.': ['24', 'a', '25', '26'] })
    expect(changes).toEqual([
      { column: 'UVP', what: 'target', of: '', was: 'sku.price', is: '' },
      { column: 'Preis inkl. MwSt.', what: 'target', of: '', was: '', is: 'sku.price' },
      { column: 'Preis inkl. MwSt.', what: 'word', of: 'a', was: 'a', is: 'b' },
      { column: '', what: 'constant', of: 'currencyUnit', was: '', is: 'EUR' },
      { column: '', what: 'constant', of: 'sku.taxIncluded', was: '', is: 'yes' },
      { column: '', what: 'newProducts', of: '', was: 'withdrawn', is: 'on_sale' },
    ])
    expect(remembered(header, guessed(TABLE), TABLE).changes).toEqual([])
  })

  it('tells that the price column is missing, and the next best is with or without tax as its own header says', () => {
    const { 'Preis inkl. MwSt.': _, UVP: __, ...others } = TABLE
    const { mapping, targets, changes } = remembered(header, last, { ...others, 'Listenpreis exkl. MwSt.': ['20'] })
    expect(targets['Listenpreis exkl. MwSt.']).toBe('sku.price')
    expect(mapping.constants).toEqual({ currencyUnit: 'EUR', 'sku.taxIncluded': 'no' })
    expect(changes[0]).toEqual({ column: 'Preis inkl. MwSt.', what: 'missing', of: '', was: 'sku.price', is: '' })
  })

  it('takes no price of a later day that was remembered for another', () => {
    const table = { Brand: ['N'], Model: ['A'], Name: ['Oak'], 'UVP 2026': ['12'] }
    const { 'UVP 2026': _, ...others } = table
    const chosen = guessed(table)
    const { targets, changes } = remembered(Object.keys(table), chosen, { ...others, 'UVP 2027': ['13'] })
    expect(targets).toMatchObject({ 'UVP 2027': null })
    expect(changes).toContainEqual({ column: 'UVP 2026', what: 'missing', of: '', was: 'sku.price', is: '' })
  })

  it('keeps a price that a person chose, and the price of the next year', () => {
    const table = { Brand: ['N'], Model: ['A'], Name: ['Oak'], 'Händlerpreis 2026': ['12'], UVP: ['20'] }
    const chosen = change(change(guessed(table), 4, { target: null }), 3, { target: 'sku.price' })
    const { 'Händlerpreis 2026': _, ...others } = table
    const { targets } = remembered(Object.keys(table), chosen, { ...others, 'Händlerpreis 2027': ['13'] })
    expect(targets).toMatchObject({ 'Händlerpreis 2027': 'sku.price', UVP: null })
  })

  it('yields to the decimal mark that the cells show, and finds the column of its unit', () => {
    const table = { Brand: ['N'], Model: ['A'], Width: ['1.200,5'], In: ['mm'] }
    const was = change(guessed(table), 2, { unitColumn: 3, unit: 'cm' })
    const { mapping, changes } = remembered(Object.keys(table), was, { In: ['mm'], Width: ['1,200.5'], Model: ['A'], Brand: ['N'] }) // prettier-ignore
    expect(mapping.columns[1]).toMatchObject({ decimal: '.', unitColumn: 0, unit: 'cm' })
    expect(changes).toEqual([{ column: 'Width', what: 'unit', of: '', was: '', is: 'cm' }])
  })
})
