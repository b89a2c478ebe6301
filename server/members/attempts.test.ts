import { afterAll, beforeAll, expect, it } from 'vitest'
import { getFeed } from '../../contract/feed.ts'
import { sendEmailCode, signInByPassword } from '../../contract/members.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { registerAttempt } from './attempts.ts'

let one: TestApp
let other: TestApp
const AT = new Date('2026-11-20T08:00:00Z')
const now = () => AT

beforeAll(async () => {
  one = await createTestApp({ now })
  other = await createTestApp({ now, beside: one })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** Codes that calls answer with, made in turn on one server and the other. */
async function inTurn(count: number, ask: (server: TestApp) => Promise<{ code: number }>): Promise<number[]> {
  const codes: number[] = []
  for (let at = 0; at < count; at++) {
    // oxlint-disable-next-line no-await-in-loop -- in turn is what is meant
    codes.push((await ask(at % 2 ? other : one)).code)
  }
  return codes
}

it('counts wrong passwords on all servers together', async () => {
  const { email } = await memberIn(one, { password: 'quarry88' })
  const codes = await inTurn(11, async (server) => server.call(signInByPassword, { email, password: 'quarry99' }))
  expect(codes.slice(0, 10)).not.toContain(423)
  expect(codes.at(-1)).toBe(423)
})

it('counts mailed codes on all servers together', async () => {
  const codes = await inTurn(2, async (server) => server.call(sendEmailCode, { email: 'eve@quarry.test', scene: 1 }))
  expect(codes).toEqual([200, 1002014005])
})

it('counts wrong feed keys on all servers together', async () => {
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  const codes = await inTurn(6, async (server) => server.call(getFeed, { since: 0 }, headers))
  expect(codes).toEqual([401, 401, 401, 401, 401, 429])
})

it('lets as many pass as the limit says, however many come at once to both servers', async () => {
  const limits = [
    { kind: 'crowd', subject: 'ada', most: 7, withinMs: 1000 },
    { kind: 'crowd', subject: 'all', most: 20, withinMs: 60_000 },
  ]
  const asked = Array.from({ length: 40 }, async (_, at) => registerAttempt((at % 2 ? other : one).db, limits, AT))
  const reached = await Promise.all(asked)
  expect(reached.filter((limit) => limit === undefined)).toHaveLength(7)
  expect(new Set(reached.map((limit) => limit?.retryAfter))).toEqual(new Set([undefined, 1]))
})
