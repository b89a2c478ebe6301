/** A point on the paper. Lengths are millimetres on paper unless a name says otherwise; `x` runs to the right, `y` downwards. */
export interface PaperPoint {
  x: number
  y: number
}

export interface PaperBox extends PaperPoint {
  w: number
  h: number
}

/** A box that is turned about its middle, in degrees clockwise. */
export interface TurnedBox extends PaperBox {
  rotation: number
}

const RADIANS = Math.PI / 180

export function middleOf({ x, y, w, h }: PaperBox): PaperPoint {
  return { x: x + w / 2, y: y + h / 2 }
}

/** The point after a turn about a middle. */
export function turnedPoint({ x, y }: PaperPoint, about: PaperPoint, degrees: number): PaperPoint {
  if (degrees === 0) return { x, y }
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)]
  const [right, down] = [x - about.x, y - about.y]
  return { x: about.x + right * cos - down * sin, y: about.y + right * sin + down * cos }
}

/** The corners clockwise, from the upper left one before the turn. */
export function cornersOf(box: TurnedBox): PaperPoint[] {
  const { x, y, w, h, rotation } = box
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]
  return corners.map((corner) => turnedPoint(corner, middleOf(box), rotation))
}

/** The smallest upright box around a turned one. */
export function boundsOfTurned(box: TurnedBox): PaperBox {
  if (box.rotation === 0) return { x: box.x, y: box.y, w: box.w, h: box.h }
  return around(cornersOf(box))
}

/** The smallest upright box around several; undefined around none. */
export function boundsOfAll(boxes: Iterable<TurnedBox>): PaperBox | undefined {
  const points = [...boxes].flatMap((box) => {
    const { x, y, w, h } = boundsOfTurned(box)
    return [
      { x, y },
      { x: x + w, y: y + h },
    ]
  })
  return points.length > 0 ? around(points) : undefined
}

function around(points: readonly PaperPoint[]): PaperBox {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

export function holds(box: TurnedBox, point: PaperPoint): boolean {
  const { x, y } = turnedPoint(point, middleOf(box), -box.rotation)
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h
}

/** Whether an upright box contains another, edges included. */
export function contains(outer: PaperBox, inner: PaperBox, slack = 1e-6): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  )
}

/** Whether an upright box and a turned one overlap. */
export function touches(area: PaperBox, box: TurnedBox): boolean {
  const upright: TurnedBox = { ...area, rotation: 0 }
  return !isApart(upright, box) && !isApart(box, upright)
}

/** Whether a side of the first separates the two (one of two disjoint convex shapes has such a side). */
function isApart(one: TurnedBox, other: TurnedBox): boolean {
  const seen = around(cornersOf(other).map((corner) => turnedPoint(corner, middleOf(one), -one.rotation)))
  return seen.x > one.x + one.w || seen.y > one.y + one.h || seen.x + seen.w < one.x || seen.y + seen.h < one.y
}

/** The upright box between two points in any order. */
export function boxBetween(one: PaperPoint, other: PaperPoint): PaperBox {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    w: Math.abs(one.x - other.x),
    h: Math.abs(one.y - other.y),
  }
}

/** Lines that are held straight turn in steps of this many degrees. */
const LINE_STEP = 15

/** The box whose middle line runs from one point to another; stepped, the line turns in steps of 15°. */
export function boxAlong(
  from: PaperPoint,
  to: PaperPoint,
  { thick, isStepped }: { thick: number; isStepped: boolean },
): TurnedBox {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) / RADIANS
  const rotation = isStepped ? Math.round(angle / LINE_STEP) * LINE_STEP : angle
  // A stepped line ends nearest to the pointer.
  const length = Math.hypot(to.x - from.x, to.y - from.y) * Math.cos((angle - rotation) * RADIANS)
  const middle = turnedPoint({ x: from.x + length / 2, y: from.y }, from, rotation)
  return { x: middle.x - length / 2, y: middle.y - thick / 2, w: length, h: thick, rotation: degreesWithin(rotation) }
}

/** From −180 to 180, with one name for half a turn. */
export function degreesWithin(degrees: number): number {
  const within = ((((degrees + 180) % 360) + 360) % 360) - 180
  return within === -180 ? 180 : within
}

/** Rounded to a hundredth of a millimetre, so that numbers stay readable. */
export function tidy(length: number): number {
  const rounded = Math.round(length * 100) / 100
  return rounded === 0 ? 0 : rounded
}
