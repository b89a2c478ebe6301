import { expect, it } from 'vitest'
import type { ColumnRule, TableColumn } from '../../../contract/import-mapping.ts'
import { unstatedUnits } from './unstated-unit.ts'

const column = (name: string, ...samples: string[]): TableColumn => ({ name, samples, filled: samples.length, distinct: [], isCut: false }) // prettier-ignore

it.each<[string, string[], Partial<ColumnRule>, boolean]>([
  ['Format', ['60x60'], { target: 'sku.size' }, true],
  ['Format', ['60x60', '60x120 cm'], { target: 'sku.size' }, true],
  ['Format (cm)', ['60x60'], { target: 'sku.size' }, false],
  ['Format', ['60x60 cm'], { target: 'sku.size' }, false],
  ['Format', ['60x60'], { target: 'sku.size', unit: 'cm' }, false],
  ['Format', ['60x60'], { target: 'sku.size', unitColumn: 1 }, false],
  ['Dicke', ['9'], { target: 'sku.size.thickness' }, true],
  ['Box', ['1.44'], { target: 'sku.packCoverage' }, true],
  ['Lead time', ['14'], { target: 'sku.leadTimeDays' }, false],
  ['Price', ['14'], { target: 'sku.price' }, false],
])('%s with %j, %j', (name, samples, rule, isTold) => {
  const columns = [{ column: 0, target: null, ...rule }]
  const notes = unstatedUnits(
    { rowIs: 'sku', columns, constants: {}, picturesBy: 'name' },
    [column(name, ...samples)],
    3,
  )
  expect(notes.map(({ row, column: told }) => [row, told])).toEqual(isTold ? [[3, name]] : [])
})
