import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { BulkChanges, bulkUpdate } from '../../../../contract/keeping/bulk.ts'
import { Problem } from '../../../../contract/problem.ts'
import { changeAs } from '../../../catalogue/change-log.ts'
import type { ProductChange } from '../../../imports/merging/save-products.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import { patientOn } from '../../../platform/postgres/database.ts'
import { changeByHand } from '../../change-by-hand.ts'
import type { ProductParts } from '../parts.ts'
import type { Known } from '../record/known.ts'
import { REASONS, refusal } from '../record/refusals.ts'
import { beginRun, queueRun } from './bulk-runs.ts'
import { planChanges, writeChanges } from './plan.ts'
import type { Plan } from './plan.ts'
import { findSelected } from './selected.ts'
import type { Selected } from './selected.ts'
import { tellDifferences } from './told.ts'

type Outcome = OutputOf<typeof bulkUpdate>

/** More products than this are changed in the background, some at a time: nobody else could change anything meanwhile. */
const MOST_AT_ONCE = 1000

interface Wanted {
  selected: Selected
  changes: BulkChanges
}

/**
 * Changes many products and SKUs alike, or tells what that would come to. A run needs the digest of a dry run, and answers 409 with what a dry
 * run would tell now where it would change anything else.
 */
export async function changeMany(
  parts: ProductParts,
  { changes, dryRun, digest, ...selection }: ParsedInputOf<typeof bulkUpdate>,
  { caller: { memberId }, language }: MemberContext,
): Promise<Outcome> {
  const wanted = { selected: await findSelected(parts, selection, language), changes }
  if (dryRun) return tell(parts, await planAlone(parts, wanted))
  if (digest === undefined) throw refusal('digest', REASONS.required)
  const isMuch = wanted.selected.productIds.length > MOST_AT_ONCE
  const { plan, runId } = isMuch
    ? await queueWanted(parts, wanted, { digest, memberId })
    : await changeAtOnce(parts, wanted, { digest, memberId })
  const outcome = await tell(parts, plan, runId, isMuch)
  if (plan.outcome.digest !== digest) throw new Problem(409, {}, outcome)
  return outcome
}

async function tell(
  { db }: ProductParts,
  plan: Plan,
  runId: string | null = null,
  isUnderWay = false,
): Promise<Outcome> {
  const samples = await tellDifferences(db, plan.samples)
  return { ...plan.outcome, samples, runId, isUnderWay: isUnderWay && runId !== null }
}

/** What is looked at together stays as it is meanwhile; nobody waits for it. */
function planAlone({ db }: ProductParts, wanted: Wanted): Promise<Plan> {
  return patientOn(db)
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => planChanges(trx, wanted))
}

interface Asked {
  digest: string
  memberId: string
}

interface Begun {
  plan: Plan
  /** Null: nothing was written. */
  runId: string | null
}

async function changeAtOnce({ db }: ProductParts, wanted: Wanted, { digest, memberId }: Asked): Promise<Begun> {
  return changeByHand(db, memberId, async (trx) => {
    const changes: ProductChange[] = []
    let known: Known | undefined
    const plan = await planChanges(trx, wanted, (batch) => {
      changes.push(...batch.changes)
      known = batch.known
    })
    if (plan.outcome.digest !== digest || !known || !changes.length) return { plan, runId: null }
    const runId = await beginRun(trx, { total: changes.length, digest, isDone: true })
    await changeAs(trx, `member:${memberId}`, runId)
    await writeChanges(trx, changes, known)
    return { plan, runId }
  })
}

async function queueWanted(parts: ProductParts, wanted: Wanted, { digest, memberId }: Asked): Promise<Begun> {
  const plan = await planAlone(parts, wanted)
  if (plan.outcome.digest !== digest || !plan.changedIds.length) return { plan, runId: null }
  const { skuIds } = wanted.selected
  const payload = {
    memberId,
    changes: wanted.changes,
    productIds: plan.changedIds,
    skuIds: skuIds ? [...skuIds] : null,
  }
  return { plan, runId: await queueRun(parts, { digest, total: plan.changedIds.length, payload }) }
}
