import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOSTILE_SECRET, startHostileProvider } from '../../testing/hostile-provider.ts'
import type { HostilePlay, HostileProvider } from '../../testing/hostile-provider.ts'
import { socialVisit } from '../../testing/social-visit.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const HOME = 'http://localhost:3000/login?type=35'
const CODE = 'a code that nobody else knows'

let provider: HostileProvider
let quarry: TestApp
let now = Date.parse('2026-11-20T08:00:00Z')
let logged = ''

beforeAll(async () => {
  provider = await startHostileProvider()
  const social = { issuer: provider.issuer, clientId: 'quarry', clientSecret: HOSTILE_SECRET, name: 'Guild' }
  const logger = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) })
  quarry = await createTestApp({ now: () => new Date(now), members: { social }, logger })
})
afterAll(async () => {
  await quarry.close()
  await provider.stop()
})
beforeEach(() => {
  now += 60 * MINUTE
  provider.play = {}
  logged = ''
})

/** Goes to the provider and returns with a code; then the provider misbehaves as told. */
const signIn = async (play: (nonce: string) => HostilePlay) => {
  const visit = socialVisit(quarry)
  const asked = new URL((await visit.leave(HOME)).data).searchParams
  const back = new URL(HOME)
  back.searchParams.set('code', CODE)
  back.searchParams.set('state', asked.get('state') ?? '')
  provider.play = play(asked.get('nonce') ?? '')
  return { visit, back, answer: await visit.comeBack(back, { policyAccepted: true }) }
}
const said = { email: 'eve@quarry.test', email_verified: true, name: 'Eve' }
const claims = (nonce: string, other: object = {}) => ({ claims: { nonce, ...said, ...other } })
const countMembers = async () => (await quarry.db.selectFrom('member').select('id').execute()).length
const seconds = () => Math.floor(Date.now() / 1000)

describe('a provider that', () => {
  it('does as it should signs people in, by a clock that is a little off', async () => {
    const { answer } = await signIn((nonce) => claims(nonce, { exp: seconds() - 10, iat: seconds() + 10 }))
    expect(answer).toMatchObject({ code: 200, data: { openid: 'eve' } })
  })

  it.each<[string, (nonce: string) => HostilePlay]>([
    ['signs with another key', (nonce) => ({ ...claims(nonce), signing: 'another key' })],
    ['signs with nothing', (nonce) => ({ ...claims(nonce), signing: 'none' })],
    ['signs with our secret', (nonce) => ({ ...claims(nonce), signing: 'the secret' })],
    ['speaks for another issuer', (nonce) => claims(nonce, { iss: 'https://evil.test' })],
    ['speaks to another client', (nonce) => claims(nonce, { aud: 'another' })],
    ['speaks to several, for another', (nonce) => claims(nonce, { aud: ['quarry', 'another'], azp: 'another' })],
    ['answers another sign-in', () => claims('another')],
    ['answers no sign-in', (nonce) => claims(nonce, { nonce: undefined })],
    ['answers one of long ago', (nonce) => claims(nonce, { exp: seconds() - 120, iat: seconds() - 180 })],
    ['answers one to come', (nonce) => claims(nonce, { nbf: seconds() + 120 })],
    ['names nobody', (nonce) => claims(nonce, { sub: undefined })],
    ['names somebody with NUL', (nonce) => claims(nonce, { sub: 'e\0ve' })],
    ['names somebody at length', (nonce) => claims(nonce, { sub: 'e'.repeat(256) })],
    ['tells of somebody else', (nonce) => ({ claims: { nonce, sub: 'mallory' }, userinfo: { sub: 'ada', ...said } })],
    ['gives no ID token', () => ({ token: { body: '{"access_token":"a","token_type":"Bearer"}' } })],
    ['knows no such code', () => ({ token: { status: 400, body: '{"error":"invalid_grant"}' } })],
    ['answers a page', () => ({ token: { body: '<html>', type: 'text/html' } })],
    ['answers half of it', () => ({ token: { body: '{"access_token":' } })],
    ['sends us elsewhere', () => ({ token: { status: 302, body: '' } })],
  ])('%s signs nobody in', async (_what, play) => {
    const members = await countMembers()
    const { answer, visit, back } = await signIn(play)
    expect(answer).toMatchObject({ code: 1004003006, data: null })
    // Another try does not help, even with a well-behaved provider.
    provider.play = {}
    expect((await visit.comeBack(back, { policyAccepted: true })).code).toBe(1004003006)
    expect(await countMembers()).toBe(members)
  })

  it.each([
    ['an address with NUL', { email: 'e\0ve@quarry.test' }],
    ['an address on two lines', { email: 'eve@quarry.test\r\nBcc: ada@quarry.test' }],
    ['an address of a thousand letters', { email: `${'e'.repeat(1000)}@quarry.test` }],
    ['a list of addresses', { email: ['eve@quarry.test'] }],
    ['"true" for true', { email_verified: 'true' }],
  ])('gives %s makes no account', async (_what, other) => {
    const { answer } = await signIn((nonce) => claims(nonce, { sub: 'mallory', ...other }))
    expect(answer).toMatchObject({ code: 1004003008, data: null })
  })

  it.each<[string, NonNullable<HostilePlay['token']>]>([
    ['hangs up', 'hang up'],
    ['is broken', { status: 502, body: 'bad gateway', type: 'text/plain' }],
    ['is busy', { status: 503, body: '{"error":"temporarily_unavailable"}' }],
    ['has been asked too often', { status: 429, body: '' }],
  ])('%s may be tried again with the same answer', async (_what, token) => {
    let good: HostilePlay = {}
    const { answer, visit, back } = await signIn((nonce) => {
      good = claims(nonce)
      return { ...good, token }
    })
    expect(answer).toMatchObject({ code: 1004003007, data: null })
    provider.play = good
    expect((await visit.comeBack(back)).code).toBe(200)
  })

  it('fails in whatever way leaves no secret in what is logged', async () => {
    const tellTale = 'a token that tells'
    for (const play of [
      (nonce: string) => claims(nonce, { aud: tellTale }),
      (nonce: string) => ({ ...claims(nonce, { name: tellTale }), signing: 'another key' as const }),
      () => ({ token: { status: 400, body: JSON.stringify({ error: 'invalid_grant', error_description: tellTale }) } }),
      () => ({ token: { body: tellTale } }),
      () => ({ token: 'hang up' as const }),
    ]) {
      const { back, visit, answer } = await signIn(play)
      expect(answer.code).not.toBe(200)
      for (const secret of [CODE, back.searchParams.get('state') ?? '', visit.headers['cookie'] ?? '', HOSTILE_SECRET])
        expect(logged).not.toContain(secret)
      expect(logged).not.toContain(tellTale)
      expect(logged).not.toContain(said.email)
    }
    expect(logged).toContain('"answer":"invalid_grant"')
  })
})

describe('what a provider says of itself', () => {
  it.each([
    ['another issuer', { issuer: 'https://evil.test' }],
    ['a page that is a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['no page to sign in at', { authorization_endpoint: undefined }],
  ])('is not taken where it is %s, and is asked again', async (_what, discovery) => {
    now += 2 * 24 * 60 * MINUTE
    provider.play = { discovery }
    expect(await socialVisit(quarry).leave(HOME)).toMatchObject({ code: 1004003007, data: null })
    provider.play = {}
    expect((await socialVisit(quarry).leave(HOME)).code).toBe(200)
  })
})
