import { setImmediate as nextTurn } from 'node:timers/promises'
import { filesOf } from '../files/import-files.ts'
import type { RawLine } from './import-source.ts'
import { parseLine } from './parse-line.ts'
import type { ParsedLine } from './parse-line.ts'
import { identityOfProduct } from '../merging/stored-products.ts'

const MOST_LINES = 400
/** Measuring pictures takes time; a small batch loses little of it at an interruption. */
const MOST_FILES = 48
/** A slow source: its lines are imported after waiting this long. */
const LONGEST_WAIT_MS = 400

const SLOW = Symbol('slow')

/** Lines that are imported in one transaction. */
export interface Batch {
  lines: ParsedLine[]
  /** Whether this is the last batch; a slow source may end without one. */
  isLast: boolean
}

/**
 * Groups lines into batches. A batch ends when it is full, when a product comes again, or when the source is slow. Files that are
 * known without reading them fill none.
 */
export async function* batchesOf(lines: AsyncIterable<RawLine>, areFilesKnown = false): AsyncGenerator<Batch> {
  const mostFiles = areFilesKnown ? Infinity : MOST_FILES
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
      if (!fits(batch, line, mostFiles)) {
        yield { lines: batch.lines, isLast: false }
        batch = emptyBatch()
      }
      add(batch, line)
      // Yields to the event loop, so that the previous batch gets its database answers.
      await nextTurn()
    }
    if (batch.lines.length) yield { lines: batch.lines, isLast: true }
  } finally {
    patience.end()
    await iterator.return?.()
  }
}

/** Requests each batch while the previous one is imported: reading continues while the database writes. */
export async function* oneAhead<Value>(batches: AsyncGenerator<Value>): AsyncGenerator<Value> {
  try {
    for (let next = batches.next(); ;) {
      const { done, value } = await next
      if (done) return
      next = batches.next()
      // The error is thrown where `next` is awaited, if ever.
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

function fits({ lines, products, files }: Gathering, line: ParsedLine, mostFiles: number): boolean {
  if (!lines.length) return true
  if (lines.length >= MOST_LINES || files >= mostFiles) return false
  return line.kind !== 'product' || !products.has(productName(line))
}

function add(batch: Gathering, line: ParsedLine): void {
  batch.lines.push(line)
  if (line.kind !== 'product') return
  batch.products.add(productName(line))
  batch.files += filesOf(line.product).length
}

function productName({ product }: Extract<ParsedLine, { kind: 'product' }>): string {
  return identityOfProduct({ englishName: product.brand.englishName, key: product.key })
}

interface Patience {
  isOver: Promise<typeof SLOW>
  /** Starts the wait again with each line. */
  begin(): void
  end(): void
}

/** One timer for a batch, as lines are too many. */
function createPatience(): Patience {
  const { promise, resolve } = Promise.withResolvers<typeof SLOW>()
  const timer = setTimeout(() => resolve(SLOW), LONGEST_WAIT_MS)
  return { isOver: promise, begin: () => timer.refresh(), end: () => clearTimeout(timer) }
}
