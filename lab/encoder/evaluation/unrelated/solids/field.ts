import type { Part, Vector } from './parts.ts'

/** Where a ray may meet parts: these parts, from the first distance to the last. */
export interface Stretch {
  parts: readonly Part[]
  from: number
  to: number
}

const FAR = 1e9

/** Parts of one thing, with a ball round all of them: most rays pass most things by. */
export interface Cluster {
  parts: readonly Part[]
  centre: Vector
  reach: number
}

/** Gathers the parts whose bodies' numbers have the same whole part. */
export function gather(parts: readonly Part[]): Cluster[] {
  const ordered = parts.toSorted((one, other) => one.body - other.body)
  return [...Map.groupBy(ordered, ({ body }) => Math.floor(body)).values()].map((parts) => {
    const mean = (axis: 0 | 1 | 2) => parts.reduce((sum, { centre }) => sum + centre[axis], 0) / parts.length
    const centre: Vector = [mean(0), mean(1), mean(2)]
    const reach = Math.max(
      ...parts.map((part) => {
        const [x, y, z] = part.centre
        return Math.hypot(x - centre[0], y - centre[1], z - centre[2]) + part.reach
      }),
    )
    return { parts, centre, reach }
  })
}

/** The parts near a ray (direction of unit length), by the balls round them. */
export function stretchAlong(clusters: readonly Cluster[], origin: Vector, direction: Vector, slack: number): Stretch {
  const stretch = { parts: [] as Part[], from: FAR, to: 0 }
  for (const cluster of clusters) {
    if (halfChord(cluster, slack, origin, direction) < 0) continue
    for (const part of cluster.parts) {
      const half = halfChord(part, slack, origin, direction)
      if (half < 0) continue
      const along = foot(part.centre, origin, direction)
      stretch.parts.push(part)
      stretch.from = Math.min(stretch.from, Math.max(0, along - half))
      stretch.to = Math.max(stretch.to, along + half)
    }
  }
  return stretch
}

/** How far along the ray it is nearest to a point. */
function foot(centre: Vector, origin: Vector, direction: Vector): number {
  return (
    (centre[0] - origin[0]) * direction[0] +
    (centre[1] - origin[1]) * direction[1] +
    (centre[2] - origin[2]) * direction[2]
  )
}

/** Half the length of the ray within a ball; negative if it misses the ball or leaves it behind. */
function halfChord(ball: { centre: Vector; reach: number }, slack: number, origin: Vector, direction: Vector): number {
  const x = ball.centre[0] - origin[0]
  const y = ball.centre[1] - origin[1]
  const z = ball.centre[2] - origin[2]
  const along = x * direction[0] + y * direction[1] + z * direction[2]
  const reach = ball.reach + slack
  const square = reach * reach - (x * x + y * y + z * z - along * along)
  if (square < 0) return -1
  const half = Math.sqrt(square)
  return along + half < 0 ? -1 : half
}

/** Distance to the nearest body. Parts must be in the order of their bodies. */
export function distanceTo(parts: readonly Part[], blend: number, [x, y, z]: Vector): number {
  let [best, current, body] = [FAR, FAR, -1]
  for (const part of parts) {
    const distance = part.distance(x, y, z)
    if (part.body !== body) {
      best = Math.min(best, current)
      current = distance
      body = part.body
    } else {
      // The polynomial smooth minimum (Quilez).
      const overlap = Math.max(0, blend - Math.abs(current - distance)) / blend
      current = Math.min(current, distance) - overlap * overlap * blend * 0.25
    }
  }
  return Math.min(best, current)
}

/** The distance at which a ray meets a body; undefined if it meets none. */
export function meet(
  { parts, from, to }: Stretch,
  blend: number,
  [ox, oy, oz]: Vector,
  [dx, dy, dz]: Vector,
): number | undefined {
  if (parts.length === 0) return undefined
  let along = from
  for (let step = 0; step < 70 && along < to; step++) {
    const distance = distanceTo(parts, blend, [ox + dx * along, oy + dy * along, oz + dz * along])
    if (distance < 0.0012 * along + 0.0004) return along
    along += distance
  }
  return undefined
}

/** The share of a soft light that reaches a point from a direction of unit length. */
export function lightAt(
  stretch: Stretch,
  [blend, hardness]: readonly [number, number],
  [ox, oy, oz]: Vector,
  [dx, dy, dz]: Vector,
): number {
  const { parts, from, to } = stretch
  if (parts.length === 0) return 1
  let [along, light] = [Math.max(0.02, from), 1]
  for (let step = 0; step < 26 && along < to && light > 0.02; step++) {
    const distance = distanceTo(parts, blend, [ox + dx * along, oy + dy * along, oz + dz * along])
    light = Math.min(light, (hardness * distance) / along)
    along += Math.max(0.015, distance)
  }
  return Math.max(0, light)
}

/** The share of the surroundings that a point sees, by how fast the distance grows along its normal. */
export function opennessAt(
  clusters: readonly Cluster[],
  [blend, scale]: readonly [number, number],
  [x, y, z]: Vector,
  [nx, ny, nz]: Vector,
): number {
  let hidden = 0
  for (let step = scale, weight = 0.55; weight < 1; step *= 0.35, weight += 0.35) {
    const point: Vector = [x + nx * step, y + ny * step, z + nz * step]
    const close: Part[] = []
    for (const cluster of clusters) {
      if (!isWithin(cluster, step, point)) continue
      for (const part of cluster.parts) if (isWithin(part, step, point)) close.push(part)
    }
    if (close.length > 0) hidden += (weight * Math.max(0, step - distanceTo(close, blend, point))) / step
  }
  return 1 / (1 + hidden)
}

function isWithin(ball: { centre: Vector; reach: number }, slack: number, point: Vector): boolean {
  const limit = ball.reach + slack
  const x = ball.centre[0] - point[0]
  const y = ball.centre[1] - point[1]
  const z = ball.centre[2] - point[2]
  return x * x + y * y + z * z < limit * limit
}
