import type { ColumnRule, ImportMapping } from '../../../contract/import-mapping.ts'
import type { Language } from '../../../contract/problem.ts'

/** A table's columns and their mapping. */
export interface MappedColumns {
  header: readonly string[]
  mapping: ImportMapping
}

const REMARK = /^quarry: (?:why rejected|拒绝原因)(?: ?[(（](?:import|导入) (\d{1,18})[)）])?$/i

/** The header of the reason column in a file of rejected rows; it names the import that the rows come from. */
export function remarkHeader(importId: string, language: Language): string {
  return language === 'zh-CN' ? `Quarry: 拒绝原因（导入 ${importId}）` : `Quarry: why rejected (import ${importId})`
}

/** Whether a column holds only our own remarks. */
export function isRemark(name: string): boolean {
  return REMARK.test(name.trim())
}

/** The import whose rejected rows a table claims to hold; not verified. */
export function statedOrigin(header: readonly string[]): string | undefined {
  return header.map((name) => REMARK.exec(name.trim())?.[1]).find((id) => id !== undefined)
}

/** A header without our remark columns. */
export function withoutRemarks(header: readonly string[]): string[] {
  return header.filter((name) => !isRemark(name))
}

/** The mapping of the same table without its remark columns. */
export function mappingWithoutRemarks({ header, mapping }: MappedColumns): ImportMapping {
  const places = placesWithout(header)
  return moved(mapping, (column) => places.get(column))
}

/** The inverse: turns a mapping without remark columns into one of this table, which ignores them. */
export function mappingWithRemarks({ header, mapping }: MappedColumns): ImportMapping {
  const own = new Map([...placesWithout(header)].map(([place, bare]) => [bare, place]))
  const remarks = header.flatMap((name, column): ColumnRule[] => (isRemark(name) ? [{ column, target: null }] : []))
  const there = moved(mapping, (column) => own.get(column))
  return { ...there, columns: [...there.columns, ...remarks].sort((one, other) => one.column - other.column) }
}

/** Maps the index of each other column to its index among these. */
function placesWithout(header: readonly string[]): Map<number, number> {
  const own = [...header.keys()].filter((column) => !isRemark(header[column] ?? ''))
  return new Map(own.map((column, place) => [column, place]))
}

function moved(mapping: ImportMapping, placeOf: (column: number) => number | undefined): ImportMapping {
  const columns = mapping.columns.flatMap((rule): ColumnRule[] => {
    const column = placeOf(rule.column)
    if (column === undefined) return []
    const unitColumn = rule.unitColumn == null ? rule.unitColumn : (placeOf(rule.unitColumn) ?? null)
    return [{ ...rule, column, ...(unitColumn !== undefined && { unitColumn }) }]
  })
  return { ...mapping, columns }
}
