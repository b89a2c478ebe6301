import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFolder } from '../../../contract/favourites.ts'
import { legacyFolders, legacyLogin } from '../../../contract/legacy.ts'
import {
  getUser,
  refreshTokens,
  sendEmailCode,
  signInByCode,
  signInByPassword,
  signOut,
} from '../../../contract/members.ts'
import { endMemberSessions, getKeptMember, lockMember, unlockMember } from '../../../contract/members-kept.ts'
import { getShared } from '../../../contract/sharing/shown-calls.ts'
import { legacyTokenOf, postForm } from '../../testing/legacy.ts'
import { codeSentTo, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const password = 'right-one'
const CHINESE = { 'accept-language': 'zh-CN' }
const reason = 'Sends advertisements.'

let quarry: TestApp
let ada: TestMember
let operator: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  now += 2 * 60 * 60_000
  ada = await memberIn(quarry, { password })
  operator = await memberIn(quarry, { isOperator: true, nickname: 'Ola' })
})

const seen = async (id = ada.id) => (await quarry.call(getKeptMember, { id }, operator.headers)).data
const lock = async (why = reason) =>
  quarry.call(lockMember, { id: ada.id, version: (await seen()).version, reason: why }, operator.headers)
const unlock = async () =>
  quarry.call(
    unlockMember,
    { id: ada.id, version: (await seen()).version, reason: 'Has promised to stop.' },
    operator.headers,
  )
const signIn = (given = password, headers = {}) =>
  quarry.call(signInByPassword, { email: ada.email, password: given }, headers)

