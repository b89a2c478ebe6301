import { useLayoutEffect, useState, type RefObject } from 'react'

/** CSS px. */
interface Row {
  width: number
  gap: number
  /** The width of the button that says how many more there are. */
  moreWidth: number
}

/** How many of these widths fit the lines: all, or as many as leave room for the "more" button; at least one. */
export function countFitting(widths: readonly number[], { width, gap, moreWidth }: Row, lines = 1): number {
  const widthsOfLines = Array.from({ length: lines }, () => width)
  const most = countInLines(widths, widthsOfLines, gap)
  if (most === widths.length) return most
  return Math.max(1, countInLines(widths, widthsOfLines.with(lines - 1, width - gap - moreWidth), gap))
}

function countInLines(widths: readonly number[], widthsOfLines: readonly number[], gap: number): number {
  let [line, used] = [0, 0]
  const first = widths.findIndex((own) => {
    const isNext = used > 0 && used + gap + own > (widthsOfLines[line] ?? 0)
    if (isNext) line += 1
    used = used === 0 || isNext ? own : used + gap + own
    return used > (widthsOfLines[line] ?? 0)
  })
  return first < 0 ? widths.length : first
}

/** How many items of a list fit its lines, measured whenever its width or items change; all, where `lines` is null. */
export function useFitting(list: RefObject<HTMLUListElement | null>, lines: number | null): number {
  const [fitting, setFitting] = useState(Infinity)
  // Only the layout knows; before painting, so that nobody sees too many.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || lines === null) return undefined
    const measure = () => setFitting(measureFitting(element, lines))
    const width = new ResizeObserver(measure)
    const items = new MutationObserver(measure)
    width.observe(element)
    items.observe(element, { childList: true, characterData: true, subtree: true })
    measure()
    return () => {
      width.disconnect()
      items.disconnect()
    }
  }, [list, lines])
  return lines === null ? Infinity : fitting
}

// Items that do not fit are hidden by `visibility` alone, so that their width can be measured.
function measureFitting(list: HTMLUListElement, lines: number): number {
  const widths = [...list.querySelectorAll<HTMLElement>(':scope > [data-chip]')].map(({ offsetWidth }) => offsetWidth)
  const more = list.querySelector<HTMLElement>(':scope > [data-more]')
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0
  return countFitting(widths, { width: list.clientWidth, gap, moreWidth: more?.offsetWidth ?? 0 }, lines)
}
