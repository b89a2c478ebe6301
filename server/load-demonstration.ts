import { mkdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { availableParallelism } from 'node:os'
import { sql } from 'kysely'
import { getProductDetail } from '../contract/catalogue.ts'
import { importCatalogue } from './imports/import-catalogue.ts'
import type { ImportDeps, ImportProgress } from './imports/import-catalogue.ts'
import { listenForQuiet } from './platform/http/quiet.ts'

/** Memory of one drawing process, in bytes. All of them together may use half of the available memory. */
const DRAWING_BYTES = 350e6

export interface DemonstrationOptions {
  /** Holds drawn pictures until they are imported. */
  folder: string
  signal: AbortSignal
  /** How many pictures are drawn at once. */
  workers?: number
  /** Drawing pauses while this server answers, and products that people look at are drawn first. */
  server?: Server
  /** Called whenever more products are in the catalogue. */
  onProgress?(): void
}

/** Imports the demonstration catalogue into an empty database, or continues an interrupted import. Returns whether it finished one. */
export async function loadDemonstration(
  deps: ImportDeps,
  { folder, signal, workers = mostWorkers(), server, onProgress: tell }: DemonstrationOptions,
): Promise<boolean> {
  // An interrupted import may have left files.
  if (await wasRemoved(deps)) await rm(folder, { recursive: true, force: true })
  if (!(await isWanted(deps))) return false
  // Loaded only if something is drawn.
  const { demonstration, demonstrationLines, dropFiles } = await import('../demo/demonstration.ts')
  await mkdir(folder, { recursive: true })
  const heeded = server && {
    whenQuiet: listenForQuiet(server),
    whenLookedAt: (look: (key: string) => void) => watchDetails(deps, server, look),
  }
  const source = {
    ...demonstration,
    folder,
    lines: (from: number) => demonstrationLines({ folder, from, workers, heeded, signal }),
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

/** Uses both of two cores; with more, one stays free for the server. */
function mostWorkers(): number {
  const cores = availableParallelism()
  return Math.max(
    1,
    Math.min(cores <= 2 ? cores : cores - 1, Math.floor(process.availableMemory() / 2 / DRAWING_BYTES)),
  )
}

/** Reports the key of each product whose details are requested; returns how to stop. */
function watchDetails({ db }: Pick<ImportDeps, 'db'>, server: Server, look: (key: string) => void): () => void {
  const hear = ({ url = '' }: { url?: string }) => {
    const [path, query] = url.split('?', 2)
    const skuId = path === getProductDetail.path && new URLSearchParams(query).get('skuId')
    if (skuId && /^\d{1,18}$/.test(skuId)) void tell(skuId)
  }
  // Without the database no product gets priority; the request itself reports the failure.
  const tell = async (skuId: string) => {
    const product = await findKey(db, skuId).catch(() => undefined)
    if (product) look(product.key)
  }
  server.on('request', hear)
  return () => server.off('request', hear)
}

async function findKey(db: ImportDeps['db'], skuId: string): Promise<{ key: string } | undefined> {
  return db
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .select('product.key')
    .where('sku.id', '=', skuId)
    .executeTakeFirst()
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
