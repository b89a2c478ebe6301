import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A connection that is kept out of the pool, so that locks and temporary tables of its session last. */
export interface HeldConnection<Tables> {
  connection: Kysely<Tables>
  /** Gives it back, and with it the locks that were taken on it. */
  release(): Promise<void>
}

export async function holdConnection<Tables>(db: Kysely<Tables>): Promise<HeldConnection<Tables>> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: held, resolve: take, reject } = Promise.withResolvers<Kysely<Tables>>()
  const done = db.connection().execute(async (connection) => {
    take(connection)
    await released
    await sql`SELECT pg_advisory_unlock_all()`.execute(connection).catch(() => undefined)
  })
  done.catch(reject)
  const connection = await held
  return {
    connection,
    release: async () => {
      letGo()
      await done
    },
  }
}
