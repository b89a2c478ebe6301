import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { BudgetFields } from '../../contract/budgets/budget.ts'
import { MOST_ALLOCATIONS, MOST_LINES } from '../../contract/budgets/budget.ts'
import type { BudgetCard } from '../../contract/budgets/calls.ts'
import { NEW_ROOM } from '../../contract/budgets/entries.ts'
import type { Entry, EntryType, Line } from '../../contract/budgets/entries.ts'
import type { InProject, Right } from '../../contract/collaboration/rights.ts'
import { placeCodes } from '../../contract/places/place-names.ts'
import type { PlaceCode } from '../../contract/places/place-names.ts'
import { Problem } from '../../contract/problem.ts'
import type { ItemState } from '../workspace/conflicts.ts'
import { inPieces } from '../platform/in-pieces.ts'
import { nameKeyOf } from '../workspace/names.ts'
import { projectOf } from '../workspace/in-project.ts'
import { holdThing, requireIncluded, rightOf } from '../workspace/rights.ts'
import type { Access } from '../workspace/rights.ts'
import { keepNamed } from '../catalogue/kept-files.ts'
import type { Trx } from '../database.ts'
import type { BudgetDeps } from './deps.ts'
import type { BudgetTables, OtherFields } from './tables.ts'

/** A list remembers its latest removals only, because one answer lists them all. */
const MOST_REMOVALS = 2 * MOST_ALLOCATIONS

/** Entries that are written in one go: some milliseconds. */
const WRITTEN_AT_ONCE = 1000
/** Rows whose entries are made in one go. */
const READ_AT_ONCE = 5000

export type BudgetRow = Selectable<BudgetTables['budget']>

/** A list's id and its owner. */
export type WhoseBudget = Pick<BudgetRow, 'id' | 'member_id'>

/** A list with the columns that its card shows. */
export type CardRow = BudgetRow & { owner_name: string; project: InProject; right: Right }

export type StoredEntry = Entry & { version: number }

export function fieldsOf({ name, fields }: Pick<BudgetRow, 'name' | 'fields'>): BudgetFields {
  return { ...fields, name }
}

/** The columns of a list's fields. */
export function columnsOf({ name, ...others }: BudgetFields) {
  const { code, clientName } = others
  const key = nameKeyOf([name, code, clientName].join(' '))
  return { name, name_key: key, fields: JSON.stringify(others satisfies OtherFields) }
}

export function cardOf(row: CardRow): BudgetCard {
  return {
    id: row.id,
    ownerName: row.owner_name,
    project: row.project,
    right: row.right,
    ...fieldsOf(row),
    status: row.status,
    version: row.version,
    totals: row.totals,
    roomCount: row.room_count,
    lineCount: row.line_count,
    countedLines: row.counted_lines,
    createTime: row.created_at.getTime(),
    updateTime: row.updated_at.getTime(),
  }
}

/**
 * A list to which the member has this right. Throws 404 where it is deleted, unknown or not shared with them, 1009004001 and
 * 1009004002 where their right is too small.
 */
