import { readFileSync } from 'node:fs'
import type { FileOrder } from './file-order.ts'
import { fileOfOrder } from './files.ts'

/** By the greatest width at which a cover is shown, the width at which it is drawn for it (px, ascending). */
export type Scale = Record<string, number>

/** What was measured of a product's covers, and the digest of the first when it was. */
export type MeasuredScale = { of: string; widths: Scale }

/** Made by `npm run demo:scales`. */
export const SCALES_FILE = new URL('./scales.json', import.meta.url)

let read: Record<string, MeasuredScale> | undefined

/** What was measured, by the product's key. */
export function readScales(): Record<string, MeasuredScale> {
  return (read ??= JSON.parse(readFileSync(SCALES_FILE, 'utf8')) as Record<string, MeasuredScale>)
}

/** The digest that a product's scale must be of. */
export function scaleDigestOf(product: string): string {
  return fileOfOrder({ kind: 'cover', product, sku: 0 })?.digest ?? ''
}

/**
 * Width in pixels of a drawing that shows a file at `width` pixels as if the whole one were reduced (decisions/200);
 * undefined where only the whole one will do.
 */
export function drawnWidth(order: FileOrder, width: number): number | undefined {
  if (order.kind !== 'cover') return undefined
  const scale = readScales()[order.product]
  if (scale?.of !== scaleDigestOf(order.product)) return undefined
  // The keys of an object that are numbers are in ascending order.
  return Object.entries(scale.widths).find(([most]) => Number(most) >= width)?.[1]
}
