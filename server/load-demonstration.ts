import { mkdir, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { importCatalogue } from './imports/imports.ts'
import type { ImportParts, ImportProgress } from './imports/imports.ts'

export interface DemonstrationOptions {
  /** Where pictures lie between being drawn and being imported. */
  folder: string
  signal: AbortSignal
  /** How many pictures are drawn at once; the processes that draw let the server go first. */
  workers: number
  /** Told each time that some more is in the catalogue. */
  onProgress?(): void
}

/**
 * Streams the demonstration catalogue into an empty database, or the rest of it where a start was interrupted. Answers
 * whether it did.
 */
export async function loadDemonstration(
  parts: ImportParts,
  { folder, signal, workers, onProgress: tell }: DemonstrationOptions,
): Promise<boolean> {
  // A loading that was broken off may have left some.
  if (await wasRemoved(parts)) await rm(folder, { recursive: true, force: true })
  if (!(await isWanted(parts))) return false
  // Only now: a start that draws nothing need not load what draws.
  const { demonstration, demonstrationLines, dropFiles } = await import('../demo/demonstration.ts')
  await mkdir(folder, { recursive: true })
  const source = {
    ...demonstration,
    folder,
    lines: (from: number) => demonstrationLines({ folder, from, workers, signal }),
  }
  // What is in the catalogue lies in its storage: kept twice, the pictures would double the data folder.
  let dropped = 0
  const onProgress = ({ done }: ImportProgress) => {
    dropFiles(folder, dropped + 1, done)
    dropped = done
    tell?.()
  }
  const { isFinished } = await importCatalogue(parts, source, { actor: 'demonstration', signal, onProgress })
  if (isFinished) await rm(folder, { recursive: true, force: true })
  return isFinished
}

/** Whether this database holds the demonstration catalogue, or is about to. One that it was taken out of never does again. */
export async function isDemonstration(parts: Pick<ImportParts, 'db'>): Promise<boolean> {
  if (await wasRemoved(parts)) return false
  const run = await parts.db
    .selectFrom('import_run')
    .select('id')
    .where('name', '=', 'demonstration')
    .executeTakeFirst()
  return run !== undefined || (await isWanted(parts))
}

async function wasRemoved({ db }: Pick<ImportParts, 'db'>): Promise<boolean> {
  const { rows } = await sql`SELECT FROM demonstration_removal LIMIT 1`.execute(db)
  return rows.length > 0
}

async function isWanted({ db }: Pick<ImportParts, 'db'>): Promise<boolean> {
  if (await wasRemoved({ db })) return false
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (!product) return true
  const begun = await db
    .selectFrom('import_run')
    .select('id')
    .where('name', '=', 'demonstration')
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return begun !== undefined
}
