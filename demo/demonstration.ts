import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDrawingPool } from './drawing-pool.ts'
import { openEarlyLines } from './early-lines.ts'
import { LINES } from './lines.ts'
import { FULL_SIZE } from './picture-views.ts'
import { getProduct } from './products/all.ts'

/** Raise it when the drawing code changes what a picture shows. */
const EDITION = 'demonstration-2'

/** How many lines are drawn ahead of the requested one. */
const AHEAD = 3

/** The demonstration catalogue. Its digest changes with its content; `total` is the number of lines. */
export const demonstration = {
  name: 'demonstration',
  digest: `${EDITION}-${createHash('sha256')
    .update(LINES.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 12)}`,
  total: LINES.length,
}

/** Removes the files of the lines `from` to `upTo` (both from 1) once they are in the catalogue. */
export function dropFiles(folder: string, from: number, upTo: number): void {
  for (const { files } of LINES.slice(from - 1, upTo))
    for (const { path } of files) rmSync(join(folder, path), { force: true })
}

/** How drawing yields to people who use the server. */
type Heeded = {
  /** Resolves when no request is being answered, and at the latest after a short time. */
  whenQuiet: () => Promise<void>
  /** Calls `look` with the key of each product that somebody opens; returns the function that stops it. */
  whenLookedAt: (look: (key: string) => void) => () => void
}

export type DemonstrationOptions = {
  /** The folder for the files of each line; the lines name files relative to it. */
  folder: string
  /** Number of the first wanted line, from 1. */
  from: number
  /** Side of a cover in pixels; the other pictures scale with it. */
  pictureSize?: number
  /** The most drawing processes. */
  workers: number
  /** The processes' priority as for `os.setPriority`; the lowest by default. */
  priority?: number
  heeded?: Heeded | undefined
  /** Aborts the drawing; the current line then fails. */
  signal?: AbortSignal
}

/** By product key, the number of the line with the product's further pictures. */
const pictureLines = new Map(
  LINES.flatMap(({ files }, index) => {
    const own = files.find(({ order }) => order.kind === 'room')
    return own ? [[own.order.product, index + 1] as const] : []
  }),
)

/**
 * Yields each line once its files are written, in order; lines of products that somebody opens come earlier, under the
 * number of the line before. Throws if a file cannot be made. Stopping early ends the drawing processes.
 */
export async function* demonstrationLines({
  folder,
  from,
  pictureSize = FULL_SIZE,
  workers,
  priority,
  heeded,
  signal,
}: DemonstrationOptions): AsyncGenerator<{ line: number; text: string }> {
  const pool = openDrawingPool({ count: workers, priority, whenQuiet: heeded?.whenQuiet })
  signal?.addEventListener('abort', () => void pool.close(), { once: true })
  const begin = (line: number, isNext: boolean) => {
    const files = LINES[line - 1]?.files ?? []
    const made = Promise.all(
      files.map(({ path, order }) =>
        pool.make({ target: join(folder, path), size: pictureSize, product: getProduct(order.product), order }, isNext),
      ),
    )
    // The failure is thrown where the line is awaited; until then it must not count as unhandled.
    made.catch(() => undefined)
    return made
  }
  const ready = new Map<number, Promise<unknown>>()
  let next = Math.max(1, from)
  const beginUpTo = (line: number) => {
    for (; next <= line; next++) if (!early.begun.has(next)) ready.set(next, begin(next, false))
  }
  const early = openEarlyLines((line) => begin(line, true))
  const endLooking = heeded?.whenLookedAt((key) => {
    const line = pictureLines.get(key)
    // A line in progress is soon done anyway.
    if (line !== undefined && line >= next) early.begin(line)
  })
  const textOf = (line: number) => LINES[line - 1]?.text ?? ''
  try {
    for (let line = next; line <= LINES.length; line++) {
      beginUpTo(line + AHEAD)
      const own = ready.get(line) ?? early.whenAllAreMade()
      for (let isOwn = false; !isOwn;) {
        isOwn = await Promise.race([own.then(() => true), early.whenSomeAreMade().then(() => false)])
        for (const other of early.takeMade()) yield { line: line - 1, text: textOf(other) }
      }
      ready.delete(line)
      if (!early.begun.has(line)) yield { line, text: textOf(line) }
    }
  } finally {
    endLooking?.()
    await pool.close()
  }
}
