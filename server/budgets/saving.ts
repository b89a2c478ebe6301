import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BudgetField, BudgetFields } from '../../contract/budgets/budget.ts'
import type * as calls from '../../contract/budgets/calls.ts'
import type { Entry, Line } from '../../contract/budgets/entries.ts'
import { findRefused } from '../../contract/budgets/permitted.ts'
import type { EntryChange } from '../../contract/budgets/permitted.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import { inPieces, letOthersIn } from '../platform/in-pieces.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { effectOf, findConflict, newSkus, requireReached } from '../workspace/conflicts.ts'
import type { DocumentChanges, SaveConflict, Effect, StoredDocument } from '../workspace/conflicts.ts'
import type { Trx } from '../database.ts'
import { requireArea } from './areas.ts'
import { requireSameType, requireSingle, requireWithinLimits } from './checks.ts'
import type { PutEntries } from './checks.ts'
import { countsAfter } from './counts.ts'
import { fillLines } from './fill-lines.ts'
import { filledRooms } from './fill-rooms.ts'
import { findFollowing } from './following.ts'
import { byKind, entriesOf, removedByKind } from './kinds.ts'
import type { BudgetDeps } from './deps.ts'
import { findRatedAnew } from './new-base.ts'
import { referredBy, requireSound } from './references.ts'
import { statusRefusal } from './status.ts'
import { fieldsOf, findRemovedLines, findStandingEntries, requireBudget } from './stored.ts'
import type { BudgetRow, WhoseBudget } from './stored.ts'
import { writeSave } from './write-save.ts'

type Save = ParsedInputOf<typeof calls.updateBudget>

interface SavingDeps extends BudgetDeps {
  /** Former lines of the list by id. They come back unchanged, even where their SKU is gone. */
  linesBefore?: ReadonlyMap<string, Line>
}

/**
 * Saves changes to a version of a list, all or none (decisions/060, 069). Throws 409 with what others changed of the same,
 * 1009002001 where the status forbids it, 400 for missing references or a version not reached, and as `getBudgetRow`.
 */
