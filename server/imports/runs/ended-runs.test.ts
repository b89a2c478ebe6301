import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IMPORT_LOCK } from '../../catalogue/import-lock.ts'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { tellEndedRuns, watchRuns } from './ended-runs.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

type Line = Record<string, unknown>

function aLog() {
  const lines: Line[] = []
  return { lines, log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) }) }
}

it('logs the end of an import with its counts and its duration', async () => {
  const known = aProduct({ key: 'before' })
  await quarry.importLines([known], {}, 'before.jsonl')
  const { lines, log } = aLog()
  const runs = await watchRuns({ db: quarry.db, log })
  await quarry.importLines([aProduct({ key: 'A' }), known, 'no JSON'], {}, 'spring.jsonl')
  await runs.look()
  await runs.look()
  const counts = { lines: 3, added: 1, changed: 0, unchanged: 1, rejected: 1 }
  expect(lines).toMatchObject([
    { msg: 'an import ended', source: 'spring.jsonl', ...counts, seconds: expect.any(Number) },
  ])
})

it('logs an interruption that it has observed, and nothing about earlier ones', async () => {
  const { lines, log } = aLog()
  const runs = await watchRuns({ db: quarry.db, log })
  const [id] = await Promise.all(
    ['long.jsonl', 'forgotten.jsonl'].map(async (name) => {
      const values = { name, digest: name, total: 900, next_line: 301, added: 300, finished_at: null }
      return (await quarry.db.insertInto('import_run').values(values).returning('id').executeTakeFirstOrThrow()).id
    }),
  )
  await quarry.db.connection().execute(async (carriedOut) => {
    await sql`SELECT pg_advisory_lock(${IMPORT_LOCK}, ${Number(id)})`.execute(carriedOut)
    await runs.look()
    expect(lines).toEqual([])
    await sql`SELECT pg_advisory_unlock_all()`.execute(carriedOut)
  })
  await runs.look()
  await runs.look()
  expect(lines).toMatchObject([
    { msg: 'an import was broken off; it can go on', source: 'long.jsonl', lines: 300, added: 300 },
  ])
})

it('continues if the database does not answer', async () => {
  const { lines, log } = aLog()
  const telling = tellEndedRuns({ db: quarry.db.withSchema('nowhere'), log })
  await telling.stop()
  expect(lines.map(({ msg }) => msg)).toEqual(['imports that ended are told later'])
})
