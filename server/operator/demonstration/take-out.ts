import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RemovalOutcome } from '../../../contract/demonstration.ts'
import { changeAs, lockCatalogue } from '../../catalogue/change-log.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { undoRun } from '../../imports/undoing/undo-run.ts'
import type { JobContext, JobKind } from '../../platform/jobs/job-kind.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import type { RemovalDeps } from './deps.ts'
import { REMOVAL } from './removal.ts'
import { endRuns, findDemonstrationRuns } from './runs.ts'

/** What the queue does to remove the demonstration; done again after a crash, it goes on. */
export function removalJobs(deps: RemovalDeps): Record<string, JobKind> {
  return {
    [REMOVAL]: {
      lane: 'demonstration',
      work: (payload, context) => takeOut(deps, String(payload['memberId']), context),
      onFailed: () => end(deps, null),
    },
  }
}

// The accounts first: what lies in their folders keeps nothing.
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

/** Of what stays: SKUs that are here for somebody's folder alone leave the shop window; answers how many are out of it. */
async function tidy(db: Kysely<CatalogueTables>, { runId, actor }: Undone): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    await changeAs(trx, actor)
    await keepRatesInUse(trx, runId)
    const { rows } = await sql`
      UPDATE sku SET status = 'withdrawn' WHERE id IN (${skusForFolders(runId)}) RETURNING id`.execute(trx)
    return rows.length
  })
}

// Nobody but the run has written the SKU or what is its own, and the undo in its wake.
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

/** What other products are priced in goes on to be converted. */
async function keepRatesInUse(trx: Kysely<CatalogueTables>, runId: string): Promise<void> {
  await sql`
    INSERT INTO exchange_rate (currency, date, cny, source)
    SELECT before ->> 'currency', (before ->> 'date')::date, (before ->> 'cny')::numeric, before ->> 'source'
    FROM change_span JOIN change_log ON version BETWEEN first AND last
    WHERE change_span.undoes = ${runId}::bigint AND change_span.entity = 'exchange_rate' AND kind = 'removed'
      AND before ->> 'currency' IN (SELECT currency_unit FROM product)
    ON CONFLICT DO NOTHING`.execute(trx)
}
