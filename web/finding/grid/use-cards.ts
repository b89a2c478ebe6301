import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import { nodesFor, type CardNode } from './card-nodes.ts'

export interface CardPlace {
  /** CSS px. */
  width: number
  isEager: boolean
}

/** The content of a grid. The functions stay the same while the content does. */
export interface GridContent {
  /** The number of loaded cards. */
  count: number
  keyOf: (position: number) => string
  renderCard: (position: number, place: CardPlace) => ReactNode
}

const NOTHING: GridContent = { count: 0, keyOf: () => '', renderCard: () => null }

interface Row {
  index: number
  /** CSS px. */
  start: number
}

interface Window {
  /** The rows in the document. */
  rows: readonly Row[]
  columns: number
  /** Those of them that are in view; null for all of them. */
  inSight: { startIndex: number; endIndex: number } | null
  focusedPosition: number | undefined
}

/** A place in the grid; without `shows` nothing is loaded for it, and it has no node. */
interface CardInPlace {
  position: number
  row: Row
  node?: number | undefined
  shows?: GridContent | undefined
}

/**
 * The cards of the rendered rows, each with its node. Of another list the rows in view render first; the rows above and below follow,
 * and show the old list for that moment (decisions/111).
 */
export function useCards(content: GridContent, { rows, columns, inSight, focusedPosition }: Window): CardInPlace[] {
  const before = useDeferredValue(content, NOTHING)
  const last = useRef<readonly CardNode[]>([])
  const isInSight = ({ index }: Row) => !inSight || (index >= inSight.startIndex && index <= inSight.endIndex)
  const places = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({ position: row.index * columns + column, row })),
  )
  const seen = places.filter(({ position, row }) => isInSight(row) && position < content.count)
  const keysInSight = new Set(seen.map(({ position }) => content.keyOf(position)))
  const contentAt = ({ position, row }: CardInPlace): GridContent | undefined => {
    const isStill = !isInSight(row) && position < before.count && !keysInSight.has(before.keyOf(position))
    if (isStill) return before
    // At first all are placeholders.
    const isLeft = before === NOTHING && !isInSight(row)
    return position < content.count && !isLeft ? content : undefined
  }
  const cards = places.map((place) => ({ ...place, shows: contentAt(place) }))
  const wanted = cards.flatMap(({ position, shows }) => (shows ? [{ position, key: shows.keyOf(position) }] : []))
  // oxlint-disable-next-line react/refs -- which node it was matters to nothing but how much is drawn anew
  const nodes = nodesFor(wanted, last.current, focusedPosition)
  // Only what stands in the document counts as rendered.
  useLayoutEffect(() => {
    last.current = nodes
  })
  const nodeByPosition = new Map(nodes.map(({ position, node }) => [position, node]))
  return cards.map((card) => ({ ...card, node: nodeByPosition.get(card.position) }))
}