export async function updateBudget(
  { db, clock, onListed, linesBefore }: SavingDeps,
  save: Save,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.updateBudget>> {
  const { memberId } = caller
  const { rooms = [], lines = [], allocations = [] } = save.remove ?? {}
  const removed = new Set([...rooms, ...lines, ...allocations])
  const { listed, saved } = await inTransaction(db, async (trx) => {
    const budget = await requireBudget(trx, { id: save.id, memberId, needed: 'edit' })
    requireReached(save.version, budget.version)
    const standing = await findStanding(trx, budget, [...idsOf(save), ...removed, ...referredBy(save.put ?? {})])
    const size = standing.items.size + removed.size
    await letOthersIn(size)
    const put = await completed({ db: trx, clock }, { save, standing, budget, linesBefore })
    await letOthersIn(size)
    requireSingle(put, 'put', removed)
    await letOthersIn(size)
    const fields = defined(save.list)
    const changes: DocumentChanges<BudgetFields, Entry> = {
      version: save.version,
      fields,
      put: await asStored(entriesOf(put)),
      remove: [...removed],
    }
    requireSameType(put, 'put', (id) => standing.items.get(id)?.item?.type)
    await letOthersIn(size)
    const effect = await effectOf(changes, standing)
    await letOthersIn(size)
    const conflict = findConflict(effect, changes.version, standing)
    if (conflict) throw new Problem(409, {}, await conflictOf(trx, budget, conflict))
    await requirePermitted(budget, effect, standing)
    await letOthersIn(size)
    await requireArea(trx, effect.fields.areaId, 'list.areaId')
    const following = await findFollowing(trx, budget, effect)
    await letOthersIn(size)
    const counts = countsAfter(budget, { effect, standing, following })
    requireWithinLimits(counts)
    const ratedAnew = await findRatedAnew({ db: trx, clock }, budget, { ...changes, fields: effect.fields })
    const whole = {
      fields: effect.fields,
      put: [...effect.put, ...ratedAnew],
      remove: [...effect.remove, ...following.map(({ id }) => id)],
    }
    await requireSound(trx, budget, { put, removed: new Set([...changes.remove, ...whole.remove]), standing })
    await letOthersIn(size)
    return {
      listed: newSkus(effect.put, standing.items, skuOf),
      saved: await writeSave(trx, budget, { effect: whole, standing, counts, now: clock.now() }),
    }
  })
  onListed?.(listed, caller)
  return saved
}

function skuOf(entry: Entry | null | undefined): string | null {
  return entry?.type === 'line' ? entry.skuId : null
}

function idsOf({ put: { rooms = [], lines = [], allocations = [] } = {} }: Save): string[] {
  return [...rooms, ...lines, ...allocations].map(({ id }) => id)
}

interface Completing {
  save: Save
  standing: StoredDocument<BudgetFields, Entry>
  budget: WhoseBudget
  linesBefore: SavingDeps['linesBefore']
}

/** Entries that are serialised or compared in one go: some milliseconds. */
const AT_ONCE = 500

/** As JSON stores them, for comparison: JSON has no undefined. */
async function asStored(entries: readonly Entry[]): Promise<Entry[]> {
  const stored: Entry[] = []
  await inPieces(entries, AT_ONCE, (piece) => {
    for (const entry of piece) stored.push(entry.type === 'line' ? (JSON.parse(JSON.stringify(entry)) as Entry) : entry)
  })
  return stored
}

/** The put entries, with rooms and lines completed from the stored ones, and lines from the catalogue too. */
async function completed(
  deps: BudgetDeps,
  { save: { list, put = {} }, standing, budget, linesBefore }: Completing,
): Promise<PutEntries> {
  const { rooms = [], lines = [], allocations = [] } = put
  const skuTodayLines = lines.flatMap(({ id }) => {
    const before = standing.items.get(id)?.item
    return before?.type === 'line' ? [[id, before] as const] : []
  })
  return {
    rooms: filledRooms(rooms, (id) => standing.items.get(id)?.item),
    lines: await fillLines(deps, {
      lines,
      list: { ...standing.fields, ...defined(list) },
      isNewBase: list?.baseCurrency !== undefined && list.baseCurrency !== standing.fields.baseCurrency,
      standing: new Map(skuTodayLines),
      findRemoved: async (ids) => linesBefore ?? findRemovedLines(deps.db, budget, ids),
      field: 'put.lines',
    }),
    allocations,
  }
}

function defined(list: Save['list']): Partial<BudgetFields> {
  return JSON.parse(JSON.stringify(list ?? {})) as Partial<BudgetFields>
}

async function findStanding(
  trx: Trx,
  budget: BudgetRow,
  ids: readonly string[],
): Promise<StoredDocument<BudgetFields, Entry>> {
  const items = await findStandingEntries(trx, budget, ids)
  return { version: budget.version, fields: fieldsOf(budget), fieldVersions: budget.field_versions, items }
}

/** The data of a 409. */
async function conflictOf(
  trx: Trx,
  budget: BudgetRow,
  { version, fields, items, removed }: SaveConflict<BudgetFields, Entry>,
) {
  const types = await trx
    .selectFrom('budget_removal')
    .select(['entry_id', 'type'])
    .where('budget_id', '=', budget.id)
    .where('member_id', '=', budget.member_id)
    .where(sql<boolean>`entry_id = ANY (${removed}::uuid[])`)
    .execute()
  return { version, list: fields, ...byKind(items), removed: removedByKind(types) }
}

async function requirePermitted(
  budget: BudgetRow,
  { fields, put, remove }: Effect<BudgetFields, Entry>,
  { items }: StoredDocument<BudgetFields, Entry>,
): Promise<void> {
  const changed = put.map((after) => ({ of: after.type, before: items.get(after.id)?.item ?? null, after }))
  const removed = remove.flatMap((id) => {
    const before = items.get(id)?.item
    return before ? [{ of: before.type, before, after: null }] : []
  })
  const require = (touched: BudgetField[], entries: readonly EntryChange[]) => {
    const refused = findRefused(budget.status, { fields: touched, entries }, isDeepStrictEqual)
    if (refused) throw statusRefusal(budget.status, refused)
  }
  require(Object.keys(fields) as BudgetField[], [])
  await inPieces([...changed, ...removed] as EntryChange[], AT_ONCE, (piece) => require([], piece))
}
