import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import { aProduct } from '../../testing/factories.ts'
import { startPair } from '../../testing/postgres-pair.ts'
import type { PostgresPair } from '../../testing/postgres-pair.ts'
import { query } from '../../testing/postgres.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { connect, isDatabaseAway, patientOn } from './database.ts'
import { createNotices } from './notices.ts'

let pair: PostgresPair
let quarry: TestApp

beforeAll(async () => {
  pair = await startPair()
  quarry = await createTestApp({ connection: pair.connection })
})
afterAll(async () => {
  await quarry.close()
  await pair.close()
})

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const rowsOn = async <Row>(host: string, statement: string) => query<Row>(host, pair.connection.database, statement)
const keysListed = async () => {
  const { data } = await quarry.ask(getProductPage, { pageSize: 60 })
  return data?.list.map(({ name }) => name).sort()
}

describe('a commit that the standby does not confirm', () => {
  it('fails, although the primary has it', async () => {
    await rowsOn(pair.primary.host, 'CREATE TABLE IF NOT EXISTS written (number integer PRIMARY KEY)')
    await rowsOn(pair.primary.host, 'TRUNCATE written')
    // A busy machine may be slow to cancel.
    const db = connect({ ...pair.connection, max: 2, longestMs: 300, cancelMs: 20_000 })
    await pair.standby.pause()
    const alone = await failureOf(sql`INSERT INTO written VALUES (-1)`.execute(db))
    const inTransaction = await failureOf(
      db.transaction().execute(async (trx) => sql`INSERT INTO written VALUES (-2)`.execute(trx)),
    )
    await pair.standby.goOn()
    expect([alone, inTransaction]).toEqual([
      expect.objectContaining({ code: '08007' }),
      expect.objectContaining({ code: '08007' }),
    ])
    expect([alone, inTransaction].map(isDatabaseAway)).toEqual([true, true])
    expect(await rowsOn(pair.primary.host, 'SELECT number FROM written ORDER BY number')).toHaveLength(2)
    expect(await failureOf(sql`INSERT INTO written VALUES (0)`.execute(db)), 'the next commit').toBeUndefined()
    await db.destroy()
  })
})

describe('a failover', () => {
  it('loses no acknowledged row, answers 503 meanwhile, and needs no restart', async () => {
    await quarry.importLines([aProduct({ key: 'before', name: 'before' })])
    const { data } = await quarry.ask(getProductPage, {})
    const skuId = data?.list[0]?.skuId ?? ''
    const heard: string[] = []
    const notices = createNotices(quarry.db, 'tests')
    const onNotice = (payload: string): void => void heard.push(payload)
    notices.listen({ onReady: () => heard.push('ready'), onNotice })
    await expect.poll(() => heard).toEqual(['ready'])
    const acknowledged: number[] = []
    const failures: unknown[] = []
    const over = new AbortController()
    const write = async (db: typeof quarry.db, from: number): Promise<void> => {
      for (let number = from; !over.signal.aborted; number += 2) {
        const failure = await failureOf(sql`INSERT INTO written VALUES (${number})`.execute(db))
        if (failure) failures.push(failure)
        else acknowledged.push(number)
      }
    }
    const writing = Promise.all([write(quarry.db, 1), write(patientOn(quarry.db), 2)])
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50)

    await pair.primary.kill()
    const during = await quarry.inject(`${getProductDetail.path}?skuId=${skuId}`)
    expect([during.json().code, during.headers['retry-after']]).toEqual([503, '2'])
    expect(await keysListed(), 'lists are served from memory').toEqual(['before'])
    const before = acknowledged.length
    await pair.promote()

    await expect.poll(async () => (await quarry.ask(getProductDetail, { skuId })).code).toBe(200)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 50)
    over.abort()
    await writing
    expect(failures.filter((failure) => !isDatabaseAway(failure))).toEqual([])
    const kept = await rowsOn<{ number: number }>(pair.standby.host, 'SELECT number FROM written')
    const numbers = new Set(kept.map(({ number }) => number))
    expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([])

    await quarry.importLines([aProduct({ key: 'after', name: 'after' })])
    expect(await keysListed()).toEqual(['after', 'before'])
    await expect.poll(() => heard).toEqual(['ready', 'ready'])
    await sql`SELECT pg_notify('tests', 'hello')`.execute(quarry.db)
    await expect.poll(() => heard.at(-1)).toBe('hello')
    await notices.close()
  })
})

describe('a primary whose machine hangs, and ends no connection', () => {
  it('is left by calls, long work and listeners for the one that was promoted', async () => {
    const hanging = await startPair()
    const db = connect({
      ...hanging.connection,
      connectionTimeoutMillis: 2000,
      longestMs: 1000,
      watch: { beatMs: 100, answerMs: 1000 },
    })
    const notices = createNotices(db, 'tests', { beatMs: 100, answerMs: 1000 })
    try {
      const heard: string[] = []
      notices.listen({ onReady: () => undefined, onNotice: (payload) => heard.push(payload) })
      const answers = async (one: typeof db) => failureOf(sql`SELECT pg_notify('tests', 'hello')`.execute(one))
      await expect
        .poll(async () => {
          await answers(db)
          return heard
        })
        .toContain('hello')
      expect(await answers(patientOn(db))).toBeUndefined()
      await hanging.primary.pause()
      const asked = await Promise.all([answers(db), answers(patientOn(db))])
      expect(asked.map(isDatabaseAway)).toEqual([true, true])
      await hanging.promote()
      for (const one of [db, patientOn(db)]) await expect.poll(async () => answers(one)).toBeUndefined()
      heard.length = 0
      await expect
        .poll(async () => {
          await answers(db)
          return heard
        })
        .toContain('hello')
    } finally {
      await notices.close()
      await db.destroy()
      await hanging.close()
    }
  })
})
