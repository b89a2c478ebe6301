import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as connectSocket, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { query } from '../../testing/postgres.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect, isDatabaseAway, patientOn } from './database.ts'
import { CLUSTER_USER } from './postgres-process.ts'
import { DatabaseSilent } from './silence.ts'

/** Short, as tests wait for it. */
const LONGEST_MS = 1500

/** A PostgreSQL that can be made to say nothing, as one that is paused. */
interface Pausable {
  folder: string
  pause(): void
  goOn(): void
  close(): Promise<void>
}

async function pausable(host: string): Promise<Pausable> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-paused-'))
  const sockets = new Set<Socket>()
  let isPaused = false
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connectSocket(join(host, '.s.PGSQL.5432'))
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
    if (isPaused) near.pause()
  })
  server.listen(join(folder, '.s.PGSQL.5432'))
  await once(server, 'listening')
  return {
    folder,
    pause() {
      isPaused = true
      for (const socket of sockets) socket.pause()
    },
    goOn() {
      isPaused = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let postgres: Pausable
let db: Kysely<unknown>

beforeAll(async () => {
  postgres = await pausable(inject('socketFolder'))
  db = connect<unknown>({
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
const answersSoon = async () => expect.poll(async () => failureOf(ask())).toBeUndefined()

describe('a statement', () => {
  it('is given up where it takes too long, and others are answered meanwhile', async () => {
    const slow = failureOf(sleepFor(60).execute(db))
    await answersSoon()
    expect(isDatabaseAway(await slow)).toBe(true)
    await answersSoon()
  })

  it('may take its time where nobody waits for it', async () => {
    expect(await failureOf(sleepFor((1.5 * LONGEST_MS) / 1000).execute(patientOn(db)))).toBeUndefined()
  })
})

describe('a database that says nothing', () => {
  it('is found out once: whoever waits is told then, whoever comes later at once, until it answers again', async () => {
    // Both connections are open, so that a statement is what waits.
    await expect.poll(async () => failureOf(Promise.all([ask(), ask()]))).toBeUndefined()
    postgres.pause()
    const waiting = await Promise.all([ask, ask, ask, ask].map(async (one) => failureOf(one())))
    expect(waiting.map(isDatabaseAway)).toEqual([true, true, true, true])
    // PostgreSQL itself is well.
    await query(inject('socketFolder'), 'postgres', 'SELECT')
    expect(await failureOf(ask())).toBeInstanceOf(DatabaseSilent)
    expect(await failureOf(db.transaction().execute(ask))).toBeInstanceOf(DatabaseSilent)
    postgres.goOn()
    await answersSoon()
  })
})
