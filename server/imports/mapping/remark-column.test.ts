import { describe, expect, it } from 'vitest'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import {
  mappingWithoutRemarks,
  mappingWithRemarks,
  remarkHeader,
  statedOrigin,
  withoutRemarks,
} from './remark-column.ts'

describe('the column of a file of rejected rows', () => {
  it.each(['en', 'zh-CN'] as const)('names the import of the rows (%s)', (language) => {
    expect(statedOrigin(['Brand', remarkHeader('42', language)])).toBe('42')
  })

  it.each([
    'Quarry: why rejected',
    'why rejected (import 42)',
    'Quarry: why rejected (import -1)',
    'Quarry: why rejected (import 9999999999999999999999)',
    'Quarry: why rejected (import 42; 1)',
  ])('without a number names no import: %s', (name) => {
    expect(statedOrigin([name])).toBeUndefined()
  })

  it('is left out of a mapping, wherever it is', () => {
    const mapping: ImportMapping = {
      rowIs: 'sku',
      columns: [
        { column: 0, target: 'key' },
        { column: 1, target: 'sku.size.length', unitColumn: 2 },
        { column: 2, target: null },
      ],
      constants: { currencyUnit: 'EUR' },
      picturesBy: 'name',
    }
    const header = ['No.', remarkHeader('7', 'en'), 'Length', 'In']
    const there = mappingWithRemarks({ header, mapping })
    expect(there).toEqual({
      ...mapping,
      columns: [
        { column: 0, target: 'key' },
        { column: 1, target: null },
        { column: 2, target: 'sku.size.length', unitColumn: 3 },
        { column: 3, target: null },
      ],
    })
    expect(mappingWithoutRemarks({ header, mapping: there })).toEqual(mapping)
    expect(withoutRemarks(header)).toEqual(['No.', 'Length', 'In'])
  })
})
