import { readFileSync } from 'node:fs'
import type { FileOrder } from './file-order.ts'
import { fileOfOrder } from './files.ts'
import { getProduct } from './products/all.ts'
import { modelOf } from './products/product.ts'

/** By the greatest width at which a cover is shown, the width at which it is drawn for it (px, ascending). */
export type Scale = Record<string, number>

/** What was measured of a cover, and its digest when it was. */
export type MeasuredScale = { of: string; widths: Scale }

/** Made by `npm run demo:scales`. */
export const SCALES_FILE = new URL('./scales.json', import.meta.url)

let read: Record<string, MeasuredScale> | undefined

/** What was measured, by the SKU's model. */
export function readScales(): Record<string, MeasuredScale> {
  return (read ??= JSON.parse(readFileSync(SCALES_FILE, 'utf8')) as Record<string, MeasuredScale>)
}

/** The digest that a scale must be of. */
export function digestOfCover(product: string, sku: number): string {
  return fileOfOrder({ kind: 'cover', product, sku })?.digest ?? ''
}

/**
 * Width in pixels of a drawing that shows a file at `width` pixels as if the whole one were reduced (decisions/200);
 * undefined where only the whole one will do.
 */
export function drawnWidth(order: FileOrder, width: number): number | undefined {
  if (order.kind !== 'cover') return undefined
  const product = getProduct(order.product)
  const sku = product.skus[order.sku]
  const scale = sku && readScales()[modelOf(product, sku)]
  // Measured of an earlier recipe, it would say nothing.
  if (scale?.of !== digestOfCover(order.product, order.sku)) return undefined
  // The keys of an object that are numbers are in ascending order.
  return Object.entries(scale.widths).find(([most]) => Number(most) >= width)?.[1]
}
