import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  getSignInOptions,
  getUser,
  refreshTokens,
  register,
  resetPassword,
  sendEmailCode,
  signInByCode,
  signInByPassword,
} from '../../../contract/members.ts'
import { bearer, codeSentTo, memberIn, sweepMembers } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createDemonstrationAccounts } from './demonstration-accounts.ts'

const MINUTE = 60_000

let quarry: TestApp
let now = Date.parse('2026-11-20T08:00:00Z')
let client = 0
/** The address from which `memberIn` signs members in. */
const HOME = '127.0.0.1'

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
// Each test has a day and an address of its own, so that limits are not shared.
beforeEach(() => {
  now += 2 * 24 * 60 * MINUTE
  client += 1
})

const from = (address = `10.0.0.${client}`) => ({ 'x-forwarded-for': address })
const send = (email: string, scene: 1 | 2 = 1) => quarry.call(sendEmailCode, { email, scene }, from())
const codeFor = async (email: string, scene: 1 | 2 = 1) => {
  expect((await send(email, scene)).code).toBe(200)
  return codeSentTo(quarry, email, scene)
}
const signUp = async (email: string, facts: object = {}) =>
  quarry.call(register, { email, code: await codeFor(email), nickname: 'Ada', policyAccepted: true, ...facts }, from())
const byPassword = (email: string, password: string, headers = from()) =>
  quarry.call(signInByPassword, { email, password }, headers)
const isOpen = async (accessToken: string) => (await quarry.call(getUser, {}, bearer({ accessToken }))).code

describe('a person who makes an account', () => {
  it('gets a code, goes on with it where the address has no account yet, and is signed in', async () => {
    const email = 'new@quarry.test'
    const code = await codeFor(email)
    expect(await quarry.call(signInByCode, { email, code }, from())).toMatchObject({ code: 1004001001, data: null })
    const { data } = await quarry.call(register, { email, code, nickname: 'Ada', policyAccepted: true }, from())
    expect(data).toMatchObject({ openid: '', expiresTime: now + 30 * MINUTE })
    const user = await quarry.call(getUser, {}, bearer(data))
    expect(user.data).toMatchObject({ id: data.userId, email, nickname: 'Ada', username: 'new', userType: 1 })
  })

  it('has accepted the policy, or has no account', async () => {
    const email = 'policy@quarry.test'
    const code = await codeFor(email)
    for (const policyAccepted of [undefined, false, 'true'])
      expect(await quarry.call(register, { email, code, nickname: 'Ada', policyAccepted }, from())).toMatchObject({
        code: 400,
        msg: expect.stringContaining('policyAccepted') as string,
      })
    expect((await quarry.call(register, { email, code, nickname: 'Ada', policyAccepted: true }, from())).code).toBe(200)
  })

  it('is told that the address has an account only with the right code', async () => {
    const email = 'taken@quarry.test'
    await memberIn(quarry, { email })
    const code = await codeFor('Taken@Quarry.test')
    const facts = { email, nickname: 'Eve', policyAccepted: true }
    expect((await quarry.call(register, { ...facts, code: wrong(code) }, from())).code).toBe(1002014000)
    expect((await quarry.call(register, { ...facts, code }, from())).code).toBe(1004001004)
    // The code is still valid for signing in.
    expect((await quarry.call(signInByCode, { email, code }, from())).code).toBe(200)
  })

  it('keeps to the address that the login form takes, and to passwords of 6 to 20 characters that it takes too', async () => {
    const long = `${'a'.repeat(40)}@quarry.test`
    const facts = { nickname: 'Ada', policyAccepted: true, code: '123456' }
    expect((await quarry.call(register, { ...facts, email: long }, from())).msg).toBe('email: at most 40 characters')
    const email = 'short@quarry.test'
    for (const [password, msg] of [
      ['12345', 'password: at least 6 characters'],
      ['1'.repeat(21), 'password: at most 20 characters'],
    ])
      expect((await quarry.call(register, { ...facts, email, password }, from())).msg).toBe(msg)
    const strict = await createTestApp({
      beside: quarry,
      members: { loginLimits: { email: 20, code: 8, password: 8 } },
    })
    const told = await strict.call(
      register,
      { ...facts, email, password: '123456789' },
      { ...from(), 'accept-language': 'zh-CN' },
    )
    expect(told.msg).toBe('password：最多 8 个字符')
    await strict.app.close()
  })

  it('has a username of their own, made of the address', async () => {
    const one = await signUp('same@quarry.test')
    now += MINUTE
    const other = await signUp('same@other.test')
    const nameOf = async ({ data }: typeof one) => (await quarry.call(getUser, {}, bearer(data))).data.username
    expect(await nameOf(one)).toBe('same')
    expect(await nameOf(other)).toMatch(/^same\d+$/)
  })

  it.each(['   ', '\u200b', 'a\u0000b', 'x'.repeat(31), '\u3164', ''])(
    'needs a name that can be read: %j',
    async (nickname) => {
      const email = 'nameless@quarry.test'
      const answer = await quarry.call(register, { email, code: '123456', nickname, policyAccepted: true }, from())
      expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('nickname') as string })
    },
  )
})

