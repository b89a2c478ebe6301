import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUser, register, sendEmailCode, signInByPassword } from '../../../contract/members.ts'
import { cancelDeletion, getOwnData, requestDeletion, updateEmail, updatePassword } from '../../../contract/profile.ts'
import { codeSentTo, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import { createDemonstrationAccounts } from '../sign-in/demonstration-accounts.ts'
import { deleteDueAccounts } from './deletion.ts'
import { hashOfToken } from '../../platform/tokens.ts'

const DAY = 24 * 60 * 60_000

let quarry: TestApp
let member: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')
let removed: string[] = []

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  removed = []
  member = await memberIn(quarry, { password: 'quarry88' })
})

const ask = (input: unknown = { password: 'quarry88' }, headers: Record<string, string> = member.headers) =>
  quarry.call(requestDeletion, input, headers)
const user = ({ headers }: TestMember = member) => quarry.call(getUser, {}, headers)
const sweepAccounts = () =>
  deleteDueAccounts({
    ...quarry.deps,
    removeUploads: async (keys) => {
      removed.push(...keys)
      if (keys.length) await quarry.db.deleteFrom('upload').where('key', 'in', keys).execute()
    },
  })
const mailsTo = (email: string) =>
  quarry.db.selectFrom('mail_job').select(['kind', 'language']).where('email', '=', email).orderBy('id').execute()
