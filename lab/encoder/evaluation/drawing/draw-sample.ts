import sharp from 'sharp'
import { makeSurface, openSurface, METALS } from '../../../../demo/surfaces/draw.ts'
import { renderFields } from '../../../../demo/surfaces/drawing/render.ts'
import { shade } from '../../../../demo/surfaces/drawing/shade.ts'
import { SIDE } from '../../materials/kind.ts'
import type { DrawnRecipe } from '../../materials/kind.ts'
import { createNear, createRandom } from '../../materials/random.ts'
import type { Random } from '../../materials/random.ts'
import { applyDegradations, degrade, DEGRADATIONS, LIGHT } from './degrade.ts'
import type { Degradation } from './degrade.ts'
import type { Pixels } from './homography.ts'
import { isRegion, recipeDrawerOf } from './samples.ts'
import type { Sample, Sibling } from './samples.ts'

/** Width of the drawn piece in pixels: the training's scale, a quarter wider. */
const WIDTH = SIDE * 1.25
/** The largest factor by which a new rendering shows its material larger or smaller. */
const RESCALE = 1.2

export interface DrawnSample {
  /** JPEG, as the catalogue's covers are. */
  original: Buffer
  /** A degraded copy of the original. */
  copy: Buffer
  degradations: Degradation[]
  /** Another piece of the same material, under another light and at another scale. */
  rendering: Buffer
  /** A degraded copy of the rendering. */
  photograph: Buffer
  /** A copy of the original in another light, with nothing else changed. */
  relit: Buffer
}

export async function drawSample({ family, seed }: Sample): Promise<DrawnSample> {
  const random = createRandom(seed)
  const drawn = recipeDrawerOf(family)(random)
  const original = drawOriginal(drawn, random)
  const { picture: copy, degradations } = await degrade(original, random)
  const rendering = await drawAgain(drawn, random)
  const { picture: photograph } = await degrade(rendering, random)
  const relit = await applyDegradations(original, new Set(LIGHT), random)
  return { original: await encode(original), copy, degradations, rendering: await encode(rendering), photograph, relit }
}

/** How far the parameters of siblings lie apart, as a standard deviation of their ranges. */
const AWAY = 0.1
/** The regions of one surface lie so many widths apart. */
const APART = 3

/**
 * One of many siblings, and a copy of it degraded in all ways at once: every second one is another region of one large surface, the
 * others are pieces made with near parameters.
 */
export async function drawSibling({ family, seed, sibling }: Sibling): Promise<Record<'original' | 'copy', Buffer>> {
  const isOther = isRegion({ sibling })
  const random = isOther ? createRandom(seed) : createNear(seed, { sibling, away: AWAY })
  const { recipe, mmWidth } = recipeDrawerOf(family)(random)
  const draw = openSurface(recipe, { seed: random.seed(), mmPerPixel: mmWidth / SIDE })
  const left = isOther ? (sibling / 2) * APART * mmWidth : 0
  const original = { width: WIDTH, height: WIDTH, bytes: draw({ width: WIDTH, height: WIDTH, left }) }
  const copy = await applyDegradations(original, new Set(DEGRADATIONS), createRandom(seed + sibling))
  return { original: await encode(original), copy }
}

/** Draws only the picture that would be the cover in the catalogue. */
export async function drawCover({ family, seed }: Pick<Sample, 'family' | 'seed'>): Promise<Buffer> {
  const random = createRandom(seed)
  return encode(drawOriginal(recipeDrawerOf(family)(random), random))
}

function drawOriginal({ recipe, mmWidth }: DrawnRecipe, random: Random): Pixels {
  const draw = openSurface(recipe, { seed: random.seed(), mmPerPixel: mmWidth / SIDE })
  return { width: WIDTH, height: WIDTH, bytes: draw({ width: WIDTH, height: WIDTH }) }
}

/**
 * Moves the light to another corner: the surface is turned by quarters under the fixed lamp, and its picture turned
 * back.
 */
async function drawAgain({ recipe, mmWidth }: DrawnRecipe, random: Random): Promise<Pixels> {
  const mmPerPixel = (mmWidth / SIDE) * random.magnitude(1 / RESCALE, RESCALE)
  const surface = makeSurface(recipe, random.seed(), mmPerPixel)
  const quarters = 1 + random.below(3)
  const [cos, sin] = [Math.round(Math.cos((quarters * Math.PI) / 2)), Math.round(Math.sin((quarters * Math.PI) / 2))]
  const fields = renderFields((x, y, texel) => surface(cos * x + sin * y, cos * y - sin * x, texel), {
    width: WIDTH,
    height: WIDTH,
    mmPerPixel,
    left: random.between(-1, 1) * mmWidth,
    top: random.between(-1, 1) * mmWidth,
  })
  const bytes = shade(fields, { metallic: METALS.has(recipe.family), falloff: 1 })
  return turned({ width: WIDTH, height: WIDTH, bytes }, 360 - 90 * quarters)
}

async function turned({ bytes, width, height }: Pixels, angle: number): Promise<Pixels> {
  const upright = sharp(bytes, { raw: { width, height, channels: 3 } }).rotate(angle)
  return { width, height, bytes: new Uint8Array(await upright.raw().toBuffer()) }
}

async function encode({ bytes, width, height }: Pixels): Promise<Buffer> {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
