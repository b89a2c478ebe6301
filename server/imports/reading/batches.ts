import { setImmediate as nextTurn } from 'node:timers/promises'
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

/** Lines that are taken at once. */
export interface Batch {
  lines: ParsedLine[]
  /** Whether none are known to follow; of a slow source that ends after all, no batch is. */
  isLast: boolean
}

/** Lines in batches, which end when they are full, when a product comes a second time, or when the source is slow. */
export async function* batchesOf(lines: AsyncIterable<RawLine>): AsyncGenerator<Batch> {
  const iterator = lines[Symbol.asyncIterator]()
  let batch = emptyBatch()
  let patience = createPatience()
  try {
    for (let next = iterator.next(); ; next = iterator.next()) {
      if (batch.lines.length && (await Promise.race([next, patience.isOver])) === SLOW) {
        yield { lines: batch.lines, isLast: false }
        batch = emptyBatch()
      }
      if (!batch.lines.length) {
        patience.end()
        patience = createPatience()
      }
      const { done, value } = await next
      if (done) break
      patience.begin()
      const line = parseLine(value)
      if (!fits(batch, line)) {
        yield { lines: batch.lines, isLast: false }
        batch = emptyBatch()
      }
      add(batch, line)
      // Whoever takes the batch before is answered by the database meanwhile.
      await nextTurn()
    }
    if (batch.lines.length) yield { lines: batch.lines, isLast: true }
  } finally {
    patience.end()
    await iterator.return?.()
  }
}

/** Asks for each batch while the one before is still at work: reading goes on while the database writes. */
export async function* oneAhead<Value>(batches: AsyncGenerator<Value>): AsyncGenerator<Value> {
  try {
    for (let next = batches.next(); ;) {
      const { done, value } = await next
      if (done) return
      next = batches.next()
      // Told where it is waited for, if it ever is.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await batches.return(undefined)
  }
}

interface Gathering {
  lines: ParsedLine[]
  products: Set<string>
  files: number
}

function emptyBatch(): Gathering {
  return { lines: [], products: new Set(), files: 0 }
}

function fits({ lines, products, files }: Gathering, line: ParsedLine): boolean {
  if (!lines.length) return true
  if (lines.length >= MOST_LINES || files >= MOST_FILES) return false
  return line.kind !== 'product' || !products.has(productName(line))
}

function add(batch: Gathering, line: ParsedLine): void {
  batch.lines.push(line)
  if (line.kind !== 'product') return
  batch.products.add(productName(line))
  batch.files += filesOf(line.product).length
}

function productName({ product }: Extract<ParsedLine, { kind: 'product' }>): string {
  return nameOf({ englishName: product.brand.englishName, key: product.key })
}

interface Patience {
  isOver: Promise<typeof SLOW>
  /** With each line anew. */
  begin(): void
  end(): void
}

/** One for a batch, not for a line: there are many. */
function createPatience(): Patience {
  const { promise, resolve } = Promise.withResolvers<typeof SLOW>()
  const timer = setTimeout(() => resolve(SLOW), LONGEST_WAIT_MS)
  return { isOver: promise, begin: () => timer.refresh(), end: () => clearTimeout(timer) }
}
