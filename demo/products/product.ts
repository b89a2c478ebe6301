import { type ImportAttribute, type ImportCertificate, type ImportCategoryPath } from '../../contract/import-file.ts'
import { type Recipe } from '../surfaces/draw.ts'
import { type Slabs } from '../surfaces/stone/slabs.ts'
import { nearestRal } from './walls/ral.ts'

/** Millimetres; `length` runs along the piece's grain. */
export type Size = { length: number; width: number; thickness?: number }

/** One layer of the structure drawing, from the face down: Chinese and English name, thickness, colour. */
export type Layer = [name: string, enName: string, mm: number, hex: string]

/** A change of some parameters of the product's recipe; it never changes the family. */
type Change = Partial<ParametersOf<Recipe>>
type ParametersOf<Each> = Each extends Recipe ? Omit<Each, 'family'> : never

export type DemoSku = {
  /** End of the model number. */
  code: string
  /** Name of the colour or finish, Chinese and English; absent on purpose where a product tells no colours. */
  shade?: [string, string]
  /** What tells it from its siblings, Chinese and English, where its shade does not. */
  called?: [string, string]
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
  /** Absent: CNY. `rmb` is written as careless lists write it. */
  currency?: 'rmb' | 'EUR' | 'USD'
  unit: 'square_meter' | 'meter' | 'piece' | 'roll' | 'litre' | 'box' | 'kilogram'
  price?: [number, number]
  taxIncluded?: boolean
  size: Size
  /**
   * How the size is drawn: a flat piece, a hexagon, a length from a roll, or a tin (length: height, width: diameter).
   */
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
  /**
   * The colours are RAL Classic's own: a paint, a lacquer, a glaze made to a colour card. Others state a number of it
   * only where the two are hardly told apart.
   */
  isRal?: boolean
  room: Placement
  /** How its pieces meet where they are laid, if otherwise than its family's do. */
  laid?: Partial<Slabs>
  seed: number
  recipe: Recipe
  /** What the cover shows otherwise, as samples are: chips cut from a sheet, a coat that gives out on its primer. */
  sample?: Change
  /** Joints are glued in the material's own colour and ground away. */
  isSeamless?: boolean
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

/** ΔE00 up to which a maker calls a colour by a number of RAL that it was not made to: side by side the two pass for one. */
const HARDLY_TOLD = 2

/** The number of RAL Classic that its maker states for a SKU; null for a colour that RAL has nothing like. */
export function statedRal(product: DemoProduct, sku: DemoSku): string | null {
  const hex = colourOf(product, sku)
  if (!hex) return null
  const { number, deltaE } = nearestRal(hex)
  return product.isRal || deltaE <= HARDLY_TOLD ? number : null
}

/** The model number of a SKU: the product's key and its own code. */
export function modelOf(product: DemoProduct, sku: DemoSku): string {
  return `${product.key}-${sku.code}`
}

/** The recipe of one SKU: the product's, with the SKU's changes. */
export function recipeOf(product: DemoProduct, sku: DemoSku): Recipe {
  return changed(product.recipe, sku.recipe)
}

/** The recipe of a SKU as its cover shows it. */
export function sampleOf(product: DemoProduct, sku: DemoSku): Recipe {
  return changed(recipeOf(product, sku), product.sample)
}

function changed(recipe: Recipe, change: Change = {}): Recipe {
  return Object.assign({}, recipe, change)
}

/** SKUs of one product keep its seed apart from one another, so that no two show the same board in another stain. */
export function seedOf(product: DemoProduct, sku: DemoSku): number {
  return sku.seed ?? product.seed + product.skus.indexOf(sku) * 131
}

/** The SKU whose colour stands for the product. Throws where there is none. */
export function getFirstSku({ key, skus }: DemoProduct): DemoSku {
  const [first] = skus
  if (first === undefined) throw new Error(`${key} has no SKU`)
  return first
}

/** The size as it is read, in either language. */
export function sizeText({ shape }: DemoProduct, { length, width, thickness }: Size): string {
  if (shape === 'roll') return `${width} mm × ${length / 1000} m`
  if (shape === 'tin') return `Ø ${width} × ${length} mm`
  return `${[length, width, thickness].filter(Boolean).join(' × ')} mm`
}
