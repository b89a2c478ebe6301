import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react'
import { followPointer } from '../../../kit/pointer/follow-pointer.ts'
import type { Block, CellPosition } from '../keys/selection.ts'

/** What is being dragged: a selection, the fill handle, or rows. */
type Held =
  | { what: 'cells' }
  | { what: 'fill'; to: number }
  | { what: 'rows'; row: number; fromY: number; gap: number | null }

/** A smaller movement of rows, in px, is a press and not a drag. */
const LEAST_MOVE = 5

interface Acts {
  grid: RefObject<HTMLElement | null>
  block: Block
  /** The row at a height of the window, also beyond the last one, and whether it is the row's lower half. */
  rowAt: (clientY: number) => { row: number; isLower: boolean }
  onPress: (place: CellPosition, event: PointerEvent<HTMLElement>) => void
  onExtend: (place: CellPosition) => void
  onFill: (to: number) => void
  /** The rows are moved before the row at the gap. */
  onDropRows: (row: number, gap: number) => void
  onRowMenu: (row: number, anchor: HTMLElement) => void
  onTick: (row: number, isRange: boolean) => void
}

export function usePointer(acts: Acts) {
  const [held, setHeld] = useState<Held | null>(null)
  const { grid, block, rowAt } = acts

  const down = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>('[data-row]')
    if (event.button !== 0 || !cell || target.closest('[data-editor], [role="listbox"]')) return
    const place = { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
    if (target.closest('[data-fill]')) return setHeld({ what: 'fill', to: block.bottom })
    if (target.closest('[data-tick]')) return acts.onTick(place.row, event.shiftKey)
    if (target.closest('[data-grip]')) return setHeld({ what: 'rows', row: place.row, fromY: event.clientY, gap: null })
    acts.onPress(place, event)
    // A finger scrolls instead.
    if (place.row >= 0 && event.pointerType !== 'touch') setHeld({ what: 'cells' })
  }

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!held) return
    const { row, isLower } = rowAt(event.clientY)
    if (held.what === 'fill') return setHeld({ ...held, to: row })
    if (held.what === 'rows') {
      if (held.gap === null && Math.abs(event.clientY - held.fromY) < LEAST_MOVE) return
      return setHeld({ ...held, gap: isLower ? row + 1 : row })
    }
    const column = columnAt(event, grid.current)
    acts.onExtend({ row, column: column ?? acts.block.right })
  })
  const end = useEffectEvent((isDropped: boolean) => {
    setHeld(null)
    if (!isDropped || !held) return
    if (held.what === 'fill') acts.onFill(held.to)
    if (held.what !== 'rows') return
    if (held.gap !== null) acts.onDropRows(held.row, held.gap)
    else {
      const anchor = grid.current?.querySelector<HTMLElement>(`[data-row="${held.row}"][data-column="0"]`)
      if (anchor) acts.onRowMenu(held.row, anchor)
    }
  })
  const isHeld = held !== null
  // While something is held, the pointer belongs to the window.
  useEffect(() => {
    if (!isHeld) return
    return followPointer({
      onMove: (event) => move(event),
      onEnd: (isDropped) => end(isDropped),
      onKey: (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        end(false)
      },
    })
  }, [isHeld])

  return {
    down,
    fillTo: held?.what === 'fill' ? held.to : null,
    gap: held?.what === 'rows' ? held.gap : null,
  }
}

function columnAt({ clientX, clientY }: globalThis.PointerEvent, grid: HTMLElement | null): number | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]')
  return cell && grid?.contains(cell) ? Math.max(Number(cell.dataset['column']), 1) : null
}
