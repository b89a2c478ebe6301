import type { TableColumn } from '../../../contract/import-mapping.ts'
import { kindsOf } from '../../imports/mapping/cell-kinds.ts'
import type { KnownCatalogue } from '../../imports/mapping/known-names.ts'

const entry = (value: string, label: string, remark: string) => ({ value, label, remark })

/** A small catalogue, for tests of what words mean. */
export const KNOWN: KnownCatalogue = {
  dictionaries: {
    product_currency_unit: [entry('CNY', '人民币', 'Chinese yuan'), entry('EUR', '欧元', 'Euro'), entry('USD', '美元', 'US dollar')],
    product_measurement_unit: [entry('square_meter', '平方米', 'm²'), entry('piece', '件', 'piece'), entry('roll', '卷', 'roll')],
  },
  areas: [
    { code: 'CN', name: '中国', enName: 'China' },
    { code: 'CN-GD', name: '广东', enName: 'Guangdong' },
    { code: 'IT', name: '意大利', enName: 'Italy' },
  ],
  categories: [
    { path: [{ name: '地面', enName: 'Flooring' }] },
    { path: [{ name: '地面', enName: 'Flooring' }, { name: '瓷砖', enName: 'Tile' }] },
    { path: [{ name: '墙面', enName: 'Walls' }] },
    { path: [{ name: '墙面', enName: 'Walls' }, { name: '瓷砖', enName: 'Tile' }] },
    { path: [{ name: '地面', enName: 'Flooring' }, { name: '木地板', enName: 'Timber' }] },
  ],
  brands: ['Nordhem', 'Marmora'],
  attributes: [],
} // prettier-ignore

/** A column of a table with distinct values. */
export function aColumn(name: string, values: readonly string[], isCut = false): TableColumn {
  const counts = Map.groupBy(values, (value) => value)
  const distinct = [...counts].map(([value, all]) => ({ value, count: all.length }))
  return {
    name,
    filled: values.length,
    samples: [...counts.keys()].slice(0, 20),
    distinct,
    isCut,
    kinds: kindsOf(distinct, name),
  }
}
