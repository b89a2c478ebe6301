import { sql } from 'kysely'
import type { RemovalOutcome } from '../../../contract/demonstration.ts'
import { changeAs, lockCatalogue } from '../../catalogue/change-log.ts'
import { keepShownFiles } from '../../catalogue/kept-files.ts'
import { undoRun } from '../../imports/undoing/undo-run.ts'
import type { JobContext, JobKind } from '../../platform/jobs/job-kind.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import type { Db } from '../../database.ts'
import type { RemovalDeps } from './deps.ts'
import { REMOVAL } from './removal.ts'
import { endRuns, findDemonstrationRuns } from './runs.ts'

/** The job that removes the demonstration. After a crash it resumes. */
export function removalJobs(deps: RemovalDeps): Record<string, JobKind> {
  return {
    [REMOVAL]: {
      lane: 'demonstration',
      work: (payload, context) => takeOut(deps, String(payload['memberId']), context),
      onFailed: () => end(deps, null),
    },
  }
}

// The accounts first: their folders must not keep any product.
async function takeOut(
  deps: RemovalDeps,
  memberId: string,
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const db = patientOn(deps.db)
  const actor = `member:${memberId}`
  await endRuns(db)
  await deps.removeAccounts(memberId)
  const outcome: RemovalOutcome = { removed: 0, kept: 0, withdrawn: 0 }
  for (const runId of await findDemonstrationRuns(db)) {
    const undone = await undoRun(db, runId, { actor, signal, onProgress: report })
    if (!undone.isFinished) return 'paused'
    outcome.removed += undone.removed
    outcome.kept += undone.kept + undone.restored
    outcome.withdrawn += await tidy(db, { runId, actor })
  }
  // What stays is theirs now: its pictures no longer change with the demonstration.
  await inTransaction(db, keepShownFiles)
  await end(deps, outcome)
  return 'done'
}

async function end({ db, clock }: RemovalDeps, outcome: RemovalOutcome | null): Promise<void> {
  await db
    .updateTable('demonstration_removal')
    .set({ ended_at: clock.now(), outcome: outcome && JSON.stringify(outcome) })
    .where('ended_at', 'is', null)
    .execute()
}

interface Undone {
  runId: string
  actor: string
}

/** SKUs that stay only for somebody's folder go off sale; returns how many SKUs are off sale. */
async function tidy(db: Db, { runId, actor }: Undone): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    await changeAs(trx, actor)
    await keepRatesInUse(trx, runId)
    const { rows } = await sql`
      UPDATE sku SET status = 'withdrawn' WHERE id IN (${skusForFolders(runId)}) RETURNING id`.execute(trx)
    return rows.length
  })
}

// Only the import and its undo have written the SKU and what belongs to it.
const skusForFolders = (runId: string) => sql`
  SELECT sku.id FROM folder_item JOIN sku ON sku.id = folder_item.sku_id
  WHERE sku.status = 'on_sale' AND EXISTS (
    SELECT FROM change_log WHERE entity_id = sku.id AND entity = 'sku' AND run_id = ${runId}::bigint AND before IS NULL)
  AND NOT EXISTS (
    SELECT FROM (
      SELECT 'sku' AS entity, sku.id
      UNION ALL SELECT 'attribute_value', id FROM attribute_value WHERE product_id = sku.product_id AND sku_id = sku.id
      UNION ALL SELECT 'picture_use', id FROM picture_use WHERE sku_id = sku.id) AS own
    JOIN change_log ON change_log.entity_id = own.id AND change_log.entity = own.entity
    WHERE run_id IS DISTINCT FROM ${runId}::bigint AND undoes IS DISTINCT FROM ${runId}::bigint)`

/** Keeps exchange rates that other products need. */
async function keepRatesInUse(trx: Db, runId: string): Promise<void> {
  await sql`
    INSERT INTO exchange_rate (currency, date, cny, per_cny, source)
    SELECT before ->> 'currency', (before ->> 'date')::date, (before ->> 'cny')::numeric, (before ->> 'per_cny')::numeric,
      before ->> 'source'
    FROM change_span JOIN change_log ON version BETWEEN first AND last
    WHERE change_span.undoes = ${runId}::bigint AND change_span.entity = 'exchange_rate' AND kind = 'removed'
      AND before ->> 'currency' IN (SELECT currency_unit FROM product)
    ON CONFLICT DO NOTHING`.execute(trx)
}
