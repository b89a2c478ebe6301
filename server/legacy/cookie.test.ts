import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { legacyFolders, legacyLogin } from '../../contract/legacy.ts'
import { resetPassword, sendEmailCode, signInByPassword, signOut } from '../../contract/members.ts'
import { endSession, getSessions, requestDeletion } from '../../contract/profile.ts'
import { legacyTokenOf, postForm } from '../testing/legacy.ts'
import { codeSentTo, memberAgain, memberIn, sweepMembers } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const password = 'right-one'

let quarry: TestApp
let ada: TestMember
let token: string
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { password })
  token = await legacyTokenOf(quarry, { email: ada.email, password })
})

const statusOf = async (of = token) => (await postForm(quarry, legacyFolders, {}, { token: of })).statusCode

describe('the cookie of the older API', () => {
  it('is valid for a day, and use does not extend it', async () => {
    now += DAY - MINUTE
    expect(await statusOf()).toBe(200)
    now += MINUTE
    expect(await statusOf()).toBe(401)
    now += 1
    await sweepMembers(quarry)
    const left = await quarry.db.selectFrom('session').select('login_type').where('member_id', '=', ada.id).execute()
    expect(left).toEqual([{ login_type: null }])
  })

  it('never opens the newer API, however it is sent', async () => {
    const calls = quarry.app.endpoints.filter(({ access }) => access !== 'public')
    const prefixes = ['', 'legacy:', 'access:', 'token=', 'Bearer ', 'legacy: ', `${ada.id}:`]
    const names = ['authorization', 'cookie', 'token', 'x-access-token', 'accesstoken', 'proxy-authorization']
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.constantFrom(...names),
        fc.constantFrom('Bearer ', 'bearer ', 'Basic ', 'token=', ''),
        fc.constantFrom(...prefixes),
        fc.constantFrom('token', 'accessToken', 'refreshToken', 'access_token', 'Authorization'),
        async (endpoint, header, scheme, prefix, field) => {
          const sent = `${prefix}${token}`
          const headers = { cookie: `token=${token}`, [header]: `${scheme}${sent}` }
          const { code } = await quarry.call(endpoint, { [field]: sent }, headers)
          // An unknown link is reported as such; further guesses get "too many tries".
          expect(endpoint.access === 'link' ? [404, 429] : [401]).toContain(code)
        },
      ),
      { numRuns: 300 },
    )
    const refreshed = `/app-api/member/auth/refresh-token?refreshToken=${token}`
    expect((await quarry.app.inject({ method: 'POST', url: refreshed })).json()).toMatchObject({ code: 400 })
    await quarry.call(signOut, {}, { authorization: `Bearer ${token}` })
    expect(await statusOf()).toBe(200)
  })

  it('is stored under a hash that no token of the newer API can have', async () => {
    const rows = await quarry.db.selectFrom('access_token').select('hash').execute()
    expect(rows.map(({ hash }) => hash.toString('latin1')).join()).not.toContain(token)
    expect(await statusOf(ada.tokens.accessToken)).toBe(401)
  })

  it('is listed among the member’s sessions, and can be ended there', async () => {
    const { data } = await quarry.call(getSessions, {}, ada.headers)
    const other = data.find(({ current }) => !current)
    expect(other).toMatchObject({ createTime: now })
    expect((await quarry.call(endSession, { id: other?.id }, ada.headers)).data).toBe(true)
    expect(await statusOf()).toBe(401)
  })

  it('ends with a new password and with a request for deletion', async () => {
    await quarry.call(sendEmailCode, { email: ada.email, scene: 2 })
    const code = await codeSentTo(quarry, ada.email, 2)
    expect((await quarry.call(resetPassword, { email: ada.email, code, password: 'new-one' })).data).toBe(true)
    expect(await statusOf()).toBe(401)
    const again = await legacyTokenOf(quarry, { email: ada.email, password: 'new-one' })
    const { headers } = await memberAgain(quarry, ada)
    expect(await statusOf(again)).toBe(200)
    await quarry.call(requestDeletion, { password: 'new-one' }, headers)
    expect(await statusOf(again)).toBe(401)
  })

  it('identifies nobody where the demonstration accounts may not sign in', async () => {
    const elsewhere = await createTestApp({
      beside: quarry,
      now: () => new Date(now),
      members: { demonstrationAccounts: 'nowhere' },
    })
    await quarry.db.updateTable('member').set({ is_demonstration: true }).where('id', '=', ada.id).execute()
    expect((await postForm(elsewhere, legacyFolders, {}, { token })).statusCode).toBe(401)
    expect(await statusOf()).toBe(200)
    await elsewhere.close()
  })
})

describe('guessing passwords', () => {
  it('is counted for both APIs together, and the answer says how long to wait', async () => {
    const legacy = async (given: string) =>
      (await postForm(quarry, legacyLogin, { email: ada.email, password: given })).json()
    for (let time = 0; time < 5; time += 1) {
      expect(await legacy('wrong')).toMatchObject({ code: 102, msg: 'Email address or password is not right.' })
      expect((await quarry.call(signInByPassword, { email: ada.email, password: 'wrong' })).code).toBe(1004003000)
    }
    expect(await legacy(password)).toEqual({
      code: 102,
      msg: expect.stringMatching(/^Too many wrong passwords .* 900 seconds/) as string,
      data: { retryAfter: 900 },
    })
    expect((await quarry.call(signInByPassword, { email: ada.email, password })).code).toBe(423)
  })

  it('gets the same answer for an unknown address', async () => {
    const answers = [ada.email, 'nobody@quarry.test'].map((email) =>
      postForm(quarry, legacyLogin, { email, password: 'wrong' }, { headers: { 'x-forwarded-for': '192.0.2.9' } }),
    )
    const [known, unknown] = (await Promise.all(answers)).map((sent) => sent.json<unknown>())
    expect(unknown).toEqual(known)
  })
})
