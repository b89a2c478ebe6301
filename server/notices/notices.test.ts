import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getNoticePage, getNoticeSettings, getUnreadNotices, readNotices } from '../../contract/notices.ts'
import { MOST_NOTICES, noticeKinds, STAFF_NOTICES, updateNoticeSettings } from '../../contract/notices.ts'
import type { NewNotice } from '../../contract/notices.ts'
import { getOwnData } from '../../contract/profile.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { notify, tellOfVerdict } from './notify.ts'
import { sweepNotices } from './sweep.ts'

const DAY = 24 * 60 * 60_000
let now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const aNotice = (about: string, memberId = ada.id): NewNotice => ({
  memberId,
  kind: 'company-refused',
  ref: about,
  details: { company: about, reason: 'Unreadable' },
})
const tell = (...notices: NewNotice[]) => notify(quarry.db, notices, now)
const page = async (input: object = {}, member = ada) => (await quarry.call(getNoticePage, input, member.headers)).data
const companies = async (input: object = {}, member = ada) =>
  (await page(input, member)).list.map(({ details }) => ('company' in details ? details.company : ''))
const read = async (input: object, member = ada) => quarry.call(readNotices, input, member.headers)
const unread = async (member = ada) => (await quarry.call(getUnreadNotices, {}, member.headers)).data.count

it('lists the latest first, page by page, of one kind where that is asked for', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five']) await tell(aNotice(name))
  const first = await page({ pageSize: 2 })
  expect(first).toMatchObject({ hasMore: true, unread: 5, latest: first.list[0]?.version })
  expect(await companies({ pageSize: 2 })).toEqual(['five', 'four'])
  const before = first.list.at(-1)?.version
  expect(await companies({ pageSize: 3, before })).toEqual(['three', 'two', 'one'])
  expect((await page({ pageSize: 3, before })).hasMore).toBe(false)
  expect(await companies({ kind: 'company-verified' })).toEqual([])
})

it('renews what is unread instead of telling it twice, and puts it first', async () => {
  await tell(aNotice('Oak'), aNotice('Ash'))
  now = new Date(now.getTime() + 1000)
  await tell({ ...aNotice('Oak'), details: { company: 'Oak', reason: 'Blank' } } as NewNotice)
  const { list } = await page()
  expect(list).toMatchObject([{ count: 2, time: +now, details: { company: 'Oak', reason: 'Blank' } }, { count: 1 }])
  await read({ ids: [list[0]?.id] })
  await tell(aNotice('Oak'))
  expect((await page()).list).toMatchObject([{ count: 1, isRead: false }, { count: 2, isRead: true }, {}])
})

it('reads one that was seen, and not what it was renewed with since', async () => {
  await tell(aNotice('Oak'))
  const { list } = await page()
  await tell(aNotice('Oak'))
  await read({ ids: [list[0]?.id] })
  expect(await unread()).toBe(1)
  await read({ ids: [(await page()).list[0]?.id] })
  expect(await unread()).toBe(0)
})

it('reads all that stood there, and nothing that came or was renewed meanwhile', async () => {
  await tell(aNotice('Oak'))
  await tell(aNotice('Ash'))
  const { latest } = await page()
  await tell(aNotice('Oak'))
  await tell(aNotice('Elm'))
  expect((await read({ upTo: latest })).data.count).toBe(2)
  expect((await page()).list.map(({ isRead }) => isRead)).toEqual([false, false, true])
})

it('says which field is wrong where neither or both ways of reading are named, and reads nothing', async () => {
  await tell(aNotice('Oak'))
  const { latest, list } = await page()
  for (const input of [{}, { ids: [list[0]?.id], upTo: latest }]) {
    const { code, msg } = await read(input)
    expect(code).toBe(400)
    expect(msg).toContain('ids')
  }
  expect(await unread()).toBe(1)
})

it('shows nobody what another was told, nor lets them read it', async () => {
  await tell(aNotice('Oak'))
  const { latest, list } = await page()
  expect(await page({}, eve)).toMatchObject({ list: [], unread: 0, latest: null })
  await read({ ids: [list[0]?.id] }, eve)
  await read({ upTo: latest }, eve)
  expect(await unread()).toBe(1)
})

it('keeps five hundred for a member: what was read goes first', async () => {
  await tell(aNotice('read'), aNotice('oldest'))
  const first = (await page()).list.find(({ details }) => 'company' in details && details.company === 'read')
  await read({ ids: [first?.id] })
  await tell(...Array.from({ length: MOST_NOTICES - 1 }, (_none, at) => aNotice(`${at}`)))
  expect(await unread()).toBe(MOST_NOTICES)
  expect(await companies({ pageSize: 1, kind: 'company-refused' })).toEqual([`${MOST_NOTICES - 2}`])
  await tell(aNotice('one more'))
  expect(await unread()).toBe(MOST_NOTICES)
  const { rows } = await rowsOf(ada)
  expect(rows).not.toContain('read')
  expect(rows).not.toContain('oldest')
})

async function rowsOf(member: TestMember) {
  const rows = await quarry.db.selectFrom('notice').select('ref').where('member_id', '=', member.id).execute()
  return { rows: rows.map(({ ref }) => ref) }
}

