import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react'
import { followPointer } from '../../../kit/pointer/follow-pointer.ts'

/** A smaller movement, in px, is a press and not a drag. */
const LEAST_MOVE = 4

export interface Carried {
  heldId: string
  /** In any order. */
  ids: readonly string[]
  /** Where the drag began, in px of the window. */
  from: number
  /** The number of rows above the gap that they are moved to; null before the drag begins. */
  gap: number | null
}

export interface Dropped extends Carried {
  gap: number
}

interface LayerDrag {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  /** Px. */
  rowHeight: number
  count: number
  onDrop: (dropped: Dropped) => void
}

/** Drags rows by their handles. The list scrolls near its edges, and Escape ends the drag. */
export function useLayerDrag({ box, list, rowHeight, count, onDrop }: LayerDrag) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const gapAt = (clientY: number) => gapOf(clientY - (list.current?.getBoundingClientRect().top ?? 0), rowHeight, count)
  const hold = ({ button, clientY }: PointerEvent<HTMLElement>, id: string, ids: string[]) => {
    if (button !== 0) return
    setCarried({ heldId: id, ids, from: clientY, gap: null })
  }

  const moveTo = useEffectEvent((clientY: number) => {
    const gap = gapAt(clientY)
    setCarried((now) => {
      const isPressed = now?.gap === null && Math.abs(clientY - now.from) < LEAST_MOVE
      return !now || isPressed || now.gap === gap ? now : { ...now, gap }
    })
  })
  const scroll = useEffectEvent((clientY: number) => {
    const room = box.current?.getBoundingClientRect()
    const by = room ? scrolledBy(clientY - room.top, room.height, rowHeight) : 0
    if (by === 0 || carried?.gap === null) return
    box.current?.scrollBy(0, by)
    moveTo(clientY)
  })
  const end = useEffectEvent((isDropped: boolean) => {
    setCarried(null)
    if (isDropped && carried && carried.gap !== null) onDrop({ ...carried, gap: carried.gap })
  })
  const isHeld = carried !== null
  // While a row is held, the pointer belongs to the window.
  useEffect(() => {
    if (!isHeld) return
    let at: number | null = null
    let frame = requestAnimationFrame(function follow() {
      if (at !== null) scroll(at)
      frame = requestAnimationFrame(follow)
    })
    const stop = followPointer({
      onMove: (event) => {
        at = event.clientY
        moveTo(at)
      },
      onEnd: (isDropped) => end(isDropped),
      onKey: (event) => {
        if (event.key !== 'Escape') return
        // Escape ends the drag, and does nothing around the list.
        event.stopPropagation()
        end(false)
      },
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isHeld])
  return { carried, hold }
}

/** The gap between rows at a height in px below the list's upper edge. */
export function gapOf(y: number, rowHeight: number, count: number): number {
  return Math.min(Math.max(Math.round(y / rowHeight), 0), count)
}

/** How many px the box scrolls in a frame: faster, the nearer to its edge or the further beyond it the pointer is. */
export function scrolledBy(y: number, height: number, edge: number): number {
  const above = edge - y
  const below = y - (height - edge)
  const speed = (px: number) => Math.ceil(Math.min(px / edge, 2) * 6)
  if (above > 0) return -speed(above)
  return below > 0 ? speed(below) : 0
}
