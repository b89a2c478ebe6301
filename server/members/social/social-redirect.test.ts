import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getSignInOptions, getSocialRedirect, signInBySocial } from '../../../contract/members.ts'
import { startProvider } from '../../testing/provider.ts'
import type { TestProvider } from '../../testing/provider.ts'
import { socialVisit } from '../../testing/social-visit.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const HOME = 'http://localhost:3000/login?type=35'

let provider: TestProvider
let quarry: TestApp
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  provider = await startProvider({ redirectUris: [HOME] })
  quarry = await createTestApp({ now: () => new Date(now), members: { social: { ...provider, name: 'Guild' } } })
})
afterAll(async () => {
  await quarry.close()
  await provider.stop()
})
beforeEach(() => {
  now += 60 * MINUTE
})

describe('the way to the provider', () => {
  it.each([
    'http://localhost:3000/login?type=36',
    'http://localhost:3000/login/',
    'http://localhost:3000/login?type=35&next=x',
    'http://localhost:3000/login?type=35#x',
    'http://localhost:3000/Login?type=35',
    'HTTP://localhost:3000/login?type=35',
    'http://localhost:3000@evil.test/login?type=35',
    'https://localhost:3000/login?type=35',
    'javascript:alert(1)',
    '',
  ])('does not lead back to %j', async (redirectUri) => {
    const answer = await socialVisit(quarry).leave(redirectUri)
    expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(/^redirectUri: ./) as string })
  })

  it.each([34, 0, -35])('is none of the type %d', async (type) => {
    const redirect = await quarry.call(getSocialRedirect, { type, redirectUri: HOME })
    const signIn = await quarry.call(signInBySocial, { type, code: 'x', state: 'x' }, { 'accept-language': 'zh-CN' })
    expect([redirect.msg, signIn.msg]).toEqual(['type: is not a supported sign-in method', 'type：暂不支持该登录方式'])
  })

  it('is none where no provider is set', async () => {
    const plain = await createTestApp({ beside: quarry })
    try {
      expect((await plain.ask(getSignInOptions)).data.social).toEqual([])
      expect((await socialVisit(plain).leave(HOME)).msg).toBe('type: is not a supported sign-in method')
    } finally {
      await plain.close()
    }
  })

  it('has a cookie for https alone where we are found there', async () => {
    const members = { publicUrl: 'https://quarry.test', social: { ...provider, name: 'Guild' } }
    const open = await createTestApp({ beside: quarry, members, now: () => new Date(now) })
    try {
      const visit = socialVisit(open)
      expect((await visit.leave('https://quarry.test/login?type=35')).code).toBe(200)
      expect(visit.cookieSet).toContain('; Secure')
    } finally {
      await open.close()
    }
  })

  it('is open a hundred times an hour to one address', async () => {
    const visit = socialVisit(quarry)
    for (let time = 0; time < 100; time += 1) expect((await visit.leave(HOME)).code).toBe(200)
    expect(await visit.leave(HOME)).toMatchObject({ code: 429, data: { retryAfter: 3600 } })
    now += 60 * MINUTE
    expect((await visit.leave(HOME)).code).toBe(200)
  })

  it('is forgotten by whoever comes an hour later', async () => {
    await socialVisit(quarry).leave(HOME)
    now += 61 * MINUTE
    await socialVisit(quarry).leave(HOME)
    expect(await quarry.db.selectFrom('social_attempt').select('state_hash').execute()).toHaveLength(1)
  })
})
