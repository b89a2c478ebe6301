import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { patientOn } from './database.ts'

/** A connection kept out of the pool, so that its session's locks and temporary tables last. */
export interface HeldConnection<Tables> {
  connection: Kysely<Tables>
  /** Returns it to the pool, and frees its locks. */
  release(): Promise<void>
}

export async function holdConnection<Tables>(db: Kysely<Tables>): Promise<HeldConnection<Tables>> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: held, resolve: take, reject } = Promise.withResolvers<Kysely<Tables>>()
  // A pooler could not keep it.
  const done = patientOn(db)
    .connection()
    .execute(async (connection) => {
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
