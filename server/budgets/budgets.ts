import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { LONGEST_BUDGET_NAME } from '../../contract/budgets/budget.ts'
import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type * as calls from '../../contract/budgets/calls.ts'
import { NEW_PRICE } from '../../contract/budgets/entries.ts'
import type { Allocation, Line } from '../../contract/budgets/entries.ts'
import { findRefused } from '../../contract/budgets/permitted.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { MOST_DELETED } from '../../contract/trash.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inPieces, letOthersIn } from '../platform/in-pieces.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { copyOf } from '../workspace/names.ts'
import { putInto } from '../workspace/in-project.ts'
import {
  deleteThings,
  lockThings,
  requireRoomFor,
  restorableSince,
  restoreThings,
  timesOf,
} from '../workspace/trash.ts'
import type { Trx } from '../database.ts'
import { requireArea } from './areas.ts'
import { requireReferences, requireSingle, requireWithinLimits } from './checks.ts'
import type { PutEntries } from './checks.ts'
import { countColumns } from './counts.ts'
import { fillLines } from './fill-lines.ts'
import { filledRooms } from './fill-rooms.ts'
import { byKind, entriesOf } from './kinds.ts'
import type { BudgetDeps } from './deps.ts'
import { readWholeBudget } from './one-budget.ts'
import { amountColumns, refreshAmounts } from './refresh-amounts.ts'
import { statusRefusal } from './status.ts'
import { columnsOf, fieldsOf, writeEntries } from './stored.ts'

/** Quantities that are copied in one go: some milliseconds. */
const COPIED_AT_ONCE = 5000

type Whose = Pick<MemberContext, 'caller'>

/** Throws 1009002002 where the member has too many lists. */
export async function createBudget(
  { db, clock, onListed }: BudgetDeps,
  { rooms, lines, allocations, projectId, ...list }: ParsedInputOf<typeof calls.createBudget>,
  { caller }: Whose,
): Promise<string> {
  const { memberId } = caller
  const id = await inTransaction(db, async (trx) => {
    await requireArea(trx, list.areaId, 'areaId')
    const filled = await fillLines({ db: trx, clock }, { lines, list, standing: new Map(), field: 'lines' })
    const fields = JSON.parse(JSON.stringify(list)) as BudgetFields
    requireNew(filled)
    const entries = { rooms: filledRooms(rooms, () => undefined), lines: filled, allocations }
    return insertBudget(trx, { memberId, fields, entries, projectId, now: clock.now() })
  })
  onListed?.(
    lines.flatMap(({ skuId }) => skuId ?? []),
    caller,
  )
  return id
}

/** Throws 1009002001 for a line that is ordered already: a new list has no orders. */
function requireNew(lines: readonly Line[]): void {
  const entries = lines.map((after) => ({ of: 'line' as const, before: null, after }))
  const refused = findRefused('draft', { fields: [], entries }, isDeepStrictEqual)
  if (refused) throw statusRefusal('draft', refused)
}

interface NewBudget {
  memberId: string
  fields: BudgetFields
  entries: PutEntries
  projectId: string | undefined
  now: Date
}

