import { setTimeout as sleep } from 'node:timers/promises'
import { filesOf } from '../files/import-files.ts'
import type { RawLine } from './import-source.ts'
import { parseLine } from './parse-line.ts'
import type { ParsedLine } from './parse-line.ts'
import { nameOf } from '../merging/stored-products.ts'

const MOST_LINES = 400
/** Pictures take time to measure: an interruption shall cost little of it. */
const MOST_FILES = 48
/** A slow source fills the catalogue as it goes: what has come is taken after this long. */
const LONGEST_WAIT_MS = 400

const SLOW = Symbol('slow')

/** Lines in batches, which end when they are full, when a product comes a second time, or when the source is slow. */
export async function* batchesOf(lines: AsyncIterable<RawLine>): AsyncGenerator<ParsedLine[]> {
  const iterator = lines[Symbol.asyncIterator]()
  let batch = emptyBatch()
  try {
    for (let next = iterator.next(); ; next = iterator.next()) {
      if (batch.lines.length && (await raceWithPatience(next)) === SLOW) {
        yield batch.lines
        batch = emptyBatch()
      }
      const { done, value } = await next
      if (done) break
      const line = parseLine(value)
      if (!fits(batch, line)) {
        yield batch.lines
        batch = emptyBatch()
      }
      add(batch, line)
    }
    if (batch.lines.length) yield batch.lines
  } finally {
    await iterator.return?.()
  }
}

interface Batch {
  lines: ParsedLine[]
  products: Set<string>
  files: number
}

function emptyBatch(): Batch {
  return { lines: [], products: new Set(), files: 0 }
}

function fits({ lines, products, files }: Batch, line: ParsedLine): boolean {
  if (!lines.length) return true
  if (lines.length >= MOST_LINES || files >= MOST_FILES) return false
  return line.kind !== 'product' || !products.has(productName(line))
}

function add(batch: Batch, line: ParsedLine): void {
  batch.lines.push(line)
  if (line.kind !== 'product') return
  batch.products.add(productName(line))
  batch.files += filesOf(line.product).length
}

function productName({ product }: Extract<ParsedLine, { kind: 'product' }>): string {
  return nameOf({ englishName: product.brand.englishName, key: product.key })
}

async function raceWithPatience(next: Promise<unknown>): Promise<unknown> {
  const waiting = new AbortController()
  try {
    return await Promise.race([next, sleep(LONGEST_WAIT_MS, SLOW, { signal: waiting.signal }).catch(() => undefined)])
  } finally {
    waiting.abort()
  }
}
