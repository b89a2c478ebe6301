import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getUnreadNotices, getNoticePage, readNotices, updateNoticeSettings } from '../../contract/notices.ts'
import type { NewNotice } from '../../contract/notices.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { mailNotices } from './digests.ts'
import { notify } from './notify.ts'
import { sweepNotices } from './sweep.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const aTakenDown = (name: string): NewNotice => ({
  memberId: ada.id,
  kind: 'board-taken-down',
  ref: name,
  details: { boardId: '7', name, reason: 'Not yours' },
})
const tell = (...notices: NewNotice[]) => notify(quarry.db, notices, now)

/** What is mailed to Ada when so many ms have passed. */
async function mailedAfter(ms: number): Promise<unknown[]> {
  now = new Date(now.getTime() + ms)
  await mailNotices({ db: quarry.db, clock: quarry.deps.clock, onMail: () => undefined })
  const rows = await quarry.db.selectFrom('mail_job').selectAll().where('email', '=', ada.email).execute()
  await quarry.db.deleteFrom('mail_job').execute()
  return rows.map(({ kind, language, details }) => ({ kind, language, details }))
}

it('mails what is unread ten minutes later, in one mail and once', async () => {
  await tell(aTakenDown('Oak'), aTakenDown('Ash'))
  expect(await mailedAfter(9 * MINUTE)).toEqual([])
  expect(await mailedAfter(MINUTE)).toEqual([
    {
      kind: 'notice-digest',
      language: 'en',
      details: {
        more: 0,
        news: [
          { kind: 'board-taken-down', count: 1, details: { boardId: '7', name: 'Ash', reason: 'Not yours' } },
          { kind: 'board-taken-down', count: 1, details: { boardId: '7', name: 'Oak', reason: 'Not yours' } },
        ],
      },
    },
  ])
  expect(await mailedAfter(2 * DAY)).toEqual([])
})

