import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react'
import { followPointer } from '../../../kit/pointer/follow-pointer.ts'
import type { Store } from '../../../kit/store.ts'
import { withColumnMoved, widened, type ChosenColumns } from './chosen-columns.ts'
import type { ColumnKey } from './column.ts'

/** A smaller movement, in px, is a press and not a drag. */
const LEAST_MOVE = 5

type Held = { column: ColumnKey; fromX: number; anchor: HTMLElement } & (
  | { what: 'column'; target: number | null }
  /** `from`: the arrangement when the drag began. */
  | { what: 'edge'; width: number; before: ChosenColumns; from: ChosenColumns }
)

export type HeadDrag = ReturnType<typeof useHeadDrag>

interface Acts {
  chosen: Store<ChosenColumns>
  u: number
  onPress: (column: ColumnKey, anchor: HTMLElement) => void
}

/** Drags columns to another place by their names, and widens them at their edges. */
export function useHeadDrag({ chosen, u, onPress }: Acts) {
  const [held, setHeld] = useState<Held | null>(null)
  const move = useEffectEvent((clientX: number, clientY: number) => {
    if (!held) return
    if (held.what === 'edge')
      return chosen.set(widened(held.from, held.column, held.width + (clientX - held.fromX) / u))
    if (held.target === null && Math.abs(clientX - held.fromX) < LEAST_MOVE) return
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role="columnheader"]')
    const place = Number(over?.dataset['column'] ?? 0) - 1
    if (place >= 0) setHeld({ ...held, target: place })
  })
  const end = useEffectEvent((isDropped: boolean) => {
    setHeld(null)
    if (!isDropped || held?.what !== 'column') return
    if (held.target === null) onPress(held.column, held.anchor)
    else chosen.set(withColumnMoved(chosen.get(), held.column, held.target))
  })
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (held?.what === 'edge') chosen.set(held.before)
    end(false)
  })
  const isHeld = held !== null
  // While a column is held, the pointer belongs to the window.
  useEffect(() => {
    if (!isHeld) return
    return followPointer({
      onMove: (event) => move(event.clientX, event.clientY),
      onEnd: (isDropped) => end(isDropped),
      onKey: (event) => giveUp(event),
    })
  }, [isHeld])
  return {
    target: held?.what === 'column' ? held.target : null,
    hold: ({ button, clientX, currentTarget }: PointerEvent<HTMLElement>, column: ColumnKey) => {
      if (button === 0) setHeld({ what: 'column', column, fromX: clientX, anchor: currentTarget, target: null })
    },
    holdEdge: (event: PointerEvent<HTMLElement>, column: ColumnKey) => {
      if (event.button !== 0) return
      event.stopPropagation()
      event.preventDefault()
      // Starts from the drawn width, which may differ from the chosen one, so that the edge stays at the pointer.
      const head = event.currentTarget.closest<HTMLElement>('[role="columnheader"]') ?? event.currentTarget
      const width = head.getBoundingClientRect().width / u
      const before = chosen.get()
      const from = withItemKept(before, column, head, u)
      setHeld({ what: 'edge', column, fromX: event.clientX, anchor: head, width, before, from })
    },
    usualWidth: (column: ColumnKey) => {
      const { [column]: _own, ...widths } = chosen.get().widths
      chosen.set({ ...chosen.get(), widths })
    },
  }
}

/** Keeps the item column's width while one behind it is resized; otherwise it would give way and the edge would stand still. */
function withItemKept(chosen: ChosenColumns, column: ColumnKey, head: HTMLElement, u: number): ChosenColumns {
  const { keys, widths } = chosen
  const item = keys.indexOf('item')
  if (item < 0 || widths.item !== undefined || keys.indexOf(column) <= item) return chosen
  // The first cell is the row heads' own.
  const itemHead = head.parentElement?.children[item + 1]
  return itemHead ? { ...chosen, widths: { ...widths, item: itemHead.getBoundingClientRect().width / u } } : chosen
}
