import { sql } from 'kysely'
import type { BudgetFields, BudgetStatus } from '../../contract/budgets/budget.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import type { Totals } from '../../contract/budgets/figures.ts'
import { CATALOGUE_VERSION } from '../catalogue/change-log.ts'
import { inPieces } from '../platform/in-pieces.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { getOwnRow } from '../workspace/own-rows.ts'
import type { Trx } from '../database.ts'
import { figured } from './figured.ts'
import { byKind, removedByKind } from './kinds.ts'
import type { BudgetOpeningDeps } from './one-budget.ts'
import type { BudgetDeps } from './deps.ts'
import { updateBudget } from './saving.ts'
import { fieldsOf, findEntries, withRoomFields } from './stored.ts'
import type { StoredEntry } from './stored.ts'

/** The stored state of a list. Restoring it leaves the list's status as it is. */
export interface BudgetContent {
  fields: BudgetFields
  status: BudgetStatus
  entries: StoredEntry[]
}

/** The entries of a state that was kept, perhaps before rooms had all their fields. */
export function keptEntries(entries: readonly unknown[]): StoredEntry[] {
  return (entries as StoredEntry[]).map(withRoomFields)
}

interface WhichBudget {
  id: string
  ownerId: string
}

/** Reads the present state of a list. The caller holds its lock and has checked the reader's rights. */
export async function readBudgetContent(
  db: BudgetDeps['db'],
  which: WhichBudget,
): Promise<BudgetContent & { version: number; lineCount: number; totals: Totals }> {
  const row = await getOwnRow(db, 'budget', { id: which.id, memberId: which.ownerId })
  const { status, version, line_count: lineCount, totals } = row
  return { fields: fieldsOf(row), status, entries: await findEntries(db, row), version, lineCount, totals }
}

/** A stored state as a list is shown: with its amounts, and the present state of its SKUs. */
export async function showBudgetContent(
  { db, knownSkus }: Pick<BudgetOpeningDeps, 'db' | 'knownSkus'>,
  { fields, status, entries }: BudgetContent,
): Promise<BudgetFields & Pick<Budget, 'status' | 'totals' | 'rooms' | 'lines' | 'allocations'>> {
  const { rows } = await sql<{ version: string }>`SELECT ${CATALOGUE_VERSION} AS version`.execute(db)
  const catalogueVersion = rows[0]?.version ?? '0'
  return { ...fields, status, ...(await figured(knownSkus, { fields, entries, catalogueVersion })) }
}

/** Entries that are processed in one go: some milliseconds. */
const AT_ONCE = 2000

/** Restores a stored state in one save. Accepts SKUs that have gone since. Throws 1009002001 where the status forbids it. */
export async function bringBackBudget(
  { db, clock }: Pick<BudgetDeps, 'clock'> & { db: Trx },
  { content: { fields, entries }, ...which }: WhichBudget & { content: BudgetContent },
  context: Pick<MemberContext, 'caller'>,
): Promise<number> {
  const row = await getOwnRow(db, 'budget', { id: which.id, memberId: which.ownerId })
  const keptIds = new Set(entries.map(({ id }) => id))
  const gone = (await findEntries(db, row)).filter(({ id }) => !keptIds.has(id))
  const remove = removedByKind(gone.map(({ id, type }) => ({ entry_id: id, type })))
  const put: StoredEntry[] = []
  await inPieces(entries, AT_ONCE, (piece) => {
    for (const { version: _version, ...entry } of piece) put.push(entry as StoredEntry)
  })
  const { rooms, lines, allocations } = byKind(put)
  const list = { ...fields, areaId: await findArea(db, fields.areaId) }
  const save = { id: which.id, version: row.version, list, put: { rooms, lines, allocations }, remove }
  const linesBefore = new Map(lines.map((line) => [line.id, line]))
  const { version } = await updateBudget({ db, clock, linesBefore }, save, context)
  return version
}

/** The id of an area, or null where the catalogue no longer has it. */
async function findArea(db: Trx, id: string | null): Promise<string | null> {
  if (id === null) return null
  const area = await db.selectFrom('area').select('id').where('id', '=', id).executeTakeFirst()
  return area ? id : null
}
