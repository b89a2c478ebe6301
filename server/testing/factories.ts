import sharp from 'sharp'
import type * as z from 'zod'
import type { importProduct } from '../../contract/import-file.ts'

type ProductLine = z.input<typeof importProduct>

let count = 0

/** A line of an import file that is right in every way; a test states only what matters to it. */
export function aProduct(facts: Partial<ProductLine> = {}): ProductLine {
  count += 1
  const key = facts.key ?? `P-${count}`
  return {
    key,
    // By its key alone: the digits of a number that goes on from test to test would be found in what others look for.
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

/** The smallest file that is a PDF to us. */
export const aPdf = Buffer.from('%PDF-1.7\n%%EOF\n')
