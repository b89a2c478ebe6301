import { hashOfToken } from '../../platform/tokens.ts'
import type { Db } from '../../database.ts'

/** The stored form of an access token until its member is looked up. */
export function keyOfToken(accessToken: string): string {
  return hashOfToken(accessToken).toString('base64')
}

/** The tokens, expired or not, of members who opted out of usage counts. */
export async function findLeftOut(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
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
