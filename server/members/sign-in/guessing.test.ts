import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendEmailCode, signInByPassword } from '../../../contract/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { memberIn } from '../../testing/members.ts'
import { hashPassword } from './passwords.ts'

const NOW = new Date('2026-11-20T08:00:00Z')

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp({ now: () => NOW })
})
afterAll(() => quarry.close())

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('whoever guesses', () => {
  it('is one client by whichever address of their IPv6 network they come', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    const guess = (password: string, host: number | string) =>
      quarry.call(signInByPassword, { email, password }, from(`2001:db8:0:1::${host}`))
    for (let host = 1; host <= 10; host += 1) expect((await guess('wrong', host)).code).toBe(1004003000)
    expect((await guess('right-one', 'ffff')).code).toBe(423)
    const neighbour = from('2001:db8:0:100::1')
    expect((await quarry.call(signInByPassword, { email, password: 'right-one' }, neighbour)).code).toBe(200)
  })

  it('has codes sent to no more than thirty people an hour by all addresses of their network', async () => {
    const send = (host: number) =>
      quarry.call(sendEmailCode, { email: `all${host}@quarry.test`, scene: 1 }, from(`2001:db8:0:3::${host}`))
    for (let host = 1; host <= 30; host += 1) expect((await send(host)).code).toBe(200)
    expect((await send(31)).code).toBe(429)
  })

  it('tries no more than a hundred passwords in a quarter of an hour, for whichever addresses', async () => {
    const guess = (email: string, client = '10.0.0.1') =>
      quarry.call(signInByPassword, { email, password: 'summer26' }, from(client))
    for (let person = 0; person < 100; person += 1)
      expect((await guess(`person${person}@quarry.test`)).code).toBe(1004003000)
    expect(await guess('person100@quarry.test')).toMatchObject({ code: 429, data: { retryAfter: 15 * 60 } })
    expect((await guess('person100@quarry.test', '10.0.0.2')).code).toBe(1004003000)
  })
})

describe('a flood of sign-ins from many networks', () => {
  const signIn = (email: string, client: string, cookie = '') =>
    quarry.app.inject({
      method: 'POST',
      url: signInByPassword.path,
      payload: { email, password: 'right-one' },
      headers: { ...from(client), cookie },
    })

  it('holds up no member who has signed in before from this network or in this browser', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    const first = await signIn(email, '192.0.2.1')
    const [cookie] = first.cookies
    expect(cookie).toMatchObject({ name: 'quarry-devices', httpOnly: true, sameSite: 'Strict' })
    const browser = `${cookie?.name}=${cookie?.value}`
    const known = await Promise.all(Array.from({ length: 20 }, () => memberIn(quarry, { password: 'another' })))
    const flood = known.flatMap((one, index) =>
      Array.from({ length: 4 }, () => signIn(one.email, `198.51.100.${index}`)),
    )
    const codes = await Promise.all(
      [
        signIn(email, '192.0.2.1'),
        signIn(email, '192.0.2.2', browser),
        signIn(email, '192.0.2.3', 'quarry-devices=made-up'),
        ...flood,
      ].map(async (answer) => (await answer).json<{ code: number }>().code),
    )
    expect(codes.slice(0, 2)).toEqual([200, 200])
    expect(codes.slice(3)).toContain(503)
  })

  it('under invented names is answered as under known ones, and holds up nobody', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    const flood = Array.from({ length: 80 }, (_, index) =>
      signIn(`nobody${index}@quarry.test`, `198.51.100.${Math.floor(index / 4)}`),
    )
    expect((await signIn(email, '192.0.2.4')).json()).toMatchObject({ code: 200 })
    const codes = (await Promise.all(flood)).map((answer) => answer.json<{ code: number }>().code)
    expect(new Set(codes)).toEqual(new Set([1004003000]))
  })
})

describe('whoever knows a password', () => {
  it('signs in no more than a hundred times in a quarter of an hour, and 600 times by one client', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    const { email: other } = await memberIn(quarry, { password: 'right-one' })
    const signIn = (who: string, client: string) =>
      quarry.call(signInByPassword, { email: who, password: 'right-one' }, from(client))
    const signedIn = async (subject: string, times: number) =>
      quarry.db
        .insertInto('attempt')
        .values(Array.from({ length: times }, () => ({ kind: 'password-right', subject, at: NOW })))
        .execute()
    await signedIn(email, 99)
    expect((await signIn(email, '10.0.2.1')).code).toBe(200)
    expect(await signIn(email, '10.0.2.1')).toMatchObject({ code: 429, data: { retryAfter: 15 * 60 } })
    expect((await signIn(other, '10.0.2.1')).code).toBe(200)
    await signedIn('10.0.2.1', 600)
    expect((await signIn(other, '10.0.2.1')).code).toBe(429)
    expect((await signIn(other, '10.0.2.2')).code).toBe(200)
  })

  it('does not use up what a client may guess, nor one who guesses what a member may sign in', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    for (const password of ['right-one', 'wrong'])
      await quarry.call(signInByPassword, { email, password }, from('10.0.3.1'))
    const counted = await quarry.db.selectFrom('attempt').select('kind').where('subject', '=', email).execute()
    expect(counted.map(({ kind }) => kind).toSorted()).toEqual(['password', 'password-right'])
  })
})

describe('a member', () => {
  it('has codes sent to the address of the account, however it is spelt by who asks', async () => {
    const { email } = await memberIn(quarry, { email: 'ada.l@quarry.test' })
    for (const [scene, spelling] of [
      [1, 'ADA.L@Quarry.Test'],
      [2, 'ADA.L@ｑuarry.test'],
    ] as const) {
      await quarry.db.deleteFrom('attempt').execute()
      expect((await quarry.call(sendEmailCode, { email: spelling, scene }, from('10.0.1.1'))).code).toBe(200)
    }
    const mails = await quarry.db.selectFrom('mail_job').select('email').where('email', 'ilike', 'ada.l@%').execute()
    expect(mails).toEqual([{ email }, { email }])
  })

  it('who sets a new password leaves nobody in who was just signing in with the old one', async () => {
    const { id, email } = await memberIn(quarry, { password: 'old-one' })
    const passwordHash = await hashPassword('new-one')
    const signingIn = await quarry.db.transaction().execute(async (trx) => {
      await trx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', id).execute()
      // New sessions wait until the new password is set.
      await sql`LOCK TABLE session IN EXCLUSIVE MODE`.execute(trx)
      const answer = quarry.call(signInByPassword, { email, password: 'old-one' }, from('10.0.2.1'))
      await expect.poll(() => countWaiting(quarry)).toBeGreaterThan(0)
      return { answer }
    })
    expect((await signingIn.answer).code).toBe(1004003000)
    expect((await quarry.call(signInByPassword, { email, password: 'new-one' }, from('10.0.2.1'))).code).toBe(200)
  })
})
