import { mkdir, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { importCatalogue } from './imports/import-catalogue.ts'
import type { ImportDeps, ImportProgress } from './imports/import-catalogue.ts'

export interface DemonstrationOptions {
  /** Holds drawn pictures until they are imported. */
  folder: string
  signal: AbortSignal
  /** How many pictures are drawn at once. */
  workers?: number
  /** Called whenever more products are in the catalogue. */
  onProgress?(): void
}

/** Imports the demonstration catalogue into an empty database, or continues an interrupted import. Returns whether it finished one. */
export async function loadDemonstration(
  deps: ImportDeps,
  { folder, signal, workers = 2, onProgress: tell }: DemonstrationOptions,
): Promise<boolean> {
  // An interrupted import may have left files.
  if (await wasRemoved(deps)) await rm(folder, { recursive: true, force: true })
  if (!(await isWanted(deps))) return false
  // Loaded only if something is drawn.
  const { demonstration, demonstrationLines, dropFiles } = await import('../demo/demonstration.ts')
  await mkdir(folder, { recursive: true })
  const source = {
    ...demonstration,
    folder,
    lines: (from: number) => demonstrationLines({ folder, from, workers, signal }),
  }
  // Imported pictures are in the storage: keeping both copies would double the data folder.
  let dropped = 0
  const onProgress = ({ done }: ImportProgress) => {
    dropFiles(folder, dropped + 1, done)
    dropped = done
    tell?.()
  }
  const { isFinished } = await importCatalogue(deps, source, { actor: 'demonstration', signal, onProgress })
  if (isFinished) await rm(folder, { recursive: true, force: true })
  return isFinished
}

/** Whether this database holds the demonstration catalogue or will load it. After its removal it never does. */
export async function isDemonstration(deps: Pick<ImportDeps, 'db'>): Promise<boolean> {
  if (await wasRemoved(deps)) return false
  const run = await deps.db.selectFrom('import_run').select('id').where('name', '=', 'demonstration').executeTakeFirst()
  return run !== undefined || (await isWanted(deps))
}

async function wasRemoved({ db }: Pick<ImportDeps, 'db'>): Promise<boolean> {
  const { rows } = await sql`SELECT FROM demonstration_removal LIMIT 1`.execute(db)
  return rows.length > 0
}

async function isWanted({ db }: Pick<ImportDeps, 'db'>): Promise<boolean> {
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
