import { sql } from 'kysely'
import type { OpenLink } from './links/find-link.ts'
import type { SharingDeps, Trx } from './deps.ts'
import type { SharedThing } from './shared-thing.ts'

/** What notices of something shared are about: however many links lead to it, it is read in one place. */
export function noticeRefOf({ kind, refId }: SharedThing): string {
  return `${kind}:${refId}`
}

/** Tells whoever shares something that a guest has said something of it, or approved it. */
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
