/**
 * Places the nodes of a graph without circles in layers, so that every edge points downwards: longest-path layers, then the order
 * within a layer by barycentres (Sugiyama, Tagawa, Toda, "Methods for visual understanding of hierarchical system structures", 1981).
 */
export interface LaidOut {
  width: number
  height: number
  /** Centres of the nodes, in pixels, by name. */
  places: Map<string, Place>
  /** For each edge the points that it passes, from its first node to its last. */
  routes: Place[][]
}

export interface Place {
  x: number
  y: number
}

export type Edge = readonly [from: string, to: string]

interface Sizes {
  widthOf: (node: string) => number
  /** Of every node. */
  height: number
  /** Between two layers. */
  gap: number
}

/** What bends a long edge has no name and no width of its own. */
const BEND_WIDTH = 16
const BETWEEN = 22
const MARGIN = 16
const SWEEPS = 12

export function layOut(nodes: readonly string[], edges: readonly Edge[], { widthOf, height, gap }: Sizes): LaidOut {
  const layerOf = findLayers(nodes, edges)
  const chains = edges.map((edge, index) => chainOf(edge, layerOf, index))
  const layers = fillLayers(nodes, layerOf, chains)
  const steps = chains.flatMap((chain) => chain.slice(1).map((to, index): Edge => [chain[index] ?? to, to]))
  const neighbours = neighboursOf(steps)
  const size = (node: string) => (layerOf.has(node) ? widthOf(node) : BEND_WIDTH)
  for (let sweep = 0; sweep < SWEEPS; sweep++) orderLayers(layers, neighbours, sweep % 2 === 0)
  const xs = placeAcross(layers, neighbours, size)

  const places = new Map<string, Place>()
  for (const [index, layer] of layers.entries())
    for (const node of layer)
      places.set(node, { x: xs.get(node) ?? 0, y: MARGIN + height / 2 + index * (height + gap) })
  const all = layers.flat()
  const left = Math.min(...all.map((node) => (xs.get(node) ?? 0) - size(node) / 2)) - MARGIN
  for (const [node, { x, y }] of places) places.set(node, { x: Math.round(x - left), y: Math.round(y) })
  const right = Math.max(...all.map((node) => (places.get(node)?.x ?? 0) + size(node) / 2))
  return {
    width: Math.ceil(right + MARGIN),
    height: Math.ceil(2 * MARGIN + layers.length * (height + gap) - gap),
    places,
    routes: chains.map((chain) => chain.flatMap((node) => places.get(node) ?? [])),
  }
}

/** Edges that no path of others says already. */
export function reduce(edges: readonly Edge[]): Edge[] {
  const targets = Map.groupBy(edges, ([from]) => from)
  const reaches = (from: string, to: string): boolean =>
    from === to || (targets.get(from) ?? []).some(([, next]) => reaches(next, to))
  return edges.filter(([from, to]) => !(targets.get(from) ?? []).some(([, next]) => next !== to && reaches(next, to)))
}

/** The length of the longest path that leads to each node. */
function findLayers(nodes: readonly string[], edges: readonly Edge[]): Map<string, number> {
  const sources = Map.groupBy(edges, ([, to]) => to)
  const layerOf = new Map<string, number>()
  function visit(node: string, path: readonly string[]): number {
    const known = layerOf.get(node)
    if (known !== undefined) return known
    if (path.includes(node)) throw new Error(`a circle of ${[...path, node].join(', ')}`)
    const above = (sources.get(node) ?? []).map(([from]) => visit(from, [...path, node]) + 1)
    const layer = Math.max(0, ...above)
    layerOf.set(node, layer)
    return layer
  }
  for (const node of nodes) visit(node, [])
  return layerOf
}

/** The two ends of an edge, and between them a bend in every layer that it crosses. */
function chainOf([from, to]: Edge, layerOf: Map<string, number>, index: number): string[] {
  const first = (layerOf.get(from) ?? 0) + 1
  const bends = Array.from({ length: (layerOf.get(to) ?? 0) - first }, (_, step) => `${index} ${first + step}`)
  return [from, ...bends, to]
}

