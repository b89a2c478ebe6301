import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../platform/mail/mail.ts'
import { getUser, resetPassword, signInByCode, signInByPassword, takeBackEmail } from '../../../contract/members.ts'
import { getOwnData, requestDeletion, updateEmail } from '../../../contract/profile.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { sendDueMails } from '../../testing/due-mails.ts'
import { codeSentTo, memberIn, sweepMembers } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { deleteDueAccounts } from '../profile/deletion.ts'
import { findOrMakeMember } from '../social/social-members.ts'
import { issueCode } from './email-codes.ts'

const HOUR = 60 * 60_000

let quarry: TestApp
let member: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')
let sent: Mail[] = []
let logged = ''
let count = 0

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  now += HOUR
  await deliverMails()
  sent = []
  logged = ''
  member = await memberIn(quarry, { password: 'old-one' })
})

const note = (...words: unknown[]) => {
  logged += JSON.stringify(words)
}
/** Sends what waits; returns all mails so far. */
const deliverMails = async (deliver = async (mail: Mail) => void sent.push(mail)) => {
  const deps = {
    ...quarry.deps,
    log: { info: note, warn: note },
    deliver,
    publicUrl: 'https://quarry.test',
    printsCodes: true,
  }
  await sendDueMails(deps)
  return sent
}
const tokenIn = ({ text }: Mail) => /\/take-back#([\w-]{43})$/m.exec(text)?.[1] ?? ''
/** The token of the newest mail of its kind to an address. */
const tokenFor = async (email: string) =>
  tokenIn((await deliverMails()).findLast(({ to, text }) => to === email && tokenIn({ text } as Mail) !== '') as Mail)
const newCode = async (email: string) => {
  await issueCode(quarry.db, { email, scene: 1 }, new Date((now += 1)))
  return codeSentTo(quarry, email, 1)
}
const changeTo = async (email: string, proof: object = { password: 'old-one' }, { headers } = member) => {
  const answer = await quarry.call(updateEmail, { email, code: await newCode(email), ...proof }, headers)
  expect(answer.code).toBe(200)
}
const newAddress = () => `eve${(count += 1)}@quarry.test`
const takeBack = (token: string, password = 'new-one', headers = {}) =>
  quarry.call(takeBackEmail, { token, password }, headers)
