import type { ImportMapping, TableColumn } from '../../../contract/import-mapping.ts'
import type { OneImport } from '../../../contract/import-screen.ts'

function aColumn(name: string, values: readonly string[]): TableColumn {
  const counts = Map.groupBy(values, (value) => value)
  const distinct = [...counts].map(([value, all]) => ({ value, count: all.length }))
  return { name, filled: values.length, samples: [...counts.keys()], distinct, isCut: false }
}

const COLUMNS = [
  aColumn('品牌', ['Marmora']),
  aColumn('型号', ['MX-1', 'MX-2']),
  aColumn('单位', ['square_meter', 'lot', 'lot']),
  aColumn('Prezzo', ['1.234', '面议']),
  aColumn('Spessore', ['9']),
  aColumn('到期', ['31/01/2027']),
]
const MAPPING: ImportMapping = {
  rowIs: 'sku',
  columns: [
    { column: 0, target: 'brand.englishName' },
    { column: 1, target: 'sku.model' },
    { column: 2, target: 'measurementUnit' },
    { column: 3, target: 'sku.price' },
    { column: 4, target: 'sku.size.thickness', unit: 'cm' },
    { column: 5, target: 'auth.expiresOn', dateOrder: 'dmy' },
  ],
  constants: { currencyUnit: 'EUR' },
  picturesBy: 'model',
}

/** An import that has been read and can be checked; a test states only what matters to it. */
export function anImport(facts: Partial<OneImport> = {}): OneImport {
  const choice = { file: null, sheet: null, encoding: 'gb18030', delimiter: ';', headerRow: 3 } as const
  return {
    id: '7',
    name: '价目表.csv',
    bytes: 90_000,
    createTime: Date.UTC(2026, 4, 1, 12),
    state: 'read',
    problem: null,
    facts: { kind: 'csv', isArchive: false, tables: [], files: 0, sheets: [], warnings: ['duplicateColumns'], choice },
    choice,
    columns: COLUMNS,
    preview: [{ row: 4, cells: ['Marmora', 'MX-1', 'lot', '1.234', '9', '31/01/2027'], problem: null }],
    proposal: { mapping: MAPPING, understood: 1, isEnough: true, missing: [], supplier: null },
    mapping: MAPPING,
    supplier: null,
    withdrawsAbsent: false,
    checked: null,
    isCheckedNow: false,
    mayRun: false,
    run: null,
    undone: null,
    progress: null,
    work: null,
    ...facts,
  }
}
