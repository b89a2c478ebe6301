import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'

const ROWS_AHEAD = 2
/** What stands above and below the page itself, in rows. */
const MARGIN_ROWS = 0.4

interface Rows {
  count: number
  /** CSS px; `top` from that of the document. */
  rowHeight: number
  top: number
}

/** Which rows stand in the window or near it, from 0, and a way to bring one into it. */
export function useRowsInView({ count, rowHeight, top }: Rows) {
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    // Where the window stands is the shell's business; left to itself, a list would scroll it to where it first saw it.
    scrollToFn: () => undefined,
  })
  // The virtualizer keeps the heights it was first told; a resize changes them all.
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
