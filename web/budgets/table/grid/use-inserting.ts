import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RowActions } from '../bulk/row-acts.ts'
import type { TableRow } from '../rows/outline.ts'
import { lineRowsIn, type TableModel } from '../table-model.ts'
import { columnAt, HEAD_COLUMN } from './head-column.ts'
import type { useEditing } from './use-editing.ts'
import type { CellSelection } from './use-selection.ts'

interface Inserting {
  model: TableModel
  row: TableRow | undefined
  selection: CellSelection
  editing: Pick<ReturnType<typeof useEditing>, 'start'>
  acts: Pick<RowActions, 'insertBelow'>
}

/** What is typed next into a line that was just inserted. */
export interface Typing {
  column: number
  /** What it begins with; null: with nothing yet. */
  typed: string | null
}

/** Lines that are inserted below the row that somebody is at, and typed in next. */
export function useInserting({ model, row, selection, editing, acts }: Inserting) {
  /** The row of a line into which nothing has been taken yet. */
  const bare = useRef<string | null>(null)
  const inserted = useRef<(Typing & { key: string }) | null>(null)
  const { outline, columns } = model
  const follow = useEffectEvent(() => {
    const { current } = inserted
    const index = current ? outline.indexByKey.get(current.key) : undefined
    if (!current || index === undefined) return
    inserted.current = null
    const place = { row: index, column: current.column }
    selection.go(place)
    bare.current = editing.start(place, current.typed) ? current.key : null
  })
  // It is in the table at the next drawing, and the cell is open with it: the next key is for the cell.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once it is in the table
  useLayoutEffect(() => follow(), [outline])
  /** Unless something else is said, what it is called is typed next. */
  const insertBelow = (typing?: Typing) => {
    const isBeside = row && row.kind !== 'group'
    const made = acts.insertBelow(isBeside ? row : lineRowsIn(model, 0, selection.active.row).at(-1))
    const name = columns.findIndex(({ key }) => key === 'item') + 1 || HEAD_COLUMN + 1
    // Nothing can be typed into a figure.
    const column = typing && columnAt(columns, typing.column)?.write ? typing.column : name
    inserted.current = made ? { key: made.key, column, typed: typing?.typed ?? null } : null
  }
  return {
    insertBelow,
    /** Something is taken into the cell that was typed in. */
    keep: () => {
      bare.current = null
    },
    /** Nothing is: a line that was inserted for it alone goes again. */
    takeBack: () => {
      if (bare.current !== null && bare.current === row?.key) model.editor.undo()
      bare.current = null
    },
  }
}
