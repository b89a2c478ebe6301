import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { inTransaction, onceCommitted } from './in-transaction.ts'

let quarry: TestApp
beforeAll(async () => {
  quarry = await createTestApp()
  await sql`CREATE TABLE counted (name text PRIMARY KEY, count integer NOT NULL)`.execute(quarry.db)
})
afterAll(() => quarry.close())
beforeEach(async () => {
  await sql`TRUNCATE counted`.execute(quarry.db)
  await sql`INSERT INTO counted VALUES ('one', 0), ('other', 0)`.execute(quarry.db)
})

async function countUp(db: QueryExecutorProvider, name: string): Promise<void> {
  await sql`UPDATE counted SET count = count + 1 WHERE name = ${name}`.execute(db)
}
const counts = async () =>
  (await sql<{ count: number }>`SELECT count FROM counted ORDER BY name`.execute(quarry.db)).rows.map(
    ({ count }) => count,
  )

describe('work in a transaction', () => {
  it('is retried after a deadlock, and each task is done once', async () => {
    let runs = 0
    const holding = new Map([
      ['one', Promise.withResolvers<void>()],
      ['other', Promise.withResolvers<void>()],
    ])
    const bothHold = Promise.all([...holding.values()].map(async ({ promise }) => promise))
    const oneIsDone = Promise.withResolvers<void>()
    const both = async (first: string, second: string) => {
      const done = await inTransaction(quarry.db, async (trx) => {
        runs++
        // Who runs again leaves the rows to the other, whom PostgreSQL may not have woken yet: that would be another deadlock.
        if (runs > 2) await oneIsDone.promise
        await countUp(trx, first)
        holding.get(first)?.resolve()
        await bothHold
        await countUp(trx, second)
        return first
      })
      oneIsDone.resolve()
      return done
    }
    expect(await Promise.all([both('one', 'other'), both('other', 'one')])).toEqual(['one', 'other'])
    expect(await counts()).toEqual([2, 2])
    expect(runs).toBe(3)
  })

  it('is followed by what waits for its commit, once and never where it failed', async () => {
    const followed: string[] = []
    const work = async (name: string, fails: boolean) =>
      inTransaction(quarry.db, async (trx) => {
        await inTransaction(trx, async (inner) => onceCommitted(inner, () => void followed.push(name)))
        await countUp(trx, 'one')
        expect(followed).not.toContain(name)
        if (fails) throw new Error(name)
      })
    await work('committed', false)
    await expect(work('failed', true)).rejects.toThrow('failed')
    expect([followed, await counts()]).toEqual([['committed'], [1, 0]])
  })

  it('is given up after repeated deadlocks', async () => {
    let runs = 0
    const work = inTransaction(quarry.db, async (trx) => {
      runs++
      await countUp(trx, 'one')
      await sql`DO $$ BEGIN RAISE EXCEPTION 'broken off' USING ERRCODE = '40P01'; END $$`.execute(trx)
    })
    await expect(work).rejects.toMatchObject({ code: '40P01' })
    expect(runs).toBe(3)
    expect(await counts()).toEqual([0, 0])
  })

  it('is done once if it fails for another reason, and is retried as a whole if it is nested', async () => {
    let [inner, outer] = [0, 0]
    await expect(
      inTransaction(quarry.db, async (trx) => {
        inner++
        await sql`SELECT 1 / 0`.execute(trx)
      }),
    ).rejects.toMatchObject({ code: '22012' })
    expect(inner).toBe(1)
    await inTransaction(quarry.db, async (trx) => {
      outer++
      await countUp(trx, 'one')
      const outermost: TestApp['db'] = trx
      await inTransaction(outermost, async (within) => {
        inner++
        if (outer === 1)
          await sql`DO $$ BEGIN RAISE EXCEPTION 'broken off' USING ERRCODE = '40001'; END $$`.execute(within)
        await countUp(within, 'other')
      })
    })
    expect([inner, outer]).toEqual([3, 2])
    expect(await counts()).toEqual([1, 1])
  })
})
