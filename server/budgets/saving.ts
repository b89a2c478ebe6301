import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BudgetField, BudgetFields } from '../../contract/budgets/budget.ts'
import type * as calls from '../../contract/budgets/calls.ts'
import type { Entry, EntryType, Line, Room } from '../../contract/budgets/entries.ts'
import { findRefused } from '../../contract/budgets/permitted.ts'
import type { EntryChange } from '../../contract/budgets/permitted.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { effectOf, findConflict } from '../workspace/conflicts.ts'
import type { Changes, Conflict, Effect, Standing } from '../workspace/conflicts.ts'
import { OF_AMOUNTS, readTotals, writeAmounts } from './amounts.ts'
import { requireReferences, requireSameType, requireSingle, requireWithinLimits } from './checks.ts'
import type { PutEntries } from './checks.ts'
import { fillLines } from './fill-lines.ts'
import type { BudgetParts, Trx } from './parts.ts'
import { statusRefusal } from './status.ts'
import {
  columnsOf,
  fieldsOf,
  findEntries,
  findStandingEntries,
  forgetRemovals,
  removeEntries,
  requireBudget,
  writeEntries,
} from './stored.ts'
import type { BudgetRow, StoredEntry, WhoseBudget } from './stored.ts'

type Save = ParsedInputOf<typeof calls.updateBudget>

/**
 * Saves changes that were made on a version of a list, all of them or none (decisions/060, 069). Removing a room or a line removes its
 * allocations. Throws Problem 409 with what others have changed since, where it is the same; 1009002001 for what the list's status
 * keeps; 400 where an entry refers to nothing, or the version is not there yet; 404 for a list that is not the member's.
 */