describe('a person who signs in with a password', () => {
  it('is let in, however the address is written', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    expect(await byPassword(email, 'right-one')).toMatchObject({ code: 200 })
    expect(await byPassword(email.toUpperCase(), 'right-one')).toMatchObject({ code: 200 })
  })

  it.each(['#.evil.test', '/x.evil.test', '?.evil.test', '%2eevil.test'])(
    'is not the one whose domain goes on with %j: the code for that one is mailed elsewhere',
    async (more) => {
      const { email } = await memberIn(quarry)
      await quarry.call(sendEmailCode, { email: email + more, scene: 1 }, from())
      const codes = await quarry.db.selectFrom('email_code').where('email_key', '=', email).selectAll().execute()
      expect(codes).toEqual([])
    },
  )

  it('is the same person however the domain is spelt, and refused where the address is more than one', async () => {
    const { email } = await memberIn(quarry, { email: 'ada@bücher.test', password: 'right-one' })
    for (const spelling of [email, 'ADA@xn--bcher-kva.test', 'ada@ｂücher.test'])
      expect(await byPassword(spelling, 'right-one')).toMatchObject({ code: 200 })
    for (const address of [
      'x,ada@quarry.test',
      'a<b@quarry.test',
      'ada@quarry.test\nBcc: x@quarry.test',
      'ada@quarry.',
      '@b.c',
    ])
      expect(await byPassword(address, 'right-one')).toMatchObject({
        code: 400,
        msg: expect.stringContaining('email') as string,
      })
  })

  it('is answered alike for a wrong password, an unknown address and an account without one', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    const { email: withoutPassword } = await memberIn(quarry)
    const answers = [
      await byPassword(email, 'wrong-one'),
      await byPassword('nobody@quarry.test', 'wrong-one'),
      await byPassword(withoutPassword, 'wrong-one'),
    ]
    for (const answer of answers)
      expect(answer).toEqual({ code: 1004003000, msg: 'Email address or password is not right.', data: null })
  })

  it.each(['known', 'unknown'])(
    'is locked out after ten wrong ones of a %s address, with the wait told',
    async (kind) => {
      const { email } =
        kind === 'known' ? await memberIn(quarry, { password: 'right-one' }) : { email: 'no@quarry.test' }
      for (let time = 0; time < 10; time += 1) expect((await byPassword(email, 'wrong')).code).toBe(1004003000)
      expect(await byPassword(email, 'right-one')).toMatchObject({ code: 423, data: { retryAfter: 15 * 60 } })
      // The owner can still sign in from another address.
      const elsewhere = await byPassword(email, 'right-one', from('10.9.9.9'))
      expect(elsewhere.code).toBe(kind === 'known' ? 200 : 1004003000)
      now += 15 * MINUTE
      expect((await byPassword(email, 'wrong')).code).toBe(1004003000)
    },
  )

  it('is locked out after a hundred wrong ones from all clients, and let in again by a new password', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    for (let time = 0; time < 100; time += 1) await byPassword(email, 'wrong', from(`10.1.${time}.1`))
    expect((await byPassword(email, 'right-one', from('10.2.0.1'))).code).toBe(423)
    const code = await codeFor(email, 2)
    expect((await quarry.call(resetPassword, { email, code, password: 'newer-one' }, from())).code).toBe(200)
    expect((await byPassword(email, 'newer-one', from('10.2.0.1'))).code).toBe(200)
  })

  it('does not count right ones, and lets no more than ten through at once', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    for (let time = 0; time < 12; time += 1) expect((await byPassword(email, 'right-one')).code).toBe(200)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => byPassword(email, 'wrong')))
    expect(guesses.filter(({ code }) => code === 1004003000)).toHaveLength(10)
    expect(guesses.filter(({ code }) => code === 423)).toHaveLength(10)
  })

  it('may compose it on another keyboard', async () => {
    const { email } = await memberIn(quarry, { password: 'cafe\u0301 49' })
    expect((await byPassword(email, 'caf\u00e9 49')).code).toBe(200)
  })
})

