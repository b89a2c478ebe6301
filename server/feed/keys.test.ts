import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as calls from '../../contract/feed.ts'
import { getOwnData } from '../../contract/profile.ts'
import { openSpooledFile } from '../platform/storage/spooled-file.ts'
import { readFeed } from '../testing/feed.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let operator: TestMember
/** Answers are made once it is through. */
let opening = Promise.resolve()
/** Answers that have begun to be made. */
let opened = 0
let time = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  const openSpool = async () => {
    opened += 1
    await opening
    return openSpooledFile(join(quarry.folder, 'spool'))
  }
  quarry = await createTestApp({ now: () => new Date(time), openSpool })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  time += 3_600_000
  await quarry.db.deleteFrom('feed_key').execute()
  operator = await memberIn(quarry, { isOperator: true, nickname: 'Ida' })
})

const make = async (input: object = {}) => {
  const { id, key } = (await quarry.call(calls.createFeedKey, { name: 'A shop', ...input }, operator.headers)).data
  return { id, key, headers: { authorization: `Bearer ${key}` } }
}
const codeOf = async (headers: Record<string, string>) => {
  const { body } = await quarry.inject(calls.getFeed.path, headers)
  const { code = 200 } = JSON.parse(body.split('\n')[0] ?? '') as { code?: number }
  return code
}
const keys = async (input: object = {}) => (await quarry.call(calls.getFeedKeys, input, operator.headers)).data

it('tells an operator a key once, and keeps of it no more than its last letters', async () => {
  const { id, key } = await make({ days: 30 })
  expect(key).toMatch(/^qk_[\w-]{43}$/)
  const stored = await quarry.db.selectFrom('feed_key').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(key.slice(3, 20))
  expect(await keys()).toEqual({
    total: 1,
    list: [
      {
        id,
        name: 'A shop',
        hint: key.slice(-4),
        createdBy: 'Ida',
        createTime: time,
        expireTime: time + 30 * 86_400_000,
        lastUse: null,
        calls: 0,
        revokedBy: null,
        revokeTime: null,
        isOpen: true,
      },
    ],
  })
})

it('counts what a key was used for, and when it was last', async () => {
  const { headers } = await make()
  await readFeed(quarry, { headers })
  time += 1000
  await readFeed(quarry, { headers })
  expect((await keys()).list).toMatchObject([{ calls: 2, lastUse: time }])
})

it('refuses a key that is unknown, was revoked or has expired, at once and alike', async () => {
  const kept = await make()
  const revoked = await make()
  const short = await make({ days: 30 })
  for (const { headers } of [kept, revoked, short]) expect(await codeOf(headers)).toBe(200)
  expect((await quarry.call(calls.revokeFeedKey, { id: revoked.id }, operator.headers)).code).toBe(200)
  time += 30 * 86_400_000
  expect(await Promise.all([kept, revoked, short].map(({ headers }) => codeOf(headers)))).toEqual([200, 401, 401])
  expect((await quarry.inject(calls.getFeed.path, short.headers)).json()).toMatchObject({
    code: 401,
    msg: expect.stringMatching(/^This key is unknown, has expired or was revoked/) as string,
  })
  expect(await codeOf({})).toBe(401)
  expect(await codeOf(operator.headers)).toBe(401)
})

it('lists the keys that are open first, and who ended the others', async () => {
  const first = await make({ name: 'First' })
  await make({ name: 'Second' })
  const other = await memberIn(quarry, { isOperator: true, nickname: 'Olaf' })
  await quarry.call(calls.revokeFeedKey, { id: first.id }, other.headers)
  time += 1000
  // Who did it first did it.
  await quarry.call(calls.revokeFeedKey, { id: first.id }, operator.headers)
  await quarry.call(calls.renameFeedKey, { id: first.id, name: ' Formerly ' }, operator.headers)
  expect((await keys()).list).toMatchObject([
    { name: 'Second', isOpen: true, revokedBy: null },
    { name: 'Formerly', isOpen: false, revokedBy: 'Olaf', revokeTime: time - 1000 },
  ])
  expect(await keys({ pageSize: 1, pageNo: 2 })).toMatchObject({ total: 2, list: [{ name: 'Formerly' }] })
})

it('says what is wrong with a name, of which key there is none, and that there are enough', async () => {
  const call = (input: object) => quarry.call(calls.createFeedKey, input, operator.headers)
  expect(await call({ name: ' ' })).toMatchObject({ code: 400, msg: expect.stringMatching(/^name/) })
  expect(await call({ name: 'A shop', days: 31 })).toMatchObject({ code: 400, msg: expect.stringMatching(/^days/) })
  for (const endpoint of [calls.renameFeedKey, calls.revokeFeedKey])
    expect((await quarry.call(endpoint, { id: '999', name: 'A' }, operator.headers)).code).toBe(404)
  const row = { name: 'One of many', hint: 'abcd', created_at: new Date(time) }
  const many = Array.from({ length: calls.MOST_FEED_KEYS }, () => ({ ...row, key_hash: randomBytes(32) }))
  await quarry.db.insertInto('feed_key').values(many).execute()
  expect((await call({ name: 'One more' })).code).toBe(1_011_002_001)
})

it('answers a key sixty times a minute, and says for how long to wait then', async () => {
  const { headers } = await make()
  const other = await make()
  for (let nth = 0; nth < calls.FEED_CALLS_A_MINUTE; nth += 1) expect(await codeOf(headers)).toBe(200)
  const refused = await quarry.inject(calls.getFeed.path, headers)
  expect(refused.json()).toMatchObject({ code: 429, data: { retryAfter: 60 } })
  expect(refused.headers['retry-after']).toBe('60')
  expect(await codeOf(other.headers)).toBe(200)
  time += 60_000
  expect(await codeOf(headers)).toBe(200)
})

it('refuses a network that shows wrong keys, and not the right key of the same', async () => {
  const { headers } = await make()
  const wrong = { authorization: 'Bearer qk_guessed' }
  for (let nth = 0; nth < calls.WRONG_KEYS_A_MINUTE; nth += 1) expect(await codeOf(wrong)).toBe(401)
  expect(await codeOf(wrong)).toBe(429)
  expect(await codeOf(headers)).toBe(200)
  expect(await codeOf({ ...wrong, 'x-forwarded-for': '198.51.100.7' })).toBe(401)
})

it('makes the answers to a key one after the other, and refuses more than three at a time', async () => {
  const [one, other] = [await make(), await make()]
  opened = 0
  const gate = Promise.withResolvers<void>()
  opening = gate.promise
  const answers = [one, one, one, other].map(({ headers }) => codeOf(headers))
  await expect.poll(async () => (await keys()).list.map((key) => key.calls).toSorted((a, b) => a - b)).toEqual([1, 3])
  await expect.poll(() => opened).toBe(2)
  expect(await codeOf(one.headers)).toBe(429)
  expect(opened).toBe(2)
  gate.resolve()
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
  // The place is free once the answer is through.
  await expect.poll(() => codeOf(one.headers)).toBe(200)
})

it('tells an operator, among what is kept of them, which keys they made; the key stays when they go', async () => {
  const { key } = await make()
  const { feedKeys } = (await quarry.call(getOwnData, {}, operator.headers)).data
  expect(feedKeys).toMatchObject([{ name: 'A shop', hint: key.slice(-4), isMade: true, isRevoked: false }])
  await quarry.db.deleteFrom('member').where('id', '=', operator.id).execute()
  operator = await memberIn(quarry, { isOperator: true })
  expect((await keys()).list).toMatchObject([{ name: 'A shop', createdBy: null, isOpen: true }])
})
