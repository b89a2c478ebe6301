import { lockCatalogue, undoAs } from '../../catalogue/change-log.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import { holdConnection } from '../../platform/postgres/held-connection.ts'
import type { Db, Trx } from '../../database.ts'
import { dropChanges, findStuck, gatherChanges } from './changed-by-run.ts'
import { findMixed, recordAsItIs, recordOutcomes } from './outcomes.ts'
import { restoreRows } from './restore-rows.ts'
import { renewDerived } from './renew-derived.ts'
import { takeBackShared } from './shared-rows.ts'

export interface UndoOptions {
  /** Who undoes, for the change log. */
  actor: string
  /** Stops after the current piece; the undo can continue later. */
  signal?: AbortSignal
  onProgress?(progress: { done: number; total: number }): void
}

/** Counts of products: deleted, restored, and kept with later changes. */
export interface UndoSummary {
  removed: number
  restored: number
  kept: number
  isFinished: boolean
}

/**
 * Undoes a run piece by piece, each in one transaction. Fields that somebody has changed since stay; everything else is restored. Called
 * again, it continues where it stopped.
 */
export async function undoRun(db: Db, runId: string, { actor, signal, onProgress }: UndoOptions): Promise<UndoSummary> {
  // Temporary tables live as long as their connection.
  const holder = await holdConnection(patientOn(db))
  const { connection } = holder
  try {
    const productIds = await gatherChanges(connection, runId)
    const before = await countDone(db, runId)
    for (let taken = 0; taken < productIds.length; taken += MOST_PRODUCTS) {
      if (signal?.aborted) return await summarise(db, runId, false)
      const piece = productIds.slice(taken, taken + MOST_PRODUCTS)
      await takeBack(connection, piece, { runId, actor })
      onProgress?.({ done: before + taken + piece.length, total: before + productIds.length })
    }
    for (const stuck of await findStuck(db))
      await takeBack(connection, [stuck.productId], { runId: stuck.runId, actor })
    if (signal?.aborted) return await summarise(db, runId, false)
    await changing(connection, { runId, actor }, (trx) => takeBackShared(trx, runId))
    return await summarise(db, runId, true)
  } finally {
    await dropChanges(connection).catch(() => undefined)
    await holder.release()
  }
}

/** Products of one transaction: their rows, some ten thousand, are written in well under a second. */
const MOST_PRODUCTS = 400

interface Undoing {
  runId: string
  actor: string
}

// A later change may conflict with the old state, for example by a unique number. Such a product stays until another undo removes the
// conflict.
async function takeBack(db: Db, productIds: string[], { runId, actor }: Undoing): Promise<void> {
  try {
    await changing(db, { runId, actor }, async (trx) => {
      await restoreRows(trx, runId, productIds)
      await trx.deleteFrom('import_undo').where('run_id', '=', runId).where('product_id', 'in', productIds).execute()
      await recordOutcomes(trx, runId)
      await renewDerived(trx, await findMixed(trx))
    })
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('23')) throw error
    if (productIds.length === 1) await recordAsItIs(db, runId, productIds)
    else for (const id of productIds) await takeBack(db, [id], { runId, actor })
  }
}

async function changing(db: Db, { runId, actor }: Undoing, work: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    await undoAs(trx, actor, runId)
    await work(trx)
  })
}

async function countDone(db: Db, runId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_undo')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function summarise(db: Db, runId: string, isFinished: boolean): Promise<UndoSummary> {
  const rows = await db
    .selectFrom('import_undo')
    .select(['outcome', ({ fn }) => fn.countAll<string>().as('count')])
    .where('run_id', '=', runId)
    .groupBy('outcome')
    .execute()
  const of = (outcome: string) => Number(rows.find((row) => row.outcome === outcome)?.count ?? 0)
  return { removed: of('removed'), restored: of('restored'), kept: of('kept'), isFinished }
}
