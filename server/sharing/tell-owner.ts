import { sql } from 'kysely'
import type { Work } from '../../contract/collaboration/rights.ts'
import type { NewNotice } from '../../contract/notices.ts'
import type { Trx } from '../database.ts'
import type { OpenLink } from './links/find-link.ts'
import type { SharingDeps } from './deps.ts'

/** The subject of notices about a shared thing: one for all of its links, because the owner reads them in one place. */
export function noticeRefOf({ kind, refId }: Work): string {
  return `${kind}:${refId}`
}

/** The same of the decisions on what was sent that approve not all of it: they are counted apart, and read with the decisions. */
export function answersRefOf(work: Work): string {
  return `${noticeRefOf(work)}:answers`
}

/** Tells the owner that a guest has commented, approved, or decided otherwise (`answer`). */
export async function tellOwner(
  { notify, clock }: Pick<SharingDeps, 'notify' | 'clock'>,
  trx: Trx,
  { kind, link, by }: { kind: 'comment' | 'approval' | 'answer'; link: OpenLink; by: string },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(link.kind)} WHERE id = ${link.refId}`.execute(trx)
  const { kind: of, refId, ownerId: memberId } = link
  const details = { of, refId, name: rows[0]?.name ?? '', by }
  const notice: NewNotice =
    kind === 'answer'
      ? { memberId, kind: 'comment', ref: answersRefOf(link), details: { ...details, isAnswer: true } }
      : { memberId, kind, ref: noticeRefOf(link), details }
  await notify(trx, [notice], clock.now())
}