it('tells each of several members once who are told at the same time, whatever the order', async () => {
  await Promise.all(
    Array.from({ length: 6 }, (_none, at) =>
      tell(...(at % 2 ? [aNotice('Oak'), aNotice('Oak', eve.id)] : [aNotice('Oak', eve.id), aNotice('Oak')])),
    ),
  )
  expect((await page()).list).toMatchObject([{ count: 6 }])
  expect((await page({}, eve)).list).toMatchObject([{ count: 6 }])
})

it('tells an account that has gone nothing, and others what they are told beside it', async () => {
  await tell(aNotice('Oak', '999999999'), aNotice('Oak'))
  expect(await unread()).toBe(1)
})

it('lets go of what was read ninety days ago, and of what nobody has read for a year', async () => {
  await tell(aNotice('read'), aNotice('unread'))
  await read({ ids: [(await page({ pageSize: 1 })).list[0]?.id] })
  const sweep = async (days: number) => {
    const clock = { ...quarry.deps.clock, now: () => new Date(now.getTime() + days * DAY) }
    await sweepNotices({ db: quarry.db, clock })
    return (await rowsOf(ada)).rows
  }
  expect(await sweep(89)).toEqual(['read', 'unread'])
  expect(await sweep(90)).toEqual(['read'])
  expect(await sweep(365)).toEqual([])
})

it('asks each member only about what may come to them, and keeps what they say', async () => {
  const settings = async (member: TestMember) => (await quarry.call(getNoticeSettings, {}, member.headers)).data
  const mine = await settings(ada)
  expect(mine.map(({ kind }) => kind)).toEqual(noticeKinds.filter((kind) => !STAFF_NOTICES.includes(kind)))
  expect(mine.every(({ list, mail }) => list && mail)).toBe(true)
  const staff = await memberIn(quarry, { isEditor: true })
  expect(await settings(staff)).toContainEqual({ kind: 'import-done', list: true, mail: false })

  const off = { kind: 'company-refused', list: false, mail: true }
  const { data } = await quarry.call(updateNoticeSettings, { settings: [off] }, ada.headers)
  expect(data).toContainEqual(off)
  expect(await settings(ada)).toEqual(data)
  expect(await settings(eve)).toContainEqual({ ...off, list: true })
  const wrong = await quarry.call(
    updateNoticeSettings,
    {
      settings: [
        { ...off, list: true },
        { ...off, kind: 'import-done' },
      ],
    },
    ada.headers,
  )
  expect(wrong).toMatchObject({ code: 400 })
  expect(wrong.msg).toContain('settings.1.kind')
  expect(await settings(ada)).toEqual(data)
})

it('keeps out of the list, and out of the count, what somebody does not want there', async () => {
  await tell(aNotice('before'))
  const setting = { kind: 'company-refused', list: false, mail: false }
  await quarry.call(updateNoticeSettings, { settings: [setting] }, ada.headers)
  await tell(aNotice('after'))
  expect(await page()).toMatchObject({ list: [], unread: 0, latest: null })
  expect(await unread()).toBe(0)
  await quarry.call(updateNoticeSettings, { settings: [{ ...setting, list: true }] }, ada.headers)
  expect(await companies()).toEqual(['before'])
})

it('is in what members take along, and goes with the account', async () => {
  await tell(aNotice('Oak'))
  await unread()
  await quarry.call(updateNoticeSettings, { settings: [{ kind: 'comment', list: true, mail: false }] }, ada.headers)
  const { notices } = (await quarry.call(getOwnData, {}, ada.headers)).data
  expect(notices).toEqual({
    list: [{ kind: 'company-refused', details: aNotice('Oak').details, count: 1, time: now.getTime(), readTime: null }],
    settings: [{ kind: 'comment', list: true, mail: false }],
    language: 'en',
    mailTime: null,
    certificates: [],
  })
  await quarry.db.deleteFrom('member').where('id', '=', ada.id).execute()
  for (const table of ['notice', 'notice_setting', 'notice_reader'] as const) {
    const left = await quarry.db.selectFrom(table).selectAll().where('member_id', '=', ada.id).execute()
    expect(left).toEqual([])
  }
})

it('tells what was said of a company, and whether its member wants a mail of that as well', async () => {
  const judged = { memberId: ada.id, verdict: 'refused', company: 'Linden', reason: 'Unreadable' } as const
  const settings = [{ kind: 'company-refused', list: true, mail: false }]
  await quarry.call(updateNoticeSettings, { settings }, eve.headers)
  expect(await tellOfVerdict(quarry.db, judged, now)).toBe(true)
  await quarry.call(updateNoticeSettings, { settings }, ada.headers)
  expect(await tellOfVerdict(quarry.db, judged, now)).toBe(false)
  expect(await tellOfVerdict(quarry.db, { ...judged, verdict: 'verified', reason: '' }, now)).toBe(true)
  expect((await page()).list).toMatchObject([
    { kind: 'company-verified', details: { company: 'Linden' } },
    { kind: 'company-refused', count: 2, details: { company: 'Linden', reason: 'Unreadable' } },
  ])
})
