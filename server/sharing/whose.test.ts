import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { createBudget } from '../../contract/budgets/calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { createFolder } from '../../contract/favourites.ts'
import { getOwnData } from '../../contract/profile.ts'
import {
  exportActivity,
  followLinks,
  getActivity,
  getShareState,
  markRead,
} from '../../contract/sharing/activity-calls.ts'
import {
  approveShared,
  exportApproval,
  getApproval,
  getApprovals,
  getApprovedLists,
} from '../../contract/sharing/approval-calls.ts'
import {
  commentOnShared,
  deleteComment,
  getComments,
  replyToComment,
  resolveComment,
} from '../../contract/sharing/discussion-calls.ts'
import {
  createLink,
  getLinkAddress,
  getLinks,
  revokeLink,
  rotateLink,
  updateLink,
} from '../../contract/sharing/link-calls.ts'
import { sharedKinds } from '../../contract/sharing/links.ts'
import { workKinds } from '../../contract/collaboration/rights.ts'
import type { Thing, WorkKind } from '../../contract/collaboration/rights.ts'
import { createProject } from '../../contract/projects.ts'
import * as sending from '../../contract/sharing/sending-calls.ts'
import { getShared, previewLink } from '../../contract/sharing/shown-calls.ts'
import { circleIn, letIn } from '../testing/collaborators.ts'
import type { Circle } from '../testing/collaborators.ts'
import { adaAndOthersIn, memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import type { TestLink } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let staff: TestMember
let circle: Circle

beforeAll(async () => {
  quarry = await createTestApp()
  ;({ ada, eve, staff } = await adaAndOthersIn(quarry))
  circle = await circleIn(quarry)
})
afterAll(() => quarry.close())

/** What one member has. Every text in it is secret. */
interface Possessions {
  kind: WorkKind
  refId: string
  link: TestLink
  commentId: string
  /** Of a thing: an approval. Of a project: a decision on the version that was sent of it. */
  approvalId: string
  version: Sent
}

/** What was sent of a project, and the version with which that was done. */
interface Sent {
  id: string
  parts: Thing[]
}

async function possessionsOf({ headers }: TestMember, kind: WorkKind): Promise<Possessions> {
  const make = { board: createBoard, budget: createBudget, folder: createFolder, project: createProject }[kind]
  const refId = (await quarry.call<Endpoint>(make, { name: `Secret ${Math.random()}` }, headers)).data as string
  const version = kind === 'project' ? await sendOf(refId, headers) : { id: '0', parts: [] }
  const link = await linkOf(quarry, { headers }, { kind, refId, role: 'approve', name: 'Secret client' })
  const said = { name: 'Secret guest', text: 'Secret words', ...(kind === 'project' && { sent: { number: 1 } }) }
  const { data: commentId } = await quarry.call(commentOnShared, said, link.headers)
  if (kind === 'project') {
    const { version: seen } = (await quarry.call(sending.getShownVersion, { again: 1 }, link.headers)).data
    const decision = {
      number: 1,
      contentHash: seen?.contentHash ?? '',
      name: 'Secret client',
      verdict: 'approved' as const,
    }
    const { data: approvalId } = await quarry.call(sending.decideOnVersion, decision, link.headers)
    return { kind, refId, link, commentId, approvalId, version }
  }
  const { contentHash } = (await quarry.call(getShared, { again: 1 }, link.headers)).data
  const approved = { name: 'Secret approver', contentHash }
  const { data: approvalId } = await quarry.call(approveShared, approved, link.headers)
  return { kind, refId, link, commentId, approvalId, version }
}

const composition = (projectId: string, parts: Thing[]) => ({
  projectId,
  parts,
  fields: ['name' as const],
  letter: 'Secret letter',
  language: 'en' as const,
})

async function sendOf(projectId: string, headers: TestMember['headers']): Promise<Sent> {
  const { data: refId } = await quarry.call(createFolder, { name: `Secret ${Math.random()}`, projectId }, headers)
  const composed = composition(projectId, [{ kind: 'folder', refId }])
  const { contentHash } = (await quarry.call(sending.previewSending, composed, headers)).data
  const { data } = await quarry.call(sending.sendVersion, { ...composed, contentHash }, headers)
  return { id: data.id, parts: composed.parts }
}

/** Every row of sharing. */
async function kept() {
  const tables = [
    'share_link',
    'share_comment',
    'share_approval',
    'share_event',
    'sent_version',
    'sent_decision',
  ] as const
  const rows = await Promise.all(tables.map((table) => quarry.db.selectFrom(table).selectAll().orderBy('id').execute()))
  return JSON.stringify(rows)
}

/** Each call of owners, with an input that reaches for another member's things; `none` ends with 200 and shows nothing of them. */
const REACHES: [Endpoint, (theirs: Possessions) => object, ends: number | 'none'][] = [
  [createLink, ({ kind, refId }) => ({ kind, refId, preset: 'client' }), 404],
  [updateLink, ({ link }) => ({ id: link.id, role: 'approve' }), 404],
  [getLinkAddress, ({ link }) => ({ id: link.id }), 404],
  [rotateLink, ({ link }) => ({ id: link.id }), 404],
  [revokeLink, ({ link }) => ({ id: link.id }), 404],
  [getLinks, ({ kind, refId }) => ({ kind, refId }), 404],
  [previewLink, ({ link }) => ({ id: link.id }), 404],
  [followLinks, ({ kind, refId }) => ({ kind, refId }), 404],
  [getComments, ({ kind, refId }) => ({ kind, refId }), 404],
  [replyToComment, ({ link, commentId }) => ({ linkId: link.id, parentId: commentId, text: 'Mine' }), 404],
  [resolveComment, ({ commentId }) => ({ id: commentId }), 404],
  [deleteComment, ({ commentId }) => ({ id: commentId }), 404],
  [markRead, ({ kind, refId }) => ({ kind, refId }), 404],
  [getApprovals, ({ kind, refId }) => ({ kind, refId }), 404],
  [getApprovals, () => ({}), 'none'],
  [getApproval, ({ approvalId }) => ({ id: approvalId }), 404],
  [getApprovedLists, ({ refId }) => ({ budgetIds: [refId] }), 'none'],
  [exportApproval, ({ approvalId }) => ({ id: approvalId }), 404],
  [getActivity, ({ kind, refId }) => ({ kind, refId }), 404],
  [exportActivity, ({ kind, refId }) => ({ kind, refId }), 404],
  [getShareState, ({ kind, refId }) => ({ kind, refIds: [refId] }), 'none'],
  [getOwnData, () => ({}), 'none'],
]

/** Whoever works on a project learns that this is its owner's alone; to others there is no such thing. */
const THE_OWNERS = 1009004002
/** The same of what is sent of a project. */
const SENDING: typeof REACHES = [
  [sending.previewSending, ({ refId, version }) => composition(refId, version.parts), THE_OWNERS],
  [
    sending.previewSentPart,
    ({ refId, version: { parts } }) => ({ ...composition(refId, parts), ...parts[0] }),
    THE_OWNERS,
  ],
  [
    sending.sendVersion,
    ({ refId, version }) => ({ ...composition(refId, version.parts), contentHash: '0'.repeat(64) }),
    THE_OWNERS,
  ],
  [sending.getSentVersions, ({ refId }) => ({ projectId: refId }), THE_OWNERS],
  [sending.getSentPart, ({ version: { id } }) => ({ id, place: 1 }), THE_OWNERS],
  [sending.compareSent, ({ version: { id } }) => ({ id }), THE_OWNERS],
  [sending.withdrawVersion, ({ version: { id } }) => ({ id }), THE_OWNERS],
  [sending.readDecisions, ({ refId }) => ({ projectId: refId }), THE_OWNERS],
  [sending.previewFollowing, ({ approvalId: id }) => ({ id }), THE_OWNERS],
  [sending.followDecision, ({ approvalId: id }) => ({ id }), THE_OWNERS],
  [sending.exportSent, ({ version: { id } }) => ({ id, format: 'csv', language: 'en' }), THE_OWNERS],
  [sending.exportDecision, ({ approvalId: id }) => ({ id, language: 'en' }), THE_OWNERS],
]

it('every call of owners is tried', () => {
  const owners = quarry.app.endpoints.filter(
    ({ path, access }) => /^\/app-api\/project\/(?:share|sending)\//.test(path) && access !== 'link',
  )
  const tried = new Set([...REACHES, ...SENDING].map(([endpoint]) => endpoint))
  expect(owners.filter((endpoint) => !tried.has(endpoint)).map(({ path }) => path)).toEqual([])
})

describe.each(workKinds)('what a member shares of a %s', (kind) => {
  // Nothing is approved by a project's link but versions.
  const ofProjects = [...REACHES.filter(([call]) => call !== getApprovals && call !== getShareState), ...SENDING]

  it.each(kind === 'project' ? ofProjects : REACHES)(
    'is out of others’ reach: $path',
    async (endpoint, reach, ends) => {
      const adas = await possessionsOf(ada, kind)
      await letIn(quarry, circle, { thing: adas, owner: ada })
      const before = await kept()
      for (const other of [eve, staff, ...(ends === 'none' ? [] : Object.values(circle))]) {
        const worksOnIt = other === circle.comments || other === circle.edits
        const answer = await quarry.call(endpoint, reach(adas), other.headers)
        expect(answer.code).toBe(ends === 'none' ? 200 : worksOnIt ? ends : 404)
        expect(JSON.stringify(answer)).not.toContain('Secret')
      }
      expect((await quarry.call(endpoint, reach(adas), {})).code).toBe(401)
      expect(await kept()).toBe(before)
    },
  )
})

it.each(sharedKinds)('a %s is not reached by a link of one’s own to another', async (kind) => {
  const fay = await memberIn(quarry, { nickname: 'Fay' })
  const [adas, fays] = [await possessionsOf(ada, kind), await possessionsOf(fay, kind)]
  const more = { again: 1, kind, refId: adas.refId, id: adas.refId, linkId: adas.link.id, token: adas.link.token }
  const { data } = await quarry.call(getShared, more, fays.link.headers)
  expect(data.ownerName).toBe('Fay')
  const answer = { name: 'Fay', text: 'Mine', parentId: adas.commentId }
  expect((await quarry.call(commentOnShared, answer, fays.link.headers)).code).toBe(404)
})

it('a member takes along everything that is kept of their links', async () => {
  const lin = await memberIn(quarry)
  const { refId } = await possessionsOf(lin, 'board')
  const { data } = await quarry.call(getOwnData, {}, lin.headers)
  expect(data.links).toMatchObject([
    {
      kind: 'board',
      refId,
      name: 'Secret client',
      comments: [{ text: 'Secret words' }],
      events: [{ event: 'created' }, { event: 'commented' }, { event: 'approved' }],
    },
  ])
  expect(data.approvals).toMatchObject([{ kind: 'board', refId, name: 'Secret approver' }])
  expect(JSON.stringify(data)).not.toMatch(/token|hash":\{/)
})
