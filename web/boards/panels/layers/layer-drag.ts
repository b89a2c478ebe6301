import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react'
import { followPointer } from '../../../ui/pointer/follow-pointer.ts'

/** Nearer than this to where it was taken hold of, in px, nothing is drawn yet: it was pressed. */
const LEAST_MOVE = 4

export interface Carried {
  heldId: string
  /** In whatever order. */
  ids: readonly string[]
  /** Where it was taken hold of, in px of the window. */
  from: number
  /** Under how many rows they come to lie; null while they are only pressed. */
  gap: number | null
}

export interface Dropped extends Carried {
  gap: number
}

interface LayerDrag {
  /** Which scrolls. */
  box: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  /** Px. */
  rowHeight: number
  count: number
  onDrop: (dropped: Dropped) => void
}

/** Rows that are drawn by their handles: the list is scrolled where they are held near its edge, and Escape puts them back. */
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
  // While something is held the pointer is the window's, wherever it goes.
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
        // Escape puts back what is held, and does nothing around the list.
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

/** Between which rows something is held that is so many px below the list's upper edge. */
export function gapOf(y: number, rowHeight: number, count: number): number {
  return Math.min(Math.max(Math.round(y / rowHeight), 0), count)
}

/** By how many px a box is scrolled in a frame: the faster, the nearer to its edge or the further beyond something is held. */
export function scrolledBy(y: number, height: number, edge: number): number {
  const above = edge - y
  const below = y - (height - edge)
  const speed = (px: number) => Math.ceil(Math.min(px / edge, 2) * 6)
  if (above > 0) return -speed(above)
  return below > 0 ? speed(below) : 0
}
