import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { issueText } from '../../contract/issue-text.ts'
import { Problem } from '../../contract/problem.ts'
import type { Language } from '../../contract/problem.ts'
import type { RequestContext } from '../platform/http/serve.ts'
import type { Db, Trx } from '../database.ts'
import type { MemberDeps, MemberSettings } from './deps.ts'
import type { MemberTables } from './tables.ts'

export type Member = Selectable<MemberTables['member']>

/** The form in which addresses are compared: it ignores case, and spells domains in ASCII. */
export function emailKeyOf(email: string): string {
  const [name = '', domain = ''] = email.trim().normalize('NFC').toLowerCase().split('@')
  // domainToASCII accepts `name/…` and keeps only the part before the slash, which would be another domain.
  const spelt = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : ''
  return `${name}@${spelt || domain}`
}

export async function findByEmail(db: Db, email: string): Promise<Member | undefined> {
  return db.selectFrom('member').selectAll().where('email_key', '=', emailKeyOf(email)).executeTakeFirst()
}

/** Whether demonstration accounts may make this call. */
export function mayBeDemonstration(
  { demonstrationAccounts }: Pick<MemberSettings, 'demonstrationAccounts'>,
  { isFromThisMachine }: Pick<RequestContext, 'isFromThisMachine'>,
): boolean {
  return demonstrationAccounts === 'everywhere' || (demonstrationAccounts === 'this machine' && isFromThisMachine)
}

/** Finds a member who may sign in. */
export async function findSignable(
  { db, settings }: Pick<MemberDeps, 'db' | 'settings'>,
  email: string,
  client: Pick<RequestContext, 'isFromThisMachine'>,
): Promise<Member | undefined> {
  const member = await findByEmail(db, email)
  return member?.is_demonstration && !mayBeDemonstration(settings, client) ? undefined : member
}

export interface NewMember {
  email: string
  nickname: string
  passwordHash?: string | null
  policyAcceptedAt: Date
}

const MOST_NAME_TRIES = 20

/** Throws Problem 1004001004 where another account has the address. */
export async function createMember(
  { db, clock }: Pick<MemberDeps, 'db' | 'clock'>,
  { email, nickname, passwordHash = null, policyAcceptedAt }: NewMember,
): Promise<{ id: string }> {
  for (let attempt = 0; attempt < MOST_NAME_TRIES; attempt += 1) {
    const made = await db
      .insertInto('member')
      .values({
        email: email.trim(),
        email_key: emailKeyOf(email),
        username: usernameOf(email, attempt),
        nickname,
        password_hash: passwordHash,
        policy_accepted_at: policyAcceptedAt,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made
    if (await findByEmail(db, email)) throw new Problem(1004001004)
  }
  throw new Error('no username is free')
}

/** The part before the @, with a random number where it is taken. */
function usernameOf(email: string, attempt: number): string {
  const [name = ''] = emailKeyOf(email).split('@')
  const plain = name.replaceAll(/[^\p{L}\p{N}._-]/gu, '').slice(0, 40) || 'member'
  return attempt === 0 ? plain : `${plain}${Math.floor(Math.random() * 10 ** (2 + attempt))}`
}

/**
 * Throws where the password has changed since it was checked. Locks the member, so that whoever sets a new password sees and ends a
 * session that begins now.
 */
export async function requirePassword(trx: Trx, memberId: string, passwordHash: string): Promise<void> {
  const member = await trx
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (member?.password_hash !== passwordHash) throw new Problem(1004003000)
}

/** Throws where the address has changed since somebody signed in by it. Locks the member as `requirePassword` does. */
export async function requireEmail(trx: Trx, memberId: string, emailKey: string): Promise<void> {
  const member = await trx
    .selectFrom('member')
    .select('email_key')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (member?.email_key !== emailKey) throw new Problem(1004001001)
}

/** Whether a statement failed because another account has the address. */
export function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === UNIQUE_VIOLATION
}

const UNIQUE_VIOLATION = '23505'

/** Throws for an address that is too long for the login form. */
export function requireShortEmail(email: string, maximum: number, language: Language): void {
  if (email.trim().length <= maximum) return
  const issue = { code: 'too_big', origin: 'string', maximum, input: email } as const
  throw new Problem(400, { field: 'email', reason: issueText(issue, language === 'en' ? 'en' : 'zh') ?? '' })
}

/** The member's subject at the social provider; empty without one. */
export async function openidOf(db: Db, memberId: string): Promise<string> {
  const { rows } = await sql<{ subject: string }>`
    SELECT subject FROM social_identity WHERE member_id = ${memberId} ORDER BY created_at LIMIT 1`.execute(db)
  return rows[0]?.subject ?? ''
}
