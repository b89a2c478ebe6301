import { say } from '../../../kit/toasts/spoken.ts'
import type { CellText } from '../cells/write-cells.ts'
import { HEAD, type CellPosition } from '../keys/selection.ts'
import type { LineRow, TableRow } from '../rows/outline.ts'
import { columnAt, HEAD_COLUMN } from './head-column.ts'
import { below, type TableGrid } from './use-grid.ts'

/** Enter: edits the current cell, or opens what it shows. */
export function openActive(grid: TableGrid): void {
  const { row, column, selection, ticks, begin, onFold } = grid
  const { active } = selection
  if (active.row === HEAD) openHead(grid)
  else if (row?.kind === 'group') onFold(row.groupId)
  else if (row?.kind === 'new') begin(null)
  else if (row && active.column === HEAD_COLUMN) ticks.toggle(row.key, false)
  else if (row && column?.key === 'picture') openProductOfRow(grid, row)
  else if (row && column?.explains) explain(grid, active)
  else begin(null)
}

function openHead({ column, selection, setMenu, cellOf }: TableGrid): void {
  const anchor = cellOf(selection.active)
  if (!anchor) return
  if (column) setMenu({ of: 'column', column: column.key, at: below(anchor) })
  else setMenu({ of: 'list', at: below(anchor) })
}

/** Opens the product of a line, or the line where it has none. */
export function openProductOfRow({ model, onOpenProduct, onOpenLine }: TableGrid, { lineId }: LineRow): void {
  const line = model.items.get(lineId)
  if (line?.type !== 'line') return
  if (line.skuId !== null && onOpenProduct) onOpenProduct(line.skuId)
  else onOpenLine?.(lineId)
}

export function explain({ model, cellOf, onExplain }: TableGrid, place: CellPosition): void {
  const figure = columnAt(model.columns, place.column)?.explains
  const row = model.outline.rows[place.row]
  const anchor = cellOf(place)
  if (figure && row?.kind === 'line' && anchor) onExplain?.(row.lineId, figure, anchor)
}

/** Writes texts into cells. Returns how many cells took them. */
export function write({ editing, model }: TableGrid, cells: readonly CellText[], said: 'filled' | 'emptied'): void {
  const { t } = model.context.words
  const { takenCount, refused } = editing.write(cells)
  const notTaken = refused.filter(({ cell }) => cell.text !== '').length
  const words = [t(`budgetTable.said.${said}`, { count: takenCount })]
  if (notTaken > 0) words.push(t('budgetTable.said.notTaken', { count: notTaken }))
  say(words.join(' '))
}

/** Moves the current row, with the rows that are ticked with it, by one place. */
export function moveActive(grid: TableGrid, by: 1 | -1): void {
  const { row, rowsWith, model } = grid
  if (row?.kind !== 'line') return
  const rows = rowsWith(row)
  const placeOf = (one: LineRow | undefined) => model.outline.indexByKey.get(one?.key ?? '') ?? 0
  dropRows(grid, rows, by === 1 ? placeOf(rows.at(-1)) + 2 : placeOf(rows[0]) - 1)
}

/** Moves rows to a gap and into its group; a gap before a group's head belongs to the group above. */
export function dropRows({ model, acts }: TableGrid, rows: readonly LineRow[], gap: number): void {
  const { outline } = model
  const [above, before] = [outline.rows[gap - 1], outline.rows[gap]]
  const groupId = before?.kind === 'line' ? before.groupId : (above?.groupId ?? before?.groupId)
  if (groupId === undefined) return
  const beforeLineId = before?.kind === 'line' ? before.lineId : lineAfter(model.outline.lineIds, rows, above)
  acts.move(rows, { groupId, beforeLineId })
}

/** The line that follows a group's last row, in any group. Undefined where the rows stay where they are. */
function lineAfter(
  lineIds: ReadonlySet<string>,
  rows: readonly LineRow[],
  above: TableRow | undefined,
): string | null | undefined {
  if (above?.kind !== 'line' || rows.some(({ lineId }) => lineId === above.lineId)) return undefined
  const lines = [...lineIds]
  return lines[lines.indexOf(above.lineId) + 1] ?? null
}
