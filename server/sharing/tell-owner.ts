import { sql } from 'kysely'
import type { Work } from '../../contract/collaboration/rights.ts'
import type { Trx } from '../database.ts'
import type { OpenLink } from './links/find-link.ts'
import type { SharingDeps } from './deps.ts'

/** The subject of notices about a shared thing: one for all of its links, because the owner reads them in one place. */
export function noticeRefOf({ kind, refId }: Work): string {
  return `${kind}:${refId}`
}

/** Tells the owner that a guest has commented or approved. */
export async function tellOwner(
  { notify, clock }: Pick<SharingDeps, 'notify' | 'clock'>,
  trx: Trx,
  { kind, link, by }: { kind: 'comment' | 'approval'; link: OpenLink; by: string },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(link.kind)} WHERE id = ${link.refId}`.execute(trx)
  const { kind: of, refId, ownerId: memberId } = link
  const details = { of, refId, name: rows[0]?.name ?? '', by }
  await notify(trx, [{ memberId, kind, ref: noticeRefOf(link), details }], clock.now())
}
