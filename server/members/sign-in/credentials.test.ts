import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUser, sendEmailCode, signInByPassword } from '../../../contract/members.ts'
import { endOtherSessions, getSessions, updateEmail, updatePassword } from '../../../contract/profile.ts'
import { codeSentTo, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000

let quarry: TestApp
let member: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  member = await memberIn(quarry, { password: 'old-one' })
})

/** The member's browser elsewhere. */
const signInElsewhere = async (password = 'old-one') => {
  const { data } = await quarry.call(signInByPassword, { email: member.email, password })
  return { authorization: `Bearer ${data.accessToken}` }
}
const isSignedIn = async (headers: Record<string, string>) => (await quarry.call(getUser, {}, headers)).code === 200
const mailsTo = async (email: string) =>
  (await quarry.db.selectFrom('mail_job').select('kind').where('email', '=', email).execute()).map(({ kind }) => kind)
const sendCode = async (email: string, from = '127.0.0.1') => {
  await quarry.call(sendEmailCode, { email, scene: 1 }, { 'x-forwarded-for': from })
  return codeSentTo(quarry, email, 1)
}

describe('a member’s password', () => {
  const change = (input: unknown, headers: Record<string, string> = member.headers) =>
    quarry.call(updatePassword, input, headers)
  const opens = async (password: string) =>
    (await quarry.call(signInByPassword, { email: member.email, password })).code === 200

  it('is changed with the old one; they stay signed in here alone, and hear of it by mail', async () => {
    const elsewhere = await signInElsewhere()
    expect(await change({ oldPassword: 'old-one', password: 'new-one' })).toEqual({ code: 200, msg: '', data: true })
    expect(await opens('old-one')).toBe(false)
    expect(await opens('new-one')).toBe(true)
    expect(await isSignedIn(member.headers)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await mailsTo(member.email)).toEqual(['password-changed'])
  })

  it('stays where the old one is wrong or not given', async () => {
    expect((await change({ oldPassword: 'wrong', password: 'new-one' })).code).toBe(1004001005)
    expect(await change({ password: 'new-one' })).toMatchObject({ code: 400, msg: 'oldPassword: is required' })
    expect(await opens('old-one')).toBe(true)
  })

  it('cannot be guessed: after ten wrong ones nothing more is tried, here and in signing in', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await change({ oldPassword: `wrong${time}`, password: 'new-one' })).code).toBe(1004001005)
    const locked = await change({ oldPassword: 'old-one', password: 'new-one' })
    expect(locked).toMatchObject({ code: 423, data: { retryAfter: 15 * 60 } })
    expect((await quarry.call(signInByPassword, { email: member.email, password: 'old-one' })).code).toBe(423)
    now += 15 * MINUTE
    expect((await change({ oldPassword: 'old-one', password: 'new-one' })).code).toBe(200)
  })

  it('is set with a code by whoever has none, and is asked for from then on', async () => {
    const fresh = await memberIn(quarry)
    expect(await change({ password: 'first-one' }, fresh.headers)).toMatchObject({
      code: 400,
      msg: 'code: is required',
    })
    const code = await sendCode(fresh.email)
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await change({ code: wrong, password: 'first-one' }, fresh.headers)).toMatchObject({
      code: 1002014000,
      data: { field: 'code' },
    })
    expect((await change({ code, password: 'first-one' }, fresh.headers)).code).toBe(200)
    expect((await quarry.call(getUser, {}, fresh.headers)).data.hasPassword).toBe(true)
    expect((await change({ password: 'second-one' }, fresh.headers)).code).toBe(400)
  })

  it('has 6 to 20 characters, in the number that is in force', async () => {
    for (const [password, reason] of [
      ['short', 'at least 6 characters'],
      ['x'.repeat(21), 'at most 20 characters'],
    ])
      expect((await change({ oldPassword: 'old-one', password })).msg).toBe(`password: ${reason}`)
    expect(await opens('old-one')).toBe(true)
  })

  it('is changed by one of two who change it at once', async () => {
    const both = await Promise.all(
      ['one-new', 'other-new'].map((password) => change({ oldPassword: 'old-one', password })),
    )
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1004001005])
  })
})

