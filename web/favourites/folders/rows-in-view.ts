import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { useRowsInDocument } from '../../kit/lists/rows-in-document.ts'

const ROWS_AHEAD = 2
/** Rows rendered above and below the window. */
const MARGIN_ROWS = 0.4

interface Rows {
  count: number
  /** CSS px; `top` from the document's top. */
  rowHeight: number
  top: number
}

/** The rows in or near the window, from 0, and a function that scrolls to one. */
export function useRowsInView({ count, rowHeight, top }: Rows) {
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    rangeExtractor: useRowsInDocument(),
    // The shell restores the window's position; the virtualizer would scroll it to where it first saw it.
    scrollToFn: () => undefined,
  })
  // The virtualizer caches row heights; a resize changes them all.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const rows = virtualizer.getVirtualItems()

  const scrollToRow = (row: number) => {
    const start = top + row * rowHeight - MARGIN_ROWS * rowHeight
    const end = top + (row + 1) * rowHeight + MARGIN_ROWS * rowHeight
    if (start < window.scrollY) window.scrollTo({ top: start })
    else if (end > window.scrollY + window.innerHeight) window.scrollTo({ top: end - window.innerHeight })
  }
  return { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? -1, scrollToRow }
}
