import type { Vector } from './parts.ts'
import type { Scene } from './scene.ts'

type Surroundings = Pick<Scene, 'skyAt' | 'floor' | 'sun' | 'ambient'>

interface Stand {
  /** What the camera looks at. */
  to: Vector
  distance: number
  /** Degrees that the camera has gone round the thing, and above it. */
  turn: number
  above: number
  view: number
}

/** A camera that has gone round a thing; sky and sun go with it, so that the light suits it. */
export function seenFrom(
  surroundings: Surroundings,
  { to, distance, turn, above, view }: Stand,
): Omit<Scene, 'parts' | 'blend'> {
  const [aside, lift] = [(turn * Math.PI) / 180, (above * Math.PI) / 180]
  const [cosine, sine] = [Math.cos(aside), Math.sin(aside)]
  const { skyAt, sun } = surroundings
  const [sx, sy, sz] = sun.towards
  const reach = distance * Math.cos(lift)
  return {
    ...surroundings,
    skyAt: (x, y, z) => skyAt(x * cosine - z * sine, y, x * sine + z * cosine),
    sun: { ...sun, towards: [sx * cosine + sz * sine, sy, -sx * sine + sz * cosine] },
    camera: { from: [to[0] - reach * sine, to[1] + distance * Math.sin(lift), to[2] - reach * cosine], to, view },
  }
}

/** Turns points about the vertical (in radians), sizes them, and moves them to a place on the floor. */
export function placer([x, z]: readonly [number, number], turn: number, size = 1): (point: Vector) => Vector {
  const [cosine, sine] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return ([px, py, pz]) => [x + px * cosine + pz * sine, py * size, z - px * sine + pz * cosine]
}
