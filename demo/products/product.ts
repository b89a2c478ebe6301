import { type ImportAttribute, type ImportCertificate, type ImportCategoryPath } from '../../contract/import-file.ts'
import { type Recipe } from '../surfaces/draw.ts'
import { nearestRal } from './ral.ts'
import { type Slabs } from '../surfaces/slabs.ts'

/** Millimetres; `length` runs along the piece's grain. */
export type Size = { length: number; width: number; thickness?: number }

/** One layer of the structure drawing, from the face down: Chinese and English name, thickness, colour. */
export type Layer = [name: string, enName: string, mm: number, hex: string]

/** A change of some parameters of the product's recipe; it never changes the family. */
type Change = Record<string, string | string[] | number | { pitch: number; diameter: number }>

export type DemoSku = {
  /** End of the model number. */
  code: string
  /** Name of the colour or finish, Chinese and English; absent on purpose where a product tells no colours. */
  shade?: [string, string]
  /** Mean colour in sRGB, `#RRGGBB`: its pictures are calibrated to it. */
  hex?: string
  recipe?: Change
  seed?: number
  size?: Size
  price?: [number, number]
  stock?: number
  leadTimeDays?: number
  pack?: Pack
  status?: 'withdrawn'
}

/** What one pack holds: m² and pieces; for paint the m² that one litre covers. */
type Pack = { coverage?: number; pieces?: number }

/** Where the room shows the surface. */
export type Placement = 'floor' | 'wall' | 'curtain' | 'seat' | 'counter' | 'screen'

export type DemoProduct = {
  key: string
  brand: string
  name: string
  enName?: string
  description?: string
  enDescription?: string
  category: ImportCategoryPath
  currency?: 'CNY' | 'rmb' | 'EUR' | 'USD'
  unit: 'square_meter' | 'meter' | 'piece' | 'roll' | 'litre' | 'box' | 'set' | 'kilogram'
  price?: [number, number]
  taxIncluded?: boolean
  size: Size
  /** How the size is drawn: a flat piece, a hexagon, a length from a roll, or a tin (length: height, width: diameter). */
  shape?: 'piece' | 'hexagon' | 'roll' | 'tin'
  pack?: Pack
  origin: string
  isDomestic?: boolean
  isMadeToMeasure?: boolean
  status?: 'withdrawn'
  attrs: ImportAttribute[]
  auths?: ImportCertificate[]
  layers: Layer[]
  /** True width of the cover picture, mm. */
  coverWidth: number
  /** The colours are RAL Classic's own: a paint, a lacquer, a glaze made to a colour card. Otherwise RAL names the nearest. */
  isRal?: boolean
  room: Placement
  /** How its pieces meet where they are laid, if otherwise than its family's do. */
  laid?: Partial<Slabs>
  seed: number
  recipe: Recipe
  skus: DemoSku[]
}

/** SKUs in several colours: code, Chinese and English name, mean colour, stock, and what else is different. */
export function shades(
  ...rows: [code: string, name: string, enName: string, hex: string, stock: number, more?: Partial<DemoSku>][]
): DemoSku[] {
  return rows.map(([code, name, enName, hex, stock, more]) => ({ code, shade: [name, enName], hex, stock, ...more }))
}

/** The mean colour of a SKU, `#RRGGBB`; nothing where its product tells no colours. */
export function colourOf({ isRal }: DemoProduct, { hex }: DemoSku): string | undefined {
  return hex && isRal ? nearestRal(hex).hex : hex
}

/** The model number of a SKU: the product's key and its own code. */
export function modelOf(product: DemoProduct, sku: DemoSku): string {
  return `${product.key}-${sku.code}`
}

/** The recipe of one SKU: the product's, with the SKU's changes. */
export function recipeOf(product: DemoProduct, sku: DemoSku): Recipe {
  return { ...product.recipe, ...sku.recipe }
}

/** SKUs of one product keep its seed apart from one another, so that no two show the same board in another stain. */
export function seedOf(product: DemoProduct, sku: DemoSku): number {
  return sku.seed ?? product.seed + product.skus.indexOf(sku) * 131
}

const SLABS: Partial<Record<Recipe['family'], { joint: number; jointColour: string; shift: number }>> = {
  marble: { joint: 1.5, jointColour: '#9A958C', shift: 0 },
  travertine: { joint: 2, jointColour: '#A08C70', shift: 0.5 },
  granite: { joint: 3, jointColour: '#8C8984', shift: 0.5 },
  slate: { joint: 4, jointColour: '#6E6C68', shift: 0.5 },
  onyx: { joint: 1, jointColour: '#B5AA94', shift: 0 },
  terrazzo: { joint: 2, jointColour: '#9C968C', shift: 0 },
  concrete: { joint: 6, jointColour: '#3C3B39', shift: 0 },
  metal: { joint: 3, jointColour: '#1E1D1C', shift: 0 },
}

/** How a surface without joints of its own is cut when it is laid; nothing for cloth, paint and timber. */
export function slabsOf({ recipe, size, shape = 'piece' }: DemoProduct): Slabs | undefined {
  const cut = SLABS[recipe.family]
  return cut && shape === 'piece' ? { ...cut, length: size.length, width: size.width } : undefined
}

/** The SKU whose colour stands for the product. */
export function getFirstSku(product: DemoProduct): DemoSku {
  return getFirst(product.skus)
}

/** Throws where there is none. */
export function getFirstProduct(products: DemoProduct[]): DemoProduct {
  return getFirst(products)
}

function getFirst<Item>(list: Item[]): Item {
  const [first] = list
  if (first === undefined) throw new Error('Expected at least one')
  return first
}

/** The size as it is read, in either language. */
export function sizeText({ shape }: DemoProduct, { length, width, thickness }: Size): string {
  if (shape === 'roll') return `${width} mm × ${length / 1000} m`
  if (shape === 'tin') return `Ø ${width} × ${length} mm`
  return `${[length, width, thickness].filter(Boolean).join(' × ')} mm`
}
