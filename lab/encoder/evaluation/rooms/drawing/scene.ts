/** A place or direction in a room in mm: to the right, upwards, and away from the photographer. */
export type Vector = readonly [x: number, y: number, z: number]

/** Linear light 0..1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A material of the room, with its number from 1 on; or a paint, by the place on the face (0..1 each). */
export type Look = { surface: number; isTurned: boolean } | { paint: (s: number, t: number) => Colour }

export interface Edge {
  dark: number
  reach: number
}

/** A flat rectangle, or the ellipse within it. */
export interface Face {
  corner: Vector
  /** From the corner to the next one, and to the one before it. */
  across: Vector
  down: Vector
  look: Look
  isRound?: boolean
  /** How much it darkens towards its edges, 0..1, and how far from them, mm. */
  edge?: Edge
  /** Light of its own, 0 for none: a window, a lamp's shade. */
  glow?: number
  /** The thing that it belongs to; only other things shade it. */
  thing: number
}

/** Where a thing stands, and how it is turned about the vertical (radians). */
export interface Stand {
  x: number
  z: number
  turn: number
}

/** An upright box in the coordinates of its thing. */
export interface Box {
  low: Vector
  high: Vector
}

/** The box around a thing, which darkens what is near it. */
export interface Shade extends Box {
  stand: Stand
  thing: number
}

/** A lamp or a window as a point; `reach` is the distance in mm at which its light has halved. */
export interface Lamp {
  at: Vector
  colour: Colour
  reach: number
}

/** The sun through a window: a parallelogram of light on what lies in its way. */
export interface Sun {
  /** From a lit point to the sun. */
  towards: Vector
  /** The window in the plane x = `wall`. */
  wall: number
  low: readonly [y: number, z: number]
  high: readonly [y: number, z: number]
}

export interface Camera {
  at: Vector
  /** Radians: to the right, and downwards. */
  yaw: number
  pitch: number
  /** Of the picture, in pixels; the focal length too. */
  width: number
  height: number
  focal: number
}

export interface Scene {
  faces: Face[]
  shades: Shade[]
  lamps: Lamp[]
  ambient: Colour
  sun?: Sun | undefined
  camera: Camera
}

export const plain =
  (colour: Colour): ((s: number, t: number) => Colour) =>
  () =>
    colour

export function plus(one: Vector, other: Vector, times = 1): Vector {
  return [one[0] + other[0] * times, one[1] + other[1] * times, one[2] + other[2] * times]
}

export function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d]
}

export function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

export function lengthOf(one: Vector): number {
  return Math.sqrt(dot(one, one))
}

/** A direction turned about the vertical. */
export function turned([x, y, z]: Vector, turn: number): Vector {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}

/** A place of a thing as a place of the room. */
export function placed(at: Vector, { x, z, turn }: Stand): Vector {
  const [dx, y, dz] = turned(at, turn)
  return [x + dx, y, z + dz]
}

/** The five visible faces of a box (it stands on something); the shade of its thing grows by it. */
export function addBox(
  scene: Pick<Scene, 'faces' | 'shades'>,
  { low, high }: Box,
  { stand, ...face }: Pick<Face, 'look' | 'thing' | 'edge' | 'glow'> & { stand: Stand },
): void {
  const [wide, tall, deep] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  const sides: [Vector, Vector, Vector][] = [
    // Above, in front, behind, left and right; each down its face.
    [
      [low[0], high[1], high[2]],
      [wide, 0, 0],
      [0, 0, -deep],
    ],
    [
      [low[0], high[1], low[2]],
      [wide, 0, 0],
      [0, -tall, 0],
    ],
    [
      [high[0], high[1], high[2]],
      [-wide, 0, 0],
      [0, -tall, 0],
    ],
    [
      [low[0], high[1], high[2]],
      [0, 0, -deep],
      [0, -tall, 0],
    ],
    [
      [high[0], high[1], low[2]],
      [0, 0, deep],
      [0, -tall, 0],
    ],
  ]
  for (const [corner, across, down] of sides) {
    scene.faces.push({
      ...face,
      corner: placed(corner, stand),
      across: turned(across, stand.turn),
      down: turned(down, stand.turn),
    })
  }
  const place = scene.shades.findIndex(({ thing }) => thing === face.thing)
  if (place < 0) {
    scene.shades.push({ low, high, stand, thing: face.thing })
    return
  }
  const before = scene.shades[place] ?? { low, high }
  const both = (of: typeof Math.min, one: Vector, other: Vector): Vector => [
    of(one[0], other[0]),
    of(one[1], other[1]),
    of(one[2], other[2]),
  ]
  const grown = { low: both(Math.min, before.low, low), high: both(Math.max, before.high, high) }
  scene.shades[place] = { ...grown, stand, thing: face.thing }
}

/** A rectangle that faces the front of its thing (smaller z), `lift` mm before what it hangs on. */
export function addPanel(
  scene: Pick<Scene, 'faces'>,
  { low, high }: Box,
  { stand, ...face }: Pick<Face, 'look' | 'thing' | 'edge' | 'glow' | 'isRound'> & { stand: Stand },
): void {
  scene.faces.push({
    ...face,
    corner: placed([low[0], high[1], low[2]], stand),
    across: turned([high[0] - low[0], 0, 0], stand.turn),
    down: turned([0, low[1] - high[1], 0], stand.turn),
  })
}
