import { makeTone } from '../../../../../demo/surfaces/drawing/tone.ts'
import type { Pixels } from '../../drawing/homography.ts'
import { lightAt } from './light.ts'
import { cross, dot, lengthOf, plus } from './scene.ts'
import type { Camera, Colour, Face, Scene, Vector } from './scene.ts'
import type { Texture } from './texture.ts'

/** The surface whose material each pixel shows (its number), or 0. */
export interface Truth {
  width: number
  height: number
  surfaces: Uint8Array
}

/**
 * A face seen by the camera. For the pixel x, y each of the three is a x + b y + c; the first two divided by the third
 * are the place on the face (0..1), the third is one over the depth in mm.
 */
interface Seen {
  face: Face
  s: Vector
  t: Vector
  near: Vector
  /** Its size, mm. */
  wide: number
  tall: number
}

const NEAREST = 50
const tone = makeTone({ knee: 0.8, rise: 0.16, end: 3 })
/** The camera exposes so that this share of its pixels is darker than `EXPOSED`, linear light. */
const EXPOSED_SHARE = 0.9
const EXPOSED = 0.55
/** A sample takes one pixel along the shorter side of its footprint; a longer footprint takes up to so many. */
const MOST_SAMPLES = 8

/** The room as a perfect camera sees it. `textureOf` gives a surface's texture for the mm that a pixel shows. */
export function renderRoom(
  scene: Scene,
  textureOf: (surface: number, mmPerPixel: number) => Texture,
): { pixels: Pixels; truth: Truth } {
  const { width, height, focal } = scene.camera
  const seen = scene.faces.flatMap((face) => seeFace(face, scene.camera) ?? [])
  const shown = cover(seen, scene.camera)
  const surfaces = new Uint8Array(width * height)
  const depths = new Map<number, number[]>()
  for (let at = 0; at < surfaces.length; at++) {
    const one = seen[(shown[at] ?? 0) - 1]
    if (!one || !('surface' in one.face.look)) continue
    const { surface } = one.face.look
    surfaces[at] = surface
    if (at % 97 > 0) continue
    const depth = 1 / along(one.near, at % width, Math.floor(at / width))
    const known = depths.get(surface)
    if (known) known.push(depth)
    else depths.set(surface, [depth])
  }
  const textures = new Map<number, Texture>()
  for (const [surface, all] of depths) {
    const near = all.sort((one, other) => one - other)[Math.floor(all.length / 10)] ?? NEAREST
    textures.set(surface, textureOf(surface, near / focal))
  }
  const light = shadePixels(scene, { seen, shown, textures })
  return { pixels: expose(light, { width, height }), truth: { width, height, surfaces } }
}

/** Undefined for a face that is seen edge on. */
function seeFace(face: Face, { at, yaw, pitch, width, height, focal }: Camera): Seen | undefined {
  const from = plus(face.corner, at, -1)
  const normal = cross(face.across, face.down)
  const volume = dot(normal, from)
  if (Math.abs(volume) < 1) return undefined
  // The rows of the inverse of the matrix with the columns across, down, from.
  const rows = [cross(face.down, from), cross(from, face.across), normal].map((row): Vector => [
    row[0] / volume,
    row[1] / volume,
    row[2] / volume,
  ])
  const right: Vector = [Math.cos(yaw), 0, -Math.sin(yaw)]
  const ahead: Vector = [Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)]
  const up = cross(ahead, right)
  const [s, t, near] = rows.map((row): Vector => {
    const [x, y] = [dot(row, right) / focal, -dot(row, up) / focal]
    return [x, y, dot(row, ahead) - (x * width) / 2 - (y * height) / 2]
  })
  return s && t && near && { face, s, t, near, wide: lengthOf(face.across), tall: lengthOf(face.down) }
}

function along([a, b, c]: Vector, x: number, y: number): number {
  return a * (x + 0.5) + b * (y + 0.5) + c
}

/** The number from 1 of the nearest face of each pixel, or 0. */
function cover(seen: readonly Seen[], { width, height }: Camera): Uint16Array {
  const shown = new Uint16Array(width * height)
  const nearest = new Float64Array(width * height)
  for (const [index, { face, s, t, near }] of seen.entries()) {
    for (let y = 0; y < height; y++) {
      const [from, to] = spanOf({ s, t, near }, y, width)
      for (let x = from; x < to; x++) {
        const depth = along(near, x, y)
        const at = y * width + x
        if (depth <= (nearest[at] ?? 0) || depth > 1 / NEAREST) continue
        const [across, down] = [along(s, x, y) / depth, along(t, x, y) / depth]
        if (across < 0 || across > 1 || down < 0 || down > 1) continue
        if (face.isRound && (across - 0.5) ** 2 + (down - 0.5) ** 2 > 0.25) continue
        nearest[at] = depth
        shown[at] = index + 1
      }
    }
  }
  return shown
}

