import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Trx } from './database.ts'
import { writeKnownVectors } from './image-search/index/known-vectors.ts'
import type { IndexedEncoders } from './image-search/index/known-vectors.ts'
import { importCatalogue } from './imports/import-catalogue.ts'
import type { ImportDeps } from './imports/import-catalogue.ts'

export interface DemonstrationDeps extends ImportDeps {
  dataDir: string
  engine: IndexedEncoders
  /** Gets ready to draw: whoever waits for the first list asks for its pictures at once. */
  prepareMaker?: (() => Promise<void>) | undefined
}

/**
 * Imports the demonstration catalogue into an empty database, or continues an interrupted import: everything but its pictures and
 * papers, which its maker makes when they are asked for (decisions/199). Returns whether it finished one.
 */
export async function loadDemonstration(deps: DemonstrationDeps, signal: AbortSignal): Promise<boolean> {
  await removeLeftFiles(deps)
  if (!(await isWanted(deps))) return false
  // Without it the first pictures take a little longer.
  deps.prepareMaker?.().catch(() => undefined)
  // Loaded only if something is imported.
  const { openDemonstration } = await import('../demo/demonstration.ts')
  const { source, textures } = openDemonstration()
  const inBatch = async (trx: Trx) => {
    await endFormerRuns(trx, source.digest)
    await writeKnownVectors(trx, deps.engine, textures)
  }
  const { isFinished } = await importCatalogue(deps, source, { actor: 'demonstration', signal, inBatch })
  return isFinished
}

/** Former versions drew into a folder of their own; what was drawn goes after the catalogue, but for what was kept. */
async function removeLeftFiles(deps: Pick<DemonstrationDeps, 'db' | 'dataDir'>): Promise<void> {
  const left = (await wasRemoved(deps)) ? ['demonstration', 'made', 'rooms'] : ['demonstration']
  for (const folder of left) await rm(join(deps.dataDir, folder), { recursive: true, force: true })
}

/** Ends what another edition left unfinished: this one imports everything anew. */
async function endFormerRuns(trx: Trx, digest: string): Promise<void> {
  await trx
    .updateTable('import_run')
    .set({ finished_at: sql`clock_timestamp()` })
    .where('name', '=', 'demonstration')
    .where('digest', '!=', digest)
    .where('finished_at', 'is', null)
    .execute()
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
