import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPair } from '../../testing/postgres-pair.ts'
import type { PostgresPair } from '../../testing/postgres-pair.ts'
import { query } from '../../testing/postgres.ts'
import type { Db } from '../../database.ts'
import { atOneLongMoment, connect } from './database.ts'

let pair: PostgresPair
let db: Db

beforeAll(async () => {
  pair = await startPair()
  const { database, host: primary } = pair.connection
  // A standby need not be waited for.
  await query(primary, database, `ALTER SYSTEM SET synchronous_standby_names = ''`)
  await query(primary, database, 'SELECT pg_reload_conf()')
  await query(primary, database, 'CREATE TABLE read (number integer)')
  const read = { connectionString: `postgres://quarry@${encodeURIComponent(pair.standby.host)}/${database}` }
  db = connect({ ...pair.connection, read })
})
afterAll(async () => {
  await db.destroy()
  await pair.close()
})

/** Where a long read happened, and how many rows it saw. */
async function readLong(): Promise<{ isOnStandby: boolean; count: number }> {
  return atOneLongMoment(db, async ({ trx }) => {
    const { rows } = await sql<{ isOnStandby: boolean; count: number }>`
      SELECT pg_is_in_recovery() AS "isOnStandby", (SELECT count(*)::integer FROM read) AS count`.execute(trx)
    return rows[0] ?? { isOnStandby: false, count: -1 }
  })
}
const write = async () => sql`INSERT INTO read VALUES (1)`.execute(db)

it('a long read happens on the standby, and sees what was written just before', async () => {
  for (let count = 1; count <= 20; count += 1) {
    await write()
    expect(await readLong()).toEqual({ isOnStandby: true, count })
  }
})

it('a long read happens on the primary if the standby does not catch up', async () => {
  await query(pair.standby.host, pair.connection.database, 'SELECT pg_wal_replay_pause()')
  await write()
  expect(await readLong()).toEqual({ isOnStandby: false, count: 21 })
  await query(pair.standby.host, pair.connection.database, 'SELECT pg_wal_replay_resume()')
  await expect.poll(readLong).toEqual({ isOnStandby: true, count: 21 })
})

it('a long read that the standby breaks off is repeated on the primary, and one without a standby happens there', async () => {
  const { database } = pair.connection
  const places: boolean[] = []
  const count = await atOneLongMoment(db, async ({ trx }) => {
    const { rows } = await sql<{ is_there: boolean; pid: number }>`
      SELECT pg_is_in_recovery() AS is_there, pg_backend_pid() AS pid`.execute(trx)
    places.push(rows[0]?.is_there === true)
    if (rows[0]?.is_there) await query(pair.standby.host, database, `SELECT pg_terminate_backend(${rows[0].pid})`)
    return (await sql<{ count: number }>`SELECT count(*)::integer AS count FROM read`.execute(trx)).rows[0]?.count
  })
  expect([places, count]).toEqual([[true, false], 21])
  await pair.standby.kill()
  expect(await readLong()).toEqual({ isOnStandby: false, count: 21 })
})
