import sharp from 'sharp'
import type * as z from 'zod'
import type { importProduct } from '../../contract/import-file.ts'

type ProductLine = z.input<typeof importProduct>

let count = 0

/** A valid line of an import file; a test states only what matters. */
export function aProduct(facts: Partial<ProductLine> = {}): ProductLine {
  count += 1
  const key = facts.key ?? `P-${count}`
  return {
    key,
    // Only the key: the digits of a running number would match other tests' searches.
    enName: `Product ${key}`,
    name: `产品 ${key}`,
    brand: { englishName: 'Nordhem', name: '诺木' },
    category: [{ enName: 'Flooring', name: '地面' }],
    skus: [{ model: `${key}-A`, minPrice: 100, maxPrice: 120 }],
    ...facts,
  }
}

/** A small picture of one colour. */
export async function aPicture({ color = '#8a6642', width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/** The smallest file that Quarry accepts as a PDF. */
export const aPdf = Buffer.from('%PDF-1.7\n%%EOF\n')
