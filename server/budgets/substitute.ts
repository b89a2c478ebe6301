import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Offer } from '../../contract/budgets/calls.ts'
import type { Entry, Line } from '../../contract/budgets/entries.ts'
import type { Totals } from '../../contract/budgets/figures.ts'
import { replacedBy } from '../../contract/budgets/offers.ts'
import type { YuanRate } from '../../contract/budgets/offers.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import { findAskedThings, refused, uuidsOf } from '../workspace/substituting.ts'
import type { UsesRequest, KeptPlace, PlannedPlace, PlannedThing, ReturningPlace } from '../workspace/substituting.ts'
import type { Trx } from '../database.ts'
import type { BudgetDeps } from './deps.ts'
import { reckonChanges } from './reckoned-changes.ts'
import type { LineChange } from './reckoned-changes.ts'
import { logWith } from './status.ts'
import { fieldsOf } from './stored.ts'
import type { BudgetRow } from './stored.ts'
import type { StatusMove } from './tables.ts'
import { closedBy, findUses } from './uses.ts'
import { writeSave } from './write-save.ts'

type Deps = Pick<BudgetDeps, 'clock'> & { db: Trx }
type Found = BudgetRow & { right: Right }

interface Substitution extends UsesRequest {
  fromSkuId: string
  offer: Offer
  rates: ReadonlyMap<string, YuanRate>
  /** Recorded in an approved list's log: why it is a draft again. */
  move: Pick<StatusMove, 'memberId' | 'name' | 'substituted'>
}

/** Plans what a substitution changes in lists. Lines change as when their SKU is replaced by hand; an approved list becomes a draft. */
export async function planSubstitution(
  deps: Deps,
  { fromSkuId, offer, rates, move, ...asked }: Substitution,
): Promise<PlannedThing<PlannedPlace>[]> {
  const { memberId, places } = asked
  if (places.length === 0) return []
  const budgets = await findAskedThings(deps.db, 'budget', asked)
  const { uses } = await findUses(deps.db, { memberId, skuId: fromSkuId, ids: budgets.map(({ id }) => id) })
  const lines = await findLines(deps.db, budgets, places)
  const usesByList = Map.groupBy(uses, ({ id }) => id)
  const planned: PlannedThing<PlannedPlace>[] = []
  for (const budget of budgets) {
    const exchange = { list: fieldsOf(budget), rates }
    const wanted = new Set(places.flatMap(({ id, itemId }) => (id === budget.id ? [itemId] : [])))
    const changes: LineChange[] = []
    const theirs = (usesByList.get(budget.id) ?? []).flatMap(({ itemId, place, closed }): PlannedPlace[] => {
      const before = lines.get(budget.id)?.get(itemId)
      if (!wanted.has(itemId) || !before) return []
      if (closed) return [refused(itemId, closed, place)]
      const after = replacedBy(before, offer, exchange)
      if (!after) return [refused(itemId, 'unit', place)]
      changes.push({ before, after })
      return [{ itemId, place, refusal: null, before, after, line: null, losesScale: false, merges: false }]
    })
    const reopens = budget.status === 'approved' && changes.length > 0
    const { lines: states, thing } = await plan(deps, budget, changes, reopens ? move : null)
    const statesById = new Map(changes.map(({ before }, at) => [before.id, states[at] ?? null]))
    planned.push({
      ...thing,
      places: theirs.map((one) => ({ ...one, line: statesById.get(one.itemId) ?? null })),
    })
  }
  return planned
}

