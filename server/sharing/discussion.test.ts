import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { exportActivity, getActivity, getShareState, markRead } from '../../contract/sharing/activity-calls.ts'
import {
  commentOnShared,
  deleteComment,
  getComments,
  getDiscussion,
  replyToComment,
  resolveComment,
} from '../../contract/sharing/discussion-calls.ts'
import { revokeLink, rotateLink, updateLink } from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { aChip } from '../testing/boards.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf } from '../testing/sharing.ts'
import type { TestLink } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
const chip = aChip()
let refId: string
/** A link that lets comment, made anew for each test. */
let link: TestLink

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
  ada = await memberIn(quarry, { nickname: 'Ada' })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  refId = (await quarry.call(createBoard, { name: 'Lobby', items: [{ ...chip, id: randomUUID() }] }, ada.headers)).data
  link = await linkOf(quarry, ada, { kind: 'board', refId, role: 'comment' })
})

const thing = () => ({ kind: 'board' as const, refId })
const say = (text: string, more: object = {}, { headers }: TestLink = link) =>
  quarry.call(commentOnShared, { name: 'Mrs Li', text, ...more }, headers)
const heard = async ({ headers }: TestLink = link) => (await quarry.call(getDiscussion, {}, headers)).data.comments
const heardByAda = async () => (await quarry.call(getComments, thing(), ada.headers)).data

