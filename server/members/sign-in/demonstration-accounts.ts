import type { SignInOptions } from '../../../contract/members.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { Db } from '../../database.ts'
import { emailKeyOf, mayBeDemonstration } from '../accounts.ts'
import type { MemberDeps } from '../deps.ts'
import { removeDocuments } from '../company/documents.ts'
import { removeUploads } from '../profile/uploads.ts'
import type { UploadDeps } from '../profile/uploads.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'quarry88'

/** The accounts with which visitors can try the product. */
export const demonstrationAccounts = [
  { email: 'demo@quarry.test', password: PASSWORD, userType: 1 as const, nickname: 'Demo' },
  { email: 'staff@quarry.test', password: PASSWORD, userType: 2 as const, nickname: 'Staff' },
]

/** Creates the demonstration's accounts, where they are missing. */
export async function createDemonstrationAccounts({ db, clock }: Pick<MemberDeps, 'db' | 'clock'>): Promise<void> {
  const missing = demonstrationAccounts.slice(await countAccounts(db))
  for (const { email, password, userType, nickname } of missing) {
    const [username = ''] = email.split('@')
    await db
      .insertInto('member')
      .values({
        email,
        email_key: emailKeyOf(email),
        username,
        nickname,
        user_type: userType,
        password_hash: await hashPassword(password),
        is_demonstration: true,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/**
 * Deletes the demonstration's accounts and their data, except one; returns their ids. There is no waiting time and no mail: nobody
 * owns these addresses.
 */
export async function removeDemonstrationAccounts(deps: UploadDeps, exceptId: string): Promise<string[]> {
  const accounts = await deps.db
    .selectFrom('member')
    .select('id')
    .where('is_demonstration', '=', true)
    .where('id', '!=', exceptId)
    .execute()
  for (const { id } of accounts) {
    // Files first: an interrupted deletion still finds their rows at the next try.
    const uploads = await deps.db.selectFrom('upload').select('key').where('member_id', '=', id).execute()
    await removeUploads(
      deps,
      uploads.map(({ key }) => key),
    )
    await removeDocuments(deps, id)
    await deps.db.deleteFrom('member').where('id', '=', id).where('is_demonstration', '=', true).execute()
  }
  return accounts.map(({ id }) => id)
}

/** The demonstration accounts that may sign in from this client; undefined where there are none. */
export async function findDemonstrationAccounts(
  { db, settings }: Pick<MemberDeps, 'db' | 'settings'>,
  client: Pick<RequestContext, 'isFromThisMachine'>,
): Promise<SignInOptions['demo']> {
  if (!mayBeDemonstration(settings, client)) return undefined
  const rows = await db.selectFrom('member').select('email_key').where('is_demonstration', '=', true).execute()
  const keys = new Set(rows.map(({ email_key: key }) => key))
  const there = demonstrationAccounts.filter(({ email }) => keys.has(emailKeyOf(email)))
  if (there.length === 0) return undefined
  return there.map(({ email, password, userType }) => ({ email, password, userType }))
}

async function countAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('is_demonstration', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}
