/** A card that is in the document: what it shows, where, and which node shows it. */
export interface CardNode {
  key: string
  position: number
  node: number
}

export type WantedCard = Pick<CardNode, 'key' | 'position'>

/**
 * Which node shows which card. What stays keeps its node, wherever it goes; what is new takes the node of what has left its place,
 * so that another list changes the cards that are there instead of making new ones. What has the focus gives its node to nobody:
 * the focus does not go to another product by itself.
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
    // Where a list has something twice, each has a node of its own.
    nodeByKey.delete(key)
    return { key, position, node }
  })
}
