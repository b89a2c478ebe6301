import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openDrawingPool } from './drawing-pool.ts'
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

export type DemonstrationOptions = {
  /** Where the files of each line are written; the lines name them relative to it. */
  folder: string
  /** First line wanted, from 1. */
  from: number
  /** Side of a cover in pixels; everything else scales with it. */
  pictureSize?: number
  /** Drawing processes. */
  workers?: number
  /** Ends the drawing at once; the line under way is then an error. */
  signal?: AbortSignal
}

/**
 * The lines of the demonstration catalogue. A line is given once its files are written. Throws when a file cannot be
 * made; leaving early ends the drawing processes.
 */
export async function* demonstrationLines({
  folder,
  from,
  pictureSize = FULL_SIZE,
  workers = Math.max(1, availableParallelism() - 1),
  signal,
}: DemonstrationOptions): AsyncGenerator<{ line: number; text: string }> {
  const pool = openDrawingPool(workers)
  signal?.addEventListener('abort', () => void pool.close(), { once: true })
  const ready = new Map<number, Promise<unknown>>()
  const begin = (line: number) => {
    const files = LINES[line - 1]?.files ?? []
    const made = Promise.all(
      files.map(({ path, order }) => pool.make({ target: join(folder, path), size: pictureSize, order })),
    )
    // The failure is thrown where the line is awaited; until then it must not count as unhandled.
    made.catch(() => undefined)
    ready.set(line, made)
  }
  let next = Math.max(1, from)
  const beginUpTo = (line: number) => {
    while (next <= line) begin(next++)
  }
  try {
    for (let line = Math.max(1, from); line <= LINES.length; line++) {
      beginUpTo(line + AHEAD)
      await ready.get(line)
      ready.delete(line)
      yield { line, text: LINES[line - 1]?.text ?? '' }
    }
  } finally {
    await pool.close()
  }
}
