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

const aRefusal = (company: string): NewNotice => ({
  memberId: ada.id,
  kind: 'company-refused',
  ref: company,
  details: { company, reason: 'Unreadable' },
})
const tell = (...notices: NewNotice[]) => notify(quarry.db, notices, now)

/** What is mailed to Ada when so many ms have passed. */
async function mailedAfter(ms: number): Promise<unknown[]> {
  now = new Date(now.getTime() + ms)
  await mailNotices({ db: quarry.db, clock: quarry.parts.clock, onMail: () => undefined })
  const rows = await quarry.db.selectFrom('mail_job').selectAll().where('email', '=', ada.email).execute()
  await quarry.db.deleteFrom('mail_job').execute()
  return rows.map(({ kind, language, details }) => ({ kind, language, details }))
}

it('mails what is unread ten minutes later, in one mail and once', async () => {
  await tell(aRefusal('Oak'), aRefusal('Ash'))
  expect(await mailedAfter(9 * MINUTE)).toEqual([])
  expect(await mailedAfter(MINUTE)).toEqual([
    {
      kind: 'notice-digest',
      language: 'en',
      details: {
        more: 0,
        news: [
          { kind: 'company-refused', count: 1, details: { company: 'Ash', reason: 'Unreadable' } },
          { kind: 'company-refused', count: 1, details: { company: 'Oak', reason: 'Unreadable' } },
        ],
      },
    },
  ])
  expect(await mailedAfter(2 * DAY)).toEqual([])
})

it('mails one in a day at most, and then all that has come since', async () => {
  await tell(aRefusal('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toHaveLength(1)
  await tell(aRefusal('Ash'))
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await tell(aRefusal('Elm'))
  expect(await mailedAfter(DAY - 16 * MINUTE)).toEqual([])
  expect(await mailedAfter(MINUTE)).toMatchObject([{ details: { news: [{ details: { company: 'Elm' } }, {}] } }])
})

it('mails nothing that was read, nor to an account of the demonstration', async () => {
  await tell(aRefusal('Oak'))
  const { latest } = (await quarry.call(getNoticePage, {}, ada.headers)).data
  await quarry.call(readNotices, { upTo: latest }, ada.headers)
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await quarry.db.updateTable('member').set({ is_demonstration: true }).where('id', '=', ada.id).execute()
  await tell(aRefusal('Ash'))
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
})

it('writes in the language in which they were last read', async () => {
  await quarry.call(getUnreadNotices, {}, { ...ada.headers, 'accept-language': 'zh-CN' })
  await tell(aRefusal('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toMatchObject([{ language: 'zh-CN' }])
})

it('leaves to digests of their own what guests say, whatever else it mails', async () => {
  const details = { of: 'board', refId: '1', name: 'Lobby', by: 'Mrs Li' } as const
  await tell({ memberId: ada.id, kind: 'comment', ref: 'board:1', details })
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await tell({ memberId: ada.id, kind: 'approval', ref: 'board:1', details }, aRefusal('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toMatchObject([{ details: { news: [{ kind: 'company-refused' }] } }])
})

it('mails nothing of a kind of which no mails are wanted, nor later what came until they are', async () => {
  const setting = { kind: 'company-refused', list: true, mail: false }
  await quarry.call(updateNoticeSettings, { settings: [setting] }, ada.headers)
  await tell(aRefusal('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await quarry.call(updateNoticeSettings, { settings: [{ ...setting, mail: true }] }, ada.headers)
  expect(await mailedAfter(15 * MINUTE)).toEqual([])
  await tell(aRefusal('Ash'))
  expect(await mailedAfter(15 * MINUTE)).toHaveLength(1)
})

it('mails the other kinds, and others, where no mails of one are wanted', async () => {
  const settings = [{ kind: 'company-refused', list: true, mail: false }]
  const eve = await memberIn(quarry)
  await quarry.call(updateNoticeSettings, { settings }, eve.headers)
  await quarry.call(updateNoticeSettings, { settings }, ada.headers)
  await tell({ memberId: ada.id, kind: 'company-verified', ref: 'Elm', details: { company: 'Elm' } }, aRefusal('Oak'))
  expect(await mailedAfter(15 * MINUTE)).toMatchObject([{ details: { news: [{ kind: 'company-verified' }] } }])
})

it('mails what is not wanted in the list, and keeps nothing of it afterwards', async () => {
  const setting = { kind: 'company-refused', list: false, mail: true }
  await quarry.call(updateNoticeSettings, { settings: [setting] }, ada.headers)
  await tell(aRefusal('Oak'))
  expect((await quarry.call(getUnreadNotices, {}, ada.headers)).data.count).toBe(0)
  expect(await mailedAfter(15 * MINUTE)).toHaveLength(1)
  await sweepNotices({ db: quarry.db, clock: quarry.parts.clock })
  expect(await quarry.db.selectFrom('notice').selectAll().where('member_id', '=', ada.id).execute()).toEqual([])
})

it('tells of twenty in a mail, and of the rest how much it is', async () => {
  await tell(...Array.from({ length: 27 }, (_none, at) => aRefusal(`Company ${at}`)))
  const [mail] = (await mailedAfter(15 * MINUTE)) as { details: { news: unknown[]; more: number } }[]
  expect([mail?.details.news.length, mail?.details.more]).toEqual([20, 7])
})