export async function getBudgetRow(
  db: BudgetDeps['db'],
  { id, memberId, needed }: Access,
  { locks = false } = {},
): Promise<CardRow> {
  if (locks && !(await holdThing(db, { kind: 'budget', refId: id }, memberId))) throw new Problem(404)
  const found = await selectBudgets(db, memberId)
    .where('budget.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found?.right) throw new Problem(404)
  requireIncluded(found.right, needed)
  return { ...found, right: found.right }
}

/** As `getBudgetRow`, and locks it until the transaction ends. */
export async function requireBudget(trx: Trx, need: Access): Promise<CardRow> {
  return getBudgetRow(trx, need, { locks: true })
}

/** Selects lists with what their cards show to a member. */
export function selectBudgets(db: BudgetDeps['db'], memberId: string) {
  return db
    .selectFrom('budget')
    .innerJoin('member', 'member.id', 'budget.member_id')
    .selectAll('budget')
    .select('member.nickname as owner_name')
    .select(rightOf('budget', memberId).as('right'))
    .select(projectOf('budget', memberId).as('project'))
}

interface Wanted {
  type?: EntryType
  /** Only allocations and alternatives of these lines. */
  lineIds?: readonly string[]
  /** Only allocations for these rooms. */
  roomIds?: readonly string[]
  /** Only entries that changed after this version. */
  since?: number
}

/** The entries of a list that meet all conditions. */
export async function findEntries(
  db: BudgetDeps['db'],
  { id, member_id: memberId }: WhoseBudget,
  { type, lineIds, roomIds, since }: Wanted = {},
): Promise<StoredEntry[]> {
  let query = db
    .selectFrom('budget_entry')
    .select(['type', 'content', 'version'])
    .where('budget_id', '=', id)
    .where('member_id', '=', memberId)
  if (type) query = query.where('type', '=', type)
  if (lineIds) query = query.where(sql<boolean>`line_id = ANY (${lineIds}::uuid[])`)
  if (roomIds) query = query.where(sql<boolean>`room_id = ANY (${roomIds}::uuid[])`)
  if (since !== undefined) query = query.where('version', '>', since)
  return entriesOf(await query.execute())
}

/**
 * The entries from which the amounts of lines are computed: the lines, their allocations, and all rooms. All entries where no lines
 * are named.
 */
export async function findReckoned(
  db: BudgetDeps['db'],
  budget: WhoseBudget,
  lineIds: readonly string[] | undefined,
): Promise<StoredEntry[]> {
  if (!lineIds) return findEntries(db, budget)
  const { id, member_id: memberId } = budget
  const { rows } = await sql<Pick<BudgetTables['budget_entry'], 'type' | 'version'> & { content: object }>`
    SELECT type, content, version FROM budget_entry
    WHERE budget_id = ${id} AND member_id = ${memberId} AND type = 'line' AND id = ANY (${lineIds}::uuid[])
    UNION ALL
    SELECT type, content, version FROM budget_entry
    WHERE budget_id = ${id} AND member_id = ${memberId} AND type = 'allocation' AND line_id = ANY (${lineIds}::uuid[])
    UNION ALL
    SELECT type, content, version FROM budget_entry
    WHERE budget_id = ${id} AND member_id = ${memberId} AND type = 'room'`.execute(db)
  return entriesOf(rows)
}

async function entriesOf(
  rows: readonly (Pick<BudgetTables['budget_entry'], 'type' | 'version'> & { content: object })[],
): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = []
  await inPieces(rows, READ_AT_ONCE, (piece) => {
    for (const { type, content, version } of piece)
      entries.push(withRoomFields({ type, ...content, version } as StoredEntry))
  })
  return entries
}

/**
 * An entry as it was stored: rooms of before were one place, or none, and no room of a project. What the table of places no longer has is
 * none.
 */
export function withRoomFields<Stored extends Entry>(entry: Stored): Stored {
  if (entry.type !== 'room') return entry
  const { place, places, ...room } = entry as Stored & { places?: PlaceCode[]; place?: PlaceCode | null }
  const said: readonly PlaceCode[] = places ?? (place ? [place] : NEW_ROOM.places)
  const known = said.filter((code) => placeCodes.includes(code))
  return { projectRoomId: NEW_ROOM.projectRoomId, ...room, places: known } as unknown as Stored
}

/** The stored entries with these ids, and the records of removed ones. */
export async function findStandingEntries(
  db: BudgetDeps['db'],
  { id, member_id: memberId }: WhoseBudget,
  ids: readonly string[],
): Promise<Map<string, ItemState<Entry>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; type: EntryType; version: number; content: object | null }>`
    SELECT id, type, version, content FROM budget_entry
    WHERE budget_id = ${id} AND member_id = ${memberId} AND id = ANY (${ids}::uuid[])
    UNION ALL
    SELECT entry_id, type, version, NULL FROM budget_removal
    WHERE budget_id = ${id} AND member_id = ${memberId} AND entry_id = ANY (${ids}::uuid[])`.execute(db)
  const standing = new Map<string, ItemState<Entry>>()
  await inPieces(rows, READ_AT_ONCE, (piece) => {
    for (const { id: entryId, type, version, content } of piece)
      standing.set(entryId, { version, item: content && withRoomFields({ type, ...content } as Entry) })
  })
  return standing
}