function fillLayers(nodes: readonly string[], layerOf: Map<string, number>, chains: readonly string[][]): string[][] {
  const layers: string[][] = Array.from({ length: Math.max(...layerOf.values()) + 1 }, () => [])
  for (const node of nodes) layers[layerOf.get(node) ?? 0]?.push(node)
  for (const chain of chains)
    for (const [step, node] of chain.slice(1, -1).entries())
      layers[(layerOf.get(chain[0] ?? '') ?? 0) + 1 + step]?.push(node)
  return layers
}

interface Neighbours {
  above: Map<string, string[]>
  below: Map<string, string[]>
}

function neighboursOf(steps: readonly Edge[]): Neighbours {
  const gather = (pairs: readonly Edge[]) =>
    new Map([...Map.groupBy(pairs, ([node]) => node)].map(([node, found]) => [node, found.map(([, other]) => other)]))
  return { below: gather(steps), above: gather(steps.map(([from, to]): Edge => [to, from])) }
}

/** Sorts each layer by where the neighbours in the layer before stand on average. */
function orderLayers(layers: string[][], { above, below }: Neighbours, isDownwards: boolean): void {
  const ordered = isDownwards ? layers : layers.toReversed()
  const neighbours = isDownwards ? above : below
  for (const [index, layer] of ordered.entries()) {
    const before = ordered[index - 1]
    if (!before) continue
    const placeOf = new Map(before.map((node, place) => [node, place / before.length]))
    const keys = new Map(
      layer.map((node, place) => {
        const found = (neighbours.get(node) ?? []).flatMap((other) => placeOf.get(other) ?? [])
        return [node, found.length ? mean(found) : place / layer.length]
      }),
    )
    layer.sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0))
  }
}

/** Moves nodes towards the middle of their neighbours, as far as those beside them let them; at last below what leads to them. */
function placeAcross(
  layers: string[][],
  { above, below }: Neighbours,
  size: (node: string) => number,
): Map<string, number> {
  const xs = new Map<string, number>()
  const wish = (node: string, neighbours: readonly string[]) => {
    const found = neighbours.flatMap((other) => xs.get(other) ?? [])
    return found.length ? mean(found) : (xs.get(node) ?? 0)
  }
  for (const layer of layers) spread(layer, xs, size, () => 0)
  for (let sweep = 0; sweep < 2 * SWEEPS; sweep++)
    for (const layer of sweep % 2 === 0 ? layers : layers.toReversed())
      spread(layer, xs, size, (node) => wish(node, [...(above.get(node) ?? []), ...(below.get(node) ?? [])]))
  for (const layer of layers) spread(layer, xs, size, (node) => wish(node, above.get(node) ?? []))
  return xs
}

/** Places a layer in its order, each node near its wish and none over another: the mean of packing from the left and from the right. */
function spread(
  layer: string[],
  xs: Map<string, number>,
  size: (node: string) => number,
  wish: (node: string) => number,
): void {
  const wishes = layer.map(wish)
  const room = (index: number) => (size(layer[index - 1] ?? '') + size(layer[index] ?? '')) / 2 + BETWEEN
  const fromLeft: number[] = []
  for (const [index, x] of wishes.entries())
    fromLeft.push(index === 0 ? x : Math.max(x, (fromLeft[index - 1] ?? 0) + room(index)))
  const fromRight: number[] = []
  for (const [index, x] of [...wishes.entries()].reverse())
    fromRight[index] = index === layer.length - 1 ? x : Math.min(x, (fromRight[index + 1] ?? 0) - room(index + 1))
  for (const [index, node] of layer.entries()) xs.set(node, ((fromLeft[index] ?? 0) + (fromRight[index] ?? 0)) / 2)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