describe('a guest who may comment', () => {
  it('says something of the whole, of an item, or of a place, and is read by the owner', async () => {
    const { data: view } = await quarry.call(getShared, {}, link.headers)
    const itemId = view.board?.items[0]?.id
    await say('Lovely')
    await say('Too dark?', { on: { itemId } })
    await say('What comes here?', { on: { x: 10, y: 20.5 } })
    const said = [
      { name: 'Mrs Li', text: 'Lovely', on: null, isOwner: false, parentId: null, resolveTime: null },
      { text: 'Too dark?', on: { itemId } },
      { text: 'What comes here?', on: { x: 10, y: 20.5 } },
    ]
    expect(await heard()).toMatchObject(said)
    expect(await heardByAda()).toMatchObject(said.map((one) => ({ ...one, linkId: link.id, isRead: false })))
  })

  it('is answered by the owner, beneath what they said, however often', async () => {
    const { data: first } = await say('Too dark?')
    const { data: second } = await quarry.call(
      replyToComment,
      { linkId: link.id, parentId: first, text: 'Lighter now' },
      ada.headers,
    )
    await say('Thank you', { parentId: second })
    expect(await heard()).toMatchObject([
      { id: first, parentId: null },
      { id: second, parentId: first, isOwner: true, name: 'Ada' },
      { parentId: first, text: 'Thank you', isOwner: false },
    ])
  })

  it('says it once, though the call comes twice', async () => {
    const key = randomUUID()
    const [one, other] = [await say('Once', { key }), await say('Once', { key })]
    expect(one.data).toBe(other.data)
    expect(await heard()).toHaveLength(1)
  })

  it('is read as they wrote it: markup is text', async () => {
    const text = '<img src=x onerror=alert(1)>\nand & a line'
    await say(text)
    expect(await heard()).toMatchObject([{ text }])
  })

  it.each([
    ['text', { text: '  ' }],
    ['text', { text: '\u200b\u202e' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['name', { name: '\u200b\u202e' }],
    ['name', { name: '' }],
    ['on', { on: { x: 10, y: 99_999 } }],
    ['on', { on: { x: 1e4, y: 10 } }],
    ['on.itemId', { on: { itemId: randomUUID() } }],
    ['on.lineId', { on: { lineId: randomUUID() } }],
  ])('is told which field is wrong: %s', async (field, wrong) => {
    const { code, msg } = await quarry.call(commentOnShared, { name: 'Li', text: 'x', ...wrong }, link.headers)
    expect({ code, field: msg.slice(0, field.length) }).toEqual({ code: 400, field })
    expect(await heard()).toEqual([])
  })

  it('is told where a megabyte is too much, and to wait after ten in a minute', async () => {
    expect(await say('x'.repeat(1_100_000))).toMatchObject({ code: 413 })
    for (let count = 0; count < 10; count += 1) expect((await say(`${count}`)).code).toBe(200)
    expect(await say('more')).toMatchObject({ code: 429, data: { retryAfter: 60 } })
    expect(await heard()).toHaveLength(10)
  })

  it('finds their link ended where it ends while they write, and nothing is half said', async () => {
    await quarry.call(updateLink, { id: link.id, expiresAt: now.getTime() + 1000 }, ada.headers)
    const before = now
    now = new Date(now.getTime() + 1000)
    const late = await say('Too late')
    now = before
    expect(late).toMatchObject({ code: 404 })
    expect(await heardByAda()).toEqual([])
  })
})

it('says nothing by a link that is only for looking', async () => {
  const looking = await linkOf(quarry, ada, { ...thing(), role: 'view' })
  expect(await say('Hello', {}, looking)).toMatchObject({ code: 1009003004 })
})

it('reads and answers nothing that was said by another link', async () => {
  const other = await linkOf(quarry, ada, { ...thing(), role: 'comment', preset: 'contractor' })
  const { data: said } = await say('It costs 4,000', {}, other)
  expect(await heard()).toEqual([])
  expect(await say('I heard', { parentId: said })).toMatchObject({ code: 404 })
  expect(await heardByAda()).toHaveLength(1)
})

describe('the owner', () => {
  it('marks a thread as done and not done, by whichever of its comments', async () => {
    const { data: first } = await say('Too dark?')
    const { data: answer } = await say('Much', { parentId: first })
    await quarry.call(resolveComment, { id: answer }, ada.headers)
    expect(await heard()).toMatchObject([{ id: first, resolveTime: now.getTime() }, { resolveTime: null }])
    await quarry.call(resolveComment, { id: first, resolved: 0 }, ada.headers)
    expect(await heard()).toMatchObject([{ resolveTime: null }, {}])
  })

  it('deletes a comment with its answers, for everybody', async () => {
    const { data: first } = await say('Nonsense')
    await say('More of it', { parentId: first })
    await quarry.call(deleteComment, { id: first }, ada.headers)
    expect(await heard()).toEqual([])
    expect(await heardByAda()).toEqual([])
  })

  it('is told how much is new until they have read it', async () => {
    await say('One')
    await say('Two')
    const state = async () => (await quarry.call(getShareState, { kind: 'board', refIds: [refId] }, ada.headers)).data
    expect(await state()).toEqual([{ refId, links: 1, collaborators: 0, unread: 2, approval: 'none' }])
    await quarry.call(markRead, thing(), ada.headers)
    expect(await state()).toMatchObject([{ unread: 0 }])
  })

  it('reads what happened, the latest first', async () => {
    await say('One')
    await quarry.call(replyToComment, { linkId: link.id, text: 'Thanks' }, ada.headers)
    await quarry.call(rotateLink, { id: link.id }, ada.headers)
    await quarry.call(revokeLink, { id: link.id }, ada.headers)
    const { data } = await quarry.call(getActivity, { ...thing(), pageSize: 3 }, ada.headers)
    expect(data).toMatchObject({
      total: 5,
      list: [
        { event: 'revoked', name: null, linkName: 'Client' },
        { event: 'rotated' },
        { event: 'replied', name: 'Ada' },
      ],
    })
  })

  it('takes what happened along as a file', async () => {
    await say('One')
    const answer = await quarry.app.inject(requestOf(exportActivity, { ...thing(), language: 'zh-CN' }, ada.headers))
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body.split('\r\n').slice(1)).toEqual([
      '2026-11-26 08:00:00,评论,Client,Mrs Li',
      '2026-11-26 08:00:00,创建链接,Client,',
      '',
    ])
  })
})
