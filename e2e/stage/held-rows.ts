import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import { waitFor } from './server.ts'

/** Any number that locks of the product do not have. */
const LOCK = 7_261_924

export interface HeldRows {
  /** Waits until somebody who writes such a row is held. */
  untilReached(): Promise<void>
  /** Ends whoever is held, and holds nobody any more. */
  letGo(): Promise<void>
}

/**
 * Holds whoever inserts a row of which a condition is true, in SQL with `NEW` for the row: a story stops work in the middle by
 * it, however slow or quick the machine is.
 */
export async function holdRows(
  place: { socketFolder: string; database: string },
  { table, when }: { table: string; when: string },
): Promise<HeldRows> {
  const client = new Client({ host: place.socketFolder, database: place.database, user: CLUSTER_USER })
  // A story may stop the database under it.
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(async () => client.end().catch(() => undefined))
  await client.query(`SELECT pg_advisory_lock(${LOCK})`)
  await client.query(`
    CREATE FUNCTION hold_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF ${when} THEN PERFORM pg_advisory_xact_lock(${LOCK}); END IF;
      RETURN NEW;
    END $$`)
  await client.query(`CREATE TRIGGER hold_row BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION hold_row()`)
  // In a dry run too, which fires no others.
  await client.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER hold_row`)
  const held = `FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`
  return {
    untilReached: () => waitFor(async () => ((await client.query(`SELECT ${held}`)).rowCount ?? 0) > 0),
    letGo: async () => {
      await client.query(`SELECT pg_terminate_backend(pid) ${held}`)
      await waitFor(async () => (await client.query(`SELECT ${held}`)).rowCount === 0)
      await client.query(`SELECT pg_advisory_unlock(${LOCK})`)
    },
  }
}
