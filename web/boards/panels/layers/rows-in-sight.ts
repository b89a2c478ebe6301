import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Item } from '../../../../contract/boards/item.ts'
import { useRowsInDocument } from '../../../kit/lists/rows-in-document.ts'

interface RowsInSight {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  rows: readonly Item[]
  /** Px. */
  rowHeight: number
  chosen: readonly string[]
  /** Indices of rows that stay in the document out of sight too; -1 is no row. */
  kept: readonly number[]
}

/** The virtual list of the board's items. It scrolls to what is chosen on the paper. */
export function useLayersInSight({ box, list, rows, rowHeight, chosen, kept }: RowsInSight) {
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    // A row that is held has the pointer, and must stay while the list scrolls under it.
    rangeExtractor: useRowsInDocument(kept),
  })
  const measureAnew = useEffectEvent(() => virtualizer.measure())
  // The window's size sets the height of rows.
  useEffect(() => measureAnew(), [rowHeight])

  const showChosen = useEffectEvent(() => {
    const first = rows.findIndex(({ id }) => chosen.includes(id))
    const isAtIt = list.current?.contains(document.activeElement)
    if (first >= 0 && !isAtIt) virtualizer.scrollToIndex(first)
  })
  // Choosing on the paper scrolls the list.
  useEffect(() => showChosen(), [chosen])
  return virtualizer
}

/** Focuses the name of a row once it is in the document. */
export function useLaterFocus(list: RefObject<HTMLElement | null>): (id: string) => void {
  const wantedId = useRef<string | null>(null)
  // A row out of sight enters the document first, and a name field becomes a button again first.
  useEffect(() => {
    if (wantedId.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-name="${wantedId.current}"]`)?.focus({ preventScroll: true })
    wantedId.current = null
  })
  return (id) => {
    wantedId.current = id
  }
}
