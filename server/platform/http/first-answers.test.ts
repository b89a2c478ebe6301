import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { createFolder } from '../../../contract/favourites.ts'
import { Problem } from '../../../contract/problem.ts'
import { memberAgain, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { inTransaction } from '../postgres/in-transaction.ts'
import { serve } from './serve.ts'

const HOUR = 60 * 60_000

const keeping = {
  method: 'POST',
  access: 'member',
  summary: 'Keeps a note',
  input: z.object({ text: z.string(), pages: z.number().optional() }),
  output: z.object({ id: z.string(), text: z.string() }),
} as const
const writeNote = endpoint({ ...keeping, path: '/app-api/test/write-note', isRepeatable: true })
const writeOther = endpoint({ ...keeping, path: '/app-api/test/write-other', isRepeatable: true })
const writePlain = endpoint({ ...keeping, path: '/app-api/test/write-plain' })

let quarry: TestApp
let ada: TestMember
let now = Date.parse('2026-03-01T08:00:00Z')
/** The next note waits for this after it is written. */
let delay: Promise<void> | undefined
/** The next note fails with this after it is written. */
let refusal: Error | undefined

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  await sql`CREATE TABLE note (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)`.execute(
    quarry.db,
  )
  const domain = { app: quarry.app, deps: { db: quarry.db } }
  for (const call of [writeNote, writeOther, writePlain]) {
    serve(domain, call, async ({ db }, { text }) =>
      inTransaction(db, async (trx) => {
        const { rows } = await sql<{ id: string }>`INSERT INTO note (text) VALUES (${text}) RETURNING id`.execute(trx)
        await delay
        if (refusal) throw refusal
        return { id: rows[0]?.id ?? '', text }
      }),
    )
  }
})
afterAll(() => quarry.close())
beforeEach(async () => {
  await sql`DELETE FROM note`.execute(quarry.db)
  ada = await memberIn(quarry)
  delay = undefined
  refusal = undefined
})

const write = (text: string, key?: string, { by = ada, call = writeNote } = {}) =>
  quarry.call(call, { text }, { ...by.headers, ...(key !== undefined && { 'idempotency-key': key }) })

const written = async () => (await sql`SELECT text FROM note ORDER BY id`.execute(quarry.db)).rows.length

