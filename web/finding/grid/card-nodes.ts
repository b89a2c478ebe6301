/** A card in the document: its content, its place, and its DOM node. */
export interface CardNode {
  key: string
  position: number
  node: number
}

export type WantedCard = Pick<CardNode, 'key' | 'position'>

/**
 * Assigns cards to nodes. A card that stays keeps its node; a new card takes the node of one that left, so that another list reuses
 * nodes instead of creating them. The focused card's node is not reused: the focus must not move to another product by itself.
 */
export function nodesFor(
  wanted: readonly WantedCard[],
  before: readonly CardNode[],
  focusedPosition?: number,
): CardNode[] {
  const keys = new Set(wanted.map(({ key }) => key))
  const nodeByKey = new Map(before.map(({ key, node }) => [key, node]))
  const left = before.filter(({ key, position }) => !keys.has(key) && position !== focusedPosition)
  const nodeByPlace = new Map(left.map(({ position, node }) => [position, node]))
  let last = Math.max(-1, ...before.map(({ node }) => node))
  return wanted.map(({ key, position }) => {
    const node = nodeByKey.get(key) ?? nodeByPlace.get(position) ?? (last += 1)
    // A product that a list holds twice has two nodes.
    nodeByKey.delete(key)
    return { key, position, node }
  })
}
