import { randomBytes } from 'node:crypto'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { BulkChanges, bulkUpdate } from '../../../../contract/keeping/bulk.ts'
import { Problem } from '../../../../contract/problem.ts'
import { changeAs } from '../../../catalogue/change-log.ts'
import type { MergedProduct } from '../../../imports/merging/save-products.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import { patientOn } from '../../../platform/postgres/database.ts'
import type { Db } from '../../../database.ts'
import { changeByHand } from '../../change-by-hand.ts'
import type { ProductDeps } from '../deps.ts'
import type { KnownKeys } from '../record/known-keys.ts'
import { REASONS, refusal } from '../record/refusals.ts'
import { beginRun, findRunOf, queueRun } from './bulk-runs.ts'
import type { RunOutcome } from './bulk-runs.ts'
import { planChanges, writeChanges } from './plan.ts'
import type { Plan } from './plan.ts'
import { findSelected } from './selected.ts'
import type { Selected } from './selected.ts'
import { tellDifferences } from './tell-differences.ts'

type Outcome = OutputOf<typeof bulkUpdate>

/** Changes of more products run in the background, in batches: nobody else could change anything meanwhile. */
const MOST_AT_ONCE = 1000

interface Wanted {
  selected: Selected
  changes: BulkChanges
}

/**
 * Changes many products and SKUs alike, or previews that. A change needs the digest of its preview, and answers 409 with a new
 * preview where the result would differ. A digest is used once: the second call gets the run of the first.
 */
export async function changeMany(
  deps: ProductDeps,
  { changes, dryRun, digest: token, ...selection }: ParsedInputOf<typeof bulkUpdate>,
  { caller: { memberId }, language }: MemberContext,
): Promise<Outcome> {
  const wanted = async () => ({ selected: await findSelected(deps, selection, language), changes })
  if (dryRun) return tellPreview(deps.db, await planAlone(deps, await wanted()))
  if (token === undefined) throw refusal('digest', REASONS.required)
  const made = await findRunOf(deps.db, token)
  if (made) return made
  const { selected } = await wanted()
  const isMuch = selected.productIds.length > MOST_AT_ONCE
  const run = isMuch ? queueWanted : changeAtOnce
  return run(deps, { selected, changes }, { token, memberId })
}

/** Answers a preview with a token of its own. */
async function tellPreview(db: Db, plan: Plan): Promise<Outcome> {
  const digest = `${randomBytes(NONCE_BYTES).toString('hex')}.${plan.outcome.digest}`
  return { ...(await tell(db, plan, { token: digest, isUnderWay: false })), runId: null }
}

async function tell(
  db: Db,
  { outcome, samples }: Plan,
  { token, isUnderWay }: { token: string; isUnderWay: boolean },
): Promise<RunOutcome> {
  return { ...outcome, digest: token, samples: await tellDifferences(db, samples), isUnderWay }
}

const NONCE_BYTES = 12

/** Throws Problem 409 with the plan where it differs from the token's preview. */
async function requireAsSeen(db: Db, plan: Plan, token: string): Promise<void> {
  if (token.slice(token.indexOf('.') + 1) !== plan.outcome.digest)
    throw new Problem(409, {}, await tellPreview(db, plan))
}

/** Plans in one snapshot of the catalogue, without locks. */
function planAlone({ db }: ProductDeps, wanted: Wanted): Promise<Plan> {
  return patientOn(db)
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => planChanges(trx, wanted))
}

interface Asked {
  token: string
  memberId: string
}

async function changeAtOnce(deps: ProductDeps, wanted: Wanted, { token, memberId }: Asked): Promise<Outcome> {
  return changeByHand(deps.db, memberId, async (trx) => {
    const made = await findRunOf(trx, token)
    if (made) return made
    const changes: MergedProduct[] = []
    let known: KnownKeys | undefined
    const plan = await planChanges(trx, wanted, (batch) => {
      changes.push(...batch.changes)
      known = batch.known
    })
    await requireAsSeen(trx, plan, token)
    const outcome = await tell(trx, plan, { token, isUnderWay: false })
    if (!known || !changes.length) return { ...outcome, runId: null }
    const runId = await beginRun(trx, { total: changes.length, outcome, isDone: true })
    await changeAs(trx, `member:${memberId}`, runId)
    await writeChanges(trx, changes, known)
    return { ...outcome, runId }
  })
}

async function queueWanted(deps: ProductDeps, wanted: Wanted, { token, memberId }: Asked): Promise<Outcome> {
  const plan = await planAlone(deps, wanted)
  await requireAsSeen(deps.db, plan, token)
  const isSome = plan.changed.length > 0
  const outcome = await tell(deps.db, plan, { token, isUnderWay: isSome })
  if (!isSome) return { ...outcome, runId: null }
  const { skuIds } = wanted.selected
  const payload = {
    memberId,
    changes: wanted.changes,
    productIds: plan.changed.map(({ id }) => id),
    digests: plan.changed.map(({ digest }) => digest),
    skuIds: skuIds ? [...skuIds] : null,
  }
  return queueRun(deps, { outcome, payload })
}
