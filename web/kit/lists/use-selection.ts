import { useState } from 'react'
import { allOf, begun, nothing, reaching, tickedOf, toggled, type ListSelection } from './selection.ts'

/** The ticked items of the list in sight. */
export function useSelection<Item extends { id: string }>(items: readonly Item[]) {
  const [selection, setSelection] = useState<ListSelection>(nothing)
  const ticked = tickedOf(selection, items)
  const tick = (id: string, isRange: boolean) =>
    setSelection((before) =>
      isRange
        ? reaching(
            before,
            id,
            items.map((item) => item.id),
          )
        : toggled(before, id),
    )
  return {
    // Items that a filter hides are excluded from actions.
    selection: ticked.length === selection.ids.size ? selection : { ...selection, ids: idsOf(ticked) },
    ticked,
    tick,
    tickAll: (all: readonly Item[]) => setSelection(allOf(all.map(({ id }) => id))),
    tickNone: () => setSelection(begun),
    end: () => setSelection(nothing),
  }
}

function idsOf(items: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id))
}
