import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUser, refreshTokens, signInByPassword, signOut } from '../../../contract/members.ts'
import { endSession, getSessions } from '../../../contract/profile.ts'
import type { Tokens } from '../../../contract/members.ts'
import { bearer, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { deviceOf } from './device.ts'
import { sweep } from '../sweep.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let quarry: TestApp
let member: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  member = await memberIn(quarry)
})

const refresh = (refreshToken: string, app = quarry) => app.call(refreshTokens, { refreshToken })
const answerTo = async ({ accessToken }: Pick<Tokens, 'accessToken'>) =>
  (await quarry.call(getUser, {}, bearer({ accessToken }))).code

describe('a session', () => {
  it('opens what is the member’s for half an hour, and goes on with new tokens', async () => {
    expect(await answerTo(member.tokens)).toBe(200)
    now += 30 * MINUTE
    expect(await answerTo(member.tokens)).toBe(401)
    const { data } = await refresh(member.tokens.refreshToken)
    expect(data).toMatchObject({ userId: member.id, expiresTime: now + 30 * MINUTE })
    expect(await answerTo(data)).toBe(200)
  })

  it('leaves the tokens before the new ones good for as long as they are', async () => {
    await refresh(member.tokens.refreshToken)
    expect(await answerTo(member.tokens)).toBe(200)
  })

  it('lasts thirty days after its last refresh', async () => {
    let { refreshToken } = member.tokens
    for (let time = 0; time < 3; time += 1) {
      now += 29 * DAY
      refreshToken = (await refresh(refreshToken)).data.refreshToken
    }
    now += 30 * DAY
    expect(await refresh(refreshToken)).toMatchObject({ code: 401, data: null })
  })

  it('gives two tabs that refresh at once the same tokens, by whichever servers', async () => {
    const other = await createTestApp({ beside: quarry, now: () => new Date(now) })
    const { refreshToken } = member.tokens
    const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken, other)])
    now += 9000
    const three = await refresh(refreshToken)
    expect(two.data).toEqual(one.data)
    expect(three.data).toEqual(one.data)
    expect(await answerTo(one.data)).toBe(200)
    await other.app.close()
  })

  it('ends with all its tokens where one is refreshed again after the grace', async () => {
    const { data } = await refresh(member.tokens.refreshToken)
    const elsewhere = await memberIn(quarry)
    now += 10_001
    expect((await refresh(member.tokens.refreshToken)).code).toBe(401)
    expect((await refresh(data.refreshToken)).code).toBe(401)
    expect([await answerTo(data), await answerTo(member.tokens)]).toEqual([401, 401])
    expect(await answerTo(elsewhere.tokens)).toBe(200)
  })

  it('is not troubled by a server whose clock is behind', async () => {
    const { data } = await refresh(member.tokens.refreshToken)
    now -= 30_000
    expect((await refresh(member.tokens.refreshToken)).data.refreshToken).toBe(data.refreshToken)
    now += 30_000
  })

  it.each(['', 'unknown', 'x'.repeat(201)])('is not refreshed by %j', async (refreshToken) => {
    expect(await refresh(refreshToken)).toMatchObject({
      code: 400,
      data: null,
      msg: expect.stringContaining('refreshToken') as string,
    })
  })

  it('ends at sign-out, whatever token is sent then', async () => {
    expect((await quarry.call(signOut, {}, member.headers)).data).toBe(true)
    expect(await answerTo(member.tokens)).toBe(401)
    expect((await refresh(member.tokens.refreshToken)).code).toBe(401)
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic x' }])
      expect((await quarry.call(signOut, {}, headers)).data).toBe(true)
  })

  it('ends at sign-out with an access token that has expired, too', async () => {
    now += 31 * MINUTE
    await quarry.call(signOut, {}, member.headers)
    expect((await refresh(member.tokens.refreshToken)).code).toBe(401)
  })
})

describe('where a member is signed in', () => {
  it('stands in a list, and can be ended one by one, by nobody else', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
    const signIn = async (address: string) =>
      (
        await quarry.call(
          signInByPassword,
          { email, password: 'right-one', loginType: 3 },
          { 'user-agent': agent, 'x-forwarded-for': address },
        )
      ).data
    const here = await signIn('192.0.2.7')
    const listOf = async (tokens: Tokens) => (await quarry.call(getSessions, {}, bearer(tokens))).data
    const list = await listOf(here)
    expect(list).toHaveLength(2)
    const own = list.find(({ current }) => current)
    expect(own).toMatchObject({ device: 'Safari, iPhone', address: '192.0.2.7', createTime: now, lastUsed: now })
    const other = list.find(({ current }) => !current)
    expect((await quarry.call(endSession, { id: other?.id }, member.headers)).data).toBe(false)
    expect((await quarry.call(endSession, { id: other?.id }, bearer(here))).data).toBe(true)
    expect(await listOf(here)).toHaveLength(1)
    expect((await quarry.call(getSessions)).code).toBe(401)
  })

  it('tells when each was last used', async () => {
    now += 20 * MINUTE
    await answerTo(member.tokens)
    await expect.poll(async () => (await quarry.call(getSessions, {}, member.headers)).data[0]?.lastUsed).toBe(now)
  })

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome, Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['curl/8.9', ''],
  ])('reads %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

describe('whoever signs out', () => {
  it('is out for good, though their machine has slept for days', async () => {
    now += 3 * DAY
    await sweep(quarry.deps)
    expect((await quarry.call(signOut, {}, member.headers)).data).toBe(true)
    expect((await refresh(member.tokens.refreshToken)).code).toBe(401)
  })
})

describe('a client of the specification', () => {
  it.each([
    ['POST', (): string => `/app-api/member/auth/refresh-token?refreshToken=${member.tokens.refreshToken}`],
    ['POST', (): string => '/app-api/member/auth/logout'],
    ['DELETE', (): string => '/app-api/member/user/session?id=1'],
  ] as const)('names JSON as its content without sending any (%s)', async (method, addressOf) => {
    const headers = { ...member.headers, 'content-type': 'application/json' }
    const answer = await quarry.app.inject({ method, url: addressOf(), headers })
    expect(answer.json()).toMatchObject({ code: 200 })
  })

  it('is told which field is missing where it sends nothing at all', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await quarry.app.inject({ method: 'POST', url: signInByPassword.path, headers })
    expect(answer.json()).toMatchObject({ code: 400, msg: expect.stringMatching(/^email/) as string })
  })
})

describe('what is kept', () => {
  it('holds no token', async () => {
    const { accessToken, refreshToken } = (await refresh(member.tokens.refreshToken)).data
    for (const table of ['session', 'access_token', 'refresh_token'] as const) {
      const rows = JSON.stringify(await quarry.db.selectFrom(table).selectAll().execute(), (_, value: unknown) =>
        Buffer.isBuffer(value) ? value.toString('latin1') : value,
      )
      for (const token of [accessToken, refreshToken, member.tokens.refreshToken]) expect(rows).not.toContain(token)
    }
  })

  it('is swept once it can be of no use', async () => {
    await refresh(member.tokens.refreshToken)
    await sweep(quarry.deps)
    expect(await answerTo(member.tokens)).toBe(200)
    now += 61 * DAY
    await sweep(quarry.deps)
    for (const table of ['session', 'access_token', 'refresh_token', 'attempt'] as const)
      expect(await quarry.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
