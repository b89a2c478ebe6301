import { randomBytes } from 'node:crypto'
import type { Db } from '../../database.ts'

const SECRET_BYTES = 32

const known = new WeakMap<object, Promise<Buffer>>()

/** The secret behind codes, rotated tokens and signed addresses. All servers on this database share it; the first one creates it. */
export function secretOf(db: Db): Promise<Buffer> {
  const secret = known.get(db) ?? readSecret(db)
  known.set(db, secret)
  secret.catch(() => known.delete(db))
  return secret
}

async function readSecret(db: Db): Promise<Buffer> {
  await db
    .insertInto('member_secret')
    .values({ secret: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await db.selectFrom('member_secret').select('secret').executeTakeFirstOrThrow()
  return secret
}