/** Writes entries, new or changed. The pictures of their SKUs are kept. */
export async function writeEntries(
  trx: Trx,
  { id, member_id: memberId }: WhoseBudget,
  { entries, version }: { entries: readonly Entry[]; version: number },
): Promise<void> {
  await inPieces(entries, WRITTEN_AT_ONCE, async (piece) => {
    const written = JSON.stringify(piece)
    await sql`
      INSERT INTO budget_entry (budget_id, id, member_id, type, version, content, sku_id, line_id, room_id)
      SELECT ${id}, (entry ->> 'id')::uuid, ${memberId}, entry ->> 'type', ${version}, (entry - 'type')::json,
        (entry ->> 'skuId')::bigint, coalesce(entry ->> 'lineId', entry ->> 'alternativeOf')::uuid,
        (entry ->> 'roomId')::uuid
      FROM jsonb_array_elements(${written}::jsonb) AS entry
      ON CONFLICT (budget_id, id) DO UPDATE SET version = excluded.version, content = excluded.content,
        sku_id = excluded.sku_id, line_id = excluded.line_id, room_id = excluded.room_id`.execute(trx)
    await keepNamed(trx, written)
  })
}

/** Removes entries, and records the version of their removal for clients that have older versions. */
export async function removeEntries(
  trx: Trx,
  { id, member_id: memberId }: WhoseBudget,
  { ids, version, now }: { ids: readonly string[]; version: number; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    WITH gone AS (
      DELETE FROM budget_entry
      WHERE budget_id = ${id} AND member_id = ${memberId} AND id = ANY (${ids}::uuid[]) RETURNING id, type, sku_id, content)
    INSERT INTO budget_removal (budget_id, entry_id, member_id, type, version, removed_at, content)
    SELECT ${id}, gone.id, ${memberId}, gone.type, ${version}, ${now},
      CASE WHEN gone.sku_id IS NOT NULL THEN gone.content END FROM gone
    ON CONFLICT (budget_id, entry_id) DO UPDATE SET version = excluded.version, removed_at = excluded.removed_at,
      content = excluded.content`.execute(trx)
  // A client with more to catch up on has to read the whole list anyway.
  await sql`
    DELETE FROM budget_removal
    WHERE budget_id = ${id} AND member_id = ${memberId} AND entry_id IN (
      SELECT entry_id FROM budget_removal WHERE budget_id = ${id} AND member_id = ${memberId}
      ORDER BY version DESC, entry_id OFFSET ${MOST_REMOVALS})`.execute(trx)
  // Contents are kept for fewer removals: they are much larger, and a member could fill the disk with them.
  await sql`
    UPDATE budget_removal SET content = NULL
    WHERE budget_id = ${id} AND member_id = ${memberId} AND entry_id IN (
      SELECT entry_id FROM budget_removal WHERE budget_id = ${id} AND member_id = ${memberId} AND content IS NOT NULL
      ORDER BY version DESC, entry_id OFFSET ${MOST_LINES})`.execute(trx)
}

/** Removed lines with their former contents, by id. Leaves out those whose contents are no longer stored. */
export async function findRemovedLines(
  db: BudgetDeps['db'],
  { id, member_id: memberId }: WhoseBudget,
  ids: readonly string[],
): Promise<Map<string, Line>> {
  const rows = await db
    .selectFrom('budget_removal')
    .select(['entry_id', 'content'])
    .where('budget_id', '=', id)
    .where('member_id', '=', memberId)
    .where(sql<boolean>`entry_id = ANY (${ids}::uuid[])`)
    .execute()
  return new Map(rows.flatMap(({ entry_id: lineId, content }) => (content ? [[lineId, content]] : [])))
}

/** Deletes the records of removal of entries that came back. */
export async function forgetRemovals(
  trx: Trx,
  { id, member_id: memberId }: WhoseBudget,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM budget_removal
    WHERE budget_id = ${id} AND member_id = ${memberId} AND entry_id = ANY (${ids}::uuid[])`.execute(trx)
}