it('mails one in a day at most, and then all that has come since', async () => {
  await tell(aTakenDown('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toHaveLength(1)
  await tell(aTakenDown('Ash'))
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await tell(aTakenDown('Elm'))
  expect(await mailedAfter(DAY - 16 * MINUTE)).toEqual([])
  expect(await mailedAfter(MINUTE)).toMatchObject([{ details: { news: [{ details: { name: 'Elm' } }, {}] } }])
})

it('mails nothing that was read, nor to an account of the demonstration', async () => {
  await tell(aTakenDown('Oak'))
  const { latest } = (await quarry.call(getNoticePage, {}, ada.headers)).data
  await quarry.call(readNotices, { upTo: latest }, ada.headers)
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await quarry.db.updateTable('member').set({ is_demonstration: true }).where('id', '=', ada.id).execute()
  await tell(aTakenDown('Ash'))
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
})

it('writes in the language in which they were last read', async () => {
  await quarry.call(getUnreadNotices, {}, { ...ada.headers, 'accept-language': 'zh-CN' })
  await tell(aTakenDown('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toMatchObject([{ language: 'zh-CN' }])
})

it('writes in the language in which they signed in, where they have read none', async () => {
  await quarry.db.updateTable('member').set({ language: 'zh-CN' }).where('id', '=', ada.id).execute()
  await tell(aTakenDown('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toMatchObject([{ language: 'zh-CN' }])
})

it('mails everybody, however many they are', async () => {
  const others = Array.from({ length: 230 }, (_none, at) => ({
    email: `crowd-${at}@example.com`,
    email_key: `crowd-${at}@example.com`,
    username: `crowd-${at}`,
    nickname: 'One of many',
    policy_accepted_at: now,
    created_at: now,
  }))
  const ids = await quarry.db.insertInto('member').values(others).returning('id').execute()
  await tell(...ids.map(({ id }) => ({ ...aTakenDown('Oak'), memberId: id })))
  now = new Date(now.getTime() + 15 * MINUTE)
  await mailNotices({ db: quarry.db, clock: quarry.deps.clock, onMail: () => undefined })
  const mails = await quarry.db.selectFrom('mail_job').select('email').where('email', 'like', 'crowd-%').execute()
  expect(new Set(mails.map(({ email }) => email)).size).toBe(others.length)
  expect(mails).toHaveLength(others.length)
})

it('mails nobody who is locked out, until they are let in again', async () => {
  const lock = async (lockedAt: Date | null) =>
    quarry.db
      .updateTable('member')
      .set({ locked_at: lockedAt, lock_reason: lockedAt && 'Spam' })
      .where('id', '=', ada.id)
      .execute()
  await lock(now)
  await tell(aTakenDown('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await lock(null)
  expect(await mailedAfter(MINUTE)).toHaveLength(1)
})

it('mails again once a clock that was far ahead is put right', async () => {
  const right = now.getTime()
  await tell(aTakenDown('Oak'))
  expect(await mailedAfter(400 * DAY)).toHaveLength(1)
  now = new Date(right)
  await tell(aTakenDown('Ash'))
  expect(await mailedAfter(15 * MINUTE)).toHaveLength(1)
})

it('leaves what has mails of its own to these, whatever else it mails', async () => {
  const details = { of: 'board', refId: '1', name: 'Lobby', by: 'Mrs Li' } as const
  const verdict = { kind: 'company-verified', ref: 'company', details: { company: 'Linden' } } as const
  await tell({ memberId: ada.id, kind: 'comment', ref: 'board:1', details }, { memberId: ada.id, ...verdict })
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await tell({ memberId: ada.id, kind: 'approval', ref: 'board:1', details }, aTakenDown('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toMatchObject([{ details: { news: [{ kind: 'board-taken-down' }] } }])
})

it('mails nothing of a kind of which no mails are wanted, nor later what came until they are', async () => {
  const setting = { kind: 'board-taken-down', list: true, mail: false }
  await quarry.call(updateNoticeSettings, { settings: [setting] }, ada.headers)
  await tell(aTakenDown('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await quarry.call(updateNoticeSettings, { settings: [{ ...setting, mail: true }] }, ada.headers)
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await tell(aTakenDown('Ash'))
  expect(await mailedAfter(15 * MINUTE)).toHaveLength(1)
})

it('mails the other kinds, and others, where no mails of one are wanted', async () => {
  const settings = [{ kind: 'board-taken-down', list: true, mail: false }]
  const eve = await memberIn(quarry)
  await quarry.call(updateNoticeSettings, { settings }, eve.headers)
  await quarry.db.updateTable('member').set({ user_type: 2 }).where('id', '=', ada.id).execute()
  const imports = [{ kind: 'import-done', list: true, mail: true }]
  await quarry.call(updateNoticeSettings, { settings: [...settings, ...imports] }, ada.headers)
  const details = { importId: '5', name: 'list.csv' }
  const anImport: NewNotice = { memberId: ada.id, kind: 'import-done', ref: '5', details }
  await tell(anImport, aTakenDown('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toMatchObject([{ details: { news: [{ kind: 'import-done' }] } }])
})

it('mails what is not wanted in the list, and keeps nothing of it afterwards', async () => {
  const setting = { kind: 'board-taken-down', list: false, mail: true }
  await quarry.call(updateNoticeSettings, { settings: [setting] }, ada.headers)
  await tell(aTakenDown('Oak'))
  expect((await quarry.call(getUnreadNotices, {}, ada.headers)).data.count).toBe(0)
  expect(await mailedAfter(15 * MINUTE)).toHaveLength(1)
  await sweepNotices({ db: quarry.db, clock: quarry.deps.clock })
  expect(await quarry.db.selectFrom('notice').selectAll().where('member_id', '=', ada.id).execute()).toEqual([])
})

it('tells of twenty in a mail, and of the rest how much it is', async () => {
  await tell(...Array.from({ length: 27 }, (_none, at) => aTakenDown(`Company ${at}`)))
  const [mail] = (await mailedAfter(15 * MINUTE)) as { details: { news: unknown[]; more: number } }[]
  expect([mail?.details.news.length, mail?.details.more]).toEqual([20, 7])
})
