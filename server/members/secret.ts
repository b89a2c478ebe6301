import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MemberTables } from './tables.ts'

const SECRET_BYTES = 32

const known = new WeakMap<object, Promise<Buffer>>()

/** What codes and rotated tokens follow from: one for all servers on this database, made by whichever comes first. */
export function secretOf(db: Kysely<MemberTables>): Promise<Buffer> {
  const secret = known.get(db) ?? readSecret(db)
  known.set(db, secret)
  secret.catch(() => known.delete(db))
  return secret
}

async function readSecret(db: Kysely<MemberTables>): Promise<Buffer> {
  await db
    .insertInto('member_secret')
    .values({ secret: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await db.selectFrom('member_secret').select('secret').executeTakeFirstOrThrow()
  return secret
}