describe('a code', () => {
  const useOn = (email: string, code: string) => quarry.call(signInByCode, { email, code }, from())

  it('signs in once', async () => {
    const { email } = await memberIn(quarry)
    const code = await codeFor(email)
    expect((await useOn(email, ` ${code} `)).code).toBe(200)
    expect((await useOn(email, code)).code).toBe(1002014002)
  })

  it('signs in one of two who come with it at once', async () => {
    const { email } = await memberIn(quarry)
    const code = await codeFor(email)
    const codes = (await Promise.all([useOn(email, code), useOn(email, code)])).map((answer) => answer.code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 1002014002])
  })

  it('is worth nothing after five wrong tries', async () => {
    const { email } = await memberIn(quarry)
    const code = await codeFor(email)
    for (let time = 0; time < 5; time += 1) expect((await useOn(email, wrong(code))).code).toBe(1002014000)
    expect((await useOn(email, code)).code).toBe(1002014001)
  })

  it('is worth nothing after ten minutes, for another scene, for another address, or once a newer one was sent', async () => {
    const { email } = await memberIn(quarry)
    const { email: other } = await memberIn(quarry)
    const code = await codeFor(email)
    expect((await useOn(other, code)).code).toBe(1002014000)
    expect((await quarry.call(resetPassword, { email, code, password: 'newer-one' }, from())).code).toBe(1002014000)
    now += 10 * MINUTE
    expect((await useOn(email, code)).code).toBe(1002014001)
    const newer = await codeFor(email)
    expect((await useOn(email, code)).code).toBe(newer === code ? 200 : 1002014000)
  })

  it('is sent once a minute to an address and ten times a day, however it is written', async () => {
    const email = 'often@quarry.test'
    expect((await send(email)).code).toBe(200)
    now += 20_000
    expect(await send('OFTEN@quarry.test')).toMatchObject({ code: 1002014005, data: { retryAfter: 40 } })
    for (let time = 0; time < 9; time += 1) {
      now += MINUTE
      expect((await send(email)).code).toBe(200)
    }
    now += MINUTE
    expect((await send(email)).code).toBe(1002014004)
    now += 24 * 60 * MINUTE
    expect((await send(email)).code).toBe(200)
  })

  it('is refused with its wrong digits alike, whatever became of the one that was sent', async () => {
    const fresh = async (name: string) => {
      now += MINUTE
      const { email } = await memberIn(quarry, { email: `${name}@quarry.test`, password: 'secret7' })
      return { email, code: await codeFor(email), reset: await later(() => codeFor(email, 2)) }
    }
    const later = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
      now += MINUTE
      return work()
    }
    const sent = await fresh('sent')
    const used = await fresh('used')
    expect((await useOn(used.email, used.code)).code).toBe(200)
    const guessed = await fresh('guessed')
    for (let time = 0; time < 5; time += 1) await useOn(guessed.email, wrong(guessed.code))
    const { email: never } = await memberIn(quarry, { email: 'never@quarry.test' })
    const answers = async (email: string, code: string) => [
      await useOn(email, code),
      await quarry.call(register, { email, code, nickname: 'Ada', policyAccepted: true }, from()),
      await quarry.call(resetPassword, { email, code, password: 'newer-one' }, from()),
    ]
    const wrongs = await answers('nobody@quarry.test', '000000')
    expect(wrongs.map(({ code }) => code)).toEqual([1002014000, 1002014000, 1002014000])
    for (const { email, code, reset } of [sent, used, guessed]) {
      const other = [code, reset].includes('000000') ? '111111' : '000000'
      expect(await answers(email, other)).toEqual(wrongs)
    }
    expect(await answers(never, '000000')).toEqual(wrongs)
    now += 11 * MINUTE
    expect(await answers(sent.email, sent.code === '000000' ? '111111' : '000000')).toEqual(wrongs)
    // Whoever has the right digits has the mailbox, and may learn the reason.
    expect((await useOn(sent.email, sent.code)).code).toBe(1002014001)
    expect((await useOn(used.email, used.code)).code).toBe(1002014002)
  })

  it('is sent to a member whatever strangers have had sent to their address', async () => {
    const { email } = await memberIn(quarry, { email: 'besieged@quarry.test' })
    const unknown = 'besieged-too@quarry.test'
    const sendFrom = async (to: string, address: string) =>
      (await quarry.call(sendEmailCode, { email: to, scene: 1 }, from(address))).code
    for (const to of [email, unknown]) {
      for (let stranger = 0; stranger < 25; stranger += 1) expect(await sendFrom(to, `10.9.0.${stranger}`)).toBe(200)
      expect(await sendFrom(to, '10.9.1.1')).toBe(1002014004)
    }
    // The member has signed in from the first address, and from no other.
    for (let time = 0; time < 5; time += 1) {
      expect(await sendFrom(email, HOME)).toBe(200)
      now += MINUTE
    }
    expect(await sendFrom(email, HOME)).toBe(1002014004)
    expect(await sendFrom(unknown, HOME)).toBe(1002014004)
  })

  it('is sent to strangers no more where a member has not signed in from for ninety days', async () => {
    const { email, id } = await memberIn(quarry, { email: 'away@quarry.test' })
    const networks = async () =>
      (await quarry.db.selectFrom('known_network').select('network').where('member_id', '=', id).execute()).length
    const sendFrom = async (address: string) =>
      (await quarry.call(sendEmailCode, { email, scene: 1 }, from(address))).code
    now += 91 * 24 * 60 * MINUTE
    for (let stranger = 0; stranger < 25; stranger += 1) expect(await sendFrom(`10.9.2.${stranger}`)).toBe(200)
    expect(await sendFrom(HOME)).toBe(1002014004)
    expect(await networks()).toBe(1)
    await sweepMembers(quarry)
    expect(await networks()).toBe(0)
  })

  it('is sent to no address that is longer than the form takes, save to the caller’s own', async () => {
    const email = 'somebody-with-a-very-long-name-indeed@quarry.test'
    const { headers } = await memberIn(quarry, { email })
    const other = await memberIn(quarry)
    for (const scene of [1, 2]) {
      const refused = await quarry.call(sendEmailCode, { email, scene }, from())
      expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('email') })
      expect(await quarry.call(sendEmailCode, { email, scene }, { ...from(), ...other.headers })).toEqual(refused)
    }
    expect((await quarry.call(sendEmailCode, { email, scene: 1 }, { ...from(), ...headers })).code).toBe(200)
  })

  it('is sent thirty times an hour to whoever asks from one place', async () => {
    for (let time = 0; time < 30; time += 1) expect((await send(`number${time}@quarry.test`)).code).toBe(200)
    expect(await send('onemore@quarry.test')).toMatchObject({ code: 429, data: { retryAfter: 3600 } })
  })

  it('tells nobody whether an address has an account', async () => {
    const { email } = await memberIn(quarry)
    const unknown = 'stranger@quarry.test'
    expect(await send(email, 2)).toEqual(await send(unknown, 2))
    const reset = (address: string) =>
      quarry.call(resetPassword, { email: address, code: 'wrong1', password: 'newer-one' }, from())
    for (let time = 0; time < 6; time += 1) expect(await reset(email)).toEqual(await reset(unknown))
    const mails = await quarry.db
      .selectFrom('mail_job')
      .select(['kind', 'email'])
      .where('email', 'in', [email, unknown])
      .execute()
    expect(mails.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'code', email },
      { kind: 'no-account', email: unknown },
    ])
  })
})

