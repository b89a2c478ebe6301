import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { constants } from 'node:os'
import { openDrawingPool } from './drawing-pool.ts'
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
  /** Aborts the drawing; the current line then fails. */
  signal?: AbortSignal
}

/** Yields each line once its files are written, in order. Throws if a file cannot be made. */
export async function* demonstrationLines({
  folder,
  from,
  pictureSize = FULL_SIZE,
  workers,
  priority = constants.priority.PRIORITY_LOW,
  signal,
}: DemonstrationOptions): AsyncGenerator<{ line: number; text: string }> {
  const pool = openDrawingPool({ count: workers, priority })
  signal?.addEventListener('abort', () => void pool.close(), { once: true })
  const make = async ({ path, order }: (typeof LINES)[number]['files'][number]) => {
    const { drawn } = pool.draw({
      order,
      product: getProduct(order.product),
      size: pictureSize,
      roomFolder: join(folder, 'rooms'),
    })
    const { file = new Uint8Array() } = await drawn
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(`${target}.part`, file)
    await rename(`${target}.part`, target)
  }
  const ready = new Map<number, Promise<unknown>>()
  let next = Math.max(1, from)
  try {
    for (let line = next; line <= LINES.length; line++) {
      for (; next <= Math.min(line + AHEAD, LINES.length); next++) {
        const made = Promise.all((LINES[next - 1]?.files ?? []).map(make))
        // The failure is thrown where the line is awaited; until then it must not count as unhandled.
        made.catch(() => undefined)
        ready.set(next, made)
      }
      await ready.get(line)
      ready.delete(line)
      yield { line, text: LINES[line - 1]?.text ?? '' }
    }
  } finally {
    await pool.close()
  }
}
