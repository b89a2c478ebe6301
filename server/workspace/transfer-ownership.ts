import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { WorkKind } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import { idColumnOf } from './thing-columns.ts'
import { lockThings, roomFor } from './trash.ts'

/** Who hands which thing over to whom. */
export interface OwnershipTransfer {
  id: string
  fromId: string
  toId: string
  /** The new owner's nickname. */
  nickname: string
}

interface Place {
  kind: WorkKind
  /** The tables of its contents, whose rows name the owner too. */
  below: readonly string[]
}

/**
 * Makes another member the owner of a thing and of its contents. Locks both members' things, the smaller member id first. Throws
 * 404 where the thing is not the former owner's, 1009004010 where the new owner has reached the limit.
 */
export async function transferOwnership(
  trx: QueryExecutorProvider,
  { id, fromId, toId, nickname }: OwnershipTransfer,
  { kind, below }: Place,
): Promise<void> {
  const both = BigInt(fromId) < BigInt(toId) ? [fromId, toId] : [toId, fromId]
  for (const memberId of both) await lockThings(trx, kind, memberId)
  const { rows } = await sql`
    SELECT FROM ${sql.table(kind)} WHERE id = ${id} AND member_id = ${fromId} AND deleted_at IS NULL FOR UPDATE`.execute(
    trx,
  )
  if (rows.length === 0) throw new Problem(404)
  const { left, most } = await roomFor(trx, kind, toId)
  if (left < 1) throw new Problem(1009004010, { name: nickname, most })
  for (const table of below) {
    await sql`
      UPDATE ${sql.table(table)} SET member_id = ${toId} WHERE ${sql.ref(idColumnOf(kind))} = ${id}`.execute(trx)
  }
  await sql`UPDATE ${sql.table(kind)} SET member_id = ${toId} WHERE id = ${id}`.execute(trx)
}
