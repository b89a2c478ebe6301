import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import { nodesFor, type CardNode } from './card-nodes.ts'

export interface CardPlace {
  /** CSS px. */
  width: number
  isEager: boolean
}

/** What a grid shows. The same functions as long as it shows the same. */
export interface GridContent {
  /** Cards that are loaded. */
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
  /** Those that are drawn. */
  rows: readonly Row[]
  columns: number
  /** Those of them that are seen. */
  inSight: { startIndex: number; endIndex: number } | null
  focusedPosition: number | undefined
}

/** A place in the grid; one that nothing is loaded for yet `shows` nothing and has no node. */
interface CardInPlace {
  position: number
  row: Row
  node?: number | undefined
  shows?: GridContent | undefined
}

/**
 * The cards of the rows that are drawn, each with the node that shows it. Of another list those in sight come first, and are
 * painted; the rows above and below follow, and show the list before for that moment (decisions/111).
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
    // At first they are shapes.
    const isLeft = before === NOTHING && !isInSight(row)
    return position < content.count && !isLeft ? content : undefined
  }
  const cards = places.map((place) => ({ ...place, shows: contentAt(place) }))
  const wanted = cards.flatMap(({ position, shows }) => (shows ? [{ position, key: shows.keyOf(position) }] : []))
  // oxlint-disable-next-line react/refs -- which node it was matters to nothing but how much is drawn anew
  const nodes = nodesFor(wanted, last.current, focusedPosition)
  // What was drawn is known once it stands in the document.
  useLayoutEffect(() => {
    last.current = nodes
  })
  const nodeByPosition = new Map(nodes.map(({ position, node }) => [position, node]))
  return cards.map((card) => ({ ...card, node: nodeByPosition.get(card.position) }))
}