const isThere = async ({ id }: TestMember = member) =>
  (await quarry.db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

describe('a member who has their account deleted', () => {
  it('has thirty days to regret, during which they can sign in; every other session ends', async () => {
    const { data } = await quarry.call(signInByPassword, { email: member.email, password: 'quarry88' })
    const elsewhere = { authorization: `Bearer ${data.accessToken}` }
    const deleteTime = now + 30 * DAY
    expect(await ask()).toEqual({ code: 200, msg: '', data: { deleteTime } })
    expect((await user()).data.deleteTime).toBe(deleteTime)
    expect((await quarry.call(getUser, {}, elsewhere)).code).toBe(401)
    expect((await quarry.call(signInByPassword, { email: member.email, password: 'quarry88' })).code).toBe(200)
    expect(await mailsTo(member.email)).toEqual([{ kind: 'deletion-requested', language: 'en' }])
  })

  it('keeps the first date, and is told once, who asks twice', async () => {
    const { data } = await ask()
    now += DAY
    // Yesterday's token has expired.
    const { data: tokens } = await quarry.call(signInByPassword, { email: member.email, password: 'quarry88' })
    const headers = { authorization: `Bearer ${tokens.accessToken}` }
    expect((await ask({ password: 'quarry88' }, headers)).data).toEqual(data)
    expect(await mailsTo(member.email)).toHaveLength(1)
  })

  it('keeps the account who thinks better of it', async () => {
    await ask()
    expect(await quarry.call(cancelDeletion, {}, member.headers)).toEqual({ code: 200, msg: '', data: true })
    expect((await user()).data.deleteTime).toBeNull()
    now += 31 * DAY
    await sweepAccounts()
    expect(await isThere()).toBe(true)
  })

  it('is gone with everything after the thirty days, and not an hour before', async () => {
    const { id, email, tokens } = member
    const stays = await memberIn(quarry)
    for (const owner of [id, stays.id])
      await quarry.db
        .insertInto('upload')
        .values({ key: `of-${owner}`, member_id: owner, directory: 'avatar', bytes: 1, created_at: new Date(now) })
        .execute()
    await ask({ password: 'quarry88' }, { ...member.headers, 'accept-language': 'zh-CN' })
    now += 30 * DAY - 60_000
    await sweepAccounts()
    expect(await isThere()).toBe(true)
    now += 60_000
    expect(await sweepAccounts()).toEqual([id])
    expect(await isThere()).toBe(false)
    expect(await isThere(stays)).toBe(true)
    expect(removed).toEqual([`of-${id}`])
    for (const table of ['session', 'social_identity', 'upload'] as const)
      expect(await quarry.db.selectFrom(table).selectAll().where('member_id', '=', id).execute()).toEqual([])
    const hash = hashOfToken(tokens.refreshToken)
    expect(await quarry.db.selectFrom('refresh_token').selectAll().where('hash', '=', hash).execute()).toEqual([])
    expect((await mailsTo(email)).at(-1)).toEqual({ kind: 'account-deleted', language: 'zh-CN' })
    expect((await quarry.call(signInByPassword, { email, password: 'quarry88' })).code).toBe(1004003000)
  })

  it('may have a new account by the same address later', async () => {
    const { email } = member
    await ask()
    now += 30 * DAY
    await sweepAccounts()
    await quarry.call(sendEmailCode, { email, scene: 1 })
    const code = await codeSentTo(quarry, email, 1)
    const { data } = await quarry.call(register, { email, code, nickname: 'Ada', policyAccepted: true })
    expect(data.userId).not.toBe(member.id)
  })

  it('is asked for the password, and not believed without it', async () => {
    expect((await ask({ password: 'wrong' })).code).toBe(1004001005)
    expect(await ask({})).toMatchObject({ code: 400, msg: 'password: is required' })
    await quarry.call(sendEmailCode, { email: member.email, scene: 1 })
    expect((await ask({ code: await codeSentTo(quarry, member.email, 1) })).code).toBe(400)
    expect((await user()).data.deleteTime).toBeNull()
  })

  it('is asked for a code who has no password', async () => {
    const fresh = await memberIn(quarry)
    expect(await ask({}, fresh.headers)).toMatchObject({ code: 400, msg: 'code: is required' })
    await quarry.call(sendEmailCode, { email: fresh.email, scene: 1 })
    const code = await codeSentTo(quarry, fresh.email, 1)
    expect((await ask({ code: code === '000000' ? '111111' : '000000' }, fresh.headers)).code).toBe(1002014000)
    expect((await ask({ code }, fresh.headers)).code).toBe(200)
    expect((await user(fresh)).data.deleteTime).toBe(now + 30 * DAY)
  })

  it('goes where the work was broken off before', async () => {
    await ask()
    await quarry.db
      .insertInto('upload')
      .values({ key: 'left', member_id: member.id, directory: 'avatar', bytes: 1, created_at: new Date(now) })
      .execute()
    now += 30 * DAY
    const broken = deleteDueAccounts({ ...quarry.deps, removeUploads: () => Promise.reject(new Error('disk')) })
    await expect(broken).rejects.toThrow('disk')
    expect(await isThere()).toBe(true)
    await sweepAccounts()
    expect(await isThere()).toBe(false)
    expect(removed).toEqual(['left'])
  })
})

describe('a demonstration account', () => {
  it('keeps its address and password, and cannot be deleted: others look around with it', async () => {
    await createDemonstrationAccounts(quarry.deps)
    const { data } = await quarry.call(signInByPassword, { email: 'demo@quarry.test', password: 'quarry88' })
    const headers = { authorization: `Bearer ${data.accessToken}` }
    for (const answer of [
      await ask({ password: 'quarry88' }, headers),
      await quarry.call(updatePassword, { oldPassword: 'quarry88', password: 'new-one' }, headers),
      await quarry.call(updateEmail, { email: 'new@quarry.test', code: '123456' }, headers),
    ])
      expect(answer.code).toBe(1004001007)
  })
})

describe('what is kept of a member', () => {
  it('can be taken along whole, without what would let somebody in', async () => {
    const { id, email } = member
    const { data } = await quarry.call(getOwnData, {}, member.headers)
    expect(data).toMatchObject({
      exportTime: now,
      profile: { id, email, nickname: 'Ada', roles: ['member'], hasPassword: true, policyAcceptTime: now },
      sessions: [{ device: 'Firefox, Windows', address: '127.0.0.1', createTime: now }],
      socialLogins: [],
      uploads: [],
    })
    const text = JSON.stringify(data)
    for (const secret of [member.tokens.accessToken, member.tokens.refreshToken, 'argon2'])
      expect(text).not.toContain(secret)
  })

  it('has the mails to their address, however it was written', async () => {
    const email = member.email.toUpperCase()
    await queueMail(quarry.db, { kind: 'password-changed', email, language: 'en' }, new Date(now))
    const { data } = await quarry.call(getOwnData, {}, member.headers)
    expect(data.mails).toMatchObject([{ kind: 'password-changed' }])
  })

  it('is told to nobody else', async () => {
    const other = await memberIn(quarry)
    const { data } = await quarry.call(getOwnData, { id: member.id, memberId: member.id }, other.headers)
    expect(JSON.stringify(data)).not.toContain(member.email)
    expect((await quarry.call(getOwnData, {}, {})).code).toBe(401)
  })
})
