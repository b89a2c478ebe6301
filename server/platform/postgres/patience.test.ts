import { sql } from 'kysely'
import { openFarPostgres } from '../../testing/far-postgres.ts'
import type { FarPostgres } from '../../testing/far-postgres.ts'
import { query } from '../../testing/postgres.ts'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { Db } from '../../database.ts'
import { atOneMoment, connect, isDatabaseAway, patientOn } from './database.ts'
import { CLUSTER_USER } from './postgres-process.ts'
import { DatabaseSilent } from './silence.ts'
import type { WatchTimes } from './watch-waiting.ts'

/** Short, because tests wait for it. */
const LONGEST_MS = 1500

let postgres: FarPostgres
let db: Db

beforeAll(async () => {
  postgres = await openFarPostgres(inject('socketFolder'))
  db = connect({
    host: postgres.folder,
    user: CLUSTER_USER,
    database: 'postgres',
    max: 2,
    longestMs: LONGEST_MS,
  })
})
afterAll(async () => {
  await db.destroy()
  await postgres.close()
})

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const sleepFor = (seconds: number) => sql`SELECT pg_sleep(${seconds}::float)`
const ask = async () => sql`SELECT 1`.execute(db)
async function answersSoon(): Promise<void> {
  await expect.poll(async () => failureOf(ask())).toBeUndefined()
}

describe('a statement', () => {
  it('is cancelled if it takes too long, and others are answered meanwhile', async () => {
    const slow = failureOf(sleepFor(60).execute(db))
    await answersSoon()
    expect(isDatabaseAway(await slow)).toBe(true)
    await answersSoon()
  })

  it('may take long in background work', async () => {
    expect(await failureOf(sleepFor((1.5 * LONGEST_MS) / 1000).execute(patientOn(db)))).toBeUndefined()
  })
})

describe('long work', () => {
  function connectTo(folder: string, watch: WatchTimes): Db {
    const one = connect({ host: folder, user: CLUSTER_USER, database: 'postgres', watch })
    onTestFinished(() => one.destroy())
    return one
  }

  it('is broken off where its connection is lost without a word, and finds another', async () => {
    const far = await openFarPostgres(inject('socketFolder'))
    const patient = patientOn(connectTo(far.folder, { beatMs: 50 }))
    await sql`SELECT 1`.execute(patient)
    far.vanish()
    expect(isDatabaseAway(await failureOf(sql`SELECT 1`.execute(patient)))).toBe(true)
    expect(await failureOf(sql`SELECT 1`.execute(patient))).toBeUndefined()
    await far.close()
  })

  it('is broken off where no more of the whole catalogue comes', async () => {
    const far = await openFarPostgres(inject('socketFolder'))
    const one = connectTo(far.folder, { beatMs: 50 })
    const reading = atOneMoment(one, async ({ copy }) => {
      for await (const piece of copy('SELECT 1')) void piece
      far.vanish()
      for await (const piece of copy('SELECT 1')) void piece
    })
    expect(isDatabaseAway(await failureOf(reading))).toBe(true)
    await far.close()
  })

  it('is broken off where its host says nothing to anybody', async () => {
    const far = await openFarPostgres(inject('socketFolder'))
    const one = connectTo(far.folder, { beatMs: 50, answerMs: 200 })
    await sql`SELECT 1`.execute(patientOn(one))
    far.pause()
    expect(isDatabaseAway(await failureOf(sql`SELECT 1`.execute(patientOn(one))))).toBe(true)
    await far.close()
  })

  it('goes on however long PostgreSQL works for it', async () => {
    const one = connectTo(inject('socketFolder'), { beatMs: 20 })
    expect(await failureOf(sleepFor(1).execute(patientOn(one)))).toBeUndefined()
  })
})

describe('a database that does not respond', () => {
  it('is detected once: waiting callers fail then, later ones at once, until it answers again', async () => {
    // Opens both connections first, so that the wait is for a statement.
    await expect.poll(async () => failureOf(Promise.all([ask(), ask()]))).toBeUndefined()
    postgres.pause()
    const waiting = await Promise.all([ask, ask, ask, ask].map(async (one) => failureOf(one())))
    expect(waiting.map(isDatabaseAway)).toEqual([true, true, true, true])
    // PostgreSQL itself still runs.
    await query(inject('socketFolder'), 'postgres', 'SELECT')
    expect(await failureOf(ask())).toBeInstanceOf(DatabaseSilent)
    expect(await failureOf(db.transaction().execute(ask))).toBeInstanceOf(DatabaseSilent)
    postgres.goOn()
    await answersSoon()
  })
})
