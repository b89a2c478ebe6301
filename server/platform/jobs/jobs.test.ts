import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { beginNotes, notesOfCall, runNoted } from '../calls/call-notes.ts'
import { connect } from '../postgres/database.ts'
import { WorkRefused } from './job-kind.ts'
import type { JobContext, JobKind } from './job-kind.ts'
import { askOfJob, queueJob, resumeJob, setJobAside, startJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

let quarry: TestApp
let running: Jobs[]
let servers: ReturnType<typeof connect>[]
beforeEach(async () => {
  quarry = await createTestApp()
  running = []
  servers = []
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await Promise.all(servers.map((db) => db.destroy()))
  await quarry.close()
})

const db = () => quarry.db
const queue = async (subject: string, kind = 'paint') => queueJob(db(), { kind, subject, payload: { subject } })
const jobOf = async (subject: string) =>
  db().selectFrom('job').selectAll().where('subject', '=', subject).orderBy('id', 'desc').executeTakeFirstOrThrow()
const becomes = async (subject: string, state: string) => {
  await expect.poll(async () => (await jobOf(subject)).state, { interval: 20 }).toBe(state)
}

/** A separate server on the database. `beforeAnswer` runs between the sending of a query and its answer. */
function aServer(kinds: Record<string, Partial<JobKind>>, beforeAnswer?: (query: string) => Promise<void>) {
  const own = connect({ ...quarry.databaseConfig, max: 4 })
  servers.push(own)
  const whole = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]): [string, JobKind] => [
      name,
      { lane: 'lane', work: async () => 'done', onFailed: async () => undefined, ...kind },
    ]),
  )
  const asked = new WeakMap<object, string>()
  const watched = own.withPlugin({
    transformQuery({ node, queryId }) {
      asked.set(queryId, JSON.stringify(node))
      return node
    },
    async transformResult({ result, queryId }) {
      await beforeAnswer?.(asked.get(queryId) ?? '')
      return result
    },
  })
  // The database itself, because only that knows the connections for long work.
  own.getExecutor = () => watched.getExecutor()
  const jobs = startJobs({ db: own, log: pino({ level: 'silent' }), kinds: whole })
  running.push(jobs)
  return jobs
}

/** Work that runs until its signal is aborted. */
const endless = async (_payload: unknown, { signal }: JobContext) =>
  new Promise<'paused'>((resolve) => signal.addEventListener('abort', () => resolve('paused')))

describe('a queued job', () => {
  it('runs once, one job of a lane after another, and reports its progress', async () => {
    const order: string[] = []
    const work: JobKind['work'] = async ({ subject }, { report }) => {
      order.push(`begins ${String(subject)}`)
      report({ done: 3, total: 4 })
      await sql`SELECT 1`.execute(db())
      order.push(`ends ${String(subject)}`)
      return 'done'
    }
    await queue('a')
    await queue('b')
    aServer({ paint: { work } }).wake()
    await becomes('a', 'done')
    await becomes('b', 'done')
    expect(order).toEqual(['begins a', 'ends a', 'begins b', 'ends b'])
    expect(await jobOf('a')).toMatchObject({ progress: { done: 3, total: 4 }, attempts: 1, wanted: null })
  })

  it('does not run for the call that woke it, nor do the jobs that follow it', async () => {
    const calls: (string | undefined)[] = []
    const work = async () => (calls.push(notesOfCall()?.id), 'done' as const)
    const server = aServer({ paint: { work } })
    await queue('a')
    await queue('b')
    runNoted(beginNotes('a-request', 'POST /paint'), () => server.wake())
    await becomes('b', 'done')
    expect(calls).toEqual([undefined, undefined])
  })

  it('waits for a server that knows its kind', async () => {
    await queue('a', 'unknown')
    await queue('b')
    aServer({ paint: {} }).wake()
    await becomes('b', 'done')
    expect((await jobOf('a')).state).toBe('queued')
  })

  it('is the only one of its subject', async () => {
    expect(await queue('a')).toBeDefined()
    expect(await queue('a')).toBeUndefined()
    aServer({ paint: {} }).wake()
    await becomes('a', 'done')
    expect(await queue('a')).toBeDefined()
  })

  it('disappears if its transaction rolls back', async () => {
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await queueJob(trx, { kind: 'paint', subject: 'a', payload: {} })
        throw new Error('thought better of it')
      })
    await expect(failing).rejects.toThrow('thought better')
    expect(await db().selectFrom('job').select('id').execute()).toEqual([])
  })

  it('runs on one of two servers', async () => {
    const done: string[] = []
    const server = (name: string) => aServer({ paint: { work: async () => (done.push(name), 'done') } })
    const two = [server('one'), server('other')]
    for (let job = 0; job < 20; job += 1) await queue(`job ${job}`)
    for (const { wake } of two) wake()
    await expect.poll(async () => (await db().selectFrom('job').select('id').where('state', '<>', 'done').execute()).length).toBe(0) // prettier-ignore
    expect(done).toHaveLength(20)
  })
})

