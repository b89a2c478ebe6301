import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { wantsStillness } from '../../ui/gliding.ts'

const GLIDE_MS = 300
const EASING = 'cubic-bezier(0.2, 0, 0, 1)'

/** Where cards stand on the page, in CSS px, by what they are of. */
export type CardPositions = ReadonlyMap<string, { x: number; y: number }>

/** How a card comes to its place: from so far off, or, null, out of nothing. */
export type Coming = { x: number; y: number } | null

interface Order {
  /** What is in sight was found for something else than what is asked for now. */
  isOutdated: boolean
  /** What stands there; another list for another order. */
  of: readonly unknown[]
}

/** Lets cards glide to where another order puts them, so that the eye can follow them there. */
export function useGlide(list: RefObject<HTMLElement | null>, { isOutdated, of: order }: Order): void {
  const before = useRef<CardPositions>(null)
  // What stands there until the answer comes.
  useEffect(() => {
    if (isOutdated) before.current = placesOf(cardsIn(list.current))
  }, [isOutdated, list])
  // Before the new order is painted.
  useLayoutEffect(() => {
    const places = before.current
    before.current = null
    if (!places?.size || order.length === 0 || wantsStillness()) return
    const cards = cardsIn(list.current)
    const comings = comingsTo(placesOf(cards), { before: places, height: window.innerHeight })
    for (const [id, coming] of comings) cards.get(id)?.animate(framesOf(coming), { duration: GLIDE_MS, easing: EASING })
  }, [order, list])
}

/** Those that move, and how; what comes from farther away than the window is high would only fly past. */
export function comingsTo(
  now: CardPositions,
  { before, height }: { before: CardPositions; height: number },
): ReadonlyMap<string, Coming> {
  return new Map(
    [...now].flatMap(([id, { x, y }]): [string, Coming][] => {
      const was = before.get(id)
      const way = was && { x: was.x - x, y: was.y - y }
      if (!way || Math.abs(way.y) > height) return [[id, null]]
      return way.x || way.y ? [[id, way]] : []
    }),
  )
}

/** Cells are put in their place by `transform`; `translate` comes on top of that. */
function framesOf(coming: Coming): Keyframe[] {
  return coming
    ? [{ translate: `${coming.x}px ${coming.y}px` }, { translate: '0 0' }]
    : [{ opacity: 0 }, { opacity: 1 }]
}

function cardsIn(list: HTMLElement | null): Map<string, HTMLElement> {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  return new Map(cards.map((card) => [card.dataset['card'] ?? '', card]))
}

function placesOf(cards: ReadonlyMap<string, HTMLElement>): CardPositions {
  return new Map(
    [...cards].map(([id, card]) => {
      const { left, top } = card.getBoundingClientRect()
      return [id, { x: Math.round(left + window.scrollX), y: Math.round(top + window.scrollY) }]
    }),
  )
}
