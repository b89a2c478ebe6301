import type * as z from 'zod'
import type { Recipe } from '../surfaces/draw.ts'
import type { productList } from './product-schema.ts'
import type { Change } from './recipe-schema.ts'
import { nearestRal } from './walls/ral.ts'

/** A product of the demonstration, as its data file states it (product-schema.ts says what each field means). */
export type DemoProduct = z.output<typeof productList>[number]
export type DemoSku = DemoProduct['skus'][number]
export type Size = DemoProduct['size']
/** One layer of the structure drawing: Chinese and English name, thickness in mm, colour. */
export type Layer = DemoProduct['layers'][number]
/** Where the room shows the surface. */
export type Placement = DemoProduct['room']

/** The mean colour of a SKU, `#RRGGBB`; undefined where the SKU states none. */
export function colourOf({ isRal }: DemoProduct, { hex }: DemoSku): string | undefined {
  return hex && isRal ? nearestRal(hex).hex : hex
}

/** Up to this ΔE00, a maker states a RAL number for a colour that was not made to it: the two are hardly told apart. */
const HARDLY_DIFFERENT = 2

/** The RAL Classic number that the maker states for a SKU; null where RAL has no colour close to it. */
export function statedRal(product: DemoProduct, sku: DemoSku): string | null {
  const hex = colourOf(product, sku)
  if (!hex) return null
  const { number, deltaE } = nearestRal(hex)
  return product.isRal || deltaE <= HARDLY_DIFFERENT ? number : null
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

/** The seed of a SKU. Each SKU has another one, so that no two show the same board in another stain. */
export function seedOf(product: DemoProduct, sku: DemoSku): number {
  return sku.seed ?? product.seed + product.skus.indexOf(sku) * 131
}

/** The SKU that represents the product. Throws where there is none. */
export function getFirstSku({ key, skus }: DemoProduct): DemoSku {
  const [first] = skus
  if (first === undefined) throw new Error(`${key} has no SKU`)
  return first
}

/** A size in words that suit both languages. */
export function sizeText({ shape }: DemoProduct, { length, width, thickness }: Size): string {
  if (shape === 'roll') return `${width} mm × ${length / 1000} m`
  if (shape === 'tin') return `Ø ${width} × ${length} mm`
  return `${[length, width, thickness].filter(Boolean).join(' × ')} mm`
}
