import { MOST_LINES } from '../../../../contract/budgets/budget.ts'
import { mayChange } from '../../../../contract/budgets/permitted.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import type { Grouping } from '../table-props.ts'
import { groupName } from '../rows/group-name.ts'
import { movedBy, movedRows, type MoveTarget } from '../rows/moving.ts'
import { broughtBack, duplicated, linesBelow, linesOf, removedRows, type Beside } from '../rows/new-rows.ts'
import type { LineRow } from '../rows/outline.ts'
import type { TableModel } from '../table-model.ts'

/** Actions on whole rows, each as one step of the history. */
export function rowActs(model: TableModel, grouping: Grouping) {
  const { editor, items, context } = model
  const { t } = context.words
  const may = { add: mayChange(context.status, { of: 'line', field: 'whole' }) }
  const isFull = (more: number) => {
    const count = linesOf(items).length + more
    if (count > MOST_LINES) showToast(t('budgetTable.said.full', { count: MOST_LINES }))
    return count > MOST_LINES
  }
  return {
    mayAdd: may.add,
    mayMove: (() => {
      const touches = movedBy(grouping)
      return touches !== null && mayChange(context.status, touches)
    })(),
    /** Answers the new row. */
    insertBelow: (row: Beside | undefined): LineRow | undefined => {
      if (!may.add || isFull(1)) return undefined
      const { put, rows } = linesBelow(items, context.fields, row, 1)
      editor.edit({ put })
      say(t('budgetTable.said.inserted'))
      return rows[0]
    },
    duplicate: (rows: readonly LineRow[]) => {
      if (!may.add || rows.length === 0) return
      const { put, ids } = duplicated(items, rows)
      if (isFull(ids.length)) return
      editor.edit({ put })
      say(t('budgetTable.said.duplicated', { count: ids.length }))
    },
    /** Whether removing the rows leaves a line of theirs in other rooms. */
    leavesLines: (rows: readonly LineRow[]) => {
      const removed = new Set(removedRows(items, rows).remove)
      return rows.some(({ lineId }) => !removed.has(lineId))
    },
    /** Grouped by room, it removes the rooms' shares, unless the lines are to go `whole`. */
    remove: (rows: readonly LineRow[], whole?: 'whole') => {
      if (!may.add || rows.length === 0) return
      const { remove } = removedRows(items, whole ? rows.map((row) => ({ ...row, roomId: undefined })) : rows)
      editor.edit({ remove })
      showToast(t('budgetTable.said.removed', { count: rows.length }), {
        label: t('budgetTable.undo'),
        // The last step of the history may be another one by then.
        act: () => {
          const { put } = broughtBack(items, remove, editor.get().draft.items)
          if (put.length > 0) editor.edit({ put })
        },
      })
    },
    move: (rows: readonly LineRow[], target: MoveTarget) => {
      const put = movedRows(rows, target, { items, context, grouping })
      if (put.length === 0) return
      editor.edit({ put })
      const group = groupName(target.groupId, { grouping, items, words: context.words, lineId: rows[0]?.lineId })
      say(t('budgetTable.said.moved', { count: rows.length, group }))
    },
  }
}
export type RowActions = ReturnType<typeof rowActs>
