import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { transferOwnership } from '../workspace/transfer-ownership.ts'
import type { OwnershipTransfer } from '../workspace/transfer-ownership.ts'
import { nameKeyOf } from '../workspace/names.ts'
import { lockThings } from '../workspace/trash.ts'
import type { Trx } from '../database.ts'
import { freeName } from './free-name.ts'

/**
 * Makes another member the owner of a folder and its items. The folder gets a number where they have one of its name. Throws 404
 * and 1009004010.
 */
export async function transferFolder(trx: Trx, handing: OwnershipTransfer): Promise<void> {
  const both = [handing.fromId, handing.toId].toSorted((one, other) => Number(BigInt(one) - BigInt(other)))
  for (const memberId of both) await lockThings(trx, 'folder', memberId)
  await takeFreeName(trx, handing)
  await transferOwnership(trx, handing, { kind: 'folder', below: ['folder_item'] })
}

async function takeFreeName(trx: QueryExecutorProvider, { id, fromId, toId }: OwnershipTransfer): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM folder WHERE id = ${id} AND member_id = ${fromId} AND deleted_at IS NULL FOR UPDATE`.execute(trx)
  const { rows: others } = await sql<{ name_key: string }>`
    SELECT name_key FROM folder WHERE deleted_at IS NULL AND id <> ${id} AND member_id IN (${fromId}, ${toId})`.execute(
    trx,
  )
  const [folder] = rows
  if (!folder) return
  // Free among both members' names, because it is renamed before the owner changes.
  const name = freeName(folder.name, new Set(others.map((other) => other.name_key)))
  if (name !== folder.name)
    await sql`UPDATE folder SET name = ${name}, name_key = ${nameKeyOf(name)} WHERE id = ${id}`.execute(trx)
}