/** Throws 1009002002 and 1009002003, and 400 for entries that refer to missing ones. */
async function insertBudget(trx: Trx, { memberId, fields, entries, projectId, now }: NewBudget): Promise<string> {
  requireWithinLimits({
    rooms: entries.rooms.length,
    lines: entries.lines.length,
    allocations: entries.allocations.length,
  })
  const size = entries.lines.length + entries.allocations.length
  await letOthersIn(size)
  requireSingle(entries, '')
  await letOthersIn(size)
  const rooms = new Set(entries.rooms.map(({ id }) => id))
  const lines = new Map(entries.lines.map((line) => [line.id, line]))
  const replaced = new Set(entries.lines.map(({ alternativeOf }) => alternativeOf))
  requireReferences(entries, '', {
    hasRoom: (id) => rooms.has(id),
    lineOf: (id) => lines.get(id),
    hasAlternatives: (id) => replaced.has(id),
  })
  await letOthersIn(size)
  await lockThings(trx, 'budget', memberId)
  await requireRoomFor(trx, 'budget', memberId, 1)
  const { id } = await trx
    .insertInto('budget')
    .values({ member_id: memberId, ...columnsOf(fields), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const budget = { id, member_id: memberId }
  await putInto(trx, { projectId, memberId }, [{ kind: 'budget', refId: id }])
  await writeEntries(trx, budget, { entries: entriesOf(entries), version: 1 })
  const amounts = await refreshAmounts(trx, { ...budget, sums: null }, { fields, touched: 'all' })
  await trx
    .updateTable('budget')
    .set({
      ...amountColumns(amounts),
      ...countColumns({ rooms: rooms.size, lines: lines.size, allocations: entries.allocations.length }),
    })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute()
  return id
}

/** Copies a list on which the member works into a draft of theirs; without prices the copy is a template. */
export async function duplicateBudget(
  { db, clock }: BudgetDeps,
  { id, name, prices, quantities, projectId }: ParsedInputOf<typeof calls.duplicateBudget>,
  { caller: { memberId }, language }: Whose & Pick<MemberContext, 'language'>,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const { row: budget, entries } = await readWholeBudget({ db: trx }, id, memberId)
    await letOthersIn(entries.length)
    const { rooms, lines, allocations } = byKind(entries)
    const ids = new Map(entries.map((entry) => [entry.id, randomUUID() as string]))
    await letOthersIn(entries.length)
    const own = <Entry extends { id: string }>({
      version: _version,
      type: _type,
      ...entry
    }: Entry & { version: number; type: string }) =>
      ({ ...entry, id: idIn(ids, entry.id) }) as unknown as Omit<Entry, 'version' | 'type'>
    const fields = fieldsOf(budget)
    const copies: Allocation[] = []
    await inPieces(allocations, COPIED_AT_ONCE, (piece) => {
      for (const allocation of piece)
        copies.push({
          ...own(allocation),
          ...(quantities === 0 && { netQty: '0' }),
          lineId: idIn(ids, allocation.lineId),
          roomId: allocation.roomId && idIn(ids, allocation.roomId),
        })
    })
    return insertBudget(trx, {
      memberId,
      fields: {
        ...fields,
        name: name ?? copyOf(budget.name, { language, longest: LONGEST_BUDGET_NAME }),
        ...(prices === 0 && { projectDate: null, targetBudget: null, clientName: '', code: '' }),
      },
      entries: {
        rooms: rooms.map((room) => (quantities === 0 ? { ...own(room), ...UNMEASURED } : own(room))),
        lines: lines.map((line) => {
          const copy = {
            ...own(line),
            alternativeOf: line.alternativeOf && (ids.get(line.alternativeOf) ?? null),
          }
          return asNew(prices === 0 ? withoutPrices(copy) : copy)
        }),
        allocations: copies,
      },
      projectId,
      now: clock.now(),
    })
  })
}

/** The measures of a template's rooms. */
const UNMEASURED = { floorArea: null, wallArea: null, perimeter: null }

function idIn(ids: ReadonlyMap<string, string>, id: string): string {
  return ids.get(id) ?? id
}

/** A line of a copy, of which nothing has been ordered. */
function asNew(line: Line): Line {
  const isOrdered = line.status === 'ordered' || line.status === 'delivered'
  return { ...line, status: isOrdered ? 'approved' : line.status, batchNo: '' }
}

function withoutPrices(line: Line): Line {
  const { currency, taxRate, taxIncluded, isTaxUnknown, basis, fxRate, fxDate, fxSource } = line.price
  const tax = { taxRate, taxIncluded, ...(isTaxUnknown && { isTaxUnknown }) }
  const price = { ...NEW_PRICE, basis, currency, ...tax, fxRate, fxDate, fxSource }
  const snapshot = line.snapshot && { ...line.snapshot, minPrice: null, maxPrice: null }
  return { ...line, status: 'proposed', snapshot, price }
}

/** Moves lists to the trash; returns their number. Throws 1009004002 where one is shared with the member. */
export async function deleteBudgets(
  { db, clock }: BudgetDeps,
  { ids }: ParsedInputOf<typeof calls.deleteBudgets>,
  { caller: { memberId } }: Whose,
): Promise<number> {
  return inTransaction(db, async (trx) => deleteThings(trx, 'budget', { memberId, ids, now: clock.now() }))
}

/** Restores all of them or none. Throws 1009002002 where there is no room. */
export async function restoreBudgets(
  { db, clock }: BudgetDeps,
  { ids }: ParsedInputOf<typeof calls.restoreBudgets>,
  { caller: { memberId } }: Whose,
): Promise<true> {
  await inTransaction(db, async (trx) => restoreThings(trx, 'budget', { memberId, ids, now: clock.now() }))
  return true
}

export async function getDeletedBudgets(
  { db, clock }: BudgetDeps,
  _input: object,
  { caller: { memberId } }: Whose,
): Promise<OutputOf<typeof calls.getDeletedBudgets>> {
  const rows = await db
    .selectFrom('budget')
    .select(['id', 'name', 'line_count', 'deleted_at'])
    .where('member_id', '=', memberId)
    .where('deleted_at', '>', restorableSince(clock.now()))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DELETED)
    .execute()
  return rows.map(({ id, name, line_count: lineCount, deleted_at: deletedAt }) => ({
    id,
    name,
    lineCount,
    ...timesOf(deletedAt ?? new Date(0)),
  }))
}