describe('a running job', () => {
  it('is paused on request from any server, and continues when it is resumed', async () => {
    await queue('a')
    const server = aServer({ paint: { work: endless } })
    server.wake()
    await becomes('a', 'running')
    expect(await askOfJob(db(), 'a', 'pause')).toBe(true)
    await becomes('a', 'paused')
    expect(await askOfJob(db(), 'a', 'pause')).toBe(false)
    expect(await resumeJob(db(), 'a')).toBe(true)
    server.wake()
    await becomes('a', 'running')
  })

  it('is queued again when its server stops, and that attempt does not count', async () => {
    await queue('a')
    const server = aServer({ paint: { work: endless } })
    server.wake()
    await becomes('a', 'running')
    await server.stop()
    expect(await jobOf('a')).toMatchObject({ state: 'queued', attempts: 0 })
    aServer({ paint: {} }).wake()
    await becomes('a', 'done')
  })

  it('is done again by another server if its own has crashed', async () => {
    // The state after a crash: running, and nobody holds its lock.
    await queue('a')
    await db().updateTable('job').set({ state: 'running', attempts: 1 }).execute()
    aServer({ paint: {} }).wake()
    await becomes('a', 'done')
    expect((await jobOf('a')).attempts).toBe(2)
  })

  it('is not taken from a living server', async () => {
    await queue('a')
    const taken: string[] = []
    aServer({ paint: { work: async (...all) => (taken.push('one'), endless(...all)) } }).wake()
    await becomes('a', 'running')
    const other = aServer({ paint: { work: async () => (taken.push('other'), 'done') } })
    await queue('b', 'unknown')
    other.wake()
    await other.stop()
    expect(taken).toEqual(['one'])
    expect((await jobOf('a')).state).toBe('running')
  })

  it('is found again by its own server after a lost database connection', async () => {
    await queue('a')
    let tries = 0
    const work: JobKind['work'] = async (...all) => {
      tries += 1
      if (tries > 1) return 'done'
      // The lost connection frees the job’s lock, and its outcome cannot be stored.
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db()) // prettier-ignore
      throw Object.assign(new Error('gone'), { all })
    }
    aServer({ paint: { work } }).wake()
    await becomes('a', 'done')
    expect(tries).toBe(2)
  })
})

describe('a job whose server has lost its lock', () => {
  it('is stopped there and goes on elsewhere; only the outcome of the other counts', async () => {
    await queue('a')
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const reasons: unknown[] = []
    const work: JobKind['work'] = async (_payload, { signal }) => {
      signal.addEventListener('abort', () => reasons.push(signal.reason))
      await isOver
      throw new Error('half done')
    }
    const first = aServer({ paint: { work } })
    first.wake()
    await becomes('a', 'running')
    // As in a failover: the session that holds the lock is gone.
    await sql`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7105006`.execute(
      db(),
    )
    await expect.poll(() => reasons).toEqual(['stop'])
    const second = aServer({ paint: { work: endless } })
    second.wake()
    await expect.poll(async () => (await jobOf('a')).claims).toBe('2')
    end()
    await first.stop()
    expect(await jobOf('a')).toMatchObject({ state: 'running', claims: '2', last_error: null })
  })
})

