import { type Recipe } from '../surfaces/draw.ts'
import { chance, hash, noiseField } from '../surfaces/noise.ts'
import { byteOfLinear } from '../surfaces/tone.ts'
import { type Scene, type Point, cornerLight, nearestSolid, shadowOf, windowLight } from './light.ts'
import { furnish } from './settings.ts'
import { type Texture, makeTexture, readTexture } from './texture.ts'

export type RoomOptions = {
  seed: number
  /** Where the surface lies. The other plane is plain lime plaster or an even pale floor. */
  on: 'floor' | 'wall' | 'curtain'
  width: number
  height: number
}

/** The lens: focal length in picture widths, eye height and distance from the back wall in mm, horizon in picture heights. */
const LENSES = {
  floor: { focal: 0.72, eye: 1560, away: 4500, horizon: 0.2 },
  wall: { focal: 0.8, eye: 1200, away: 3700, horizon: 0.47 },
  curtain: { focal: 0.8, eye: 1200, away: 3700, horizon: 0.47 },
}

/** Half the width of the room that textures cover, mm. */
const HALF = 3400

/** A quiet room in one-point perspective with the surface at true scale. Returns 8-bit sRGB, three bytes a pixel. */
export function drawRoom(recipe: Recipe, { seed, on, width, height }: RoomOptions): Uint8Array {
  const lens = LENSES[on]
  const focal = lens.focal * width
  const scene = furnish(seed, on)
  const texture = layTexture(recipe, seed, { on, perPixel: lens.away / focal })
  const plain = noiseField({ seed: seed + 5, wavelength: 420, octaves: 5, footprint: 6 })
  const tint = 0.5 + 0.5 * chance(seed, 77)
  const out = new Uint8Array(width * height * 3)
  const colour = new Float64Array(3)
  const point: Point = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1 }

  for (let row = 0; row < height; row++) {
    const dy = -(row + 0.5 - lens.horizon * height) / focal
    for (let column = 0; column < width; column++) {
      const dx = (column + 0.5 - width / 2) / focal
      const toWall = lens.away
      const toFloor = dy < 0 ? lens.eye / -dy : Infinity
      const isFloor = toFloor < toWall
      const far = Math.min(toWall, toFloor)
      const hit = traceSolids(scene, { dx, dy, eye: lens.eye, away: lens.away, far })
      if (hit) {
        shadeSolid(scene, hit, colour)
      } else {
        point.x = dx * far
        point.y = lens.eye + dy * far
        point.z = lens.away - far
        point.nx = 0
        point.ny = isFloor ? 1 : 0
        point.nz = isFloor ? 0 : 1
        if (isFloor === (on === 'floor')) {
          const span = far / focal
          readTexture(
            texture,
            {
              x: point.x + HALF,
              y: isFloor ? point.z : 2900 - point.y,
              spanX: span,
              spanY: isFloor ? (far * far) / (focal * lens.eye) : span,
            },
            colour,
          )
        } else plainColour(colour, isFloor, plain(point.x, isFloor ? point.z * 2 : point.y) * 0.02, tint)
        let light = windowLight(point) * cornerLight(isFloor ? point.z : point.y) * shadowOf(scene, point)
        if (on === 'curtain' && !isFloor) light *= foldLight(point.x)
        if (!isFloor && point.y < 70 && on === 'floor') light *= point.y > 66 ? 1.1 : point.y < 4 ? 0.5 : 1.03
        for (let channel = 0; channel < 3; channel++) colour[channel] = (colour[channel] ?? 0) * light
      }
      const index = (row * width + column) * 3
      const dither = ((hash(3, column, row) >>> 0) & 255) / 255
      out[index] = byteOfLinear((colour[0] ?? 0) * 1.015, dither)
      out[index + 1] = byteOfLinear(colour[1] ?? 0, dither)
      out[index + 2] = byteOfLinear((colour[2] ?? 0) * 0.975, dither)
    }
  }
  return out
}

function layTexture(
  recipe: Recipe,
  seed: number,
  { on, perPixel }: { on: RoomOptions['on']; perPixel: number },
): Texture {
  const mmPerPixel = Math.max(2.6, on === 'floor' ? perPixel * 0.6 : perPixel * 0.75)
  return makeTexture(recipe, seed, {
    width: Math.ceil((2 * HALF) / mmPerPixel),
    height: Math.ceil((on === 'floor' ? 3000 : 2950) / mmPerPixel),
    mmPerPixel,
  })
}

function plainColour(out: Float64Array, isFloor: boolean, cloud: number, tint: number): void {
  const level = isFloor ? 0.4 : 0.72
  out[0] = level + cloud
  out[1] = level * (0.955 + 0.02 * tint) + cloud
  out[2] = level * (0.86 + 0.06 * tint) + cloud
}

/** Light over the folds of a hanging cloth, some 160 mm from crest to crest. */
function foldLight(x: number): number {
  const wave = x / 78 + 1.1 * Math.sin(x / 310) + 0.6 * Math.sin(x / 127)
  return 0.8 + 0.26 * Math.sin(wave) + 0.06 * Math.sin(2 * wave + 1)
}

type Ray = { dx: number; dy: number; eye: number; away: number; far: number }

function traceSolids({ solids, bound }: Scene, { dx, dy, eye, away, far }: Ray): Point | undefined {
  let t = Math.max(200, away - bound.z1 - 20)
  const end = Math.min(far, away - bound.z0 + 20)
  // Beside the furniture at both ends of its depth: no need to march.
  const left = Math.max(dx * t, dx * end)
  const right = Math.min(dx * t, dx * end)
  if (left < bound.x0 || right > bound.x1 || Math.min(eye + dy * t, eye + dy * end) > bound.y1) return undefined
  const stretch = Math.hypot(dx, dy, 1)
  for (let step = 0; step < 90 && t < end; step++) {
    const x = dx * t
    const y = eye + dy * t
    const z = away - t
    const { distance } = nearestSolid(solids, x, y, z)
    if (distance < 1.4) return { x, y, z, ...normalAt(solids, x, y, z) }
    t += distance / stretch
  }
  return undefined
}

function normalAt(solids: Scene['solids'], x: number, y: number, z: number) {
  const e = 1.5
  const at = (px: number, py: number, pz: number) => nearestSolid(solids, px, py, pz).distance
  const nx = at(x + e, y, z) - at(x - e, y, z)
  const ny = at(x, y + e, z) - at(x, y - e, z)
  const nz = at(x, y, z + e) - at(x, y, z - e)
  const length = Math.hypot(nx, ny, nz) || 1
  return { nx: nx / length, ny: ny / length, nz: nz / length }
}

function shadeSolid(scene: Scene, point: Point, out: Float64Array): void {
  const { solid } = nearestSolid(scene.solids, point.x, point.y, point.z)
  if (!solid) return
  const light =
    windowLight(point) *
    (0.82 + 0.18 * point.ny) *
    shadowOf(scene, { ...point, x: point.x + point.nx * 4, y: point.y + point.ny * 4, z: point.z + point.nz * 4 })
  const ground = cornerLight(point.y)
  const shine = solid.sheen * Math.max(0, -0.62 * point.nx + 0.45 * point.ny + 0.64 * point.nz) ** 14 * 0.5
  for (let channel = 0; channel < 3; channel++) out[channel] = (solid.colour[channel] ?? 0) * light * ground + shine
}
