import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { connect } from '../postgres/database.ts'
import { queueJob } from './jobs.ts'
import { createQueue } from './queue.ts'
import type { Working } from './queue.ts'

let quarry: TestApp
let closing: (() => Promise<unknown>)[]
beforeEach(async () => {
  quarry = await createTestApp()
  closing = []
})
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  await quarry.close()
})

const db = () => quarry.db
const becomesIdle = async () => {
  const running = () => db().selectFrom('job').select('id').where('state', '=', 'running').execute()
  await expect.poll(running).toEqual([])
}

/** A process that shares the database, with what it did. */
async function aServer(working: Working): Promise<string[]> {
  const did: string[] = []
  const own = connect({ ...quarry.databaseConfig, max: 4 })
  closing.push(() => own.destroy())
  const app = Fastify().decorate('measures', [])
  closing.push(() => app.close())
  const queue = createQueue(app, { db: own, log: app.log, working })
  queue.add({
    paint: {
      lane: 'paint',
      work: async ({ subject }) => (did.push(String(subject)), 'done'),
      onFailed: async () => undefined,
    },
  })
  queue.hourly('dust', async () => void did.push('dust'))
  await (working === 'apart' ? app.ready() : app.listen({ port: 0, host: '127.0.0.1' }))
  return did
}

it('lets one of two servers and a worker sweep, once an hour', async () => {
  const all = [await aServer('shared'), await aServer('shared'), await aServer('apart')]
  const isSwept = async (times: number) => {
    await expect.poll(() => all.flat()).toEqual(Array.from({ length: times }, () => 'dust'))
    await becomesIdle()
  }
  await isSwept(1)
  const { rows } = await sql`SELECT state, due_at > now() + interval '59 minutes' AS is_later FROM job`.execute(db())
  expect(rows).toEqual([{ state: 'queued', is_later: true }])
  // An hour later; the database tells all of them.
  await db().updateTable('job').set({ due_at: sql`now()` }).execute() // prettier-ignore
  await isSwept(2)
})

it('tells a worker of a job that a server without work queues', async () => {
  const server = await aServer('none')
  const worker = await aServer('apart')
  await expect.poll(() => worker).toEqual(['dust'])
  await queueJob(db(), { kind: 'paint', subject: 'wall', payload: { subject: 'wall' } })
  await expect.poll(() => worker).toEqual(['dust', 'wall'])
  expect(server).toEqual([])
})
