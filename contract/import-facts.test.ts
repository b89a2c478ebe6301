import { describe, expect, it } from 'vitest'
import { offeredBy } from './import-facts.ts'
import type { CellKinds, TableColumn } from './import-mapping.ts'
import { proposedProperty } from './import-property.ts'
import { findFact } from './facts/facts.ts'
import type { ClassFact } from './facts/fact.ts'

const KINDS: CellKinds = { number: 0, range: 0, boolean: 0, text: 0, none: 0, unit: '', signs: [], examples: {} }

function aColumn(name: string, values: readonly string[], kinds: Partial<CellKinds> = {}): TableColumn {
  const all = kinds.number === undefined && kinds.range === undefined ? { text: values.length, ...kinds } : kinds
  const distinct = [...Map.groupBy(values, (value) => value)].map(([value, own]) => ({ value, count: own.length }))
  return { name, filled: values.length, samples: [...values], distinct, isCut: false, kinds: { ...KINDS, ...all } }
}

const R = ['R9', 'R10', 'R 11']
const ABC = ['A', 'B', 'C']
const EN = ['B-s1,d0', 'C-s2,d0', 'Bfl-s1']
const GB = ['B1', 'B2', 'A']

describe('a column of classes', () => {
  it.each([
    ['Slip resistance', R, 'slip-ramp'],
    ['Slip resistance (DIN 51130)', R, 'slip-ramp'],
    ['Rutschhemmung nach DIN EN 16165', R, 'slip-ramp'],
    ['防滑等级 Slip class', R, 'slip-ramp'],
    ['防滑等级\nSlip class', R, 'slip-ramp'],
    ['Antiscivolo / Slip rating', R, 'slip-ramp'],
    ['DIN 51130', R, 'slip-ramp'],
    ['Slip resistance (DIN 51097)', ABC, 'slip-barefoot'],
    ['Slip resistance EN 16165', ABC, 'slip-barefoot'],
    ['Barfußbereich', ['A', 'A+B', 'A+B+C'], 'slip-barefoot'],
    ['Fire class EN 13501-1', EN, 'fire-en'],
    ['Brandverhalten nach DIN EN 13501-1:2019', EN, 'fire-en'],
    ['Fire class GB 8624', GB, 'fire-gb'],
    ['Fire class (DIN 4102)', ['B1', 'B2'], 'fire-din'],
    ['Fire rating (GB 8624-2012)', GB, 'fire-gb'],
    ['防火等级', ['B1级', 'A级'], 'fire-gb'],
    ['Réaction au feu', EN, 'fire-en'],
  ])('%s is the fact', (header, values, code) => {
    expect(proposedProperty(aColumn(header, values))).toMatchObject({ fact: code, type: 'choice', unit: '' })
  })

  it.each([
    ['Class', ['A', 'B']],
    ['Slip resistance', ['good', 'very good', 'R10']],
    ['Slip resistance (AS 4586)', ['P3', 'R10', 'R11']],
    ['Brandklasse', ['B1', 'B2']],
    ['Fire class', []],
  ])('%s with other values is a property of its own', (header, values) => {
    expect(proposedProperty(aColumn(header, values))).not.toHaveProperty('fact')
  })
})

describe('a column of numbers', () => {
  it.each([
    ['PTV wet', '', 'pendulum-wet'],
    ['Pendulum (PTV)', '', 'pendulum-wet'],
    ['Pendulum dry (BS 7976-2)', '', 'pendulum-dry'],
    ['摆锤值', '', 'pendulum-wet'],
    ['NRC', '', 'nrc'],
    ['αw', '', 'alpha-w'],
  ])('%s is the fact', (header, unit, code) => {
    expect(proposedProperty(aColumn(header, ['0.5', '0.9'], { number: 2, unit }))).toMatchObject({ fact: code, type: 'number' }) // prettier-ignore
  })

  it('of another unit is a property of its own, and one of ranges holds ranges', () => {
    expect(proposedProperty(aColumn('PTV wet', ['5 mm'], { number: 1, unit: 'mm' }))).not.toHaveProperty('fact')
    expect(proposedProperty(aColumn('PTV wet (%)', ['5'], { number: 1 }))).not.toHaveProperty('fact')
    expect(proposedProperty(aColumn('PTV wet', ['36-40'], { range: 1 }))).toMatchObject({ type: 'range', unit: 'PTV' })
  })
})

describe('what the catalogue has', () => {
  const stored = { name: null, unit: '', type: 'choice' } as const

  it('under the header’s name and joined to no fact stays what it is', () => {
    const known = [{ ...stored, enName: 'Slip resistance', fact: null }]
    expect(proposedProperty(aColumn('Slip resistance', R), known)).toEqual({ name: '', enName: 'Slip resistance', level: 'sku', unit: '', type: 'choice' }) // prettier-ignore
  })

  it('and is joined to the fact gives its own names and unit', () => {
    const known = [{ name: '防滑', enName: 'Grip', unit: 'x', type: 'choice', fact: 'slip-ramp' } as const]
    const grip = { name: '防滑', enName: 'Grip', unit: 'x', type: 'choice', fact: 'slip-ramp', level: 'sku' }
    expect(proposedProperty(aColumn('Rutschhemmung', R), known)).toEqual(grip)
    expect(proposedProperty(aColumn('Grip (x)', ['so so']), known)).toEqual(grip)
  })
})

it('other facts that cells state are offered with the number of cells', () => {
  const column = aColumn('Slip', ['R10 A+B', 'R10 A+B', 'R11', 'R11/C', 'R12 V4'])
  expect(offeredBy(findFact('slip-ramp') as ClassFact, column)).toEqual([
    { code: 'slip-barefoot', cells: 3, text: 'A+B' },
    { code: 'slip-displacement', cells: 1, text: 'V4' },
  ])
})

it('a text as long as a cell of a workbook names no fact', () => {
  const long = aColumn('中'.repeat(32_000), R)
  expect(proposedProperty(long, []).fact).toBeUndefined()
})
