import type { PaperBox } from './boxes.ts'

/** What a moved box snaps to, in mm. */
export interface SnapTargets {
  /** The paper, and all items that do not move. */
  boxes: readonly PaperBox[]
  /** Items that do not move, as upright boxes. Gaps between them can be repeated. */
  neighbours: readonly PaperBox[]
  /** Distance of the grid's lines; 0 where there is no grid. */
  grid: number
}

/** A line that shows an alignment: at `at` on `axis`, from one end to the other. */
export interface AlignmentGuide {
  kind: 'line'
  axis: Axis
  at: number
  from: number
  to: number
}

/** Two equal gaps along `axis`, at the height `at`. */
export interface GapGuide {
  kind: 'gap'
  axis: Axis
  at: number
  from: number
  to: number
}

export type Guide = AlignmentGuide | GapGuide
type Axis = 'x' | 'y'

export interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

interface Span {
  from: number
  to: number
}

/** A possible snap: how far to move, and the guide that shows it. */
interface Offer {
  by: number
  /** Equally near offers are ranked: edges and middles, then gaps, then the grid. */
  rank: number
  guides: (dx: number, dy: number) => Guide[]
}

/** The edges that move; all of them where the whole box moves. */
interface MovedEdges {
  x?: 'from' | 'to' | undefined
  y?: 'from' | 'to' | undefined
}

const NEAR = 1e-6

/**
 * How far a moved box must go to snap to something within `threshold` mm: edges and middles of others and of the paper, equal gaps, the
 * grid.
 */
export function snapMove(box: PaperBox, targets: SnapTargets, threshold: number): Snapped {
  const across = nearest(offersAlong('x', box, targets, { edges: 'all', threshold }), threshold)
  const down = nearest(offersAlong('y', box, targets, { edges: 'all', threshold }), threshold)
  return together(across, down)
}

/** The same for the edges that a handle moves. */
export function snapEdges(
  box: PaperBox,
  edges: MovedEdges,
  { targets, threshold }: { targets: SnapTargets; threshold: number },
): Snapped {
  const along = (axis: Axis, edge: 'from' | 'to' | undefined) =>
    edge && nearest(offersAlong(axis, box, targets, { edges: edge, threshold }), threshold)
  return together(along('x', edges.x), along('y', edges.y))
}

function together(across: Offer | undefined, down: Offer | undefined): Snapped {
  const [dx, dy] = [across?.by ?? 0, down?.by ?? 0]
  return { dx, dy, guides: [...(across?.guides(dx, dy) ?? []), ...(down?.guides(dx, dy) ?? [])] }
}

function nearest(offers: readonly Offer[], threshold: number): Offer | undefined {
  let best: Offer | undefined
  for (const offer of offers) {
    const distance = Math.abs(offer.by)
    if (distance > threshold + NEAR) continue
    if (!best || distance < Math.abs(best.by) - NEAR) best = offer
    else if (distance < Math.abs(best.by) + NEAR && offer.rank < best.rank) best = offer
  }
  return best
}

interface Keeping {
  boxes: readonly PaperBox[]
  edges: 'all' | 'from' | 'to'
  threshold: number
}

function offersAlong(axis: Axis, box: PaperBox, targets: SnapTargets, how: Omit<Keeping, 'boxes'>): Offer[] {
  const { edges } = how
  const offers = alignments(axis, box, { ...how, boxes: targets.boxes })
  if (edges === 'all') offers.push(...gaps(axis, box, targets.neighbours))
  if (targets.grid > 0) offers.push(...gridOffers(axis, box, targets.grid, edges))
  return offers
}

/** Alignments with nearby places only, because five hundred items have nine thousand. */
function alignments(axis: Axis, box: PaperBox, { boxes, edges, threshold }: Keeping): Offer[] {
  const own = spanOf(axis, box)
  const moved = edges === 'all' ? [own.from, (own.from + own.to) / 2, own.to] : [own[edges]]
  const offers: Offer[] = []
  const keepTo = (at: number, still: PaperBox) => {
    for (const edge of moved) {
      const by = at - edge
      if (Math.abs(by) > threshold + NEAR) continue
      offers.push({ by, rank: 0, guides: (dx, dy) => [lineAt(axis, at, [shifted(box, dx, dy), still])] })
    }
  }
  for (const still of boxes) {
    const { from, to } = spanOf(axis, still)
    keepTo(from, still)
    keepTo((from + to) / 2, still)
    keepTo(to, still)
  }
  return offers
}

/** A line along an axis, as long as the boxes on it. */
function lineAt(axis: Axis, at: number, boxes: readonly PaperBox[]): AlignmentGuide {
  const spans = boxes.map((box) => spanOf(other(axis), box))
  return {
    kind: 'line',
    axis,
    at,
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  }
}

/** Equal gaps: to a neighbour as to that one's next neighbour, or on both sides. */
function gaps(axis: Axis, box: PaperBox, neighbours: readonly PaperBox[]): Offer[] {
  const crosswise = spanOf(other(axis), box)
  const row = neighbours
    .filter((neighbour) => overlap(spanOf(other(axis), neighbour), crosswise))
    .toSorted((one, another) => spanOf(axis, one).from - spanOf(axis, another).from)
  const own = spanOf(axis, box)
  const length = own.to - own.from
  return row.flatMap((first, index) => {
    const second = row[index + 1]
    if (!second) return []
    const [one, two] = [spanOf(axis, first), spanOf(axis, second)]
    const gap = two.from - one.to
    if (gap <= 0) return []
    const offer = (from: number, shown: readonly Span[]): Offer => ({
      by: from - own.from,
      rank: 1,
      guides: (dx, dy) => shown.map((span) => gapAt(axis, span, [first, second, shifted(box, dx, dy)])),
    })
    const between = (one.to + two.from - length) / 2
    return [
      offer(two.to + gap, [
        { from: one.to, to: two.from },
        { from: two.to, to: two.to + gap },
      ]),
      offer(one.from - gap - length, [
        { from: one.from - gap, to: one.from },
        { from: one.to, to: two.from },
      ]),
      ...(gap >= length
        ? [
            offer(between, [
              { from: one.to, to: between },
              { from: between + length, to: two.from },
            ]),
          ]
        : []),
    ]
  })
}

/** A guide across a gap, in the middle of the part that both boxes share. */
function gapAt(axis: Axis, { from, to }: Span, boxes: readonly PaperBox[]): GapGuide {
  const spans = boxes.map((box) => spanOf(other(axis), box))
  const common = { from: Math.max(...spans.map((span) => span.from)), to: Math.min(...spans.map((span) => span.to)) }
  return { kind: 'gap', axis, at: (common.from + common.to) / 2, from, to }
}

function gridOffers(axis: Axis, box: PaperBox, grid: number, edges: 'all' | 'from' | 'to'): Offer[] {
  const own = spanOf(axis, box)
  const moved = edges === 'all' ? [own.from, own.to] : [own[edges]]
  return moved.map((edge) => ({ by: Math.round(edge / grid) * grid - edge, rank: 2, guides: () => [] }))
}

function spanOf(axis: Axis, { x, y, w, h }: PaperBox): Span {
  return axis === 'x' ? { from: x, to: x + w } : { from: y, to: y + h }
}

function other(axis: Axis): Axis {
  return axis === 'x' ? 'y' : 'x'
}

function shifted(box: PaperBox, dx: number, dy: number): PaperBox {
  return { ...box, x: box.x + dx, y: box.y + dy }
}

function overlap(one: Span, two: Span): boolean {
  return one.from < two.to && two.from < one.to
}