/** The columns of a row in which the place may lie within the face: where s, t, near − s and near − t are positive. */
function spanOf({ s, t, near }: Pick<Seen, 's' | 't' | 'near'>, y: number, width: number): [number, number] {
  let from = 0
  let to = width
  for (const [a, b, c] of [s, t, plus(near, s, -1), plus(near, t, -1)]) {
    const rest = b * (y + 0.5) + c + a * 0.5
    if (a === 0) {
      if (rest < 0) return [0, 0]
    } else if (a > 0) from = Math.max(from, Math.ceil(-rest / a))
    else to = Math.min(to, Math.floor(-rest / a) + 1)
  }
  return [from, to]
}

interface Shown {
  seen: readonly Seen[]
  shown: Uint16Array
  textures: ReadonlyMap<number, Texture>
}

/** Light and footprint are computed once for so many pixels of a row: they change slowly on a face. */
const RUN = 4

/** Linear light, three numbers a pixel. */
function shadePixels(scene: Scene, { seen, shown, textures }: Shown): Float32Array {
  const { width } = scene.camera
  const light = new Float32Array(shown.length * 3)
  const colour: [number, number, number] = [0, 0, 0]
  let lit: Colour = [0, 0, 0]
  let step: Step | undefined
  let last: Seen | undefined
  for (let at = 0; at < shown.length; at++) {
    const one = seen[(shown[at] ?? 0) - 1]
    if (!one) continue
    const { face } = one
    const [x, y] = [at % width, Math.floor(at / width)]
    const depth = along(one.near, x, y)
    const [s, t] = [along(one.s, x, y) / depth, along(one.t, x, y) / depth]
    const texture = 'paint' in face.look ? undefined : textures.get(face.look.surface)
    if (one !== last || x % RUN === 0) {
      last = one
      lit = face.glow ? [face.glow, face.glow, face.glow] : lightAt(scene, face, placeOn(face, s, t), { s, t })
      step = texture && stepAt(texture, one, x, y)
    }
    if ('paint' in face.look) take(colour, face.look.paint(s, t))
    else if (texture && step) sampleAt(colour, texture, step, { u: s * one.wide, v: t * one.tall }, face.look.isTurned)
    for (const channel of [0, 1, 2] as const) light[at * 3 + channel] = colour[channel] * lit[channel]
  }
  return light
}

function take(colour: [number, number, number], [red, green, blue]: Colour): void {
  colour[0] = red
  colour[1] = green
  colour[2] = blue
}

function placeOn({ corner, across, down }: Face, s: number, t: number): Vector {
  return plus(plus(corner, across, s), down, t)
}

/** How a pixel is sampled: along the longer side of what it shows, mm, each sample as wide as the shorter side. */
interface Step {
  u: number
  v: number
  count: number
  level: number
}

function stepAt({ mmPerTexel }: Texture, { wide, tall, s: sRow, t: tRow, near }: Seen, x: number, y: number): Step {
  const place = (dx: number, dy: number): [number, number] => {
    const depth = along(near, x + dx, y + dy)
    return [(along(sRow, x + dx, y + dy) / depth) * wide, (along(tRow, x + dx, y + dy) / depth) * tall]
  }
  const [here, right, below] = [place(0, 0), place(1, 0), place(0, 1)]
  const rightLength = Math.hypot(right[0] - here[0], right[1] - here[1])
  const belowLength = Math.hypot(below[0] - here[0], below[1] - here[1])
  const long = rightLength > belowLength ? right : below
  const [most, least] = [Math.max(rightLength, belowLength), Math.max(Math.min(rightLength, belowLength), 1e-3)]
  const count = Math.min(MOST_SAMPLES, Math.ceil(most / least))
  const level = Math.log2(Math.max(most / count, 1e-3) / mmPerTexel)
  return { u: long[0] - here[0], v: long[1] - here[1], count, level }
}

/** The mean of the samples around a place in mm. */
function sampleAt(
  colour: [number, number, number],
  texture: Texture,
  { u: du, v: dv, count, level }: Step,
  { u, v }: { u: number; v: number },
  isTurned: boolean,
): void {
  colour.fill(0)
  for (let sample = 0; sample < count; sample++) {
    const off = (sample + 0.5) / count - 0.5
    if (isTurned) texture.addAt(colour, v + dv * off, u + du * off, level)
    else texture.addAt(colour, u + du * off, v + dv * off, level)
  }
  for (const channel of [0, 1, 2] as const) colour[channel] /= count
}

function expose(light: Float32Array, size: { width: number; height: number }): Pixels {
  const some = Float32Array.from({ length: Math.floor(light.length / 300) }, (_, at) => light[at * 300 + 1] ?? 0).sort()
  const gain = EXPOSED / Math.max(some[Math.floor(some.length * EXPOSED_SHARE)] ?? 1, 0.02)
  const bytes = new Uint8Array(light.length)
  for (let at = 0; at < light.length; at++) bytes[at] = tone((light[at] ?? 0) * gain)
  return { ...size, bytes }
}
