import { expect, it } from 'vitest'
import { asWritten } from './rejected-rows.ts'

it('a workbook’s number among texts with decimal commas gets one in the file of rejected rows', () => {
  const columns = [
    { column: 0, target: 'sku.model' as const },
    { column: 1, target: 'sku.price' as const, decimal: ',' as const },
    { column: 2, target: 'sku.stock' as const, decimal: '.' as const },
  ]
  const mapping = { rowIs: 'sku' as const, columns, constants: {}, picturesBy: 'name' as const }
  expect(asWritten({ row: 2, cells: ['1.5', '1.234', '1.234'], numbers: [0, 1, 2] }, mapping)).toEqual(['1.5', '1,234', '1.234']) // prettier-ignore
  expect(asWritten({ row: 3, cells: ['A', '1.234', ''] }, mapping)).toEqual(['A', '1.234', ''])
})
