import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useRowsInDocument } from '../../../kit/lists/rows-in-document.ts'
import type { TableRow } from '../rows/outline.ts'

/** Design pixels. Rows are measured where their names need more. */
export const ROW_HEIGHT = 60
export const GROUP_HEIGHT = 64
const HEAD_HEIGHT = 44

interface Shown {
  box: RefObject<HTMLElement | null>
  rows: readonly TableRow[]
  u: number
  /** Rows that stay in the document out of sight too, such as the current one. */
  kept: readonly number[]
}

/** The rows that are in the document: those in sight, and those that are kept. */
export function useRowsInSight({ box, rows, u, kept }: Shown) {
  const head = HEAD_HEIGHT * u
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => Math.round((rows[index]?.kind === 'group' ? GROUP_HEIGHT : ROW_HEIGHT) * u),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    scrollMargin: head,
    scrollPaddingStart: head,
    scrollPaddingEnd: ROW_HEIGHT * u,
    rangeExtractor: useRowsInDocument(kept),
  })
  const measureAnew = useEffectEvent(() => virtualizer.measure())
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- rows are as high as the window makes them
  useEffect(() => measureAnew(), [u])
  return { virtualizer, head }
}

/** Whether a row is wholly in sight, computed without forcing a layout. The header row always is. */
export function isInSight(virtualizer: Virtualizer<HTMLElement, Element>, row: number): boolean {
  const { scrollOffset, scrollRect, options } = virtualizer
  const item = virtualizer.measurementsCache[row]
  if (row < 0) return true
  if (!item || scrollOffset === null || !scrollRect) return false
  const isBelowHead = item.start - options.scrollPaddingStart >= scrollOffset
  return isBelowHead && item.end + options.scrollPaddingEnd <= scrollOffset + scrollRect.height
}
