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
import type { SharedKind } from '../../contract/sharing/links.ts'
import { getShared, previewLink } from '../../contract/sharing/shown-calls.ts'
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

beforeAll(async () => {
  quarry = await createTestApp()
  ;({ ada, eve, staff } = await adaAndOthersIn(quarry))
})
afterAll(() => quarry.close())

/** What one member has. Every text in it is secret. */
interface Possessions {
  kind: SharedKind
  refId: string
  link: TestLink
  commentId: string
  approvalId: string
}

async function possessionsOf({ headers }: TestMember, kind: SharedKind): Promise<Possessions> {
  const make = { board: createBoard, budget: createBudget, folder: createFolder }[kind]
  const refId = (await quarry.call<Endpoint>(make, { name: `Secret ${Math.random()}` }, headers)).data as string
  const link = await linkOf(quarry, { headers }, { kind, refId, role: 'approve', name: 'Secret client' })
  const said = { name: 'Secret guest', text: 'Secret words' }
  const { data: commentId } = await quarry.call(commentOnShared, said, link.headers)
  const { contentHash } = (await quarry.call(getShared, { again: 1 }, link.headers)).data
  const approved = { name: 'Secret approver', contentHash }
  const { data: approvalId } = await quarry.call(approveShared, approved, link.headers)
  return { kind, refId, link, commentId, approvalId }
}

/** Every row of sharing. */
async function kept() {
  const tables = ['share_link', 'share_comment', 'share_approval', 'share_event'] as const
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

it('every call of owners is tried', () => {
  const owners = quarry.app.endpoints.filter(
    ({ path, access }) => path.startsWith('/app-api/project/share/') && access !== 'link',
  )
  const tried = new Set(REACHES.map(([endpoint]) => endpoint))
  expect(owners.filter((endpoint) => !tried.has(endpoint)).map(({ path }) => path)).toEqual([])
})

describe.each(sharedKinds)('what a member shares of a %s', (kind) => {
  it.each(REACHES)('is out of others’ reach: $path', async (endpoint, reach, ends) => {
    const adas = await possessionsOf(ada, kind)
    const before = await kept()
    for (const { headers } of [eve, staff]) {
      const answer = await quarry.call(endpoint, reach(adas), headers)
      expect(answer.code).toBe(ends === 'none' ? 200 : ends)
      expect(JSON.stringify(answer)).not.toContain('Secret')
    }
    expect((await quarry.call(endpoint, reach(adas), {})).code).toBe(401)
    expect(await kept()).toBe(before)
  })

  it('is not reached by a link of one’s own', async () => {
    const fay = await memberIn(quarry, { nickname: 'Fay' })
    const [adas, fays] = [await possessionsOf(ada, kind), await possessionsOf(fay, kind)]
    const more = { again: 1, kind, refId: adas.refId, id: adas.refId, linkId: adas.link.id, token: adas.link.token }
    const { data } = await quarry.call(getShared, more, fays.link.headers)
    expect(data.ownerName).toBe('Fay')
    const answer = { name: 'Fay', text: 'Mine', parentId: adas.commentId }
    expect((await quarry.call(commentOnShared, answer, fays.link.headers)).code).toBe(404)
  })
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
