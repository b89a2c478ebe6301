import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A connection kept out of the pool, so that its session's locks and temporary tables last. */
export interface HeldConnection<Tables> {
  connection: Kysely<Tables>
  /** Returns it to the pool, and frees its locks. */
  release(): Promise<void>
}

/** Holds one of `db`: of long work (`patientOn`), as a pooler could not keep it. */
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
