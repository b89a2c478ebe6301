import { sql } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'
import type { RecordKind } from './record-kind.ts'

/** What makes a record one with another (contract/identity.ts), and whose it is; undefined for kinds with codes for names. */
export async function findIdentity(trx: Trx, kind: RecordKind, id: string): Promise<string | undefined> {
  const identity = identityOf(kind)
  if (!identity) return undefined
  const { rows } = await sql<{ identity: string }>`
    SELECT ${identity} AS identity FROM ${sql.table(kind.table)} AS r WHERE id = ${id}`.execute(trx)
  return rows[0]?.identity
}

/** Throws Problem 400 if a record that was named anew is one with another. Old doubles stay as they are. */
export async function requireOne(
  trx: Trx,
  kind: RecordKind,
  { id, before }: { id: string; before: string | undefined },
): Promise<void> {
  const refusal = kind.refusals[kind.oneAs?.constraint ?? '']
  const now = await findIdentity(trx, kind, id)
  if (!refusal || now === undefined || now === before) return
  const { rows } = await sql<{ name: string }>`
    SELECT ${kind.oneAs?.name} AS name FROM ${sql.table(kind.table)} AS r
    WHERE id <> ${id} AND ${identityOf(kind)} = ${now} LIMIT 1`.execute(trx)
  const [other] = rows
  if (!other) return
  const reason = { en: `there is “${other.name}” already`, zh: `已有“${other.name}”` }
  throw new Problem(400, { ...refusal, reason })
}

function identityOf({ oneAs }: RecordKind) {
  const name = oneAs && sql<string>`identity_of(${oneAs.name})`
  return name && sql<string>`${oneAs.isFolded ? sql`lower(${name})` : name} || E'\\n' || ${oneAs.within}`
}
