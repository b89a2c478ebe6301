import type { KeyboardEvent } from 'react'
import { say } from '../../../kit/toasts/spoken.ts'
import { emptied, filledDown } from '../clipboard/filling.ts'
import { withColumnMoved } from '../columns/chosen-columns.ts'
import { pressKey, type GridKeys } from '../keys/grid-keys.ts'
import { HEAD } from '../keys/selection.ts'
import { lineRowsIn } from '../table-model.ts'
import { moveActive, openActive, write } from './grid-verbs.ts'
import type { TableGrid } from './use-grid.ts'
import { ROW_HEIGHT } from './use-rows-in-sight.ts'

/** Handles a key while the grid itself has the focus. */
export function pressGrid(event: KeyboardEvent<HTMLElement>, grid: TableGrid, insertBelow: () => void): void {
  if (event.target !== event.currentTarget) return
  if (!pressKey(event, keysOf(grid, insertBelow))) return
  event.preventDefault()
  event.stopPropagation()
}

function keysOf(grid: TableGrid, insertBelow: () => void): GridKeys {
  const { model, selection, editing, row, column, chosen, choice, onOpenLine } = grid
  const { active, block, go } = selection
  const { editor, outline, columns, context } = model
  const { t } = context.words
  return {
    active,
    size: { rows: outline.rows.length, columns: columns.length + 1, page: pageOf(grid) },
    go,
    open: () => openActive(grid),
    edit: grid.begin,
    empty: () => {
      const cells = emptied(model, block)
      // The cell says why it cannot be emptied.
      if (cells.length > 0) write(grid, cells, 'emptied')
      else editing.start(active)
    },
    escape: () => escape(grid),
    selectAll: () =>
      selection.selectBlock({ row: 0, column: 1 }, { row: outline.rows.length - 1, column: columns.length }),
    fillDown: () => write(grid, filledDown(model, block), 'filled'),
    undo: () => {
      editor.undo()
      say(t('budgetTable.said.undone'))
    },
    redo: () => {
      editor.redo()
      say(t('budgetTable.said.redone'))
    },
    tick: () => tick(grid),
    openLine: () => row?.kind === 'line' && onOpenLine?.(row.lineId),
    insertBelow,
    moveRow: (by) => moveActive(grid, by),
    moveColumn: (by) =>
      column && chosen.set(withColumnMoved(choice, column.key, Math.max(choice.keys.indexOf(column.key) + by, 0))),
  }
}

function escape({ editing, ticks, selection }: TableGrid): void {
  if (editing.forgetWrong(selection.active)) return
  if (ticks.keys.size > 0) ticks.clear()
  else selection.go(selection.active)
}

function tick({ ticks, selection, model }: TableGrid): void {
  const { active, block } = selection
  if (active.row === HEAD) ticks.toggleAll()
  else ticks.toggleSome(lineRowsIn(model, block.top, block.bottom).map(({ key }) => key))
}

/** How many rows are in sight. */
function pageOf({ virtualizer, head, u }: TableGrid): number {
  const height = (virtualizer.scrollRect?.height ?? 0) - head
  return Math.max(Math.floor(height / (ROW_HEIGHT * u)) - 1, 1)
}