/** How many transactions wait for another one with the same key. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`.execute(quarry.db)
  return rows[0]?.count
}

describe('a repeated call with the same key', () => {
  it('gets its first answer, and is done once', async () => {
    const first = await write('oak', 'k')
    expect(first).toMatchObject({ code: 200, data: { text: 'oak' } })
    expect(await write('oak', 'k')).toEqual(first)
    expect(await written()).toBe(1)
  })

  it('waits for the first call if that is still running', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    delay = promise
    const three = [write('oak', 'k'), write('oak', 'k'), write('oak', 'k')]
    await expect.poll(waiting).toBe(2)
    resolve()
    const [first, second, third] = await Promise.all(three)
    expect(first).toMatchObject({ code: 200 })
    expect([second, third]).toEqual([first, first])
    expect(await written()).toBe(1)
  })

  it('is done once, whichever servers it is sent to', async () => {
    const other = await createTestApp({ now: () => new Date(now), beside: quarry })
    const headers = { ...ada.headers, 'idempotency-key': 'twice' }
    const sent = [quarry, other, quarry].map(async (server) => server.call(createFolder, { name: 'Lobby' }, headers))
    const [first, ...others] = await Promise.all(sent)
    expect(first?.code).toBe(200)
    expect(others).toEqual([first, first])
    await other.close()
  })

  it('is refused if its input differs, and does nothing', async () => {
    await write('oak', 'k')
    expect(await write('pine', 'k')).toEqual({
      code: 1009000001,
      msg: 'This Idempotency-Key has already been used for another request.',
      data: null,
    })
    expect(await written()).toBe(1)
  })

  it('counts as equal with another order of fields or other whitespace', async () => {
    const send = async (payload: string) =>
      (
        await quarry.app.inject({
          method: 'POST',
          url: writeNote.path,
          headers: { ...ada.headers, 'content-type': 'application/json', 'idempotency-key': 'k' },
          payload,
        })
      ).json<unknown>()
    const first = await send('{"text":"oak","pages":2}')
    expect(await send('{ "pages": 2, "text": "oak" }')).toEqual(first)
    expect(await send('{"text":"oak","pages":3}')).toMatchObject({ code: 1009000001 })
  })

  it('is a new call for another member, address or key', async () => {
    const eve = await memberIn(quarry)
    await write('oak', 'k')
    expect(await write('pine', 'k', { by: eve })).toMatchObject({ code: 200, data: { text: 'pine' } })
    expect(await write('elm', 'k', { call: writeOther })).toMatchObject({ code: 200, data: { text: 'elm' } })
    expect(await write('ash', 'other')).toMatchObject({ code: 200, data: { text: 'ash' } })
    expect(await written()).toBe(4)
  })

  it.each([
    ['refused', new Problem(1008009000), 1008009000],
    ['broken off', new Error('the disk is on fire'), 500],
  ])('is done again if the first call was %s', async (_, error, code) => {
    refusal = error
    expect(await write('oak', 'k')).toMatchObject({ code })
    expect(await written()).toBe(0)
    refusal = undefined
    expect(await write('pine', 'k')).toMatchObject({ code: 200, data: { text: 'pine' } })
    expect(await written()).toBe(1)
  })

  it('gets its first answer for a day, and is a new call afterwards', async () => {
    const first = await write('oak', 'k')
    now += 24 * HOUR - 1
    expect(await write('oak', 'k', { by: await memberAgain(quarry, ada) })).toEqual(first)
    now += 1
    const later = await memberAgain(quarry, ada)
    const second = await write('pine', 'k', { by: later })
    expect(second).toMatchObject({ code: 200, data: { text: 'pine' } })
    expect(await write('pine', 'k', { by: later })).toEqual(second)
    expect(await written()).toBe(2)
  })

  it('is done again after a thousand newer answers, because only so many are kept for a member', async () => {
    const eve = await memberIn(quarry)
    await write('ash', 'first', { by: eve })
    await sql`
      INSERT INTO first_answer (member_id, path, key, answer, at)
      SELECT ${ada.id}, '/app-api/test/other', 'kept ' || place, '{}', ${new Date(now)}::timestamptz + place * interval '1 ms'
      FROM generate_series(1, 1500) AS place`.execute(quarry.db)
    const keptOf = async ({ id }: TestMember) => {
      const { rows } = await sql<{ key: string }>`
        SELECT key FROM first_answer WHERE member_id = ${id} ORDER BY at`.execute(quarry.db)
      return rows.map(({ key }) => key)
    }
    now += 2000
    const first = await write('oak', 'k')
    expect(await keptOf(ada)).toEqual([...Array.from({ length: 999 }, (_, place) => `kept ${place + 502}`), 'k'])
    expect(await write('oak', 'k')).toEqual(first)
    now += 1
    await write('elm', 'kept 502')
    expect((await keptOf(ada)).length).toBeLessThanOrEqual(1001)
    expect(await keptOf(eve)).toEqual(['first'])
  })

  it('gets an answer that was stored without its input', async () => {
    const first = await write('oak', 'k')
    await quarry.db.updateTable('first_answer').set({ input_hash: null }).where('member_id', '=', ada.id).execute()
    expect(await write('oak', 'k')).toEqual(first)
  })
})

describe('any other call', () => {
  it('is done each time', async () => {
    await write('oak')
    await write('oak', '')
    for (let times = 0; times < 2; times += 1) await write('oak', 'k', { call: writePlain })
    expect(await written()).toBe(4)
  })

  it('is refused if its key is too long and the endpoint takes keys', async () => {
    expect(await write('oak', 'k'.repeat(201))).toMatchObject({ code: 400, msg: 'Idempotency-Key: > 200' })
    expect(await write('oak', 'k'.repeat(200))).toMatchObject({ code: 200 })
    expect(await write('oak', 'k'.repeat(201), { call: writePlain })).toMatchObject({ code: 200 })
  })
})
