import { formatHex, interpolate } from 'culori'
import type { Slabs } from '../../surfaces/stone/slabs.ts'
import type { Recipe } from '../../surfaces/draw.ts'
import { type DemoProduct, type DemoSku, colourOf } from '../product.ts'

/**
 * How the pieces of a family meet: joint in mm, shift of each row in lengths, colour of the joint where it does not
 * follow the piece.
 */
type Joint = { joint: number; shift: number; jointColour?: string }

/** Materials without joints of their own, that are cut into pieces when they are laid. */
const JOINTS: Partial<Record<Recipe['family'], Joint>> = {
  marble: { joint: 1.5, shift: 0 },
  travertine: { joint: 2, shift: 0.5 },
  granite: { joint: 2, shift: 0.5 },
  slate: { joint: 4, shift: 0.5 },
  onyx: { joint: 1, shift: 0 },
  terrazzo: { joint: 2, shift: 0 },
  concrete: { joint: 6, shift: 0, jointColour: '#3C3B39' },
  metal: { joint: 3, shift: 0, jointColour: '#1E1D1C' },
  patina: { joint: 4, shift: 0, jointColour: '#1E1D1C' },
  // Butted tight: the joint is a hair of shade.
  cork: { joint: 0.5, shift: 0.5, jointColour: '#3E342B' },
  felt: { joint: 0.8, shift: 0, jointColour: '#2E2D2B' },
  laminate: { joint: 0.8, shift: 0, jointColour: '#3A2C22' },
  leather: { joint: 0.5, shift: 0.5, jointColour: '#2A211A' },
  carpet: { joint: 0.5, shift: 0, jointColour: '#35322F' },
}

/** No two lengths of grasscloth match: where they meet on the wall, their strands break off. */
const SEAM = { joint: 0.5, jointColour: '#5F5137', shift: 0 }
/** Stone of this length, mm, and more is fitted closely and stands in line. */
const GREAT = 2000
/** Sides of a piece up to which leather is a tile, and metal a bar; mm. */
const LONGEST_TILE = 1000
const WIDEST_BAR = 60
/** What bars lie on, and how far apart, mm. */
const TABLE = { colour: '#D6D2CA', apart: 4 }

/**
 * How a surface is cut into pieces when it is laid; nothing for cloth, printed paper, paint and timber, which have
 * joints of their own or none.
 */
export function slabsOf(product: DemoProduct, sku: DemoSku): Slabs | undefined {
  const { recipe, shape = 'piece', laid, isSeamless = false } = product
  const { length, width } = sku.size ?? product.size
  if (isSeamless) return undefined
  // A length from the roll hangs upright.
  if (shape === 'roll' && recipe.family === 'grasscloth') return { ...SEAM, length: width, width: length }
  const joint = JOINTS[recipe.family]
  if (shape !== 'piece' || (!joint && !laid)) return undefined
  if (recipe.family === 'leather' && length > LONGEST_TILE) return undefined
  const slabs = { ...jointOf(product, sku, joint), length, width }
  if (isBar(product)) return asBars(slabs)
  if (recipe.family === 'laminate') return { ...slabs, length: width, width: length, ...laid }
  if (recipe.family === 'carpet') return { ...slabs, ...carpetOf(recipe.repeat, length, width), ...laid }
  return { ...slabs, ...laid }
}

/**
 * Planks move on by half, and by half a repeat, so that their lines meet in basketwork; each begins its pattern anew.
 */
function carpetOf(repeat = 0, length: number, width: number): Partial<Slabs> {
  return { shift: length === width ? 0 : 0.5 + repeat / 2 / length, repeat: repeat || undefined }
}

function jointOf(
  product: DemoProduct,
  sku: DemoSku,
  joint: Joint = { joint: 2, shift: 0 },
): Omit<Slabs, 'length' | 'width'> {
  const { length } = sku.size ?? product.size
  const recommended = product.attributes.find(({ enName }) => enName === 'Joint width')?.value
  const isFitted = length >= GREAT && !joint.jointColour
  return {
    shift: isFitted ? 0 : joint.shift,
    joint: typeof recommended === 'number' ? recommended : isFitted ? 1 : joint.joint,
    jointColour: joint.jointColour ?? filling(colourOf(product, sku)),
  }
}

/** A grey grout toned towards the stone: darker than a pale one, paler than a dark one. */
function filling(hex = '#8C8984'): string {
  return formatHex(interpolate([hex, '#66625C'], 'oklab')(0.6))
}

/** A bar is narrower than any picture of it: it is shown as several that lie side by side. */
export function isBar({ recipe, size }: DemoProduct): boolean {
  return recipe.family === 'metal' && size.width <= WIDEST_BAR
}

function asBars(slabs: Slabs): Slabs {
  const { apart, colour } = TABLE
  return {
    ...slabs,
    length: slabs.length + apart,
    width: slabs.width + apart,
    joint: apart,
    jointColour: colour,
    isMirror: true,
  }
}
