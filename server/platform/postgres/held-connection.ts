import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** A connection kept out of the pool, so that its session's locks and temporary tables last. */
export interface HeldConnection {
  connection: Db
  /** Returns it to the pool, and frees its locks. */
  release(): Promise<void>
}

/** Holds one of `db`: of long work (`patientOn`), as a pooler could not keep it. */
export async function holdConnection(db: Db): Promise<HeldConnection> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: held, resolve: take, reject } = Promise.withResolvers<Db>()
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