/** Plans what the undo of a substitution changes in lists. A draft stays a draft; a list that was approved since stays as it is. */
export async function planReturn(
  deps: Deps,
  { places, ...asked }: Omit<UsesRequest, 'places'> & { places: readonly KeptPlace[] },
): Promise<PlannedThing<ReturningPlace>[]> {
  if (places.length === 0) return []
  const budgets = await findAskedThings(deps.db, 'budget', { ...asked, places })
  const lines = await findLines(deps.db, budgets, places)
  const planned: PlannedThing<ReturningPlace>[] = []
  for (const budget of budgets) {
    const kept = places.filter(({ id }) => id === budget.id)
    const leftOf = ({ itemId, after }: KeptPlace): ReturningPlace['left'] => {
      const now = lines.get(budget.id)?.get(itemId)
      if (!now) return 'gone'
      if (!includesRight(budget.right, 'edit')) return 'right'
      if (budget.status === 'approved') return 'status'
      return closedBy(budget.status, now) ?? (isDeepStrictEqual(now, after) ? null : 'changed')
    }
    const returning = kept.map((one) => ({ ...one, left: leftOf(one) }))
    const changes = returning.flatMap(({ before, after, left }) =>
      left === null ? [{ before: after as Line, after: before as Line }] : [],
    )
    const { thing } = await plan(deps, budget, changes, null)
    planned.push({ ...thing, places: returning.map(({ itemId, left }) => ({ itemId, left })) })
  }
  return planned
}

async function plan(
  { db: trx, clock }: Deps,
  budget: Found,
  changes: readonly LineChange[],
  move: Substitution['move'] | null,
) {
  const { lines, totals } =
    changes.length > 0 ? await reckonChanges(trx, budget, changes) : { lines: [], totals: budget.totals }
  const thing: Omit<PlannedThing<never>, 'places'> = {
    kind: 'budget',
    id: budget.id,
    name: budget.name,
    ownerId: budget.member_id,
    right: budget.right,
    status: budget.status,
    version: changes.length > 0 ? budget.version + 1 : budget.version,
    totals: {
      currency: fieldsOf(budget).baseCurrency,
      before: rangeOf(budget.totals),
      after: rangeOf(totals),
    },
    reopens: move !== null,
    async write() {
      const now = clock.now()
      await writeLines(trx, budget, { changes, now })
      if (move) await reopen(trx, budget, { status: 'draft', ...move, time: now.getTime() })
    },
  }
  return { lines, thing }
}

function rangeOf({ low, high, chosen }: Totals) {
  return { low, high, chosen }
}

async function writeLines(
  trx: Trx,
  budget: BudgetRow,
  { changes, now }: { changes: readonly LineChange[]; now: Date },
): Promise<void> {
  const entry = (line: Line): Entry => ({ type: 'line', ...line })
  await writeSave(trx, budget, {
    effect: { fields: {}, put: changes.map(({ after }) => entry(after)), remove: [] },
    standing: {
      version: budget.version,
      fields: fieldsOf(budget),
      fieldVersions: budget.field_versions,
      items: new Map(changes.map(({ before }) => [before.id, { version: budget.version, item: entry(before) }])),
    },
    counts: { rooms: budget.room_count, lines: budget.line_count, allocations: budget.allocation_count },
    now,
  })
}

async function reopen(trx: Trx, budget: BudgetRow, move: StatusMove): Promise<void> {
  await trx
    .updateTable('budget')
    .set({ status: move.status, status_log: JSON.stringify(logWith(budget.status_log, move)) })
    .where('id', '=', budget.id)
    .where('member_id', '=', budget.member_id)
    .execute()
}

/** Lines by list and id. */
async function findLines(
  trx: Trx,
  budgets: readonly Found[],
  places: readonly { itemId: string }[],
): Promise<Map<string, Map<string, Line>>> {
  const { rows } = await sql<{ budget_id: string; content: Line }>`
    SELECT budget_id::text, content FROM budget_entry
    WHERE budget_id = ANY (${budgets.map(({ id }) => id)}::bigint[]) AND id = ANY (${uuidsOf(places)}::uuid[])
      AND type = 'line'`.execute(trx)
  const byList = Map.groupBy(rows, (row) => row.budget_id)
  return new Map([...byList].map(([id, own]) => [id, new Map(own.map(({ content }) => [content.id, content]))]))
}
