import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, deleteBoards } from '../../contract/boards/calls.ts'
import {
  createBudget,
  deleteBudgets,
  getBudget,
  restoreBudgets,
  setBudgetStatus,
  updateBudget,
} from '../../contract/budgets/calls.ts'
import { createFolder, deleteFolders } from '../../contract/favourites.ts'
import { getShareState } from '../../contract/sharing/activity-calls.ts'
import { approveShared, getApproval, getApprovals, getSharedDifference } from '../../contract/sharing/approval-calls.ts'
import type { Room } from '../../contract/budgets/entries.ts'
import { getDiscussion } from '../../contract/sharing/discussion-calls.ts'
import { revokeLink, updateLink } from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf } from '../testing/sharing.ts'
import type { TestLink } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let refId: string
let link: TestLink
let room: Room
const line = aLine({ name: 'Oak', note: 'ours' })

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  room = aRoom()
  const whole = { name: 'House', rooms: [room], lines: [line], allocations: [anAllocation(line, room)] }
  refId = (await quarry.call(createBudget, whole, ada.headers)).data
  link = await linkOf(quarry, ada, { kind: 'budget', refId, role: 'approve', name: 'Mrs Li' })
})

const thing = () => ({ kind: 'budget' as const, refId })
const shownHash = async () => (await quarry.call(getShared, { again: 1 }, link.headers)).data.contentHash
const approve = (contentHash: string, note = '') =>
  quarry.call(approveShared, { name: 'Li Wei', note, contentHash }, link.headers)
const save = async (changes: object) => {
  const { version } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
  const saved = await quarry.call(updateBudget, { id: refId, version, ...changes }, ada.headers)
  expect(saved.code).toBe(200)
}
const moveTo = async (status: 'draft' | 'inReview' | 'approved') => {
  const { version } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
  expect((await quarry.call(setBudgetStatus, { id: refId, version, status }, ada.headers)).code).toBe(200)
}
const approvals = async () => (await quarry.call(getApprovals, thing(), ada.headers)).data
const open = async (id: string) => (await quarry.call(getApproval, { id }, ada.headers)).data

