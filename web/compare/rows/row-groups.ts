import type { Compared } from '../best.ts'
import { attributeRows, certificateRows, colorRows } from './fact-rows.ts'
import { lookRows } from './look-rows.ts'
import { placeRows } from './place-rows.ts'
import { priceRows } from './price-rows.ts'
import { cellText, saidRows, type ComparisonRow, type ComparisonGroup } from './rows.ts'
import { sizeRows, supplyRows } from './supply-rows.ts'
import type { ComparisonFormats } from '../words.ts'

/** All rows that any SKU has something for, in groups. */
export function rowGroups(compared: readonly Compared[], words: ComparisonFormats): ComparisonGroup[] {
  const groups: ComparisonGroup[] = [
    { key: 'price', rows: priceRows(compared, words) },
    { key: 'size', rows: sizeRows(compared, words) },
    { key: 'supply', rows: supplyRows(compared, words) },
    { key: 'places', rows: placeRows(compared, words) },
    { key: 'color', rows: [...colorRows(compared, words), ...lookRows(compared, words)] },
    { key: 'certificates', rows: certificateRows(compared, words) },
  ]
  // Suppliers give the thickness as a size or as an attribute: one row, unless the two contradict each other.
  const attributes = attributeRows(compared, words)
  const isTaken = (row: ComparisonRow) => groups.some(({ rows }) => rows.some((other) => saysAsWell(other, row)))
  const apart = attributes.filter((row) => !isTaken(row))
  const whole = groups.map((group) => ({ ...group, rows: group.rows.map((row) => withWordsOf(row, attributes)) }))
  return [...whole, { key: 'attributes' as const, rows: apart }]
    .map((group) => ({ ...group, rows: saidRows(group.rows) }))
    .filter(({ rows }) => rows.length > 0)
}

function withWordsOf(row: ComparisonRow, attributes: readonly ComparisonRow[]): ComparisonRow {
  const same = attributes.find((attribute) => saysAsWell(row, attribute))
  return same
    ? { ...row, cells: row.cells.map((cell, place) => (cell.length > 0 ? cell : (same.cells[place] ?? []))) }
    : row
}

/** Whether two rows of one name agree wherever both have a value. */
function saysAsWell(row: ComparisonRow, attribute: ComparisonRow): boolean {
  return (
    row.label === attribute.label &&
    row.cells.every((cell, place) => {
      const [own, other] = [cellText(cell), cellText(attribute.cells[place] ?? [])]
      return own === other || own === '' || other === ''
    })
  )
}
