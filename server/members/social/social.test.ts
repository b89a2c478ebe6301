import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getSignInOptions, getUser } from '../../../contract/members.ts'
import { bearer, memberIn } from '../../testing/members.ts'
import { startProvider } from '../../testing/provider.ts'
import type { Claims, TestProvider } from '../../testing/provider.ts'
import { goThrough, socialVisit } from '../../testing/social-visit.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const HOME = 'http://localhost:3000/login?type=35'

let provider: TestProvider
let quarry: TestApp
let now = Date.parse('2026-11-20T08:00:00Z')
let count = 0

beforeAll(async () => {
  provider = await startProvider({ redirectUris: [HOME, 'http://localhost:3000/login'] })
  quarry = await createTestApp({ now: () => new Date(now), members: { social: { ...provider, name: 'Guild' } } })
})
afterAll(async () => {
  await quarry.close()
  await provider.stop()
})
beforeEach(() => {
  now += 60 * MINUTE
})

/** A person whom the provider knows; it knows nobody else. */
const someone = (claims: Claims = {}) => {
  count += 1
  const name = `person-${count}`
  const email = `${name}@quarry.test`
  provider.people.set(name, { email, email_verified: true, name: 'Ada Stone', ...claims })
  return { name, email: claims.email ?? email }
}
const leaveAndReturn = async (name: string, redirectUri = HOME) => {
  const visit = socialVisit(quarry)
  const { data } = await visit.leave(redirectUri)
  return { visit, back: await goThrough(data, name) }
}
const signUp = async (name: string) => {
  const { visit, back } = await leaveAndReturn(name)
  return visit.comeBack(back, { policyAccepted: true })
}
const userOf = async (tokens: { accessToken: string }) => (await quarry.call(getUser, {}, bearer(tokens))).data
const countMembers = async () =>
  Number(
    (
      await quarry.db
        .selectFrom('member')
        .select((is) => is.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('a person who signs in with the provider', () => {
  it('may come back to another server than they left from', async () => {
    const other = await createTestApp({
      now: () => new Date(now),
      members: { social: { ...provider, name: 'Guild' } },
      beside: quarry,
    })
    const { visit, back } = await leaveAndReturn(someone().name)
    const elsewhere = Object.assign(socialVisit(other), { headers: visit.headers })
    expect((await elsewhere.comeBack(back, { policyAccepted: true })).code).toBe(200)
    await other.close()
  })

  it('is offered it by its name, and goes there with PKCE, state and nonce, known by a cookie of ten minutes', async () => {
    expect((await quarry.ask(getSignInOptions)).data.social).toEqual([{ type: 35, name: 'Guild' }])
    const visit = socialVisit(quarry)
    const { data } = await visit.leave(HOME)
    const asked = Object.fromEntries(new URL(data).searchParams)
    expect(asked).toMatchObject({ redirect_uri: HOME, response_type: 'code', code_challenge_method: 'S256' })
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked[secret]).toMatch(/^[\w-]{43}$/)
    const [cookie, ...marks] = visit.cookieSet.split('; ')
    expect(cookie).toMatch(/^quarry-social=[\w-]{43}$/)
    expect(marks.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/app-api/member/auth', 'SameSite=Lax'])
  })

  it('accepts the policy the first time, and never again', async () => {
    const { name, email } = someone()
    const { visit, back } = await leaveAndReturn(name)
    const members = await countMembers()
    expect(await visit.comeBack(back)).toMatchObject({ code: 1004003005, data: null })
    // As after a reload of the page.
    expect((await visit.comeBack(back, { policyAccepted: false })).code).toBe(1004003005)
    expect(await countMembers()).toBe(members)
    const first = await visit.comeBack(back, { policyAccepted: true })
    expect(first).toMatchObject({ code: 200, data: { openid: name, expiresTime: now + 30 * MINUTE } })
    expect(await userOf(first.data)).toMatchObject({ email, nickname: 'Ada Stone', openid: name, userType: 1 })

    const later = await leaveAndReturn(name)
    const second = await later.visit.comeBack(later.back)
    expect(second).toMatchObject({ code: 200, data: { userId: first.data.userId, openid: name } })
  })

  it('is told why where their account is locked', async () => {
    const { name, email } = someone()
    await signUp(name)
    const lock = { locked_at: new Date(now), lock_reason: 'Sends advertisements.' }
    await quarry.db.updateTable('member').set(lock).where('email', '=', email).execute()
    const { visit, back } = await leaveAndReturn(name)
    expect(await visit.comeBack(back)).toMatchObject({
      code: 1004003001,
      msg: 'This account is locked: Sends advertisements.',
      data: null,
    })
  })

  it('stays the same person when their address changes there', async () => {
    const { name, email } = someone()
    const { data } = await signUp(name)
    provider.people.set(name, { email: 'elsewhere@quarry.test', email_verified: true })
    const { visit, back } = await leaveAndReturn(name)
    expect((await visit.comeBack(back)).data.userId).toBe(data.userId)
    expect((await userOf(data)).email).toBe(email)
  })

  it('is signed in to the account that has their address, where the provider has verified it', async () => {
    const ada = await memberIn(quarry, { email: 'Ada.Own@quarry.test' })
    const { name } = someone({ email: 'ada.own@QUARRY.test' })
    const { visit, back } = await leaveAndReturn(name)
    const { data } = await visit.comeBack(back)
    expect(data).toMatchObject({ userId: ada.id, openid: name })
    expect((await userOf(data)).email).toBe('Ada.Own@quarry.test')
  })

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: 'no address' }])(
    'gets no account, nor learns of one, where the provider says %j',
    async (said) => {
      await memberIn(quarry, { email: `taken-${count}@quarry.test` })
      const members = await countMembers()
      for (const email of [`taken-${count}@quarry.test`, 'free@quarry.test']) {
        const { name } = someone({ email, ...said } as Claims)
        expect(await signUp(name)).toMatchObject({ code: 1004003008, data: null })
      }
      expect(await countMembers()).toBe(members)
      expect(await quarry.db.selectFrom('social_identity').where('subject', '=', `person-${count}`).execute()).toEqual(
        [],
      )
    },
  )

  it('may have a longer address than the login form takes', async () => {
    const email = `${'a'.repeat(60)}@quarry.test`
    const { data } = await signUp(someone({ email }).name)
    expect((await userOf(data)).email).toBe(email)
  })

  it.each([
    [undefined, 'person-'],
    ['  ', 'person-'],
    ['\u200b', 'person-'],
    ['Ada\nStone', 'Ada Stone'],
    [`${'x'.repeat(29)}🪨`, 'x'.repeat(29)],
    ['石匠', '石匠'],
    ['<b>Ada</b>', '<b>Ada</b>'],
  ])('is called by the name %j as far as it can be read', async (said, nickname) => {
    const { name } = someone({ name: said } as Claims)
    expect((await userOf((await signUp(name)).data)).nickname).toContain(nickname)
  })

  it('comes back to either of our two addresses', async () => {
    const { visit, back } = await leaveAndReturn(someone().name, 'http://localhost:3000/login')
    expect((await visit.comeBack(back, { policyAccepted: true })).code).toBe(200)
  })

  it('may be on the way in two tabs at once', async () => {
    const visit = socialVisit(quarry)
    const { name } = someone()
    const addresses = [(await visit.leave(HOME)).data, (await visit.leave(HOME)).data]
    for (const address of addresses)
      expect((await visit.comeBack(await goThrough(address, name), { policyAccepted: true })).code).toBe(200)
  })

  it('has one account, however many browsers make it at once', async () => {
    const { name } = someone()
    const members = await countMembers()
    const ways = await Promise.all([1, 2, 3].map(() => leaveAndReturn(name)))
    const answers = await Promise.all(ways.map(({ visit, back }) => visit.comeBack(back, { policyAccepted: true })))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.userId)).size).toBe(1)
    expect(await countMembers()).toBe(members + 1)
  })

  it('signs in once where the same answer is brought several times at once', async () => {
    const { visit, back } = await leaveAndReturn(someone().name)
    const answers = await Promise.all([1, 2, 3].map(() => visit.comeBack(back, { policyAccepted: true })))
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 1004003006, 1004003006])
  })

  it('is told by the page, not by us, that they have refused there', async () => {
    const visit = socialVisit(quarry)
    const back = await goThrough((await visit.leave(HOME)).data)
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.href).toContain(HOME)
    expect((await visit.comeBack(back)).code).toBe(400)
  })
})
