import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import { waitFor } from './server.ts'

/** An advisory lock number that the product does not use. */
const LOCK = 7_261_924

export interface HeldRows {
  /** Resolves when an insert of such a row is blocked. */
  untilReached(): Promise<void>
  /** Terminates the blocked session, and releases the lock. */
  letGo(): Promise<void>
}

/**
 * Blocks inserts of rows that meet an SQL condition (with `NEW` for the row), so that a test can stop work half-way at
 * any machine speed.
 */
export async function holdRows(
  place: { socketFolder: string; database: string },
  { table, when }: { table: string; when: string },
): Promise<HeldRows> {
  const client = new Client({ host: place.socketFolder, database: place.database, user: CLUSTER_USER })
  // A test may stop the database meanwhile.
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
  // Also fires in a dry run, which disables other triggers.
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