describe('an approval', () => {
  it('names who approved what, and when, and holds while nothing of that has changed', async () => {
    const contentHash = await shownHash()
    const { data: id } = await approve(contentHash, 'Go ahead')
    const [first] = await approvals()
    expect(first).toMatchObject({
      ...thing(),
      id,
      name: 'Li Wei',
      note: 'Go ahead',
      contentHash,
      refName: 'House',
      linkName: 'Mrs Li',
      isChanged: false,
      isRead: false,
    })
    expect((await quarry.call(getDiscussion, {}, link.headers)).data.approvals).toMatchObject([
      { id, name: 'Li Wei', isChanged: false },
    ])
  })

  it('is one, however often the same person gives it, and a new note is kept', async () => {
    const contentHash = await shownHash()
    const give = async (name: string, note = '') =>
      (await quarry.call(approveShared, { name, note, contentHash }, link.headers)).data
    const first = await give('Li Wei', 'Go ahead')
    const other = await give('Bo')
    expect(await give('Li Wei', 'Go ahead')).toBe(first)
    expect(await give(' li wei\u200b')).toBe(first)
    expect(await give('BO')).toBe(other)
    expect(await approvals()).toHaveLength(2)
    expect(await give('Li Wei', 'but in oak')).not.toBe(first)
    expect(await approvals()).toHaveLength(3)
  })

  it('does not know of what its link does not show', async () => {
    await approve(await shownHash())
    await save({ put: { lines: [{ ...line, note: 'changed', supplier: 'Elsewhere' }] }, list: { targetBudget: '5' } })
    expect(await approvals()).toMatchObject([{ isChanged: false }])
  })

  it('does not know what a room is, nor which of a project', async () => {
    const before = await quarry.app.inject(requestOf(getShared, { again: 1 }, link.headers))
    const { data: id } = await approve(await shownHash())
    const said = [{ places: ['barefoot-wet'] }, { places: ['stairs', 'wet-wall'] }, { projectRoomId: randomUUID() }]
    for (const facts of said) {
      await save({ put: { rooms: [{ ...room, ...facts }] } })
      expect(await open(id)).toMatchObject({ isChanged: false, difference: { changed: [] } })
      const { data } = await quarry.call(getShared, { again: 1 }, link.headers)
      expect(data).toEqual(before.json<{ data: unknown }>().data)
    }
    expect(await approvals()).toMatchObject([{ isChanged: false }])
  })

  it('tells what has changed since, in names and figures, and can be given anew', async () => {
    const { data: id } = await approve(await shownHash())
    const more = aLine({ name: 'Linen', price: { low: '10', high: '10' } })
    await save({ put: { lines: [{ ...line, price: { ...line.price, low: '200', high: '240' } }, more] } })
    const { isChanged, difference, view } = await open(id)
    expect(isChanged).toBe(true)
    expect(view.budget?.lines).toHaveLength(1)
    expect(difference.added).toMatchObject([{ name: 'Linen' }])
    const oak = difference.changed.find(({ what }) => what.id === line.id)
    expect(oak?.fields.find(({ field }) => field === 'high')).toMatchObject({ from: '316.80', to: '345.60' })
    const { data: again } = await approve(await shownHash())
    expect(await approvals()).toMatchObject([
      { id: again, isChanged: false },
      { id, isChanged: true },
    ])
    await letWorkOn(quarry, { kind: 'budget', refId }, await memberIn(quarry), 'edit')
    const state = await quarry.call(getShareState, { kind: 'budget', refIds: [refId] }, ada.headers)
    expect(state.data).toMatchObject([{ approval: 'holds', unread: 2, collaborators: 1 }])
  })

  it('is refused where what is shown is another by now, with the hash of that', async () => {
    const before = await shownHash()
    await save({ list: { name: 'House, again' } })
    const refused = await approve(before)
    expect(refused).toMatchObject({ code: 409, data: { contentHash: await shownHash() } })
    expect(await approvals()).toEqual([])
  })

  it('is of what was shown then, whatever becomes of the link', async () => {
    const { data: id } = await approve(await shownHash())
    await quarry.call(updateLink, { id: link.id, preset: 'contractor' }, ada.headers)
    expect(await open(id)).toMatchObject({ isChanged: false })
    await quarry.call(revokeLink, { id: link.id }, ada.headers)
    const { view } = await open(id)
    expect(view.budget).toMatchObject({ name: 'House', lines: [{ name: 'Oak' }] })
  })

  it('holds while the list goes on to be ordered and delivered, until it is a draft again', async () => {
    const stateOf = async () =>
      (await quarry.call(getShareState, { kind: 'budget', refIds: [refId] }, ada.headers)).data
    await moveTo('inReview')
    const { data: id } = await approve(await shownHash())
    await moveTo('approved')
    await save({ put: { lines: [{ ...line, status: 'ordered' }] } })
    expect(await open(id)).toMatchObject({ isChanged: false, difference: { changed: [] } })
    expect((await quarry.call(getDiscussion, {}, link.headers)).data.approvals).toMatchObject([{ isChanged: false }])
    expect(await stateOf()).toMatchObject([{ approval: 'holds' }])
    await moveTo('inReview')
    expect(await open(id)).toMatchObject({ isChanged: false })
    await moveTo('draft')
    const { isChanged, difference } = await open(id)
    expect(isChanged).toBe(true)
    expect(difference.changed.flatMap(({ fields }) => fields)).toContainEqual({
      field: 'status',
      from: 'inReview',
      to: 'draft',
    })
    expect(await stateOf()).toMatchObject([{ approval: 'changed' }])
  })

  it('of a draft holds when the list is moved on, and not when anything in it is changed meanwhile', async () => {
    const { data: id } = await approve(await shownHash())
    await moveTo('inReview')
    expect(await open(id)).toMatchObject({ isChanged: false })
    await save({ list: { name: 'House, again' } })
    expect(await open(id)).toMatchObject({ isChanged: true })
  })

  it('of what lies in the trash can be opened, and is not said to be of something else', async () => {
    const { data: id } = await approve(await shownHash())
    await save({ list: { name: 'House, again' } })
    const all = async () => (await quarry.call(getApprovals, {}, ada.headers)).data
    const find = async () => (await all()).find((approval) => approval.id === id)
    expect(await find()).toMatchObject({ isInTrash: false, isChanged: true })
    await quarry.call(deleteBudgets, { ids: [refId] }, ada.headers)
    expect(await find()).toMatchObject({ isInTrash: true, isChanged: false, refName: 'House' })
    const opened = await open(id)
    expect(opened).toMatchObject({ isInTrash: true, isChanged: false, view: { budget: { name: 'House' } } })
    expect(opened.difference.changed).toEqual([])
    for (const asked of [getShared, getDiscussion])
      expect(await quarry.call(asked, {}, link.headers)).toMatchObject({ code: 404 })
    expect(await quarry.call(getSharedDifference, { approvalId: id }, link.headers)).toMatchObject({ code: 404 })
    await quarry.call(restoreBudgets, { ids: [refId] }, ada.headers)
    expect(await find()).toMatchObject({ isInTrash: false, isChanged: true })
  })

  it.each([
    ['board', createBoard, deleteBoards],
    ['folder', createFolder, deleteFolders],
  ] as const)('of a %s in the trash is told as such', async (kind, create, remove) => {
    const thing = { kind, refId: (await quarry.call<typeof create>(create, { name: 'Oak' }, ada.headers)).data }
    const { headers } = await linkOf(quarry, ada, { ...thing, role: 'approve' })
    const { contentHash } = (await quarry.call(getShared, {}, headers)).data
    const { data: id } = await quarry.call(approveShared, { name: 'Li', contentHash }, headers)
    await quarry.call<typeof remove>(remove, { ids: [thing.refId] }, ada.headers)
    expect(await open(id)).toMatchObject({ isInTrash: true, isChanged: false, refName: 'Oak' })
  })

  it('tells the guest what has changed of what their link shows, and of nothing that it shows no more', async () => {
    const { data: approvalId } = await approve(await shownHash())
    await save({ list: { name: 'House, again' }, put: { lines: [{ ...line, price: { ...line.price, high: '240' } }] } })
    const told = async () => (await quarry.call(getSharedDifference, { approvalId }, link.headers)).data
    const fieldsOf = ({ changed }: Awaited<ReturnType<typeof told>>) =>
      changed.flatMap(({ fields }) => fields.map(({ field }) => field))
    expect(fieldsOf(await told())).toEqual(expect.arrayContaining(['name', 'high']))
    await quarry.call(updateLink, { id: link.id, preset: 'contractor' }, ada.headers)
    expect(fieldsOf(await told())).toEqual(['name'])
    const other = await linkOf(quarry, ada, { ...thing(), role: 'approve' })
    expect(await quarry.call(getSharedDifference, { approvalId }, other.headers)).toMatchObject({
      code: 404,
    })
  })

  it.each([
    ['kind', () => ({ refId })],
    ['refId', () => ({ kind: 'budget' as const })],
  ])('is not looked for by half of what names a thing: without %s', async (missing, half) => {
    await approve(await shownHash())
    expect(await quarry.call(getApprovals, half(), ada.headers)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(`^${missing}\\b.* is required`),
    })
  })

  it('of somebody else’s list is nobody’s to open', async () => {
    const eve = await memberIn(quarry)
    const { data: id } = await approve(await shownHash())
    expect(await quarry.call(getApproval, { id }, eve.headers)).toMatchObject({ code: 404 })
    expect(await quarry.call(getApprovals, {}, eve.headers)).toMatchObject({ data: [] })
  })
})

it('never names two states at once: saves and approvals in any order', async () => {
  const hash = await shownHash()
  const { version } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
  const update = { id: refId, version, list: { name: 'Meanwhile' } }
  const [approved, saved] = await Promise.all([approve(hash), quarry.call(updateBudget, update, ada.headers)])
  expect(saved.code).toBe(200)
  expect([200, 409]).toContain(approved.code)
  const found = await approvals()
  expect(found).toHaveLength(approved.code === 200 ? 1 : 0)
  for (const { id } of found) expect((await open(id)).view.budget?.name).toBe('House')
})

it('is given by a link only that lets approve', async () => {
  const looking = await linkOf(quarry, ada, { ...thing(), role: 'comment' })
  const { contentHash } = (await quarry.call(getShared, {}, looking.headers)).data
  const wish = { name: 'Li', contentHash }
  expect(await quarry.call(approveShared, wish, looking.headers)).toMatchObject({ code: 1009003004 })
})
