import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { updateNoticeSettings } from '../../contract/notices.ts'
import { createProject, placeThings } from '../../contract/projects.ts'
import { markRead } from '../../contract/sharing/activity-calls.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { commentOnShared } from '../../contract/sharing/discussion-calls.ts'
import { decideOnVersion, getShownVersion, previewSending, sendVersion } from '../../contract/sharing/sending-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { wantsMail } from '../notices/wanted.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import type { TestLink } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { mailDigests } from './digests.ts'

let now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
let refId: string

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
  refId = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
})

const linkToLobby = (more: object = {}) => linkOf(quarry, ada, { kind: 'board', refId, role: 'approve', ...more })
const say = ({ headers }: TestLink, text: string) => quarry.call(commentOnShared, { name: 'Mrs Li', text }, headers)
const approve = async ({ headers }: TestLink) => {
  const { contentHash } = (await quarry.call(getShared, {}, headers)).data
  return quarry.call(approveShared, { name: 'Li Wei', contentHash }, headers)
}

/** The mails that Ada gets a quarter of an hour later. */
async function mailed(): Promise<unknown[]> {
  now = new Date(now.getTime() + 15 * 60_000)
  await mailDigests({ db: quarry.db, clock: quarry.deps.clock, onMail: () => undefined, wantsMail })
  return queued()
}

/** The mails that wait to be sent to Ada. */
async function queued(): Promise<unknown[]> {
  const rows = await quarry.db.selectFrom('mail_job').selectAll().where('email', '=', ada.email).execute()
  await quarry.db.deleteFrom('mail_job').execute()
  return rows.map(({ kind, language, details }) => ({ kind, language, details }))
}

it('tells an owner in one mail what was said, once', async () => {
  const [one, other] = [await linkToLobby(), await linkToLobby({ preset: 'contractor' })]
  await say(one, 'One')
  await say(one, 'Two')
  await say(other, 'Three')
  const news = [{ name: 'Lobby', path: `/material/${refId}`, comments: 3, answers: 0, approvedBy: [] }]
  expect(await mailed()).toEqual([{ kind: 'share-digest', language: 'en', details: news }])
  expect(await mailed()).toEqual([])
})

it('tells an owner at once what a client decided on a version of a project', async () => {
  const projectId = (await quarry.call(createProject, { name: 'Mill' }, ada.headers)).data
  await quarry.call(placeThings, { projectId, things: [{ kind: 'board', refId }] }, ada.headers)
  const parts = [{ kind: 'board' as const, refId }]
  const version = { projectId, parts, fields: ['name' as const], language: 'en' as const }
  const { contentHash } = (await quarry.call(previewSending, version, ada.headers)).data
  await quarry.call(sendVersion, { ...version, contentHash }, ada.headers)
  const { headers } = await linkOf(quarry, ada, { kind: 'project', refId: projectId, role: 'approve' })
  const shown = (await quarry.ask(getShownVersion, { again: 1 }, headers)).data
  const seen = { number: 1, contentHash: shown.version?.contentHash ?? '', name: 'Li Wei' }
  const told = (answers: number, approvedBy: string[]) => ({
    kind: 'share-digest',
    language: 'en',
    details: [{ name: 'Mill', path: `/projects/${projectId}#sent`, comments: 0, answers, approvedBy }],
  })
  await quarry.call(decideOnVersion, { ...seen, verdict: 'changes', note: 'Darker' }, headers)
  expect(await queued()).toEqual([told(1, [])])
  await quarry.call(decideOnVersion, { ...seen, verdict: 'approved' }, headers)
  expect(await queued()).toEqual([told(0, ['Li Wei'])])
  expect(await mailed()).toEqual([])
})

it('tells an owner at once that somebody approved, and what they said before; of others later', async () => {
  const [one, other] = [await linkToLobby(), await linkToLobby({ preset: 'contractor' })]
  await say(one, 'One')
  await say(other, 'Two')
  await approve(one)
  const told = (comments: number, approvedBy: string[]) => ({
    kind: 'share-digest',
    language: 'en',
    details: [{ name: 'Lobby', path: `/material/${refId}`, comments, answers: 0, approvedBy }],
  })
  expect(await queued()).toEqual([told(1, ['Li Wei'])])
  await approve(one)
  expect(await queued()).toEqual([])
  expect(await mailed()).toEqual([told(1, [])])
})

it('waits until somebody who writes has come to an end', async () => {
  await say(await linkToLobby(), 'One')
  await mailDigests({ db: quarry.db, clock: quarry.deps.clock, onMail: () => undefined, wantsMail })
  expect(await quarry.db.selectFrom('mail_job').selectAll().execute()).toEqual([])
  expect(await mailed()).toHaveLength(1)
})

it('tells nothing that the owner has read, and nothing of a link that wants no mails', async () => {
  await say(await linkToLobby(), 'Read')
  await quarry.call(markRead, { kind: 'board', refId }, ada.headers)
  const silent = await linkToLobby({ notifies: false })
  await say(silent, 'Silent')
  await approve(silent)
  expect(await queued()).toEqual([])
  expect(await mailed()).toEqual([])
})

it('mails nothing of a kind that the owner wants no mails of, whichever link it came by', async () => {
  const settings = [{ kind: 'comment', list: true, mail: false }]
  await quarry.call(updateNoticeSettings, { settings }, ada.headers)
  const link = await linkToLobby()
  await say(link, 'Silent')
  expect(await mailed()).toEqual([])
  await approve(link)
  expect(await queued()).toMatchObject([{ details: [{ comments: 0, approvedBy: ['Li Wei'] }] }])
  const none = [{ kind: 'approval', list: true, mail: false }]
  await quarry.call(updateNoticeSettings, { settings: none }, ada.headers)
  await approve(await linkToLobby({ preset: 'contractor' }))
  expect(await queued()).toEqual([])
})

it('tells of a project by its name what was said of its versions', async () => {
  const { data: projectId } = await quarry.call(createProject, { name: 'Harbour flat' }, ada.headers)
  await quarry.call(placeThings, { projectId, things: [{ kind: 'board', refId }] }, ada.headers)
  const parts = [{ kind: 'board' as const, refId }]
  const composition = { projectId, parts, fields: ['name' as const], language: 'en' as const }
  const { contentHash } = (await quarry.call(previewSending, composition, ada.headers)).data
  await quarry.call(sendVersion, { ...composition, contentHash }, ada.headers)
  const ofProject = await linkOf(quarry, ada, { kind: 'project', refId: projectId, role: 'comment' })
  for (const text of ['One', 'Two'])
    await quarry.call(commentOnShared, { name: 'Mrs Li', text, sent: { number: 1 } }, ofProject.headers)
  await say(await linkToLobby(), 'Three')
  const news = [
    { name: 'Harbour flat', path: `/projects/${projectId}#sent`, comments: 2, answers: 0, approvedBy: [] },
    { name: 'Lobby', path: `/material/${refId}`, comments: 1, answers: 0, approvedBy: [] },
  ]
  expect(await mailed()).toEqual([{ kind: 'share-digest', language: 'en', details: news }])
})
