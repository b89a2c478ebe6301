import type { Kysely } from 'kysely'
import { hashOfToken } from '../../platform/tokens.ts'
import type { MemberTables } from '../tables.ts'

/** What is kept of an access token until it is asked whose it was. */
export function keyOfToken(accessToken: string): string {
  return hashOfToken(accessToken).toString('base64')
}

/** Which of these tokens, expired or not, are of members who want nothing counted of what they do. */
export async function findLeftOut(db: Kysely<MemberTables>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('access_token')
    .innerJoin('session', 'session.id', 'access_token.session_id')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('hash')
    .where(
      'hash',
      'in',
      keys.map((key) => Buffer.from(key, 'base64')),
    )
    .where('is_counted', '=', false)
    .execute()
  return new Set(found.map(({ hash }) => hash.toString('base64')))
}
