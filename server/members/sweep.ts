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
 * Deletes what can be of no use any more: what has ended or expired, attempts that no limit looks back to, pictures that
 * nobody uses, and accounts whose days to regret are over: answers their ids.
 */
export async function sweep(deps: UploadDeps): Promise<string[]> {
  const { db, clock } = deps
  const now = clock.now()
  const yesterday = new Date(now.getTime() - DAY)
  // By an access token that has expired its session can be ended still, for as long as it may go on.
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
  // Last: a disk that refuses must not keep the rest.
  const deleted = await deleteDueAccounts({ ...deps, removeUploads: (keys) => removeUploads(deps, keys) })
  await sweepUploads(deps)
  await sweepDocuments(deps)
  return deleted
}
