import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startProvider } from '../../testing/provider.ts'
import type { TestProvider } from '../../testing/provider.ts'
import { goThrough, socialVisit } from '../../testing/social-visit.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const HOME = 'http://localhost:3000/login?type=35'
const REFUSED = { code: 1004003006, data: null }

let provider: TestProvider
let quarry: TestApp
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  provider = await startProvider({ redirectUris: [HOME], tellsInToken: true })
  provider.people.set('ada', { email: 'ada@quarry.test', email_verified: true, name: 'Ada' })
  quarry = await createTestApp({ now: () => new Date(now), members: { social: { ...provider, name: 'Guild' } } })
})
afterAll(async () => {
  await quarry.close()
  await provider.stop()
})
beforeEach(() => {
  now += 60 * MINUTE
})

const accepted = { policyAccepted: true }
const leaveAndReturn = async () => {
  const visit = socialVisit(quarry)
  return { visit, back: await goThrough((await visit.leave(HOME)).data, 'ada') }
}
const expectNothingMade = async () => {
  for (const table of ['member', 'social_identity', 'session'] as const)
    expect(await quarry.db.selectFrom(table).selectAll().execute()).toEqual([])
}

describe('a sign-in that was tampered with', () => {
  it.each([
    ['code', { code: 'x'.repeat(43) }],
    ['issuer', { iss: 'https://evil.test' }],
  ])('fails with another %s, and the right one does not help any more', async (_what, tampered) => {
    const { visit, back } = await leaveAndReturn()
    expect(await visit.comeBack(back, { ...accepted, ...tampered })).toMatchObject(REFUSED)
    expect(await visit.comeBack(back, accepted)).toMatchObject(REFUSED)
    await expectNothingMade()
  })

  it('fails with another state', async () => {
    const { visit, back } = await leaveAndReturn()
    expect(await visit.comeBack(back, { ...accepted, state: 'x'.repeat(43) })).toMatchObject(REFUSED)
    await expectNothingMade()
  })

  it.each([
    ['no cookie', ''],
    ['a malformed one', 'quarry-social=x'],
    ['one that was made up', `quarry-social=${'x'.repeat(43)}`],
  ])('fails in a browser with %s: the answer is good for nobody else', async (_what, cookie) => {
    const { visit, back } = await leaveAndReturn()
    const thief = socialVisit(quarry)
    thief.headers['cookie'] = cookie
    expect(await thief.comeBack(back, accepted)).toMatchObject(REFUSED)
    await thief.leave(HOME)
    expect(await thief.comeBack(back, accepted)).toMatchObject(REFUSED)
    await expectNothingMade()
    // The rightful person can still sign in.
    expect((await visit.comeBack(back)).code).toBe(1004003005)
  })

  it('fails with the code of another sign-in of the same browser', async () => {
    const { visit, back } = await leaveAndReturn()
    const other = await goThrough((await visit.leave(HOME)).data, 'ada')
    const state = other.searchParams.get('state') ?? ''
    // PKCE and nonce: a code is worthless with another sign-in's verifier.
    expect(await visit.comeBack(back, { ...accepted, state })).toMatchObject(REFUSED)
    await expectNothingMade()
  })

  it('fails with another code when the policy is accepted', async () => {
    const { visit, back } = await leaveAndReturn()
    expect((await visit.comeBack(back)).code).toBe(1004003005)
    expect(await visit.comeBack(back, { ...accepted, code: 'x'.repeat(43) })).toMatchObject(REFUSED)
    await expectNothingMade()
  })

  it('fails ten minutes after it began, by our clock', async () => {
    const { visit, back } = await leaveAndReturn()
    now += 10 * MINUTE
    expect(await visit.comeBack(back, accepted)).toMatchObject(REFUSED)
    await expectNothingMade()
  })
})

describe('an answer of the provider', () => {
  it('is good once', async () => {
    const { visit, back } = await leaveAndReturn()
    expect((await visit.comeBack(back, accepted)).code).toBe(200)
    expect(await visit.comeBack(back, accepted)).toMatchObject(REFUSED)
    expect(await visit.comeBack(back)).toMatchObject(REFUSED)
    expect(await quarry.db.selectFrom('session').selectAll().execute()).toHaveLength(1)
  })
})

describe('a provider that is away', () => {
  it('stops nothing: it is asked again when it is back', async () => {
    const mortal = await startProvider({ redirectUris: [HOME] })
    mortal.people.set('eve', { email: 'eve@quarry.test', email_verified: true })
    const port = Number(new URL(mortal.issuer).port)
    await mortal.stop()
    const server = await createTestApp({ beside: quarry, members: { social: { ...mortal, name: 'Guild' } } })
    try {
      const visit = socialVisit(server)
      expect(await visit.leave(HOME)).toMatchObject({ code: 1004003007, data: null })
      const again = await startProvider({ redirectUris: [HOME], port })
      again.people.set('eve', { email: 'eve@quarry.test', email_verified: true })
      const back = await goThrough((await visit.leave(HOME)).data, 'eve')
      await again.stop()
      expect(await visit.comeBack(back, accepted)).toMatchObject({ code: 1004003007, data: null })
    } finally {
      await server.close()
    }
  })
})