describe('a member who is locked', () => {
  it('is signed out everywhere at once, by every token that they have', async () => {
    const legacy = await legacyTokenOf(quarry, { email: ada.email, password })
    expect((await postForm(quarry, legacyFolders, {}, { token: legacy })).statusCode).toBe(200)
    expect(await lock()).toMatchObject({
      code: 200,
      data: { state: 'locked', lockReason: reason, lockTime: now, sessions: [], version: 1 },
    })
    expect((await quarry.call(getUser, {}, ada.headers)).code).toBe(401)
    expect(await quarry.call(refreshTokens, { refreshToken: ada.tokens.refreshToken })).toMatchObject({
      code: 1004003001,
      msg: `This account is locked: ${reason}`,
    })
    expect((await postForm(quarry, legacyFolders, {}, { token: legacy })).statusCode).toBe(401)
  })

  it('is not told why by a token that was no good before', async () => {
    const { data: other } = await signIn()
    await quarry.call(signOut, {}, { authorization: `Bearer ${other.accessToken}` })
    const { refreshToken } = ada.tokens
    const { data: next } = await quarry.call(refreshTokens, { refreshToken })
    now += 60_000
    await lock()
    for (const spent of [other.refreshToken, refreshToken])
      expect(await quarry.call(refreshTokens, { refreshToken: spent })).toMatchObject({ code: 401 })
    expect(await quarry.call(refreshTokens, { refreshToken: next.refreshToken })).toMatchObject({ code: 1004003001 })
  })

  it('is told why where they sign in, once they have shown that it is they, and not before', async () => {
    await lock()
    expect(await signIn()).toMatchObject({ code: 1004003001, msg: `This account is locked: ${reason}`, data: null })
    expect((await signIn(password, CHINESE)).msg).toBe(`该账号已被锁定：${reason}`)
    expect(await signIn('wrong-one')).toMatchObject({ code: 1004003000 })
    await quarry.call(sendEmailCode, { email: ada.email, scene: 1 })
    expect((await quarry.call(signInByCode, { email: ada.email, code: '000000' })).msg).not.toContain(reason)
    const code = await codeSentTo(quarry, ada.email, 1)
    expect((await quarry.call(signInByCode, { email: ada.email, code })).code).toBe(1004003001)
    const older = (await postForm(quarry, legacyLogin, { email: ada.email, password })).json<{ msg: string }>()
    expect(older).toMatchObject({ code: 102, msg: expect.stringContaining(reason) as string })
    expect(
      await quarry.db
        .selectFrom('session')
        .selectAll()
        .where('member_id', '=', ada.id)
        .where('ended_at', 'is', null)
        .execute(),
    ).toEqual([])
  })

  it('has a mail of it in the language they signed in with, and another when they are let in again', async () => {
    await signIn(password, CHINESE)
    await lock()
    expect((await unlock()).data).toMatchObject({ state: 'active', lockReason: null, lockTime: null, version: 2 })
    expect((await signIn()).code).toBe(200)
    const mails = await quarry.db
      .selectFrom('mail_job')
      .select(['kind', 'language', 'details'])
      .where('email', '=', ada.email)
      .orderBy('id')
      .execute()
    expect(mails).toEqual([
      { kind: 'account-locked', language: 'zh-CN', details: { reason } },
      { kind: 'account-unlocked', language: 'zh-CN', details: {} },
    ])
    expect((await seen()).trail).toMatchObject([
      { what: 'unlocked', reason: 'Has promised to stop.', before: { isLocked: true }, after: { isLocked: false } },
      { what: 'locked', reason, actor: { id: operator.id, nickname: 'Ola' }, time: now },
    ])
  })

  it('goes on sharing what they have shared', async () => {
    const refId = (await quarry.call(createFolder, { name: 'Stones' }, ada.headers)).data
    const link = await linkOf(quarry, ada, { kind: 'folder', refId })
    await lock()
    expect((await quarry.call(getShared, {}, link.headers)).code).toBe(200)
  })

  it('is out, however they sign in at the moment of it', async () => {
    const [{ version }, ...rest] = [await seen()]
    expect(rest).toEqual([])
    const signingIn = Array.from({ length: 6 }, () => signIn())
    const locking = quarry.call(lockMember, { id: ada.id, version, reason }, operator.headers)
    const tokens = await Promise.all(signingIn)
    expect((await locking).code).toBe(200)
    for (const { code, data } of tokens) {
      expect([200, 1004003001]).toContain(code)
      if (code !== 200) continue
      expect((await quarry.call(getUser, {}, { authorization: `Bearer ${data.accessToken}` })).code).toBe(401)
    }
  })

  it('cannot be locked without a reason that can be read', async () => {
    for (const why of ['', '   ', '\u202e', 'x'.repeat(501)])
      expect(await lock(why)).toMatchObject({ code: 400, msg: expect.stringMatching(/^reason: ./) as string })
    expect((await lock('Two lines:\nfirst, second.')).code).toBe(200)
  })
})

describe('two operators on one member', () => {
  it('do not overwrite each other: the second is shown what the first has done', async () => {
    const other = await memberIn(quarry, { isOperator: true })
    const { version } = await seen()
    await quarry.call(lockMember, { id: ada.id, version, reason: 'First.' }, other.headers)
    const late = await quarry.call(lockMember, { id: ada.id, version, reason: 'Second.' }, operator.headers)
    expect(late).toMatchObject({
      code: 409,
      data: { id: ada.id, state: 'locked', lockReason: 'First.', version: version + 1 },
    })
    expect((await seen()).lockReason).toBe('First.')
  })

  it('who come at the same moment are told apart', async () => {
    const { version } = await seen()
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((why) =>
        quarry.call(lockMember, { id: ada.id, version, reason: why }, operator.headers),
      ),
    )
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await seen()).trail).toHaveLength(1)
  })
})

describe('a member whose sessions are ended', () => {
  it('is signed out everywhere, and may sign in again', async () => {
    const { data } = await quarry.call(endMemberSessions, { id: ada.id }, operator.headers)
    expect(data).toMatchObject({ sessions: [], trail: [{ what: 'sessions-ended', before: { sessions: 1 } }] })
    expect((await quarry.call(getUser, {}, ada.headers)).code).toBe(401)
    expect((await signIn()).code).toBe(200)
  })
})