describe('a job with a lease', () => {
  const lease = { leaseS: 60, atOnce: 4 }

  it('is done once by one of several servers', async () => {
    const done: unknown[] = []
    const work: JobKind['work'] = async ({ subject }) => (done.push(subject), 'done')
    const names = Array.from({ length: 50 }, (_, place) => `job ${place}`)
    for (const name of names) await queue(name)
    for (const server of [aServer({ paint: { ...lease, work } }), aServer({ paint: { ...lease, work } })]) server.wake()
    await expect
      .poll(async () => db().selectFrom('job').select('id').where('state', '!=', 'done').execute())
      .toEqual([])
    expect(done).toHaveLength(names.length)
    expect(new Set(done)).toEqual(new Set(names))
  })

  it('belongs to its server until the lease is over, even if an older server queues it again', async () => {
    await queue('a')
    let tries = 0
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const work: JobKind['work'] = async () => {
      tries += 1
      if (tries === 1) await isOver
      return 'done'
    }
    const first = aServer({ paint: { ...lease, work } })
    first.wake()
    await becomes('a', 'running')
    // An older server knows locks only.
    await db().updateTable('job').set({ state: 'queued' }).execute()
    const second = aServer({ paint: { ...lease, work } })
    second.wake()
    await second.stop()
    expect(tries).toBe(1)
    await sql`UPDATE job SET state = 'running', lease_until = now() - interval '1 second', due_at = now()`.execute(db())
    aServer({ paint: { ...lease, work } }).wake()
    await becomes('a', 'done')
    end()
    expect(tries).toBe(2)
  })
})

describe('a job that is set aside', () => {
  it('makes room for another of its subject: a waiting one does not run, a running one ends for good', async () => {
    await queue('a')
    const taken: unknown[] = []
    const server = aServer({
      paint: { work: async (payload, context) => (taken.push(context), endless(payload, context)) },
    })
    server.wake()
    await becomes('a', 'running')
    const { id } = await jobOf('a')
    await setJobAside(db(), 'a')
    await queue('a')
    await setJobAside(db(), 'a')
    expect(await queue('a')).toBeDefined()
    await becomes(`a:${id}`, 'done')
    await expect.poll(() => taken.length).toBe(2)
    const { rows } = await sql`SELECT state, ended_at IS NULL AS lasts FROM job ORDER BY id`.execute(db())
    expect(rows).toMatchObject([{ state: 'done', lasts: false }, { state: 'done', lasts: false }, { lasts: true }])
  })
})

describe('a job that ends each server', () => {
  it('lets other work have its turn, and says so', async () => {
    // The state after the fifth crash: it is the oldest, and nobody holds its lock.
    await queue('a')
    await db().updateTable('job').set({ state: 'running', attempts: 5, started_at: new Date() }).execute()
    await queue('b')
    const done: unknown[] = []
    aServer({ paint: { work: async ({ subject }) => (done.push(subject), 'done') } }).wake()
    await becomes('b', 'done')
    expect(done).toEqual(['b'])
    const { state, last_error: problem, due_at: due } = await jobOf('a')
    expect({ state, problem }).toEqual({ state: 'queued', problem: expect.stringContaining('its server has ended') as string }) // prettier-ignore
    expect(due.getTime()).toBeGreaterThan(Date.now() + 60_000)
  })
})

describe('a failing job', () => {
  it('is not reported as failed by a server that has lost it', async () => {
    await queue('a')
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const told: string[] = []
    const work = async () => isOver.then(() => Promise.reject(new WorkRefused('no paint')))
    const server = aServer({ paint: { leaseS: 60, work, onFailed: async () => void told.push('failed') } })
    server.wake()
    await becomes('a', 'running')
    // Its lease was over, and another server has claimed it.
    await db()
      .updateTable('job')
      .set({ claims: sql<string>`claims + 1`, attempts: 2 })
      .execute()
    end()
    await server.stop()
    expect(told).toEqual([])
    expect((await jobOf('a')).state).toBe('running')
  })

  it('is tried again, and reported after the last attempt', async () => {
    await queue('a')
    const told: string[] = []
    const server = aServer({
      paint: {
        work: async () => Promise.reject(new Error('no paint')),
        onFailed: async (_payload, { message }) => void told.push(message),
      },
    })
    server.wake()
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect.poll(async () => (await jobOf('a')).attempts).toBe(attempt)
      await expect.poll(async () => (await jobOf('a')).state).not.toBe('running')
      // Its delay is over.
      await db()
        .updateTable('job')
        .set({ due_at: sql`now()` })
        .where('state', '=', 'queued')
        .execute()
      server.wake()
    }
    await becomes('a', 'failed')
    expect((await jobOf('a')).last_error).toBe('no paint')
    expect(told).toEqual(['no paint'])
  })
})

