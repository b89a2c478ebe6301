import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDrawingPool } from './drawing-pool.ts'
import { openEarlyLines } from './early-lines.ts'
import { LINES } from './lines.ts'
import { FULL_SIZE } from './pictures.ts'

/** Raise it when the drawing code changes what a picture shows. */
const EDITION = 'demonstration-2'

/** Lines whose files are made ahead of the one asked for. */
const AHEAD = 3

/** The demonstration catalogue: its digest changes when its content does; `total` counts its lines. */
export const demonstration = {
  name: 'demonstration',
  digest: `${EDITION}-${createHash('sha256')
    .update(LINES.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 12)}`,
  total: LINES.length,
}

/** Removes what was drawn for the lines `from` to `upTo` (both from 1), once it is in the catalogue. */
export function dropFiles(folder: string, from: number, upTo: number): void {
  for (const { files } of LINES.slice(from - 1, upTo))
    for (const { path } of files) rmSync(join(folder, path), { force: true })
}

/** What drawing heeds of those who use the server meanwhile. */
type Heeded = {
  /** Resolves when nothing is being answered, and in any case soon. */
  whenQuiet: () => Promise<void>
  /** Has somebody told of each product that is looked at, by its key; answers what ends it. */
  whenLookedAt: (look: (key: string) => void) => () => void
}

export type DemonstrationOptions = {
  /** Where the files of each line are written; the lines name them relative to it. */
  folder: string
  /** First line wanted, from 1. */
  from: number
  /** Side of a cover in pixels; everything else scales with it. */
  pictureSize?: number
  /** Drawing processes at most. */
  workers: number
  /** Of these processes, as `os.setPriority` has it; absent: the lowest. */
  priority?: number
  heeded?: Heeded | undefined
  /** Ends the drawing at once; the line under way is then an error. */
  signal?: AbortSignal
}

/** The line of a product that names its further pictures, by the product's key. */
const pictureLines = new Map(
  LINES.flatMap(({ files }, index) => {
    const own = files.find(({ order }) => order.kind === 'room')
    return own ? [[own.order.product, index + 1] as const] : []
  }),
)

/**
 * The lines of the demonstration catalogue. A line is given once its files are written. Lines come in order, but for
 * those of products that somebody looks at: these come as soon as they are drawn, under the number of the line before,
 * so that an import goes on behind that one, and are left out where their turn would be. Throws when a file cannot be
 * made; leaving early ends the drawing processes.
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
      files.map(({ path, order }) => pool.make({ target: join(folder, path), size: pictureSize, order }, isNext)),
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
    // One that is under way comes soon enough.
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
