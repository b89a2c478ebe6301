import { formatHex, interpolate } from 'culori'
import type { Slabs } from '../../surfaces/stone/slabs.ts'
import type { Recipe } from '../../surfaces/draw.ts'
import { type DemoProduct, type DemoSku, colourOf } from '../product.ts'

/** How pieces meet: joint in mm, shift of each row in lengths. Without `jointColour`, the joint is toned towards the piece. */
type Joint = { joint: number; shift: number; jointColour?: string }

/** Surfaces that show no joints by themselves and are cut into pieces when they are laid. */
const JOINTS: Partial<Record<Recipe['family'], Joint>> = {
  marble: { joint: 1.5, shift: 0 },
  travertine: { joint: 2, shift: 0.5 },
  sediment: { joint: 3, shift: 0.5 },
  granite: { joint: 2, shift: 0.5 },
  slate: { joint: 4, shift: 0.5 },
  onyx: { joint: 1, shift: 0 },
  terrazzo: { joint: 2, shift: 0 },
  concrete: { joint: 6, shift: 0, jointColour: '#3C3B39' },
  metal: { joint: 3, shift: 0, jointColour: '#1E1D1C' },
  patina: { joint: 4, shift: 0, jointColour: '#1E1D1C' },
  // From here on the pieces touch: the joint is a thin shadow.
  cork: { joint: 0.5, shift: 0.5, jointColour: '#3E342B' },
  felt: { joint: 0.8, shift: 0, jointColour: '#2E2D2B' },
  laminate: { joint: 0.8, shift: 0, jointColour: '#3A2C22' },
  leather: { joint: 0.5, shift: 0.5, jointColour: '#2A211A' },
  carpet: { joint: 0.5, shift: 0, jointColour: '#35322F' },
}

/** Two lengths of grasscloth never match: their strands end at the seam. */
const SEAM = { joint: 0.5, jointColour: '#5F5137', shift: 0 }
/** Stone of at least this length in mm gets the narrowest joint and no shift. */
const GREAT = 2000
/** Leather up to this length is a tile, metal up to this width is a bar; mm. */
const LONGEST_TILE = 1000
const WIDEST_BAR = 60
/** Where in a piece a cover begins, as a share: its joints then meet within the picture. */
const COVER_FROM = 0.6
/** The ground that bars are shown on, and the distance between them in mm. */
const TABLE = { colour: '#D6D2CA', apart: 4 }

/**
 * The pieces into which a SKU's surface is cut when it is laid. Undefined for cloth, printed paper, paint and timber:
 * their surfaces show their joints, or have none.
 */
export function slabsOf(product: DemoProduct, sku: DemoSku): Slabs | undefined {
  const { recipe, shape = 'piece', laid, isSeamless = false } = product
  const { length, width } = sku.size ?? product.size
  if (isSeamless) return undefined
  // A length from a roll hangs upright.
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

/** The pieces that a SKU's cover shows; undefined where it shows the face of one. */
export function coverSlabsOf(product: DemoProduct, sku: DemoSku): Slabs | undefined {
  if (isBar(product)) return slabsOf(product, sku)
  const slabs = product.isLaidOnCover ? slabsOf(product, sku) : undefined
  return slabs && { ...slabs, from: COVER_FROM }
}

/** Carpet planks shift by half a length and half a repeat, so that their lines meet as basketwork does; squares stay in line. */
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

/** The colour of grout: a grey mixed with the stone's colour. */
function filling(hex = '#8C8984'): string {
  return formatHex(interpolate([hex, '#66625C'], 'oklab')(0.6))
}

/** Whether it is a metal bar. A bar is narrower than its picture, so that several are shown side by side. */
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
