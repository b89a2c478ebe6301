import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp, TestAppOptions } from '../../testing/test-app.ts'
import type { Guard, LinkAccess } from './guard.ts'
import { serve } from './serve.ts'

const facts = {
  access: 'link',
  summary: 'What a link shows',
  output: z.object({ refId: z.string(), said: z.string() }),
} as const
const see = endpoint({
  ...facts,
  method: 'GET',
  path: '/app-api/test/see',
  input: z.object({ said: z.string().default('') }),
})
const say = endpoint({ ...facts, method: 'POST', path: '/app-api/test/say', input: z.object({ said: z.string() }) })

const ADAS = { ownerId: '7', ownerName: 'Ada', brandId: null, language: 'en' } as const
const LOBBY: LinkAccess = { ...ADAS, id: '1', kind: 'folder', refId: '11', role: 'view', fields: ['name', 'cover'] }
const BATH: LinkAccess = { ...ADAS, id: '2', kind: 'folder', refId: '22', role: 'comment', fields: ['name'] }
const TOKENS = { lobby: 'the-token-of-the-lobby', bath: 'the-token-of-the-bath', ended: 'the-token-that-has-ended' }
const PASSWORD = 'the-password-of-the-bath'

const linksByToken = new Map([
  [TOKENS.lobby, LOBBY],
  [TOKENS.bath, BATH],
])
const findLink: Guard['findLink'] = async ({ token, password, clientAddress }) => {
  if (clientAddress === '203.0.113.9') throw new Problem(429, { retryAfter: 60 })
  // Stands for a problem of the link, such as a missing or wrong password, which its holder learns.
  if (token === TOKENS.bath && password !== PASSWORD) throw new Problem(403)
  return linksByToken.get(token)
}

/** The callers that the handlers got. */
let callers: unknown[] = []

async function shareIn(options?: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(options)
  for (const call of [see, say]) {
    serve({ app: app.app, deps: {} }, call, async (_parts, { said }, { caller }) => {
      callers.push(caller)
      if (said === 'fire') throw new Error('the disk is on fire')
      return { refId: caller.link.refId, said }
    })
  }
  return app
}

let quarry: TestApp

beforeAll(async () => {
  quarry = await shareIn()
  quarry.app.guard.findLink = findLink
})
afterAll(() => quarry.close())
beforeEach(() => {
  callers = []
})

const NOT_FOUND = { code: 404, msg: 'The resource does not exist.', data: null }

describe('the holder of a link', () => {
  it('may make calls for link holders, with the token in a header, in the query or in the body', async () => {
    const seen = { code: 200, msg: '', data: { refId: '11', said: '' } }
    expect(await quarry.call(see, {}, { 'share-token': TOKENS.lobby })).toEqual(seen)
    expect(await quarry.get(`${see.path}?token=${TOKENS.lobby}`)).toEqual(seen)
    expect(await quarry.call(say, { said: '', token: TOKENS.lobby })).toEqual(seen)
    expect(await quarry.call(say, { said: '' }, { 'share-token': TOKENS.lobby })).toEqual(seen)
    expect(callers).toEqual([1, 2, 3, 4].map(() => ({ link: LOBBY })))
  })

  it('sees what that link opens, and nothing of another link', async () => {
    const headers = { 'share-token': TOKENS.bath, 'share-password': PASSWORD }
    expect(await quarry.call(see, { refId: '11', token: TOKENS.lobby }, headers)).toMatchObject({
      data: { refId: '22' },
    })
  })

  it('learns what they can solve: a password, or a time to wait', async () => {
    expect(await quarry.call(see, {}, { 'share-token': TOKENS.bath })).toMatchObject({ code: 403, data: null })
    const headers = { 'share-token': TOKENS.lobby, 'x-forwarded-for': '203.0.113.9' }
    expect(await quarry.call(see, {}, headers)).toMatchObject({ code: 429, data: { retryAfter: 60 } })
    expect(callers).toEqual([])
  })
})

describe('a caller without a valid link', () => {
  it('gets the same refusal for any invalid link', async () => {
    const member = await memberIn(quarry, { isOperator: true })
    const answers = await Promise.all([
      quarry.call(see),
      quarry.call(see, {}, { 'share-token': '' }),
      quarry.call(see, {}, { 'share-token': TOKENS.ended }),
      quarry.call(see, {}, { 'share-token': 'nonsense' }),
      quarry.call(see, {}, { 'share-token': TOKENS.lobby.slice(0, -1) }),
      quarry.call(see, { said: 7, token: 'nonsense' }),
      quarry.get(`${see.path}?token=${TOKENS.lobby}&token=${TOKENS.lobby}`),
      quarry.call(say, { token: { lobby: TOKENS.lobby } }),
      quarry.call(see, {}, { authorization: `Bearer ${TOKENS.lobby}` }),
      quarry.call(see, {}, member.headers),
      quarry.call(see, {}, { 'share-token': member.tokens.accessToken }),
    ])
    expect(answers).toEqual(answers.map(() => NOT_FOUND))
    expect(callers).toEqual([])
  })

  it('includes every caller if no domain looks links up', async () => {
    const closed = await shareIn()
    expect(await closed.call(see, {}, { 'share-token': TOKENS.lobby })).toEqual(NOT_FOUND)
    await closed.close()
  })
})

it('demo mode refuses writes with a link, after checking the link', async () => {
  const demo = await shareIn({ members: { isDemoMode: true } })
  demo.app.guard.findLink = findLink
  expect(await demo.call(see, {}, { 'share-token': TOKENS.lobby })).toMatchObject({ code: 200 })
  expect(await demo.call(say, { said: '' }, { 'share-token': TOKENS.lobby })).toMatchObject({ code: 901 })
  expect(await demo.call(say, { said: '' }, { 'share-token': TOKENS.ended })).toEqual(NOT_FOUND)
  await demo.close()
})

it('the log contains no token and no password, whatever fails', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  const logged = await shareIn({ logger: pino({ level: 'trace' }, stream) })
  logged.app.guard.findLink = findLink
  const headers = { 'share-token': TOKENS.bath, 'share-password': PASSWORD }
  await logged.call(see, { said: 'fire' }, headers)
  await logged.get(`${see.path}?said=fire&token=${TOKENS.lobby}`)
  await logged.call(say, { said: 'fire', token: TOKENS.lobby })
  await logged.call(see, { token: TOKENS.ended })
  expect(lines.filter((line) => line.includes('the disk is on fire'))).toHaveLength(3)
  expect(lines.join('\n')).not.toMatch(/the-(token|password)-/)
  await logged.close()
})

it('the API’s description includes links', async () => {
  const described = (await quarry.inject('/app-api/openapi.json')).json<object>()
  expect(described).toMatchObject({
    components: { securitySchemes: { link: { type: 'apiKey', in: 'header', name: 'Share-Token' } } },
    paths: { [see.path]: { get: { security: [{ link: [] }] } } },
  })
  expect((await quarry.inject('/app-api/docs')).body).toContain(
    'Who may call it: whoever has a link; nobody in demo mode.',
  )
})
