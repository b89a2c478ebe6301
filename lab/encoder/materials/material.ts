import { hash } from '../../../demo/surfaces/drawing/chance.ts'
import { blurField } from '../../../demo/surfaces/drawing/blur.ts'
import { makeSurface } from '../../../demo/surfaces/draw.ts'
import { linearOfLab } from '../../../demo/surfaces/drawing/colour.ts'
import { type Fields, renderFields } from '../../../demo/surfaces/drawing/render.ts'
import { type Surface } from '../../../demo/surfaces/drawing/surface.ts'
import { makeTone } from '../../../demo/surfaces/drawing/tone.ts'
import { GROUNDS } from './grounds/all.ts'
import { SIDE } from './kind.ts'
import { drawPalette } from './palette.ts'
import { type Random, createNear, createRandom } from './random.ts'
import { TRAINED } from './recipes/all.ts'
import { STRUCTURES } from './structures/all.ts'

/** A drawn material as training reads it. */
export interface Material {
  /** The kind (family, ground or structure), which training learns to tell. */
  kind: string
  /**
   * Five planes of SIDE × SIDE bytes: the albedo's red, green and blue (sRGB, with ambient shade in hollows), then the
   * slope along x and along y as 128 + 40 × slope.
   */
  planes: Uint8Array
}

export const KINDS: readonly string[] = [TRAINED, GROUNDS, STRUCTURES].flatMap((kinds) => Object.keys(kinds)).sort()

/** Shares of catalogue families and of grounds among the training materials; the rest are structures over grounds. */
const SHARES = { family: 0.4, ground: 0.3 }
const SLOPE_STEPS = 40
const byteOf = makeTone({ knee: 2, rise: 1, end: 1 })

/**
 * Materials come in families of so many siblings, which a batch can hold against one another: the first; another region of its surface;
 * and pieces made with near parameters.
 */
export const SIBLINGS = 4
/** How far parameters of siblings lie apart, as a standard deviation of their ranges: less cannot be seen in a photograph. */
const AWAY = [0.05, 0.25] as const

/** Draws material `number`: sibling `number % SIBLINGS` of its family. */
export function drawMaterial(number: number): Material {
  const sibling = number % SIBLINGS
  const seed = (number - sibling) / SIBLINGS
  if (sibling < 2) return drawPiece(createRandom(seed), createRandom(hash(seed, sibling, 31)))
  const away = createRandom(hash(seed, sibling, 37)).magnitude(...AWAY)
  return drawPiece(createNear(seed, { sibling, away }), createRandom(hash(seed, sibling, 31)))
}

/** `place` chooses the region of the surface that is shown. */
function drawPiece(random: Random, place: Random): Material {
  const share = random.below(100) / 100
  if (share < SHARES.family) return drawFamily(random, place)
  const palette = drawPalette(random)
  const [groundKind, ground] = random.pick(Object.entries(GROUNDS))
  const surface = ground(random, palette)
  if (share < SHARES.family + SHARES.ground) return { kind: groundKind, planes: render(surface, 1, place) }
  const [kind, structure] = random.pick(Object.entries(STRUCTURES))
  return { kind, planes: render(structure(random, palette, surface), 1, place) }
}

function drawFamily(random: Random, place: Random): Material {
  const [kind, drawRecipe] = random.pick(Object.entries(TRAINED))
  const { recipe, mmWidth } = drawRecipe(random)
  const mmPerPixel = mmWidth / SIDE
  const surface = makeSurface(recipe, random.seed(), mmPerPixel)
  return { kind, planes: render(surface, mmPerPixel, place) }
}

/** Renders from a random place of the surface: laid and printed ones would otherwise all begin at the same corner. */
function render(surface: Surface, mmPerPixel: number, place: Random): Uint8Array {
  const [left, top] = [place.between(0, 4000) * mmPerPixel, place.between(0, 4000) * mmPerPixel]
  return planesOf(renderFields(surface, { width: SIDE, height: SIDE, mmPerPixel, left, top }))
}

function planesOf(fields: Fields): Uint8Array {
  const { width, height, mmPerPixel, albedo, relief } = fields
  const size = width * height
  const planes = new Uint8Array(size * 5)
  const near = new Float32Array(size)
  const far = new Float32Array(size)
  blurField(relief, near, width, 2)
  blurField(near, far, width, 7)
  const light: [number, number, number] = [0, 0, 0]
  const lab = { l: 0, a: 0, b: 0 }
  for (let index = 0; index < size; index++) {
    const h = relief[index] ?? 0
    const depth = ((near[index] ?? 0) - h) / (2 * mmPerPixel) + ((far[index] ?? 0) - h) / (7 * mmPerPixel)
    const cavity = depth > 0 ? 1 / (1 + 0.55 * depth) : 1
    lab.l = albedo[index * 3] ?? 0
    lab.a = albedo[index * 3 + 1] ?? 0
    lab.b = albedo[index * 3 + 2] ?? 0
    linearOfLab(lab, light)
    for (const channel of [0, 1, 2] as const) planes[channel * size + index] = byteOf(light[channel] * cavity) + 0.5
    const x = index % width
    const right = relief[x < width - 1 ? index + 1 : index] ?? 0
    const left = relief[x > 0 ? index - 1 : index] ?? 0
    const below = relief[index + width] ?? h
    const above = relief[index - width] ?? h
    planes[3 * size + index] = byteOfSlope((right - left) / (2 * mmPerPixel))
    planes[4 * size + index] = byteOfSlope((below - above) / (2 * mmPerPixel))
  }
  return planes
}

function byteOfSlope(slope: number): number {
  return Math.min(255, Math.max(0, Math.round(128 + SLOPE_STEPS * slope)))
}
