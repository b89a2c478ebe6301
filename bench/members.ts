import { signInByPassword } from '../contract/members.ts'
import type { Tokens } from '../contract/members.ts'
import type { Envelope } from '../contract/endpoint.ts'
import { createMember } from '../server/members/accounts.ts'
import { hashPassword } from '../server/members/sign-in/passwords.ts'
import { createClock } from '../server/platform/clock.ts'
import type { Db } from '../server/database.ts'

export const PASSWORD = 'quarry88'

/** Creates the missing of `count` members; returns the email addresses of all. */
export async function makeMembers(db: Db, count: number): Promise<string[]> {
  const clock = createClock()
  const passwordHash = await hashPassword(PASSWORD)
  const emails = Array.from({ length: count }, (_, index) => `bench${index}@quarry.test`)
  const { length: known } = await db.selectFrom('member').select('id').where('email', 'in', emails).execute()
  for (const email of emails.slice(known))
    await createMember({ db, clock }, { email, nickname: 'Bench', passwordHash, policyAcceptedAt: clock.now() })
  return emails
}

/** Signs in one of these members. */
export async function signIn(url: string, email: string): Promise<Tokens> {
  const response = await fetch(url + signInByPassword.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { code, data } = (await response.json()) as Envelope<Tokens>
  if (code !== 200) throw new Error(`signing in answered ${code}`)
  return data
}
