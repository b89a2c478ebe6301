import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { CellPosition } from '../keys/selection.ts'
import { isInSight } from './use-rows-in-sight.ts'

interface Shown {
  box: RefObject<HTMLElement | null>
  active: CellPosition
  virtualizer: Virtualizer<HTMLElement, Element>
  /** Px of each column. */
  widths: readonly number[]
  frozen: number
}

/** Scrolls the current cell into sight when it changes. */
export function useShowActive({ box, active, virtualizer, widths, frozen }: Shown): void {
  const isFirst = useRef(true)
  const showActive = useEffectEvent(() => {
    if (!isInSight(virtualizer, active.row)) virtualizer.scrollToIndex(active.row)
    showColumn(box.current, active.column, { widths, frozen })
  })
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else showActive()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever somebody has gone elsewhere
  }, [active.row, active.column])
}

/** Scrolls a column out from under the columns that stay in sight. */
function showColumn(
  box: HTMLElement | null,
  place: number,
  { widths, frozen }: Pick<Shown, 'widths' | 'frozen'>,
): void {
  if (!box || place <= frozen) return
  const leftOf = (at: number) => widths.slice(0, at).reduce((sum, width) => sum + width, 0)
  const held = leftOf(frozen + 1)
  const left = leftOf(place)
  const right = left + (widths[place] ?? 0)
  if (left - held < box.scrollLeft) box.scrollLeft = left - held
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth
}
