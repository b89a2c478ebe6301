import type { Tone } from '../painting/tones.ts'

export type Vector = readonly [x: number, y: number, z: number]

/** What a surface looks like. */
export interface Finish {
  /** Its tone, at a point if it has a pattern. */
  tone: Tone | ((x: number, y: number, z: number) => Tone)
  /** Share of light that it reflects as a mirror does, 0 to 1. */
  gloss?: number
  /** Unevenness of the surface: .3 for skin and cloth, 1 for fur. */
  roughness?: number
}

/** A solid. Bodies are numbers; neighbouring parts of one body flow into each other. */
export interface Part {
  centre: Vector
  /** Radius of a ball round the centre that holds the part. */
  reach: number
  finish: Finish
  body: number
  /** Signed distance to the surface, negative within. */
  distance(x: number, y: number, z: number): number
}

type Made = Pick<Part, 'finish' | 'body'>

/** An ellipsoid with its half-axes (distance as by Quilez, exact for balls). */
export function egg(made: Made, centre: Vector, [a, b, c]: Vector): Part {
  const [cx, cy, cz] = centre
  const distance = (x: number, y: number, z: number) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz]
    const near = Math.hypot(px / a, py / b, pz / c)
    const slope = Math.hypot(px / (a * a), py / (b * b), pz / (c * c))
    return slope < 1e-6 ? -Math.min(a, b, c) : (near * (near - 1)) / slope
  }
  return { ...made, centre, reach: Math.max(a, b, c), distance }
}

export function ball(made: Made, centre: Vector, radius: number): Part {
  const [cx, cy, cz] = centre
  const distance = (x: number, y: number, z: number) =>
    Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy) + (z - cz) * (z - cz)) - radius
  return { ...made, centre, reach: radius, distance }
}

/** A round limb between two points, with a radius at either end. */
export function limb(made: Made, from: Vector, to: Vector, [first, last]: readonly [number, number]): Part {
  const [fx, fy, fz] = from
  const [dx, dy, dz] = [to[0] - fx, to[1] - fy, to[2] - fz]
  const square = dx * dx + dy * dy + dz * dz
  const distance = (x: number, y: number, z: number) => {
    const [px, py, pz] = [x - fx, y - fy, z - fz]
    const along = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / square))
    const [ox, oy, oz] = [px - dx * along, py - dy * along, pz - dz * along]
    return Math.sqrt(ox * ox + oy * oy + oz * oz) - (first + (last - first) * along)
  }
  const centre: Vector = [fx + dx / 2, fy + dy / 2, fz + dz / 2]
  return { ...made, centre, reach: Math.sqrt(square) / 2 + Math.max(first, last), distance }
}

/** A box with half its sides, its edges rounded, turned about the vertical (in radians). */
export function box(made: Made, centre: Vector, [a, b, c]: Vector, [round, turn] = [0.02, 0]): Part {
  const [cx, cy, cz] = centre
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const distance = (x: number, y: number, z: number) => {
    const [px, pz] = [x - cx, z - cz]
    const qx = Math.abs(cosine * px - sine * pz) - a + round
    const qy = Math.abs(y - cy) - b + round
    const qz = Math.abs(sine * px + cosine * pz) - c + round
    const [ox, oy, oz] = [Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)]
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round
  }
  return { ...made, centre, reach: Math.hypot(a, b, c), distance }
}

/** An upright solid of revolution: its radius at heights from the foot (shares of `tall`), with linear pieces. */
export function turnery(made: Made, foot: Vector, tall: number, radii: readonly number[]): Part {
  const [cx, cy, cz] = foot
  const pieces = radii.length - 1
  const widest = Math.max(...radii)
  // The gradient across steep pieces exceeds 1; shorter steps keep the march from passing through.
  const steepest = Math.max(...radii.map((radius, index) => Math.abs((radii[index + 1] ?? radius) - radius)))
  const held = 1 / Math.hypot(1, (steepest * pieces) / tall)
  const distance = (x: number, y: number, z: number) => {
    const level = (y - cy) / tall
    const at = Math.min(0.9999, Math.max(0, level)) * pieces
    const [low, high] = [radii[Math.floor(at)] ?? 0, radii[Math.ceil(at)] ?? 0]
    const share = at - Math.floor(at)
    const radius = low + (high - low) * share * share * (3 - 2 * share)
    const across = Math.sqrt((x - cx) * (x - cx) + (z - cz) * (z - cz)) - radius
    const above = Math.abs(y - cy - tall / 2) - tall / 2
    return Math.max(across * held, above)
  }
  return { ...made, centre: [cx, cy + tall / 2, cz], reach: Math.hypot(widest, tall / 2), distance }
}

/** A ring; `axis` says which way its hole runs. */
export function ring(made: Made, centre: Vector, [radius, thick]: readonly [number, number], axis: 0 | 1 | 2): Part {
  const [cx, cy, cz] = centre
  const distance = (x: number, y: number, z: number) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz]
    const through = axis === 0 ? px : axis === 1 ? py : pz
    const round = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - through * through)) - radius
    return Math.sqrt(round * round + through * through) - thick
  }
  return { ...made, centre, reach: radius + thick, distance }
}

/** A disc or wheel with half its thickness; `axis` says which way it turns. */
export function wheel(made: Made, centre: Vector, [radius, half]: readonly [number, number], axis: 0 | 1 | 2): Part {
  const [cx, cy, cz] = centre
  const distance = (x: number, y: number, z: number) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz]
    const through = axis === 0 ? px : axis === 1 ? py : pz
    const round = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - through * through)) - radius
    return Math.max(round, Math.abs(through) - half)
  }
  return { ...made, centre, reach: Math.hypot(radius, half), distance }
}
