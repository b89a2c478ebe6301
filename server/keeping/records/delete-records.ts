import { sql } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { changeByHand } from '../change-by-hand.ts'
import type { KeepingDeps } from '../deps.ts'
import { findTrashEntry, getPageOfDeleted, restoreFromTrash, moveToTrash } from '../trash.ts'
import type { TrashEntry } from '../trash.ts'
import { COMES_WITH } from './record-kind.ts'
import type { KeptRecord, RecordKind, BilingualText } from './record-kind.ts'
import { constraintOf, usesText } from './refusals.ts'
import { findRecords } from './select-records.ts'

const ADVICE: BilingualText = {
  en: 'Move these to another first, or merge it into another.',
  zh: '请先将它们改用其他记录，或将其合并到其他记录。',
}
const REASONS = {
  taken: { en: 'another has its name by now', zh: '已有同名记录' },
  parted: { en: 'what it belonged to is gone; restore that first', zh: '其所属内容已删除，请先恢复所属内容' },
}

interface Some {
  ids: readonly string[]
}

/** Deletes unused records, all of them or none; returns their number. A record that uses another one of them is deleted before it. */
export function deleteRecords(kind: RecordKind) {
  return ({ db, clock }: KeepingDeps, { ids }: Some, { caller }: MemberContext): Promise<number> =>
    changeByHand(db, caller.memberId, async (trx) => {
      const by = { actor: `member:${caller.memberId}`, now: clock.now() }
      let left = await findRecords(trx, kind, ids)
      const count = left.length
      while (left.length) {
        const free = left.filter((record) => isFree(kind, record))
        if (!free.length) throw refusal(kind, left[0] as KeptRecord)
        await moveToTrash(trx, await trashEntriesOf(trx, kind, free), by)
        const gone = new Set(free.map(({ id }) => id))
        const others = left.filter(({ id }) => !gone.has(id))
        left = others.length
          ? await findRecords(
              trx,
              kind,
              others.map(({ id }) => id),
            )
          : []
      }
      return count
    })
}

/** Restores records, those that others belong to first; returns their number. */
export function restoreRecords(kind: RecordKind) {
  return ({ db, clock }: KeepingDeps, { ids }: Some, { caller }: MemberContext): Promise<number> =>
    changeByHand(db, caller.memberId, async (trx) => {
      const now = clock.now()
      const found = []
      for (const id of ids) {
        const thrown = await findTrashEntry(trx, { entity: kind.table, id, now })
        if (thrown) found.push({ id, thrown })
      }
      found.sort((one, other) => Number(other.thrown.id) - Number(one.thrown.id))
      for (const { id, thrown } of found) await restoreOne(trx, { kind, id, now, name: nameOf(thrown) })
      return found.length
    })
}

/** A page of records that can be restored. */
export function pageOfDeleted(kind: RecordKind) {
  return ({ db, clock }: KeepingDeps, paging: { pageNo: number; pageSize: number }) =>
    getPageOfDeleted(db, { entity: kind.table, ...paging, now: clock.now() })
}

function isFree({ owned }: RecordKind, { uses, isBuiltIn }: KeptRecord): boolean {
  return !isBuiltIn && !uses.products && !uses.skus && (!uses.records || owned !== undefined)
}

function refusal(kind: RecordKind, record: KeptRecord): Problem {
  const name = { en: record.enName, zh: record.name }
  if (record.isBuiltIn) return new Problem(1008010002, { name, why: kind.neededFor?.(record.fields) ?? COMES_WITH })
  return new Problem(1008010001, { name, uses: usesText(record, kind), advice: ADVICE })
}

/** The rows of records, with those of what belongs to them. */
export async function trashEntriesOf(
  trx: Trx,
  kind: RecordKind,
  records: readonly KeptRecord[],
): Promise<TrashEntry[]> {
  const things: TrashEntry[] = []
  for (const { id, name, enName } of records) {
    const own = await rowsOf(trx, kind.table, { column: 'id', id })
    const owned = kind.owned ? await rowsOf(trx, kind.owned.table, { column: kind.owned.column, id }) : []
    things.push({ entity: kind.table, id, name, enName, rows: [...own, ...owned] })
  }
  return things
}

async function rowsOf(
  trx: Trx,
  table: string,
  { column, id }: { column: string; id: string },
): Promise<TrashEntry['rows']> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    SELECT to_jsonb(r) AS row FROM ${sql.table(table)} AS r WHERE ${sql.ref(`r.${column}`)} = ${id} ORDER BY id`.execute(
    trx,
  )
  return rows.map(({ row }) => [table, row])
}

async function restoreOne(
  trx: Trx,
  { kind, id, now, name }: { kind: RecordKind; id: string; now: Date; name: BilingualText },
): Promise<void> {
  try {
    await restoreFromTrash(trx, { entity: kind.table, id, now })
    await kind.settle?.(trx, id)
    const misplaced = await kind.misplaced?.(trx)
    if (misplaced) throw new Problem(1008010005, { name, reason: misplaced })
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === undefined) throw error
    const reason = constraint.endsWith('_fkey') ? REASONS.parted : REASONS.taken
    throw new Problem(1008010005, { name, reason })
  }
}

function nameOf({ name, en_name: enName }: { name: string | null; en_name: string | null }): BilingualText {
  return { en: enName ?? name ?? '', zh: name ?? enName ?? '' }
}
