import { type Recipe } from '../surfaces/draw.ts'
import { chance, hash } from '../surfaces/chance.ts'
import { noiseField } from '../surfaces/noise.ts'
import { byteOfLinear } from '../surfaces/tone.ts'
import { type Camera, openCamera, seePlane } from './camera.ts'
import { mapLight } from './light-map.ts'
import { drawSolids } from './overlay.ts'
import { furnish } from './settings.ts'
import { type Placement } from '../products/product.ts'
import { type Slabs } from '../surfaces/slabs.ts'
import { makeTexture, readTexture } from './texture.ts'

type RoomOptions = {
  seed: number
  /** Mean colour of the surface, `#RRGGBB`; absent: as its recipe says. */
  colour?: string | undefined
  /** Where the surface lies: on the floor, on the back wall, or hanging before it in folds. */
  on: Placement
  width: number
  height: number
  slabs?: Slabs | undefined
}

/** Half the width of the room that textures cover, and the height and depth they reach, mm. */
const REACH = { half: 3300, height: 2900, depth: 2700 }

/** Writes the linear light that a plane throws back at a place under full light. */
type Paint = (place: { x: number; y: number; z: number }, far: number, out: Float64Array) => void

/** A quiet room in one-point perspective with the surface at true scale. Returns 8-bit sRGB, three bytes a pixel. */
export function drawRoom(recipe: Recipe, { seed, colour, on, width, height, slabs }: RoomOptions): Uint8Array {
  const camera = openCamera(on === 'floor' ? 'floor' : 'wall', width, height)
  const scene = furnish(seed, on === 'floor' ? 'floor' : 'wall')
  const picture = new Float32Array(width * height * 3)
  const laid = laidPaint(withoutFolds(recipe), { seed, colour, on, camera, slabs })
  const plain = plainPaint(seed)
  paintPlane(picture, camera, {
    isFloor: false,
    paint: on === 'floor' ? plain.wall : laid,
    light: mapLight(camera, scene, false),
  })
  paintPlane(picture, camera, {
    isFloor: true,
    paint: on === 'floor' ? laid : plain.floor,
    light: mapLight(camera, scene, true),
  })
  drawSolids(picture, camera, scene)
  return develop(picture, width)
}

function paintPlane(
  picture: Float32Array,
  camera: Camera,
  { isFloor, paint, light }: { isFloor: boolean; paint: Paint; light: (column: number, row: number) => number },
): void {
  const border = Math.ceil(camera.floorRow - 0.5)
  const colour = new Float64Array(3)
  const place = { x: 0, y: 0, z: 0 }
  for (let row = isFloor ? border : 0; row < (isFloor ? camera.height : border); row++) {
    for (let column = 0; column < camera.width; column++) {
      const far = seePlane(camera, column + 0.5, row + 0.5, place)
      paint(place, far, colour)
      const lit = light(column + 0.5, row + 0.5)
      const index = (row * camera.width + column) * 3
      for (let channel = 0; channel < 3; channel++) picture[index + channel] = (colour[channel] ?? 0) * lit
    }
  }
}

/** A room hangs its cloth in folds of its own. */
function withoutFolds(recipe: Recipe): Recipe {
  return recipe.family === 'felt' ? { ...recipe, folds: 0 } : recipe
}

type LaidOptions = Pick<RoomOptions, 'seed' | 'colour' | 'on' | 'slabs'> & { camera: Camera }

function laidPaint(recipe: Recipe, { seed, colour, on, camera, slabs }: LaidOptions): Paint {
  const perPixel = camera.away / camera.focal
  const isFloor = on === 'floor'
  // Open meshes would shimmer if drawn at the picture's own grain; they are drawn finer and averaged.
  const isMesh = recipe.family === 'cane' || (recipe.family === 'metal' && recipe.holes !== undefined)
  const mmPerPixel = isMesh ? perPixel * 0.42 : Math.max(2.4, perPixel * (isFloor ? 0.6 : 0.8))
  const texture = makeTexture(recipe, {
    seed,
    colour,
    slabs,
    width: Math.ceil((2 * REACH.half) / mmPerPixel),
    height: Math.ceil((isFloor ? REACH.depth : REACH.height) / mmPerPixel),
    mmPerPixel,
  })
  return (place, far, out) => {
    const span = far / camera.focal
    const deep = (far * far) / (camera.focal * camera.eye)
    const y = on === 'floor' ? place.z : REACH.height - 250 - place.y
    readTexture(texture, { x: place.x + REACH.half, y, spanX: span, spanY: on === 'floor' ? deep : span }, out)
    if (on !== 'curtain') return
    const fold = foldLight(place.x + 14 * Math.sin(place.y / 420))
    for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] ?? 0) * fold
  }
}

/** Light over the folds of a hanging cloth, some 160 mm from crest to crest, no two alike. */
function foldLight(x: number): number {
  const wave = x / 62 + 1.4 * Math.sin(x / 310) + 0.9 * Math.sin(x / 127 + 2)
  const deep = 0.75 + 0.25 * Math.sin(x / 233 + 1)
  return 0.86 + deep * (0.24 * Math.sin(wave) + 0.07 * Math.sin(2 * wave + 1))
}

/** Limewashed wall with a low skirting, and a pale even floor. */
function plainPaint(seed: number): { wall: Paint; floor: Paint } {
  const clouds = noiseField({ seed: seed + 5, wavelength: 420, octaves: 5, footprint: 6 })
  const tint = chance(seed, 77)
  const fill = (out: Float64Array, level: number, cloud: number) => {
    out[0] = level * 1.01 + cloud
    out[1] = level * (0.96 + 0.015 * tint) + cloud
    out[2] = level * (0.88 + 0.05 * tint) + cloud
  }
  return {
    wall: ({ x, y }, _far, out) => {
      const skirting = y > 72 ? 1 : y > 67 ? 1.12 : y < 5 ? 0.55 : 1.04
      fill(out, 0.74 * skirting, clouds(x, y) * 0.018)
    },
    floor: ({ x, z }, _far, out) => fill(out, 0.44, clouds(x * 0.7, z * 1.4) * 0.03),
  }
}

/** Linear light to sRGB bytes, a touch warm, with noise in the last bit against banding. */
function develop(picture: Float32Array, width: number): Uint8Array {
  const out = new Uint8Array(picture.length)
  for (let index = 0; index < picture.length; index += 3) {
    const pixel = index / 3
    const dither = (hash(3, pixel % width, (pixel / width) | 0) & 255) / 255
    out[index] = byteOfLinear((picture[index] ?? 0) * 1.02, dither)
    out[index + 1] = byteOfLinear((picture[index + 1] ?? 0) * 1.005, dither)
    out[index + 2] = byteOfLinear((picture[index + 2] ?? 0) * 0.98, dither)
  }
  return out
}
