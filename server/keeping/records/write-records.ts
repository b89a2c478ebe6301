import { sql } from 'kysely'
import { NAME_NEEDED } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { changeByHand, requireUntouched } from '../change-by-hand.ts'
import type { FieldsChange } from '../change-by-hand.ts'
import type { KeepingDeps } from '../deps.ts'
import { COMES_WITH, columnNameOf } from './record-kind.ts'
import type { Fields, KeptRecord, RecordKind } from './record-kind.ts'
import { naming, usesText } from './refusals.ts'
import { findIdentity, requireOne } from './one-record.ts'
import { getRecord } from './select-records.ts'
import { showRecord } from './show-record.ts'

/** Creates a record; returns its id. */
export function createRecord(kind: RecordKind) {
  return ({ db }: Pick<KeepingDeps, 'db'>, input: object, { caller }: MemberContext): Promise<string> =>
    changeByHand(db, caller.memberId, async (trx) => {
      const fields = input as Fields
      const row = await rowOf(trx, kind, { changed: fields, whole: fields })
      const { rows } = await naming(kind, () =>
        sql<{ id: string }>`
          INSERT INTO ${sql.table(kind.table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
          VALUES (${sql.join(Object.values(row))}) RETURNING id::text`.execute(trx),
      )
      const id = rows[0]?.id ?? ''
      await requireOne(trx, kind, { id, before: undefined })
      return id
    })
}

/** Changes a record that nobody else has changed meanwhile; returns it afterwards. */
export function updateRecord(kind: RecordKind) {
  return (
    { db }: Pick<KeepingDeps, 'db'>,
    { id, ...change }: FieldsChange<object> & { id: string },
    { caller }: MemberContext,
  ) =>
    changeByHand(db, caller.memberId, async (trx) => {
      const standing = await getRecord(trx, kind, id)
      requireUntouched(standing.fields, change as FieldsChange<Fields>, showRecord(kind, standing))
      const changed = change.is as Fields
      const whole = { ...standing.fields, ...changed }
      requireMayChange(kind, standing, changed)
      requireName(kind, whole)
      const before = await findIdentity(trx, kind, id)
      await writeRow(trx, kind, { id, row: await rowOf(trx, kind, { changed, whole }) })
      await requireOne(trx, kind, { id, before })
      await kind.renew?.(trx, id, standing.fields, whole)
      return showRecord(kind, await getRecord(trx, kind, id))
    })
}

async function writeRow(trx: Trx, kind: RecordKind, { id, row }: { id: string; row: object }): Promise<void> {
  const assignments = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (!assignments.length) return
  await naming(kind, () =>
    sql`UPDATE ${sql.table(kind.table)} SET ${sql.join(assignments)} WHERE id = ${id}`.execute(trx),
  )
}

async function rowOf(
  trx: Trx,
  kind: RecordKind,
  { changed, whole }: { changed: Fields; whole: Fields },
): Promise<Record<string, unknown>> {
  const said = { ...changed, ...namesBeside(kind, changed, whole) }
  const own = Object.entries(said).filter(([field]) => !kind.notColumns?.includes(field))
  const plain = Object.fromEntries(own.map(([field, value]) => [columnNameOf(field), value]))
  return Object.keys(changed).length ? { ...plain, ...(await kind.write?.(trx, changed, whole)) } : plain
}

function requireName({ names }: RecordKind, fields: Fields): void {
  if (!names || names.some((name) => fields[name])) return
  throw new Problem(400, { field: names[0], reason: NAME_NEEDED })
}

/** Fills a required name with the other one, where it is empty. */
function namesBeside({ names, standsIn }: RecordKind, changed: Fields, whole: Fields): Fields {
  const missing = standsIn?.filter((field) => field in changed && !changed[field]) ?? []
  return Object.fromEntries(
    missing.map((field) => [field, whole[names?.find((other) => other !== field) ?? field] ?? null]),
  )
}

function requireMayChange(kind: RecordKind, standing: KeptRecord, changed: Fields): void {
  const { isBuiltIn, fields, uses, name, enName } = standing
  const why = kind.neededFor?.(fields) ?? COMES_WITH
  if (isBuiltIn && kind.isBuiltInFixed) throw new Problem(1008010002, { name: { en: enName, zh: name }, why })
  const field = kind.fixedWhileUsed?.find((one) => one in changed && changed[one] !== fields[one])
  if (field === undefined) return
  if (isBuiltIn) throw new Problem(400, { field, reason: why })
  if (!uses.products && !uses.skus && (!uses.records || kind.owned)) return
  const used = usesText(standing, kind)
  throw new Problem(400, { field, reason: { en: `stays as it is: ${used.en}`, zh: `不能更改：${used.zh}` } })
}