const emailOf = async ({ id }: TestMember = member) =>
  (await quarry.db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
/** Makes a call read the member before they change, and write afterwards; returns its answer. */
const whileSetting = async <Answer>(facts: object, call: () => Promise<Answer>): Promise<Answer> => {
  const { answer } = await quarry.db.transaction().execute(async (trx) => {
    await trx.updateTable('member').set(facts).where('id', '=', member.id).execute()
    const calling = { answer: call() }
    // The caller handles the failure.
    calling.answer.catch(() => undefined)
    await expect.poll(() => countWaiting(quarry)).toBeGreaterThan(0)
    return calling
  })
  return answer
}

describe('whoever has the former mailbox of an account', () => {
  it('sets the address back by a link, without signing in, with a new password; whoever was signed in is out', async () => {
    const email = newAddress()
    await changeTo(email)
    const token = await tokenFor(member.email)
    expect(await takeBack(token)).toEqual({ code: 200, msg: '', data: { email: member.email } })
    expect((await quarry.call(getUser, {}, member.headers)).code).toBe(401)
    const signIn = (password: string) => quarry.call(signInByPassword, { email: member.email, password })
    expect((await signIn('old-one')).code).toBe(1004003000)
    expect((await signIn('new-one')).data.userId).toBe(member.id)
    expect((await quarry.call(signInByCode, { email, code: await newCode(email) })).code).toBe(1004001001)
    await deliverMails()
    expect(sent.findLast(({ to }) => to === email)?.subject).toBe('Your Quarry account has its former address again')
    expect(sent.findLast(({ to }) => to === member.email)?.subject).toBe('Your Quarry password was changed')
  })

  it('does so once, and within 72 hours', async () => {
    await changeTo(newAddress())
    const token = await tokenFor(member.email)
    now += 72 * HOUR - 2
    expect(await takeBack('x'.repeat(43))).toMatchObject({ code: 1004001008, data: null })
    expect((await takeBack(token, 'short')).code).toBe(400)
    const both = await Promise.all([takeBack(token), takeBack(token)])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1004001008])
    expect((await takeBack(token)).code).toBe(1004001008)
  })

  it('is late after that, and nothing is kept', async () => {
    const email = newAddress()
    await changeTo(email)
    const token = await tokenFor(member.email)
    now += 72 * HOUR
    expect((await takeBack(token, 'new-one', { 'accept-language': 'zh-CN' })).msg).toMatch(/^该链接已失效/)
    expect(await emailOf()).toBe(email)
    await sweepMembers(quarry)
    const rows = quarry.db.selectFrom('email_change').selectAll().where('member_id', '=', member.id)
    expect(await rows.execute()).toEqual([])
  })

  it('ends what else would open the account: a deletion, later logins by a provider, links of later changes', async () => {
    const [one, two] = [newAddress(), newAddress()]
    const link = (subject: string, at: number) =>
      quarry.db
        .insertInto('social_identity')
        .values({ member_id: member.id, type: 35, issuer: 'i', subject, created_at: new Date(at) })
        .execute()
    await link(`own-${member.id}`, now - HOUR)
    await changeTo(one)
    await link(`eve-${member.id}`, now + 1)
    await changeTo(two)
    await quarry.call(requestDeletion, { password: 'old-one' }, member.headers)
    const [token, later] = [await tokenFor(member.email), await tokenFor(one)]
    expect((await takeBack(token)).code).toBe(200)
    expect((await takeBack(later)).code).toBe(1004001008)
    const { delete_at: deleteAt } = await quarry.db
      .selectFrom('member')
      .select('delete_at')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(deleteAt).toBeNull()
    const identities = quarry.db.selectFrom('social_identity').select('subject').where('member_id', '=', member.id)
    expect(await identities.execute()).toEqual([{ subject: `own-${member.id}` }])
  })

  it('keeps the link where the address has another account by now, and is told how to go on', async () => {
    const email = newAddress()
    await changeTo(email)
    const token = await tokenFor(member.email)
    const other = await memberIn(quarry, { email: member.email, password: 'old-one' })
    expect((await takeBack(token)).code).toBe(1004001009)
    expect([await emailOf(), await emailOf(other)]).toEqual([email, member.email])
    await changeTo(newAddress(), { password: 'old-one' }, other)
    expect((await takeBack(token)).code).toBe(200)
    expect(await emailOf()).toBe(member.email)
  })

  it('finds nothing where the account has been deleted meanwhile', async () => {
    await quarry.call(requestDeletion, { password: 'old-one' }, member.headers)
    now += 30 * 24 * HOUR - HOUR
    const { data } = await quarry.call(signInByPassword, { email: member.email, password: 'old-one' })
    await changeTo(newAddress(), undefined, { ...member, headers: { authorization: `Bearer ${data.accessToken}` } })
    const token = await tokenFor(member.email)
    now += HOUR
    await deleteDueAccounts({ ...quarry.deps, removeUploads: async () => undefined })
    expect((await takeBack(token)).code).toBe(1004001008)
  })

  it('is not overtaken by a change that was under way', async () => {
    await changeTo(newAddress())
    const token = await tokenFor(member.email)
    const email = newAddress()
    const code = await newCode(email)
    const [back] = await Promise.all([
      takeBack(token),
      quarry.call(updateEmail, { email, code, password: 'old-one' }, member.headers),
    ])
    expect(back.code).toBe(200)
    expect(await emailOf()).toBe(member.email)
  })

  it('is not overtaken by a new password for the address of that time', async () => {
    const email = newAddress()
    await changeTo(email)
    await issueCode(quarry.db, { email, scene: 2 }, new Date((now += 1)))
    const input = { email, code: await codeSentTo(quarry, email, 2), password: 'eves-one' }
    const back = { email: member.email, email_key: member.email }
    const reset = await whileSetting(back, () => quarry.call(resetPassword, input))
    expect(reset.code).toBe(1004001001)
    expect((await quarry.call(signInByPassword, { email: member.email, password: 'eves-one' })).code).toBe(1004003000)
  })

  it('is not overtaken by a login by a provider that was under way', async () => {
    const email = newAddress()
    await changeTo(email)
    const eve = { issuer: 'i', subject: `eve-${member.id}`, email, isEmailVerified: true, name: null }
    const visit = { type: 35, client: { isFromThisMachine: true } }
    const back = { email: member.email, email_key: member.email }
    const link = whileSetting(back, () => findOrMakeMember(quarry.deps, eve, visit))
    await expect(link).rejects.toMatchObject({ code: 1004001001 })
    const identities = quarry.db.selectFrom('social_identity').select('subject').where('member_id', '=', member.id)
    expect(await identities.execute()).toEqual([])
  })
})

describe('what takes an address back', () => {
  it('is kept as its hash alone, and stands in no log, whatever a mail server says', async () => {
    await changeTo(newAddress())
    const tried: string[] = []
    await deliverMails((mail) => {
      tried.push(tokenIn(mail))
      return Promise.reject(new Error(`not now: ${mail.text}`))
    })
    now += 10_000
    tried.push(await tokenFor(member.email))
    const tokens = tried.filter((token) => token !== '')
    expect(new Set(tokens).size).toBe(2)
    const tables = ['email_change', 'take_back_token', 'mail_job'] as const
    const rows = await Promise.all(tables.map((table) => quarry.db.selectFrom(table).selectAll().execute()))
    const kept = JSON.stringify(rows, (_, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    )
    for (const token of tokens) expect(kept + logged).not.toContain(token)
    // Either mail may have arrived.
    expect((await takeBack(tokens[0] ?? '')).code).toBe(200)
  })

  it('goes where the change has been taken back before the mail left', async () => {
    await changeTo(newAddress())
    await quarry.db.deleteFrom('email_change').where('member_id', '=', member.id).execute()
    expect((await deliverMails()).filter(({ to }) => to === member.email)).toEqual([])
  })

  it('is told of in what a member takes along, without the link', async () => {
    await changeTo(newAddress())
    const token = await tokenFor(member.email)
    const { data } = await quarry.call(getOwnData, {}, member.headers)
    expect(data.formerEmails).toEqual([{ email: member.email, changeTime: now, endTime: now + 72 * HOUR }])
    expect(JSON.stringify(data)).not.toContain(token)
  })
})
