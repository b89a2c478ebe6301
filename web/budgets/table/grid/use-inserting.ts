import { useEffect, useEffectEvent, useRef } from 'react'
import { lineRowsIn } from '../table-model.ts'
import type { Grid } from './use-grid.ts'

/** Inserts a line below the row that somebody is at. What it is called is typed next. */
export function useInserting({ model, row, selection, editing, acts }: Grid): () => void {
  const inserted = useRef<string | null>(null)
  const { outline, columns } = model
  const follow = useEffectEvent(() => {
    const index = inserted.current === null ? undefined : outline.indexByKey.get(inserted.current)
    if (index === undefined) return
    inserted.current = null
    const place = { row: index, column: columns.findIndex(({ key }) => key === 'item') + 1 || 1 }
    selection.go(place)
    editing.start(place)
  })
  // It is in the table at the next drawing.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once it is in the table
  useEffect(() => follow(), [outline])
  return () => {
    const beside = row?.kind === 'line' ? row : lineRowsIn(model, 0, selection.active.row).at(-1)
    const made = acts.insertBelow(beside)
    inserted.current = made?.key ?? null
  }
}
