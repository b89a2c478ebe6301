import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendEmailCode } from '../../../contract/members.ts'
import { getKeptMember, lockMember, resendMail, setMemberRole, unlockMember } from '../../../contract/members-kept.ts'
import { MailRefused } from '../../platform/mail/mail.ts'
import type { DeliverMail } from '../../platform/mail/mail.ts'
import { sendDueMails } from '../../testing/due-mails.ts'
import { memberAgain, memberIn, sweepMembers } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { queueMail } from '../mail/mail-jobs.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let quarry: TestApp
let ada: TestMember
let operator: TestMember
let sent: string[] = []
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  sent = []
  await quarry.db.deleteFrom('mail_job').execute()
  ada = await memberIn(quarry)
  operator = await memberIn(quarry, { isOperator: true })
})

const takeAll: DeliverMail = async ({ subject }) => void sent.push(subject)
const refuse: DeliverMail = async () => {
  throw new MailRefused('550 no such mailbox')
}
const breakDown: DeliverMail = async () => {
  throw new Error('nobody is there')
}
/** Sends due mails, as the server does by itself. */
const sendDue = async (deliver: DeliverMail) => {
  const parts = { ...quarry.deps, deliver, publicUrl: 'https://quarry.test', printsCodes: false }
  await sendDueMails(parts)
}
const queueNotice = () =>
  queueMail(quarry.db, { kind: 'password-changed', email: ada.email, language: 'en' }, new Date(now))
const mailsOf = async () => (await quarry.call(getKeptMember, { id: ada.id }, operator.headers)).data.mails
const resend = async (mailId?: string) =>
  quarry.call(resendMail, { mailId: mailId ?? (await mailsOf())[0]?.id }, operator.headers)

describe('a mail that was given up', () => {
  it('is sent by an operator, a day later too, and they see what became of it', async () => {
    await queueNotice()
    await sendDue(refuse)
    expect(await mailsOf()).toMatchObject([
      { kind: 'password-changed', state: 'given-up', time: now, problem: expect.stringContaining('550') as string, canBeResent: true }, // prettier-ignore
    ])
    now += 3 * DAY
    operator = await memberAgain(quarry, operator)
    await sweepMembers(quarry)
    const { data } = await resend()
    expect(data).toMatchObject({
      mails: [{ state: 'waiting', canBeResent: false }],
      trail: [{ what: 'mail-resent', after: { mail: 'password-changed' } }],
    })
    expect(await resend()).toMatchObject({
      code: 1004004002,
      msg: 'This mail cannot be sent again: it is being sent, or is about to be.',
    })
    await sendDue(takeAll)
    expect(sent).toEqual(['Your Quarry password was changed'])
    expect(await mailsOf()).toMatchObject([{ state: 'sent', time: now, problem: null, canBeResent: false }])
    expect((await resend()).msg).toBe('This mail cannot be sent again: it was sent already.')
  })
})

describe('a mail that tells of what is no more', () => {
  const version = async () => (await quarry.call(getKeptMember, { id: ada.id }, operator.headers)).data.version
  const change = async (endpoint: typeof lockMember | typeof unlockMember | typeof setMemberRole, input: object = {}) =>
    quarry.call(endpoint, { id: ada.id, version: await version(), ...input }, operator.headers)
  const resendable = async () => {
    await sendDue(refuse)
    return Object.fromEntries((await mailsOf()).map(({ kind, canBeResent }) => [kind, canBeResent]))
  }

  it('is not sent again: a locking after the unlocking, nor a role that they have not any more', async () => {
    await change(lockMember, { reason: 'Sends advertisements.' })
    expect(await resendable()).toEqual({ 'account-locked': true })
    await change(unlockMember, { reason: 'It was a mistake.' })
    expect(await resendable()).toEqual({ 'account-locked': false, 'account-unlocked': true })
    const locked = (await mailsOf()).find(({ kind }) => kind === 'account-locked')
    expect(await resend(locked?.id)).toMatchObject({
      code: 1004004002,
      msg: expect.stringContaining('taken back') as string,
    })
    await quarry.db.deleteFrom('mail_job').execute()
    await change(setMemberRole, { role: 'editor', reason: 'Keeps products.' })
    expect(await resendable()).toEqual({ 'role-changed': true })
    await quarry.db.updateTable('member').set({ user_type: 1, is_editor: false }).where('id', '=', ada.id).execute()
    expect(await resendable()).toEqual({ 'role-changed': false })
  })
})

describe('a mail that waits for its next try', () => {
  it('is tried at once', async () => {
    await queueNotice()
    for (let time = 0; time < 6; time += 1) {
      await sendDue(breakDown)
      now += 5 * 60_000
    }
    await sendDue(breakDown)
    operator = await memberAgain(quarry, operator)
    expect(await mailsOf()).toMatchObject([{ state: 'waiting', problem: 'nobody is there', canBeResent: true }])
    await resend()
    await sendDue(takeAll)
    expect(sent).toHaveLength(1)
  })
})

describe('a code', () => {
  it('is never sent again: the member has a new one sent, and the operator sees that it went', async () => {
    await quarry.call(sendEmailCode, { email: ada.email.toUpperCase(), scene: 1 })
    await sendDue(refuse)
    expect(await mailsOf()).toMatchObject([{ kind: 'code', state: 'given-up', canBeResent: false }])
    expect(await resend()).toMatchObject({ code: 1004004002, msg: expect.stringContaining('ten minutes') as string })
    now += 2 * DAY
    operator = await memberAgain(quarry, operator)
    await sweepMembers(quarry)
    expect(await quarry.db.selectFrom('email_code').selectAll().execute()).toEqual([])
    expect(await mailsOf()).toMatchObject([{ kind: 'code', state: 'given-up' }])
  })
})

describe('what is known of mails', () => {
  it('is kept for thirty days of a member’s, without what they said', async () => {
    const account = { reason: 'Sends advertisements.' }
    await queueMail(quarry.db, { kind: 'account-locked', email: ada.email, language: 'en', account }, new Date(now))
    await sendDue(takeAll)
    now += DAY + 1
    await sweepMembers(quarry)
    const kept = () => quarry.db.selectFrom('mail_job').select(['kind', 'details']).execute()
    expect(await kept()).toEqual([{ kind: 'account-locked', details: null }])
    now += 29 * DAY
    await sweepMembers(quarry)
    expect(await kept()).toEqual([])
  })

  it('is told to no other member, and of no other member', async () => {
    await queueNotice()
    const eve = await memberIn(quarry)
    const [mail] = await mailsOf()
    expect((await quarry.call(resendMail, { mailId: mail?.id }, eve.headers)).code).toBe(403)
    expect((await quarry.call(getKeptMember, { id: eve.id }, operator.headers)).data.mails).toEqual([])
    expect((await resend('99999')).code).toBe(404)
  })
})
