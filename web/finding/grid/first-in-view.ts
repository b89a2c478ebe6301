import { useLayoutEffect, useRef } from 'react'

interface GridShape {
  columns: number
  /** CSS px. */
  rowHeight: number
  /** From the top of the document, CSS px. */
  top: number
  /** False while the layout is a guess. */
  isMeasured: boolean
}

/**
 * A new width moves the products: scrolls so that the first one in view stays there. `scrollY` is the last known position, in CSS px.
 */
export function useFirstInView({ columns, rowHeight, top, isMeasured }: GridShape, scrollY: number): void {
  const last = useRef<Omit<GridShape, 'isMeasured'> | null>(null)
  // The window scrolls outside React; before painting, so that nobody sees other products first.
  useLayoutEffect(() => {
    if (!isMeasured) return
    const before = last.current
    last.current = { columns, rowHeight, top }
    if (!before || (before.columns === columns && before.rowHeight === rowHeight)) return
    const target = scrollAfter(before, { columns, rowHeight, top }, scrollY)
    if (target !== null) window.scrollTo({ top: target, behavior: 'instant' })
    // How far the window is scrolled is asked for when the shape changes, not the other way round.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [columns, rowHeight, top, isMeasured])
}

type Shape = Omit<GridShape, 'isMeasured'>

/** The scroll position that keeps the same product first in view; null where the view is above the grid. */
export function scrollAfter(before: Shape, after: Shape, scrollY: number): number | null {
  const row = (scrollY - before.top) / before.rowHeight
  if (row < 0) return null
  const product = Math.floor(row) * before.columns
  return after.top + (Math.floor(product / after.columns) + (row % 1)) * after.rowHeight
}
