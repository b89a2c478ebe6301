import { sweepFirstAnswers } from '../platform/http/first-answers.ts'
import { sweepDocuments } from './company/documents.ts'
import { sweepMails } from './mail/sweep-mails.ts'
import { deleteDueAccounts } from './profile/deletion.ts'
import { forgetOldNetworks } from './sessions/known-networks.ts'
import { REFRESH_MS } from './sessions/token-pairs.ts'
import { removeUploads, sweepUploads } from './profile/uploads.ts'
import type { UploadDeps } from './profile/uploads.ts'

const DAY = 24 * 60 * 60_000

/**
 * Deletes ended sessions, expired codes, old attempts, unused pictures and accounts whose waiting time is over; returns the ids of
 * the accounts.
 */
export async function sweep(deps: UploadDeps): Promise<string[]> {
  const { db, clock } = deps
  const now = clock.now()
  const yesterday = new Date(now.getTime() - DAY)
  // Even an expired access token can end its session, while the session lasts.
  await db
    .deleteFrom('access_token')
    .where('expires_at', '<', new Date(now.getTime() - REFRESH_MS))
    .execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', now), is('ended_at', '<', yesterday)]))
    .execute()
  await forgetOldNetworks(db, now)
  await db.deleteFrom('attempt').where('at', '<', yesterday).execute()
  await sweepFirstAnswers(deps)
  await db.deleteFrom('email_code').where('created_at', '<', yesterday).execute()
  await db.deleteFrom('email_change').where('expires_at', '<=', now).execute()
  await db.deleteFrom('social_attempt').where('created_at', '<', yesterday).execute()
  await sweepMails(db, now)
  // Last, so that a failing disk does not keep the rest from being swept.
  const deleted = await deleteDueAccounts({ ...deps, removeUploads: (keys) => removeUploads(deps, keys) })
  await sweepUploads(deps)
  await sweepDocuments(deps)
  return deleted
}
