import { once } from 'node:events'
import type { ImportLine } from '../contract/import-file.ts'
import type { ImportSource, RawLine } from '../server/imports/reading/import-source.ts'
import { FIRST_LEVEL } from './generator/categories.ts'
import { generateProduct } from './generator/products.ts'
import { createRandom } from './generator/random.ts'

/** Raise it when the lines or their covers change. */
const EDITION = 2
const SEED = 20_261_101
const RATES = [
  { currency: 'EUR', date: '2026-11-01', cny: 8.2, source: 'generated' },
  { currency: 'USD', date: '2026-11-01', cny: 7.1, source: 'generated' },
]

/** A catalogue of `skuCount` SKUs, about 3.7 per product, as a source for `importCatalogue`. */
export function generatedSource(skuCount: number): ImportSource {
  return {
    name: `generated catalogue of ${skuCount} SKUs`,
    digest: `generated-${EDITION}-${skuCount}`,
    total: null,
    folder: '/nonexistent',
    lines: (from) => linesFrom(skuCount, from),
  }
}

/** Yields the lines of the import file; the same count always gives the same lines. */
export function* generateLines(skuCount: number): Generator<ImportLine> {
  for (const rate of RATES) yield { rate }
  for (const [index, path] of FIRST_LEVEL.entries()) yield { category: { path, sort: (index + 1) * 10 } }
  const random = createRandom(SEED)
  for (let index = 0, left = skuCount; left > 0; index += 1) {
    const product = generateProduct(random, index, left)
    left -= product.skus?.length ?? 0
    yield product
  }
}

async function* linesFrom(skuCount: number, from: number): AsyncGenerator<RawLine> {
  let line = 0
  for (const content of generateLines(skuCount)) {
    line += 1
    if (line >= from) yield { line, text: JSON.stringify(content) }
  }
}

/** `node bench/generator.ts 100000 > catalogue.jsonl` */
async function main(): Promise<void> {
  const skuCount = Number(process.argv[2])
  if (!Number.isSafeInteger(skuCount) || skuCount < 1) {
    console.error('Usage: node bench/generator.ts SKUS > FILE')
    process.exitCode = 1
    return
  }
  for (const line of generateLines(skuCount)) {
    if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain')
  }
}

if (import.meta.main) await main()