describe('an idle queue', () => {
  it('has no timer running', async () => {
    const [timeouts, intervals, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')] // prettier-ignore
    const server = aServer({ paint: {} })
    await queue('a')
    server.wake()
    await becomes('a', 'done')
    await server.stop()
    expect(timeouts.mock.calls.filter(([act]) => act === server.wake)).toEqual([])
    const ticking = intervals.mock.results.filter(({ value }) => !cleared.mock.calls.some(([one]) => one === value))
    expect(ticking).toEqual([])
  })

  it('does not take a job that ends while it counts for one of another process', async () => {
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    const [counted, countedAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const beforeAnswer = async (query: string) => {
      if (!query.includes('min(due_at)')) return
      const { state } = await jobOf('a')
      if (state === 'done') countedAgain.resolve()
      if (state !== 'running') return
      counted.resolve()
      await becomes('a', 'done')
      await setTimeout(50)
    }
    const server = aServer({ paint: { work: async () => counted.promise.then(() => 'done' as const) } }, beforeAnswer)
    await queue('a')
    server.wake()
    await countedAgain.promise
    expect(timeouts.mock.calls.filter(([act]) => act === server.wake)).toEqual([])
  })

  it('looks again when a job falls due', async () => {
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    const server = aServer({ paint: {} })
    await queue('a')
    await db().updateTable('job').set({ due_at: sql`now() + interval '1 hour'` }).execute() // prettier-ignore
    server.wake()
    await expect.poll(() => timeouts.mock.calls.find(([act]) => act === server.wake)?.[1]).toBeGreaterThan(3_000_000)
    expect((await jobOf('a')).state).toBe('queued')
  })

  it('does not look again and again for jobs of a busy lane', async () => {
    await queue('a')
    await queue('b')
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    let asked = 0
    const server = aServer({ paint: { work: endless } }, async (query) => {
      if (query.includes('min(due_at)')) asked += 1
    })
    server.wake()
    await becomes('a', 'running')
    // What is due, and what waits after it was claimed.
    await expect.poll(() => asked).toBe(2)
    // The second look begins after the first has ended.
    server.wake()
    await expect.poll(() => asked).toBe(3)
    await server.stop()
    expect(timeouts.mock.calls.filter(([act]) => act === server.wake)).toEqual([])
  })

  it('soon retries an outcome that it could not store, even if another job is due much later', async () => {
    await queue('a')
    await queue('later', 'wash')
    await db().updateTable('job').set({ due_at: sql`now() + interval '1 hour'` }).where('subject', '=', 'later').execute() // prettier-ignore
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    const { promise: isTriedAgain, resolve: tryAgain } = Promise.withResolvers<void>()
    const wakes = () => timeouts.mock.calls.filter(([act]) => act === server.wake)
    let isBroken = true
    let looks = 0
    const server = aServer({ paint: {}, wash: { lane: 'other' } }, async (query) => {
      if (isBroken && query.includes('ended_at = ')) throw new Error('nobody knows whether that was written')
      if (isBroken && query.includes('min(due_at)') && ++looks === 2) await isTriedAgain
    })
    server.wake()
    await expect.poll(() => wakes().length).toBe(1)
    isBroken = false
    await db().updateTable('job').set({ state: 'running', due_at: sql`now()` }).where('subject', '=', 'a').execute() // prettier-ignore
    tryAgain()
    await becomes('a', 'done')
  })
})
