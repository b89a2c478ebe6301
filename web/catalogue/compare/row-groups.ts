import type { Compared } from './best.ts'
import { attributeRows, certificateRows, colorRows } from './fact-rows.ts'
import { priceRows } from './price-rows.ts'
import { cellText, saidRows, type Row, type RowGroup } from './rows.ts'
import { sizeRows, supplyRows } from './supply-rows.ts'
import type { Words } from './words.ts'

/** Everything that any of them says, each thing in one row. */
export function rowGroups(compared: readonly Compared[], words: Words): RowGroup[] {
  const groups: RowGroup[] = [
    { key: 'price', rows: priceRows(compared, words) },
    { key: 'size', rows: sizeRows(compared, words) },
    { key: 'supply', rows: supplyRows(compared, words) },
    { key: 'color', rows: colorRows(compared, words) },
    { key: 'certificates', rows: certificateRows(compared, words) },
  ]
  const known = new Set(groups.flatMap(({ rows }) => rows).map(wording))
  // A supplier may have given the thickness as a size and as an attribute.
  const attributes = attributeRows(compared, words).filter((row) => !known.has(wording(row)))
  return [...groups, { key: 'attributes' as const, rows: attributes }]
    .map((group) => ({ ...group, rows: saidRows(group.rows) }))
    .filter(({ rows }) => rows.length > 0)
}

function wording({ label, cells }: Row): string {
  return JSON.stringify([label, ...cells.map(cellText)])
}
