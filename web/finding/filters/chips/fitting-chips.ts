import { useLayoutEffect, useState, type RefObject } from 'react'

/** CSS px. */
interface Row {
  width: number
  gap: number
  /** The width of the button that says how many more there are. */
  moreWidth: number
}

/** How many of these widths fit one line: all, or as many as leave room for the "more" button; at least one. */
export function countFitting(widths: readonly number[], { width, gap, moreWidth }: Row): number {
  const ends = widths.map((_, place) => widths.slice(0, place + 1).reduce((sum, own) => sum + own, gap * place))
  if ((ends.at(-1) ?? 0) <= width) return widths.length
  return Math.max(1, ends.filter((end) => end + gap + moreWidth <= width).length)
}

/** How many items of a list fit one line, measured whenever its width or items change; all, unless `isFolding`. */
export function useFitting(list: RefObject<HTMLUListElement | null>, isFolding: boolean): number {
  const [fitting, setFitting] = useState(Infinity)
  // Only the layout knows; before painting, so that nobody sees too many.
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

// Items that do not fit are hidden by `visibility` alone, so that their width can be measured.
function measureFitting(list: HTMLUListElement): number {
  const widths = [...list.querySelectorAll<HTMLElement>(':scope > [data-chip]')].map(({ offsetWidth }) => offsetWidth)
  const more = list.querySelector<HTMLElement>(':scope > [data-more]')
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0
  return countFitting(widths, { width: list.clientWidth, gap, moreWidth: more?.offsetWidth ?? 0 })
}
