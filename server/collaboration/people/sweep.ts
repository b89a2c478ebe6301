import type { CollaborationDeps } from '../deps.ts'

const DAY = 24 * 60 * 60_000
/** Days for which an owner sees an expired invitation. */
const KEPT_DAYS = 30

/** Deletes long expired invitations, and records of mails that no limit counts any more. */
export async function sweepInvitations({ db, clock }: Pick<CollaborationDeps, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY)
  await db.deleteFrom('invitation').where('expires_at', '<=', daysAgo(KEPT_DAYS)).execute()
  await db.deleteFrom('invitation_mail').where('sent_at', '<=', daysAgo(1)).execute()
}