export async function updateBudget(
  { db, clock }: BudgetParts,
  save: Save,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.updateBudget>> {
  const { rooms = [], lines = [], allocations = [] } = save.remove ?? {}
  const removed = new Set([...rooms, ...lines, ...allocations])
  return inTransaction(db, async (trx) => {
    const budget = await requireBudget(trx, memberId, save.id)
    if (save.version > budget.version)
      throw new Problem(400, {
        field: 'version',
        reason: { en: `at most ${budget.version}`, zh: `最多 ${budget.version}` },
      })
    const standing = await findStanding(trx, budget, [...idsOf(save), ...removed])
    const put = await completed({ db: trx, clock }, { save, standing })
    requireSingle(put, 'put', removed)
    const asked = { version: save.version, fields: save.list ?? {}, put: entriesOf(put), remove: [...removed] }
    // In the form in which it is stored, to be compared: JSON has no undefined.
    const changes = JSON.parse(JSON.stringify(asked)) as Changes<BudgetFields, Entry>
    requireSameType(put, 'put', (id) => standing.items.get(id)?.item?.type)
    const conflict = findConflict(changes, standing)
    if (conflict) throw new Problem(409, {}, await conflictOf(trx, budget, conflict))
    const effect = effectOf(changes, standing)
    requirePermitted(budget, effect, standing)
    const following = await findFollowing(trx, budget, effect)
    const counts = countsAfter(budget, { effect, standing, following })
    requireWithinLimits(counts)
    const whole = { ...effect, remove: [...effect.remove, ...following.map(({ id }) => id)] }
    await requireSound(trx, budget, { put, removed: new Set([...changes.remove, ...whole.remove]) })
    return write(trx, budget, { effect: whole, standing, counts, now: clock.now() })
  })
}

function idsOf({ put: { rooms = [], lines = [], allocations = [] } = {} }: Save): string[] {
  return [...rooms, ...lines, ...allocations].map(({ id }) => id)
}

/** What is put, with lines filled from what stands and from the catalogue. */
async function completed(
  parts: BudgetParts,
  { save: { list, put = {} }, standing }: { save: Save; standing: Standing<BudgetFields, Entry> },
): Promise<PutEntries> {
  const { rooms = [], lines = [], allocations = [] } = put
  const linesBefore = lines.flatMap(({ id }) => {
    const before = standing.items.get(id)?.item
    return before?.type === 'line' ? [[id, before] as const] : []
  })
  return {
    rooms,
    lines: await fillLines(parts, {
      lines,
      list: { ...standing.fields, ...defined(list) },
      standing: new Map(linesBefore),
      field: 'put.lines',
    }),
    allocations,
  }
}

function defined(list: Save['list']): Partial<BudgetFields> {
  return JSON.parse(JSON.stringify(list ?? {})) as Partial<BudgetFields>
}

export function entriesOf({ rooms, lines, allocations }: PutEntries): Entry[] {
  return [
    ...rooms.map((room) => ({ type: 'room' as const, ...room })),
    ...lines.map((line) => ({ type: 'line' as const, ...line })),
    ...allocations.map((allocation) => ({ type: 'allocation' as const, ...allocation })),
  ]
}

async function findStanding(
  trx: Trx,
  budget: BudgetRow,
  ids: readonly string[],
): Promise<Standing<BudgetFields, Entry>> {
  const items = await findStandingEntries(trx, budget, ids)
  return { version: budget.version, fields: fieldsOf(budget), fieldVersions: budget.field_versions, items }
}

/** The data of a 409. */
async function conflictOf(
  trx: Trx,
  budget: BudgetRow,
  { version, fields, items, removed }: Conflict<BudgetFields, Entry>,
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

/** Entries as answers have them, each kind for itself. */
export function byKind(entries: readonly StoredEntry[]) {
  const of = <Type extends EntryType>(type: Type) =>
    entries.filter((entry): entry is Extract<StoredEntry, { type: Type }> => entry.type === type)
  return { rooms: of('room'), lines: of('line'), allocations: of('allocation') }
}

export function removedByKind(removals: readonly { entry_id: string; type: EntryType }[]) {
  const of = (type: EntryType) => removals.flatMap((one) => (one.type === type ? [one.entry_id] : []))
  return { rooms: of('room'), lines: of('line'), allocations: of('allocation') }
}

function requirePermitted(
  budget: BudgetRow,
  { fields, put, remove }: Effect<BudgetFields, Entry>,
  { items }: Standing<BudgetFields, Entry>,
): void {
  const changed = put.map((after) => ({ of: after.type, before: items.get(after.id)?.item ?? null, after }))
  const removed = remove.flatMap((id) => {
    const before = items.get(id)?.item
    return before ? [{ of: before.type, before, after: null }] : []
  })
  const entries = [...changed, ...removed] as EntryChange[]
  const refused = findRefused(
    budget.status,
    { fields: Object.keys(fields) as BudgetField[], entries },
    isDeepStrictEqual,
  )
  if (refused) throw statusRefusal(budget.status, refused)
}

/** What goes with rooms and lines that are removed: their allocations, and lines' alternatives. What is put stays. */
async function findFollowing(
  trx: Trx,
  budget: BudgetRow,
  { put, remove }: Effect<BudgetFields, Entry>,
): Promise<StoredEntry[]> {
  if (remove.length === 0) return []
  const ofLines = await findEntries(trx, budget, { lineIds: remove })
  const ofRooms = await findEntries(trx, budget, { roomIds: remove })
  const alternatives = ofLines.flatMap(({ id, type }) => (type === 'line' ? [id] : []))
  const ofAlternatives = alternatives.length > 0 ? await findEntries(trx, budget, { lineIds: alternatives }) : []
  const following = new Map([...ofLines, ...ofRooms, ...ofAlternatives].map((entry) => [entry.id, entry]))
  for (const id of [...remove, ...put.map((entry) => entry.id)]) following.delete(id)
  return [...following.values()]
}

interface Counts {
  rooms: number
  lines: number
  allocations: number
}

interface Counted {
  effect: Effect<BudgetFields, Entry>
  standing: Standing<BudgetFields, Entry>
  /** What goes with what is removed. */
  following: readonly StoredEntry[]
}

function countsAfter(budget: BudgetRow, { effect, standing, following }: Counted): Counts {
  const { room_count: rooms, line_count: lines, allocation_count: allocations } = budget
  const counts = { room: rooms, line: lines, allocation: allocations }
  for (const { id, type } of effect.put) if (!standing.items.get(id)?.item) counts[type] += 1
  for (const id of effect.remove) {
    const type = standing.items.get(id)?.item?.type
    if (type) counts[type] -= 1
  }
  for (const { type } of following) counts[type] -= 1
  return { rooms: counts.room, lines: counts.line, allocations: counts.allocation }
}

/** Throws Problem 400 where what is put refers to what is not in the list. */
async function requireSound(
  trx: Trx,
  budget: BudgetRow,
  { put, removed }: { put: PutEntries; removed: ReadonlySet<string> },
): Promise<void> {
  const alternatives = put.lines.filter(({ alternativeOf }) => alternativeOf !== null)
  const ids = [
    ...alternatives.map(({ alternativeOf }) => alternativeOf),
    ...put.allocations.flatMap(({ lineId, roomId }) => [lineId, roomId]),
  ].filter((id) => id !== null)
  const referred = ids.length > 0 ? await findEntries(trx, budget, { ids: [...new Set(ids)] }) : []
  const there = referred.filter(({ id }) => !removed.has(id))
  const rooms = new Set([...put.rooms, ...there.filter(({ type }) => type === 'room')].map(({ id }) => id))
  const lines = new Map<string, Pick<Line, 'alternativeOf'>>()
  for (const entry of there) if (entry.type === 'line') lines.set(entry.id, entry)
  for (const line of put.lines) lines.set(line.id, line)
  const known = [...put.lines.map(({ id }) => id), ...removed]
  const replaced = await findReplaced(trx, budget, { lines: alternatives, known })
  requireReferences(put, 'put', {
    hasRoom: (id) => rooms.has(id),
    lineOf: (id) => lines.get(id),
    hasAlternatives: (id) => replaced.has(id) || alternatives.some(({ alternativeOf }) => alternativeOf === id),
  })
}

/** Which of some lines could be replaced by others that stand, and of which nothing is known by what is put or removed. */
async function findReplaced(
  trx: Trx,
  budget: BudgetRow,
  { lines, known }: { lines: readonly Line[]; known: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT line_id AS id FROM budget_entry
    WHERE budget_id = ${budget.id} AND member_id = ${budget.member_id} AND type = 'line'
      AND line_id = ANY (${lines.map(({ id }) => id)}::uuid[]) AND id <> ALL (${known}::uuid[])`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

interface Write {
  effect: Effect<BudgetFields, Entry>
  standing: Standing<BudgetFields, Entry>
  counts: Counts
  now: Date
}

async function write(
  trx: Trx,
  budget: BudgetRow,
  { effect, standing, counts, now }: Write,
): Promise<OutputOf<typeof calls.updateBudget>> {
  const { put, remove } = effect
  const version = budget.version + 1
  const fields: BudgetFields = { ...standing.fields, ...effect.fields }
  const changed = Object.keys(effect.fields) as BudgetField[]
  const isChanged = changed.length + put.length + remove.length > 0
  if (!isChanged) {
    await trx
      .updateTable('budget')
      .set({ version })
      .where('id', '=', budget.id)
      .where('member_id', '=', budget.member_id)
      .execute()
    return { version, totals: budget.totals }
  }
  const touched = await touchedLines(trx, budget, effect, standing)
  await removeEntries(trx, budget, { ids: remove, version, now })
  await writeEntries(trx, budget, { entries: put, version })
  const cameBack = put.filter(({ id }) => standing.items.get(id)?.item === null)
  await forgetRemovals(
    trx,
    budget,
    cameBack.map(({ id }) => id),
  )
  const fieldVersions = {
    ...budget.field_versions,
    ...Object.fromEntries(changed.map((field) => [field, version])),
  }
  const isTouched = touched === 'all' || touched.size + remove.length + changed.length > 0
  const { totals, countedLines } = isTouched
    ? await refreshAmounts(trx, budget, { fields, touched, removed: remove })
    : { totals: budget.totals, countedLines: budget.counted_lines }
  await trx
    .updateTable('budget')
    .set({
      version,
      updated_at: now,
      field_versions: JSON.stringify(fieldVersions),
      totals: JSON.stringify(totals),
      counted_lines: countedLines,
      ...countColumns(counts),
      ...(changed.length > 0 && columnsOf(fields)),
    })
    .where('id', '=', budget.id)
    .where('member_id', '=', budget.member_id)
    .execute()
  return { version, totals }
}

/** The lines whose amounts a save changes; `all` where it changes what all depend on. */
async function touchedLines(
  trx: Trx,
  budget: BudgetRow,
  { fields, put, remove }: Effect<BudgetFields, Entry>,
  { items }: Standing<BudgetFields, Entry>,
): Promise<ReadonlySet<string> | 'all'> {
  if ((Object.keys(fields) as BudgetField[]).some((field) => OF_AMOUNTS.has(field))) return 'all'
  const touched = new Set<string>()
  const rooms: string[] = []
  const note = (entry: Entry | null | undefined) => {
    if (entry?.type === 'line') touched.add(entry.id)
    if (entry?.type === 'allocation') touched.add(entry.lineId)
    if (entry?.type === 'room') rooms.push(entry.id)
  }
  for (const entry of put) {
    const before = items.get(entry.id)?.item
    if (entry.type === 'room' && before?.type === 'room' && isMeasuredAlike(entry, before)) continue
    note(entry)
    note(before)
  }
  for (const id of remove) note(items.get(id)?.item)
  // Before they are removed: allocations that go with a room are known by their lines.
  if (rooms.length > 0)
    for (const entry of await findEntries(trx, budget, { roomIds: rooms }))
      if (entry.type === 'allocation') touched.add(entry.lineId)
  return touched
}

/** Whether nothing that figures depend on tells two rooms apart. */
function isMeasuredAlike(one: Room, other: Room): boolean {
  return (['floorArea', 'wallArea', 'perimeter', 'count'] as const).every((name) => one[name] === other[name])
}

export function countColumns({ rooms, lines, allocations }: Counts) {
  return { room_count: rooms, line_count: lines, allocation_count: allocations }
}

interface Refreshed {
  fields: BudgetFields
  /** Lines whose amounts are computed anew. */
  touched: ReadonlySet<string> | 'all'
  removed?: readonly string[]
}

/** Computes and writes what a change touches of a list's amounts. Answers what all lines come to now. */
export async function refreshAmounts(trx: Trx, budget: WhoseBudget, { fields, touched, removed = [] }: Refreshed) {
  if (removed.length > 0)
    await sql`
      DELETE FROM budget_amount
      WHERE budget_id = ${budget.id} AND member_id = ${budget.member_id} AND line_id = ANY (${removed}::uuid[])`.execute(
      trx,
    )
  if (touched === 'all' || touched.size > 0) {
    const ids = touched === 'all' ? undefined : [...touched]
    const lines = await findEntries(trx, budget, { type: 'line', ...(ids && { ids }) })
    const allocations = await findEntries(trx, budget, { type: 'allocation', ...(ids && { lineIds: ids }) })
    const rooms = await findEntries(trx, budget, { type: 'room' })
    await writeAmounts(trx, budget, {
      terms: fields,
      lines: byKind(lines).lines,
      allocations: byKind(allocations).allocations,
      rooms: new Map(byKind(rooms).rooms.map((room) => [room.id, room])),
    })
  }
  return readTotals(trx, budget, fields)
}
