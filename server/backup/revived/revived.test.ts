import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBoard } from '../../../contract/boards/calls.ts'
import { getInvitation, getPeople, invitePerson } from '../../../contract/collaboration/people-calls.ts'
import { createFeedKey, getFeed } from '../../../contract/feed.ts'
import { getUser } from '../../../contract/members.ts'
import { getKeptMember } from '../../../contract/members-kept.ts'
import { getOwnData } from '../../../contract/profile.ts'
import * as calls from '../../../contract/restored-backup.ts'
import { getActivity } from '../../../contract/sharing/activity-calls.ts'
import { getShared } from '../../../contract/sharing/shown-calls.ts'
import { getWorkplace } from '../../../contract/workplace.ts'
import { memberAgain, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const begin = Date.parse('2026-11-20T08:00:00Z')
let now = begin
let quarry: TestApp
let ada: TestMember
let bob: TestMember
/** The operator by a session of before the backup, and by one of today. */
let idaThen: TestMember
let ida: TestMember
let board: { kind: 'board'; refId: string }
let link: TestLink
let newLink: TestLink
let invitationId: string
let feedKey: string
let restoreId: string

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())

const codeOfFeed = async () => {
  const { body } = await quarry.inject(getFeed.path, { authorization: `Bearer ${feedKey}` })
  const { code = 200 } = JSON.parse(body.split('\n')[0] ?? '') as { code?: number }
  return code
}
const restored = async () => (await quarry.ask(calls.getRestoredBackup, {}, ida.headers)).data
const listOf = async (kind: calls.RevivedKind) =>
  (await quarry.ask(calls.getRevivedPage, { kind }, ida.headers)).data.list
const isIn = async ({ headers }: TestMember) => (await quarry.ask(getUser, {}, headers)).code === 200
const opens = async ({ headers }: TestLink) => (await quarry.ask(getShared, {}, headers)).code === 200

beforeEach(async () => {
  now = begin
  for (const table of ['restored_backup', 'session', 'share_link', 'invitation', 'feed_key'] as const)
    await quarry.db.deleteFrom(table).execute()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
  idaThen = await memberIn(quarry, { nickname: 'Ida', isOperator: true })
  board = { kind: 'board', refId: (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data }
  link = await linkOf(quarry, ada, { ...board, name: 'The Lins' })
  const inviting = { ...board, email: bob.email, right: 'edit' as const }
  invitationId = (await quarry.call(invitePerson, inviting, ada.headers)).data.id
  feedKey = (await quarry.call(createFeedKey, { name: 'A shop' }, idaThen.headers)).data.key
  now += 10 * MINUTE
  const row = { backup_at: new Date(begin + 1), restored_at: new Date(now) }
  restoreId = (await quarry.db.insertInto('restored_backup').values(row).returning('id').executeTakeFirstOrThrow()).id
  now += MINUTE
  ida = await memberAgain(quarry, idaThen)
  newLink = await linkOf(quarry, ada, board)
})

it('an operator sees what a restore brought back, and nothing that would open it', async () => {
  expect(await restored()).toEqual({
    id: restoreId,
    backupTime: begin + 1,
    restoreTime: begin + 10 * MINUTE,
    open: { session: 3, link: 1, invitation: 1, 'feed-key': 1 },
    decision: null,
  })
  const { data } = await quarry.ask(getWorkplace, {}, ida.headers)
  expect(data.restored).toEqual({ backupTime: begin + 1, restoreTime: begin + 10 * MINUTE })
  expect((await listOf('session')).map(({ whose }) => whose)).toEqual(['Ida', 'Bob', 'Ada'])
  expect(await listOf('link')).toMatchObject([
    { whose: 'Ada', what: 'Lobby', thing: 'board', email: null, since: begin, until: begin + 90 * DAY },
  ])
  expect(await listOf('invitation')).toMatchObject([{ whose: 'Ada', what: 'Lobby', thing: 'board', email: bob.email }])
  expect(await listOf('feed-key')).toMatchObject([{ whose: 'Ida', what: 'A shop', thing: null, until: null }])
  const all = JSON.stringify(await Promise.all(calls.revivedKinds.map((kind) => listOf(kind))))
  for (const secret of [link.token, feedKey, ada.tokens.accessToken, 'The Lins']) expect(all).not.toContain(secret)
})

it('one press ends all of it, save what was made since and the operator’s own session', async () => {
  const counts = { session: 3, link: 1, invitation: 1, 'feed-key': 1 }
  expect(await quarry.call(calls.endRevived, { id: restoreId }, ida.headers)).toMatchObject({ code: 200, data: counts })
  expect(await Promise.all([ada, bob, idaThen, ida].map(isIn))).toEqual([false, false, false, true])
  expect([await opens(link), await opens(newLink), await codeOfFeed()]).toEqual([false, true, 401])
  expect(await restored()).toMatchObject({
    open: { session: 0, link: 0, invitation: 0, 'feed-key': 0 },
    decision: { what: 'ended', time: now, actor: 'Ida', ended: counts },
  })
  expect((await quarry.ask(getWorkplace, {}, ida.headers)).data.restored).toBeUndefined()
  // Each is told where it is told otherwise.
  const adaAgain = await memberAgain(quarry, ada)
  const bobAgain = await memberAgain(quarry, bob)
  expect((await quarry.ask(getInvitation, { id: invitationId }, bobAgain.headers)).code).toBe(404)
  expect((await quarry.ask(getPeople, board, adaAgain.headers)).data.invitations).toMatchObject([{ expireTime: now }])
  const { list } = (await quarry.ask(getActivity, board, adaAgain.headers)).data
  expect(list.filter(({ event }) => event === 'revoked')).toHaveLength(1)
  const { trail } = (await quarry.ask(getKeptMember, { id: ada.id }, ida.headers)).data
  expect(trail).toMatchObject([{ what: 'sessions-ended', actor: { nickname: 'Ida' }, before: { sessions: 1 } }])
  const { restoreDecisions } = (await quarry.call(getOwnData, {}, ida.headers)).data
  expect(restoreDecisions).toEqual([{ what: 'ended', time: now, backupTime: begin + 1 }])
  // The second of two operators ends nothing.
  expect((await quarry.call(calls.endRevived, { id: restoreId }, ida.headers)).code).toBe(409)
  expect((await quarry.call(calls.endRevived, { id: '999999' }, ida.headers)).code).toBe(404)
})

it('an operator keeps it, and is not asked again', async () => {
  expect((await quarry.call(calls.keepRevived, { id: restoreId }, ida.headers)).code).toBe(200)
  expect([await isIn(ada), await opens(link), await codeOfFeed()]).toEqual([true, true, 200])
  expect(await restored()).toMatchObject({ decision: { what: 'kept', actor: 'Ida', ended: null } })
  expect((await quarry.ask(getWorkplace, {}, ida.headers)).data.restored).toBeUndefined()
  expect((await quarry.call(calls.endRevived, { id: restoreId }, ida.headers)).code).toBe(409)
})

it('members and editors neither see nor end it', async () => {
  const editor = await memberIn(quarry, { isEditor: true })
  for (const { headers } of [ada, editor]) {
    expect((await quarry.ask(calls.getRevivedPage, { kind: 'session' }, headers)).code).toBe(403)
    expect((await quarry.call(calls.endRevived, { id: restoreId }, headers)).code).toBe(403)
    expect((await quarry.call(calls.keepRevived, { id: restoreId }, headers)).code).toBe(403)
  }
  expect((await quarry.ask(getWorkplace, {}, editor.headers)).data.restored).toBeUndefined()
  expect((await restored())?.decision).toBeNull()
})
