import type { ImportMapping, TableColumn } from '../../../contract/import-mapping.ts'
import { isUnitStated, keptUnitOf } from '../../../contract/import-units.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { UNITS } from '../../../contract/values/units.ts'
import { wordsIn } from '../../../contract/values/words.ts'
import type { CellProblem } from './read-number.ts'

const SHOWN = { millimeter: 'mm', square_meter: 'm²' } as const

/** Measures of which neither a cell nor the header says the unit: `60x60` is read in mm, and may be in cm. One note a column. */
export function unstatedUnits(mapping: ImportMapping, columns: readonly TableColumn[], row: number): CellProblem[] {
  return mapping.columns.flatMap((rule) => {
    const kept = rule.target === 'attribute' ? undefined : keptUnitOf(rule)
    const column = columns[rule.column]
    if ((kept !== 'millimeter' && kept !== 'square_meter') || !column || isUnitStated(rule, column.name)) return []
    const bare = column.samples.find((text) => /\p{Nd}/u.test(text) && !hasUnit(text))
    if (bare === undefined) return []
    const reason = {
      en: `neither the cell nor the column says its unit: such values are read in ${SHOWN[kept]}`,
      zh: `单元格和列都没有注明单位：此类值按 ${SHOWN[kept]} 读取`,
    }
    return [{ row, column: column.name, value: bare, reason }]
  })
}

function hasUnit(text: string): boolean {
  const words = wordsIn(plainValue(text).replaceAll(/[\d.,]+/g, ' '))
  return words.some((word) => word.is === 'unit' && word.units.some((unit) => UNITS[unit].dimension !== 'count'))
}
