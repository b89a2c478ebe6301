import { sql } from 'kysely'
import type { LeftProduct } from '../../../../contract/keeping/bulk.ts'
import { changeAs } from '../../../catalogue/change-log.ts'
import { undoRun } from '../../../imports/undoing/undo-run.ts'
import type { JobContext, JobKind } from '../../../platform/jobs/job-kind.ts'
import { patientOn } from '../../../platform/postgres/database.ts'
import type { Db, Trx } from '../../../database.ts'
import { changeByHand } from '../../change-by-hand.ts'
import { refitValues } from '../../records/joining/refit-values.ts'
import type { ProductDeps } from '../deps.ts'
import { BULK_JOB } from './bulk-runs.ts'
import type { BulkPayload } from './bulk-runs.ts'
import { MOST_TOLD, planChanges, writeChanges } from './plan.ts'

const AT_ONCE = 200

/** The jobs of bulk changes. */
export function bulkJobs({ db: quick }: Pick<ProductDeps, 'db'>): Record<string, JobKind> {
  const db = patientOn(quick)
  return {
    [BULK_JOB]: {
      lane: 'bulk',
      work: (payload, context) => {
        const { runId, ...rest } = payload as unknown as BulkPayload & { runId: string }
        return payload['work'] === 'undo' ? undo(db, { runId, ...rest }, context) : run(db, { runId, ...rest }, context)
      },
      onFailed: async () => undefined,
    },
  }
}

/** Changes some products at a time. The run stores its progress, so that it resumes exactly there after a crash. */
async function run(
  db: Db,
  { runId, memberId, changes, productIds, digests, skuIds }: BulkPayload & { runId: string },
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const seen = new Map(productIds.map((id, place) => [id, digests[place] ?? '']))
  const selectedSkus = skuIds ? new Set(skuIds) : undefined
  for (;;) {
    if (signal.aborted) return 'paused'
    const done = await changeByHand(db, memberId, async (trx) => {
      const { next_line: next } = await trx.selectFrom('import_run').select('next_line').where('id', '=', runId).executeTakeFirstOrThrow() // prettier-ignore
      const piece = productIds.slice(next - 1, next - 1 + AT_ONCE)
      const selected = { productIds: piece, skuIds: selectedSkus }
      await changeAs(trx, `member:${memberId}`, runId)
      const { outcome, left } = await planChanges(trx, { selected, changes, seen }, (batch) => writeChanges(trx, batch.changes, batch.known)) // prettier-ignore
      const isLast = next - 1 + piece.length >= productIds.length
      await trx
        .updateTable('import_run')
        .set((eb) => ({
          next_line: next + piece.length,
          changed: eb('changed', '+', outcome.changed.products),
          rejected: eb('rejected', '+', left.length),
          ...(isLast && { finished_at: new Date() }),
        }))
        .where('id', '=', runId)
        .execute()
      await noteLeft(trx, runId, left)
      return next - 1 + piece.length
    })
    report({ done, total: productIds.length })
    if (done >= productIds.length) return 'done'
  }
}

/** Records products that the run left out; only the first ones with their reason. */
async function noteLeft(trx: Trx, runId: string, left: readonly LeftProduct[]): Promise<void> {
  if (!left.length) return
  await sql`
    UPDATE bulk_run SET kept = (
      SELECT jsonb_agg(one ORDER BY place)
      FROM jsonb_array_elements(kept || ${JSON.stringify(left.slice(0, MOST_TOLD))}::jsonb) WITH ORDINALITY AS noted (one, place)
      WHERE place <= ${MOST_TOLD}
    ) WHERE run_id = ${runId}`.execute(trx)
}

async function undo(
  db: Db,
  { runId, memberId }: { runId: string; memberId: string },
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const undone = await undoRun(db, runId, { actor: `member:${memberId}`, signal, onProgress: report })
  if (!undone.isFinished) return 'paused'
  await refitValues(db, runId, memberId)
  return 'done'
}
