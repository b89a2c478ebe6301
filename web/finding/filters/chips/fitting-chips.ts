import { useLayoutEffect, useState, type RefObject } from 'react'

/** CSS px. */
interface Row {
  width: number
  gap: number
  /** Of what tells how many more there are. */
  moreWidth: number
}

/** How many of these stand in one line: all of them, or as many as leave room for the number of the others; never none. */
export function countFitting(widths: readonly number[], { width, gap, moreWidth }: Row): number {
  const ends = widths.map((_, place) => widths.slice(0, place + 1).reduce((sum, own) => sum + own, gap * place))
  if ((ends.at(-1) ?? 0) <= width) return widths.length
  return Math.max(1, ends.filter((end) => end + gap + moreWidth <= width).length)
}

/** How many items of a list fit its line, measured anew with its width and its items; all, where `isFolding` is not asked for. */
export function useFitting(list: RefObject<HTMLUListElement | null>, isFolding: boolean): number {
  const [fitting, setFitting] = useState(Infinity)
  // Only the laid-out list knows; before the paint, so that no one sees more than fit.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isFolding) return undefined
    const measure = () => setFitting(measureFitting(element))
    const width = new ResizeObserver(measure)
    const items = new MutationObserver(measure)
    width.observe(element)
    items.observe(element, { childList: true, characterData: true, subtree: true })
    measure()
    return () => {
      width.disconnect()
      items.disconnect()
    }
  }, [list, isFolding])
  return isFolding ? fitting : Infinity
}

// What does not fit is hidden by visibility alone, so that its width can be measured.
function measureFitting(list: HTMLUListElement): number {
  const widths = [...list.querySelectorAll<HTMLElement>(':scope > [data-chip]')].map(({ offsetWidth }) => offsetWidth)
  const more = list.querySelector<HTMLElement>(':scope > [data-more]')
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0
  return countFitting(widths, { width: list.clientWidth, gap, moreWidth: more?.offsetWidth ?? 0 })
}
