import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { wantsStillness } from '../../kit/gliding.ts'

const GLIDE_MS = 300
const EASING = 'cubic-bezier(0.2, 0, 0, 1)'

/** The cards' places on the page in CSS px, by key. */
export type CardPositions = ReadonlyMap<string, { x: number; y: number }>

/** How a card arrives: from this distance, or (null) it appears. */
export type Coming = { x: number; y: number } | null

interface Order {
  /** The results in sight belong to a previous search. */
  isOutdated: boolean
  /** The identity of the order; another list for another order. */
  of: readonly unknown[]
}

/** Animates cards to their places in a new order, so that the eye can follow them. */
export function useGlide(list: RefObject<HTMLElement | null>, { isOutdated, of: order }: Order): void {
  const before = useRef<CardPositions>(null)
  // The order in sight until the answer comes.
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

/** The cards that move, and how; cards from farther than the window's height would only fly past. */
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

/** `transform` places the cells; `translate` adds to it. */
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