describe('a member’s address', () => {
  const change = (input: object, headers: Record<string, string> = member.headers) =>
    quarry.call(updateEmail, { password: 'old-one', ...input }, headers)
  let count = 0
  const newAddress = () => `new${(count += 1)}@quarry.test`

  it('is changed with a code that was sent to the new one; the old one is told', async () => {
    const email = newAddress()
    const code = await sendCode(email)
    expect(await change({ email, code })).toEqual({ code: 200, msg: '', data: true })
    expect((await quarry.call(getUser, {}, member.headers)).data.email).toBe(email)
    expect((await quarry.call(signInByPassword, { email, password: 'old-one' })).code).toBe(200)
    expect((await quarry.call(signInByPassword, { email: member.email, password: 'old-one' })).code).toBe(1004003000)
    expect(await mailsTo(member.email)).toEqual(['email-changed'])
    expect((await change({ email: newAddress(), code })).code).toBe(1002014000)
  })

  it('stays where the code is wrong, used, or another address’s', async () => {
    const email = newAddress()
    const code = await sendCode(email)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await change({ email, code: wrong })).code).toBe(1002014000)
    expect((await change({ email: newAddress(), code })).code).toBe(1002014000)
    now += 11 * MINUTE
    expect((await change({ email, code })).code).toBe(1002014001)
    expect((await quarry.call(getUser, {}, member.headers)).data.email).toBe(member.email)
  })

  it('is not changed to one that is taken, which only its owner learns', async () => {
    const other = await memberIn(quarry)
    expect((await change({ email: other.email, code: '123456' })).code).toBe(1002014000)
    const code = await sendCode(other.email.toUpperCase())
    expect((await change({ email: other.email.toUpperCase(), code })).code).toBe(1004001004)
    expect((await quarry.call(getUser, {}, other.headers)).data.email).toBe(other.email)
  })

  it('stays where the password is wrong or not given, whatever was sent to the new one', async () => {
    const email = newAddress()
    const code = await sendCode(email)
    expect((await change({ email, code, password: 'wrong' })).code).toBe(1004001005)
    expect(await change({ email, code, password: undefined })).toMatchObject({
      code: 400,
      msg: 'password: is required',
    })
    expect((await change({ email, code, password: undefined, oldCode: code })).code).toBe(400)
    expect((await quarry.call(getUser, {}, member.headers)).data.email).toBe(member.email)
  })

  it('is changed with a code to the old one by whoever has no password', async () => {
    const fresh = await memberIn(quarry)
    const email = newAddress()
    const code = await sendCode(email)
    expect(await change({ email, code }, fresh.headers)).toMatchObject({ code: 400, msg: 'oldCode: is required' })
    const oldCode = await sendCode(fresh.email)
    const wrong = oldCode === '000000' ? '111111' : '000000'
    expect(await change({ email, code, oldCode: wrong }, fresh.headers)).toMatchObject({
      code: 1002014000,
      data: { field: 'oldCode' },
    })
    expect((await change({ email, code, oldCode }, fresh.headers)).code).toBe(200)
    expect((await quarry.call(getUser, {}, fresh.headers)).data.email).toBe(email)
  })

  it('is not changed to their own, however that is spelt', async () => {
    expect((await change({ email: member.email.toUpperCase(), code: '123456' })).code).toBe(1004001006)
  })

  it.each(['', 'ada', 'ada@', 'a@b@quarry.test', 'a b@quarry.test', 7, null, `${'a'.repeat(40)}@quarry.test`])(
    'refuses %j by the name of the field',
    async (email) => {
      const answer = await change({ email, code: '123456' })
      expect(answer).toMatchObject({ code: 400, data: null })
      expect(answer.msg).toMatch(/^email: /)
    },
  )

  it('goes to one of two who take it at once', async () => {
    const email = newAddress()
    const other = await memberIn(quarry, { password: 'old-one' })
    const code = await sendCode(email)
    const both = await Promise.all([member, other].map(({ headers }) => change({ email, code }, headers)))
    expect(both.filter((answer) => answer.code === 200)).toHaveLength(1)
    expect([1004001004, 1002014002]).toContain(both.find((answer) => answer.code !== 200)?.code)
  })
})

describe('a member who is signed in elsewhere', () => {
  it('ends all the other sessions at once, and nobody else’s', async () => {
    const [one, two] = [await signInElsewhere(), await signInElsewhere()]
    const stranger = await memberIn(quarry)
    expect((await quarry.call(endOtherSessions, {}, member.headers)).data).toBe(2)
    for (const headers of [one, two]) expect(await isSignedIn(headers)).toBe(false)
    for (const { headers } of [member, stranger]) expect(await isSignedIn(headers)).toBe(true)
    expect((await quarry.call(getSessions, {}, member.headers)).data).toMatchObject([{ current: true }])
    expect((await quarry.call(endOtherSessions, {}, member.headers)).data).toBe(0)
  })
})
