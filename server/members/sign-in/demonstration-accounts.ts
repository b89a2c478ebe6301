import type { Kysely } from 'kysely'
import type { SignInOptions } from '../../../contract/members.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { emailKeyOf, mayBeDemonstration } from '../accounts.ts'
import type { MemberParts } from '../parts.ts'
import { hashPassword } from './passwords.ts'
import type { MemberTables } from '../tables.ts'

const PASSWORD = 'quarry88'

/** Who can sign in to look around. */
export const demonstrationAccounts = [
  { email: 'demo@quarry.test', password: PASSWORD, userType: 1 as const, nickname: 'Demo' },
  { email: 'staff@quarry.test', password: PASSWORD, userType: 2 as const, nickname: 'Staff' },
]

/** Makes the accounts that belong to the demonstration catalogue, where they are not there yet. */
export async function createDemonstrationAccounts({ db, clock }: Pick<MemberParts, 'db' | 'clock'>): Promise<void> {
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

/** Those that may sign in from where a call comes; undefined where there are none. */
export async function findDemonstrationAccounts(
  { db, settings }: Pick<MemberParts, 'db' | 'settings'>,
  client: Pick<RequestContext, 'isFromThisMachine'>,
): Promise<SignInOptions['demo']> {
  if (!mayBeDemonstration(settings, client) || (await countAccounts(db)) === 0) return undefined
  return demonstrationAccounts.map(({ email, password, userType }) => ({ email, password, userType }))
}

async function countAccounts(db: Kysely<MemberTables>): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('is_demonstration', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}
