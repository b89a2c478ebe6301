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

/** The cell to edit in a line that was just inserted. */
export interface Typing {
  column: number
  /** The text it starts with; null for none. */
  typed: string | null
}

/** Inserts lines below the current row and edits them next. */
export function useInserting({ model, row, selection, editing, acts }: Inserting) {
  /** The row of an inserted line that has no text yet. */
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
  // The line is in the table at the next render, and its cell opens with it, so that the next key goes there.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once it is in the table
  useLayoutEffect(() => follow(), [outline])
  /** Without another request the name is edited next. */
  const insertBelow = (typing?: Typing) => {
    const isBeside = row && row.kind !== 'group'
    const made = acts.insertBelow(isBeside ? row : lineRowsIn(model, 0, selection.active.row).at(-1))
    const name = columns.findIndex(({ key }) => key === 'item') + 1 || HEAD_COLUMN + 1
    // Computed figures cannot be edited.
    const column = typing && columnAt(columns, typing.column)?.write ? typing.column : name
    inserted.current = made ? { key: made.key, column, typed: typing?.typed ?? null } : null
  }
  return {
    insertBelow,
    /** The edited cell took a text. */
    keep: () => {
      bare.current = null
    },
    /** The edited cell took nothing: a line that was inserted for it is removed again. */
    takeBack: () => {
      if (bare.current !== null && bare.current === row?.key) model.editor.undo()
      bare.current = null
    },
  }
}