describe('a person who forgot the password', () => {
  it('sets a new one, which ends every session but their own', async () => {
    const member = await memberIn(quarry, { password: 'older-one' })
    const { data: here } = await byPassword(member.email, 'older-one')
    const code = await codeFor(member.email, 2)
    const input = { email: member.email, code, password: 'newer-one' }
    expect((await quarry.call(resetPassword, input, { ...from(), ...bearer(here) })).data).toBe(true)
    expect([await isOpen(member.tokens.accessToken), await isOpen(here.accessToken)]).toEqual([401, 200])
    expect((await byPassword(member.email, 'older-one')).code).toBe(1004003000)
    expect((await byPassword(member.email, 'newer-one')).code).toBe(200)
    const mails = await quarry.db.selectFrom('mail_job').select('kind').where('email', '=', member.email).execute()
    expect(mails.map(({ kind }) => kind)).toEqual(['code', 'password-changed'])
  })
})

describe('the demonstration accounts', () => {
  const STAFF = { email: 'staff@quarry.test', password: 'quarry88' }

  it.each([
    ['under a name that leads here (DNS rebinding)', { host: 'quarry.example:3000' }],
    ['under an address of this machine in its network', { host: '192.168.1.20:3000' }],
    ['under a name that begins like this machine’s', { host: 'localhost.quarry.example' }],
    ['by a proxy that names the client', { 'x-forwarded-for': '203.0.113.9' }],
    ['by a proxy that names this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['by a proxy as RFC 7239 has it', { forwarded: 'for=203.0.113.9' }],
    ['by a proxy that names itself', { via: '1.1 proxy' }],
    ['by a proxy of another kind', { 'x-real-ip': '203.0.113.9' }],
  ])('are unknown to a call that comes %s', async (_, headers: Record<string, string>) => {
    await createDemonstrationAccounts(quarry.deps)
    const { data: tokens } = await quarry.call(signInByPassword, STAFF)
    expect((await quarry.call(getUser, {}, bearer(tokens))).code).toBe(200)
    expect((await quarry.call(getSignInOptions, {}, headers)).data.demo).toBeUndefined()
    expect((await quarry.call(signInByPassword, STAFF, headers)).code).toBe(1004003000)
    expect((await quarry.call(getUser, {}, { ...bearer(tokens), ...headers })).code).toBe(401)
    expect((await quarry.call(refreshTokens, { refreshToken: tokens.refreshToken }, headers)).code).toBe(401)
    const everywhere = await createTestApp({
      beside: quarry,
      now: () => new Date(now),
      members: { demonstrationAccounts: 'everywhere' },
    })
    expect((await everywhere.call(signInByPassword, STAFF, headers)).code).toBe(200)
    await everywhere.app.close()
  })

  it('are unknown to a connection from elsewhere, whatever it says', async () => {
    await createDemonstrationAccounts(quarry.deps)
    const options = async (remoteAddress: string) =>
      (await quarry.app.inject({ url: getSignInOptions.path, remoteAddress, headers: { host: 'localhost' } })).json()
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await options(address)).data.demo).toHaveLength(2)
    for (const address of ['192.168.1.9', '::ffff:192.168.1.9', '2001:db8::1'])
      expect((await options(address)).data.demo).toBeUndefined()
  })

  it('are offered and let in on this machine, and unknown where anybody can come', async () => {
    await createDemonstrationAccounts(quarry.deps)
    await createDemonstrationAccounts(quarry.deps)
    const { data } = await quarry.call(getSignInOptions)
    expect(data.demo?.map(({ email, userType }) => [email, userType])).toEqual([
      ['demo@quarry.test', 1],
      ['staff@quarry.test', 2],
    ])
    const { data: tokens } = await quarry.call(signInByPassword, STAFF)
    expect((await quarry.call(getUser, {}, bearer(tokens))).data.roles).toEqual(['member', 'operator'])
    const open = await createTestApp({
      beside: quarry,
      now: () => new Date(now),
      members: { demonstrationAccounts: 'nowhere' },
    })
    expect((await open.call(getSignInOptions)).data.demo).toBeUndefined()
    expect((await open.call(getUser, {}, bearer(tokens))).code).toBe(401)
    const refused = await open.call(signInByPassword, STAFF)
    expect(refused.code).toBe(1004003000)
    await open.app.close()
  })
})

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
