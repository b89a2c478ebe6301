import type { ColumnRule, ImportMapping } from '../../../contract/import-mapping.ts'
import type { Language } from '../../../contract/problem.ts'

/** A table's columns and what becomes of them. */
export interface MappedColumns {
  header: readonly string[]
  mapping: ImportMapping
}

const REMARK = /^quarry: (?:why rejected|拒绝原因)(?: ?[(（](?:import|导入) (\d{1,18})[)）])?$/i

/** What the column of a file of rejected rows is called that says why: it tells from which import the rows come. */
export function remarkHeader(importId: string, language: Language): string {
  return language === 'zh-CN' ? `Quarry: 拒绝原因（导入 ${importId}）` : `Quarry: why rejected (import ${importId})`
}

/** Whether a column holds nothing but our own remarks. */
export function isRemark(name: string): boolean {
  return REMARK.test(name.trim())
}

/** The import whose rejected rows a table says it holds. It may say anything. */
export function statedOrigin(header: readonly string[]): string | undefined {
  return header.map((name) => REMARK.exec(name.trim())?.[1]).find((id) => id !== undefined)
}

/** A header as it was before remarks were added to it. */
export function withoutRemarks(header: readonly string[]): string[] {
  return header.filter((name) => !isRemark(name))
}

/** What a mapping is of the same table without remarks. */
export function mappingWithoutRemarks({ header, mapping }: MappedColumns): ImportMapping {
  const places = placesWithout(header)
  return moved(mapping, (column) => places.get(column))
}

/** What a mapping of a table without remarks is of this one, which has some: they are left out. */
export function mappingWithRemarks({ header, mapping }: MappedColumns): ImportMapping {
  const own = new Map([...placesWithout(header)].map(([place, bare]) => [bare, place]))
  const remarks = header.flatMap((name, column): ColumnRule[] => (isRemark(name) ? [{ column, target: null }] : []))
  const there = moved(mapping, (column) => own.get(column))
  return { ...there, columns: [...there.columns, ...remarks].sort((one, other) => one.column - other.column) }
}

/** Of each column that holds no remarks, its place among those. */
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
