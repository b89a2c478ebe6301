import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createBoard,
  deleteBoards,
  duplicateBoard,
  getBoard,
  getBoardPage,
  updateBoard,
} from '../../contract/boards/calls.ts'
import { createBudget, duplicateBudget, getBudget, getBudgetPage } from '../../contract/budgets/calls.ts'
import { createTeamComment, getTeamComments } from '../../contract/collaboration/discussion-calls.ts'
import * as people from '../../contract/collaboration/people-calls.ts'
import { createFolder, duplicateFolder, getFolderPage } from '../../contract/favourites.ts'
import { getOwnData } from '../../contract/profile.ts'
import * as calls from '../../contract/projects.ts'
import { createLink } from '../../contract/sharing/link-calls.ts'
import { getShareState } from '../../contract/sharing/activity-calls.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let bob: TestMember
let cleo: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
  cleo = await memberIn(quarry, { nickname: 'Cleo' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})
afterAll(() => quarry.close())

const aRoom = (name: string) => ({
  id: randomUUID(),
  name,
  floorArea: '24.5',
  wallArea: null,
  perimeter: null,
  count: 1,
  places: [],
})

async function aProject(fields: object = {}, { headers }: TestMember = ada): Promise<string> {
  return (await quarry.call(calls.createProject, { name: 'Harbour flat', ...fields }, headers)).data
}

interface Held {
  board: string
  budget: string
  folder: string
}

async function filled(projectId: string, { headers }: TestMember = ada): Promise<Held> {
  const name = `Hall ${Math.random()}`
  return {
    board: (await quarry.call(createBoard, { name, projectId }, headers)).data,
    budget: (await quarry.call(createBudget, { name, projectId }, headers)).data,
    folder: (await quarry.call(createFolder, { name, projectId }, headers)).data,
  }
}
const asThings = ({ board, budget, folder }: Held) => [
  { kind: 'board' as const, refId: board },
  { kind: 'budget' as const, refId: budget },
  { kind: 'folder' as const, refId: folder },
]
const cardOf = async (id: string, { headers }: TestMember = ada) =>
  (await quarry.ask(calls.getProject, { id }, headers)).data
const place = (projectId: string | null, things: ReturnType<typeof asThings>, { headers }: TestMember = ada) =>
  quarry.call(calls.placeThings, { projectId, things }, headers)

describe('a project', () => {
  it('is kept as it was written, and changed field by field', async () => {
    const rooms = [aRoom('Hall'), aRoom('Bath')]
    const id = await aProject({
      code: 'H-12',
      clientName: 'Ms Lind',
      clientMail: 'Lind@Example.com',
      rooms,
      endsOn: '2027-05-01',
    })
    expect(await cardOf(id)).toMatchObject({
      name: 'Harbour flat',
      code: 'H-12',
      clientName: 'Ms Lind',
      rooms,
      right: 'own',
      version: 1,
    })
    const fields = { address: '12 Quay Street', startsOn: '2027-01-10' }
    expect((await quarry.call(calls.updateProject, { id, version: 1, fields }, ada.headers)).data).toEqual({
      version: 2,
    })
    expect(await cardOf(id)).toMatchObject({ ...fields, endsOn: '2027-05-01', version: 2, rooms })
  })

  it('is not overwritten where somebody else has changed the same meanwhile', async () => {
    const id = await aProject()
    await letWorkOn(quarry, { kind: 'project', refId: id }, bob, 'edit')
    const change = (fields: object, { headers }: TestMember) =>
      quarry.call(calls.updateProject, { id, version: 1, fields }, headers)
    expect((await change({ code: 'B' }, bob)).code).toBe(200)
    expect((await change({ address: 'Quay 1' }, ada)).code).toBe(200)
    const refused = await change({ code: 'A', name: 'Other' }, ada)
    expect(refused).toMatchObject({ code: 409, data: { code: 'B', name: 'Harbour flat', address: 'Quay 1' } })
    // What somebody wrote as it is anyway is no conflict.
    expect((await change({ code: 'B', name: 'Other' }, ada)).code).toBe(200)
  })

  it.each([
    ['endsOn', { startsOn: '2027-02-01', endsOn: '2027-01-31' }],
    ['clientMail', { clientMail: 'nobody' }],
    ['currency', { currency: 'ABC' }],
    ['rooms.0.floorArea', { rooms: [{ ...aRoom('Hall'), floorArea: '-1' }] }],
    ['name', { name: ' \u200b' }],
  ])('names the wrong field: %s', async (field, fields) => {
    const { code, msg } = await quarry.call(calls.createProject, { name: 'Flat', ...fields }, ada.headers)
    expect(code).toBe(400)
    expect(msg).toContain(field)
  })

  it('is found by name, code, client and address, and in the archive only when that is asked', async () => {
    const id = await aProject({ code: 'ZX-9', clientName: 'Émile Roux', address: 'Rue Haute' })
    const find = async (query: object) =>
      (await quarry.ask(calls.getProjectPage, query, ada.headers)).data.list.map((project) => project.id)
    for (const keyword of ['zx-9', 'emile', 'rue haute', 'roux harbour']) expect(await find({ keyword })).toEqual([id])
    expect((await quarry.call(calls.archiveProject, { id, isArchived: true }, ada.headers)).data).toBe(true)
    expect(await find({ keyword: 'zx-9' })).toEqual([])
    expect(await find({ keyword: 'zx-9', archived: 1 })).toEqual([id])
  })

  it('goes to the trash alone: what it held stays, in no project, and is in it again when it comes back', async () => {
    const id = await aProject()
    const held = await filled(id)
    expect((await quarry.call(calls.deleteProjects, { ids: [id] }, ada.headers)).data).toBe(1)
    expect((await quarry.ask(calls.getProject, { id }, ada.headers)).code).toBe(404)
    expect((await quarry.ask(getBoard, { id: held.board }, ada.headers)).data.project).toBeNull()
    expect((await quarry.ask(calls.getDeletedProjects, {}, ada.headers)).data).toMatchObject([{ id }])
    expect((await quarry.call(calls.restoreProjects, { ids: [id] }, ada.headers)).data).toBe(true)
    expect(await cardOf(id)).toMatchObject({ boards: 1, budgets: 1, folders: 1 })
  })

  it('stands in the copy of a member’s data', async () => {
    const zoe = await memberIn(quarry)
    await aProject({ name: 'Own data', clientName: 'Ms Lind' }, zoe)
    expect((await quarry.call(getOwnData, {}, zoe.headers)).data.projects).toMatchObject([
      { name: 'Own data', clientName: 'Ms Lind', deleteTime: null },
    ])
  })
})

describe('what a project holds', () => {
  it('is made in it, listed by it, and says so', async () => {
    const id = await aProject()
    const held = await filled(id)
    const project = { id, name: 'Harbour flat' }
    const idsOf = ({ data }: { data: { list: { id: string; project: unknown }[] } }) =>
      data.list.map((one) => [one.id, one.project])
    expect(idsOf(await quarry.ask(getBoardPage, { projectId: id }, ada.headers))).toEqual([[held.board, project]])
    expect(idsOf(await quarry.ask(getBudgetPage, { projectId: id }, ada.headers))).toEqual([[held.budget, project]])
    expect(idsOf(await quarry.ask(getFolderPage, { projectId: id }, ada.headers))).toEqual([[held.folder, project]])
    expect((await quarry.ask(getBudget, { id: held.budget }, ada.headers)).data.project).toEqual(project)
    expect((await quarry.ask(getBoardPage, { projectId: id }, eve.headers)).code).toBe(404)
    expect((await quarry.ask(getBoardPage, { projectId: id })).code).toBe(401)
  })

  it('moves from one to another and out again, all of it or nothing', async () => {
    const [one, other] = [await aProject(), await aProject({ name: 'Mill' })]
    const held = asThings(await filled(one))
    const [board] = held
    expect((await place(other, held)).data).toBe(true)
    expect(await cardOf(one)).toMatchObject({ boards: 0, budgets: 0, folders: 0 })
    expect(await cardOf(other)).toMatchObject({ boards: 1, budgets: 1, folders: 1 })
    expect((await place(null, [...held, { kind: 'board', refId: '999999' }])).code).toBe(404)
    expect(await cardOf(other)).toMatchObject({ boards: 1 })
    expect((await place(null, board ? [board] : [])).data).toBe(true)
    expect(await cardOf(other)).toMatchObject({ boards: 0, budgets: 1 })
  })

  it('is placed by its owner alone, and taken out by the project’s owner too', async () => {
    const id = await aProject()
    await letWorkOn(quarry, { kind: 'project', refId: id }, bob, 'edit')
    await letWorkOn(quarry, { kind: 'project', refId: id }, cleo, 'comment')
    const [board] = asThings(await filled(id))
    const theirs = asThings(await filled(id, bob))
    if (!board) throw new Error('no board')
    expect((await place(await aProject({}, bob), [board], bob)).code).toBe(1009004002)
    expect((await place(null, [board], bob)).code).toBe(1009004002)
    expect((await place(null, [board], eve)).code).toBe(404)
    const own = (await quarry.call(createBoard, { name: 'Cleo’s' }, cleo.headers)).data
    expect((await place(id, [{ kind: 'board', refId: own }], cleo)).code).toBe(1009004001)
    expect((await place(await aProject(), theirs)).code).toBe(1009004002)
    expect((await place(null, theirs)).data).toBe(true)
  })

  it('is at most 200 things', async () => {
    const id = await aProject({}, eve)
    const folders = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => quarry.call(createFolder, { name: `F${index}` }, eve.headers)),
    )
    const things = folders.map(({ data }) => ({ kind: 'folder' as const, refId: data }))
    expect((await place(id, things as ReturnType<typeof asThings>, eve)).data).toBe(true)
    expect(await quarry.call(createBoard, { name: 'One more', projectId: id }, eve.headers)).toMatchObject({
      code: 1009007002,
    })
    expect((await quarry.ask(getBoardPage, { mine: 1 }, eve.headers)).data.total).toBe(0)
    expect(await cardOf(id, eve)).toMatchObject({ folders: 200, boards: 0 })
  })

  it('is copied into another, without quantities as a template', async () => {
    const [from, to] = [await aProject(), await aProject({ name: 'Template' })]
    const { sort: _sort, ...room } = { ...aRoom('Hall'), sort: 0 }
    const line = randomUUID()
    const list = {
      name: 'Flooring',
      projectId: from,
      rooms: [room],
      lines: [{ id: line, kind: 'custom', name: 'Oak', unit: 'm²', price: { low: '10', high: '12', currency: 'CNY' } }],
      allocations: [{ id: randomUUID(), lineId: line, roomId: room.id, netQty: '8' }],
    }
    const budget = (await quarry.call(createBudget, list, ada.headers)).data
    const copy = await quarry.call(
      duplicateBudget,
      { id: budget, name: 'Flooring', quantities: 0, projectId: to },
      ada.headers,
    )
    const { data } = await quarry.ask(getBudget, { id: copy.data }, ada.headers)
    expect(data.project).toEqual({ id: to, name: 'Template' })
    expect(data.rooms).toMatchObject([{ name: 'Hall', floorArea: null }])
    expect(data.lines).toMatchObject([{ name: 'Oak', price: { low: '10' } }])
    expect(data.allocations).toMatchObject([{ netQty: '0' }])
    const { board, folder } = await filled(from)
    await quarry.call(duplicateBoard, { id: board, name: 'Hall', projectId: to }, ada.headers)
    await quarry.call(duplicateFolder, { id: folder, projectId: to }, ada.headers)
    expect(await cardOf(to)).toMatchObject({ boards: 1, budgets: 1, folders: 1 })
  })
})

describe('a right to a project', () => {
  it('is one to all that it holds, given by one invitation, and ends with it', async () => {
    const id = await aProject()
    const held = await filled(id)
    const invited = await quarry.call(
      people.invitePerson,
      { kind: 'project', refId: id, email: bob.email, right: 'edit' },
      ada.headers,
    )
    expect((await quarry.ask(people.getReceivedInvitations, {}, bob.headers)).data).toMatchObject([
      { kind: 'project', refId: id, name: 'Harbour flat', ownerName: 'Ada', right: 'edit' },
    ])
    expect((await quarry.ask(getBoard, { id: held.board }, bob.headers)).code).toBe(404)
    await quarry.call(people.acceptInvitation, { id: invited.data.id }, bob.headers)
    expect((await quarry.ask(getBoard, { id: held.board }, bob.headers)).data.right).toBe('edit')
    expect(
      (await quarry.call(updateBoard, { id: held.board, version: 1, board: { name: 'Bob’s' } }, bob.headers)).code,
    ).toBe(200)
    expect((await quarry.ask(getBudget, { id: held.budget }, bob.headers)).data.right).toBe('edit')
    expect((await quarry.ask(getFolderPage, { projectId: id }, bob.headers)).data.list).toMatchObject([
      { right: 'edit' },
    ])
    // What comes into it later, too.
    const later = await filled(id)
    expect((await quarry.ask(getBoard, { id: later.board }, bob.headers)).data.project).toEqual({
      id,
      name: 'Harbour flat',
    })
    await place(null, [{ kind: 'board', refId: later.board }])
    expect((await quarry.ask(getBoard, { id: later.board }, bob.headers)).code).toBe(404)
    await quarry.call(people.removePerson, { kind: 'project', refId: id, memberId: bob.id }, ada.headers)
    expect((await quarry.ask(getBudget, { id: held.budget }, bob.headers)).code).toBe(404)
    expect((await quarry.ask(calls.getProject, { id }, bob.headers)).code).toBe(404)
  })

  it('counts beside one to the thing itself: the larger does, and taking one away leaves the other', async () => {
    const id = await aProject()
    const { board } = await filled(id)
    const thing = { kind: 'board' as const, refId: board }
    await letWorkOn(quarry, thing, bob, 'edit')
    await letWorkOn(quarry, { kind: 'project', refId: id }, bob, 'comment')
    const right = async () => (await quarry.ask(getBoard, { id: board }, bob.headers)).data?.right
    expect(await right()).toBe('edit')
    const told = { memberId: bob.id, right: 'edit', isByProject: false }
    expect((await quarry.ask(people.getPeople, thing, ada.headers)).data.collaborators).toMatchObject([told])
    await quarry.call(people.removePerson, { ...thing, memberId: bob.id }, ada.headers)
    expect(await right()).toBe('comment')
    expect((await quarry.ask(people.getPeople, thing, ada.headers)).data.collaborators).toMatchObject([
      { memberId: bob.id, right: 'comment', isByProject: true },
    ])
    // Only the project gives it, and takes it away.
    expect((await quarry.call(people.removePerson, { ...thing, memberId: bob.id }, ada.headers)).code).toBe(1009004009)
    expect((await quarry.call(people.leaveThing, thing, bob.headers)).code).toBe(1009004013)
    await letWorkOn(quarry, thing, bob, 'edit')
    await quarry.call(people.leaveThing, { kind: 'project', refId: id }, bob.headers)
    expect(await right()).toBe('edit')
  })

  it('lets its owner edit what colleagues put into it, whose owners they stay', async () => {
    const id = await aProject()
    await letWorkOn(quarry, { kind: 'project', refId: id }, bob, 'edit')
    const { board } = await filled(id, bob)
    expect((await quarry.ask(getBoard, { id: board }, ada.headers)).data).toMatchObject({
      right: 'edit',
      ownerName: 'Bob',
    })
    expect((await quarry.call(deleteBoards, { ids: [board] }, ada.headers)).code).toBe(1009004002)
    // In the trash the project gives no right.
    await quarry.call(calls.deleteProjects, { ids: [id] }, ada.headers)
    expect((await quarry.ask(getBoard, { id: board }, ada.headers)).code).toBe(404)
    await quarry.call(calls.restoreProjects, { ids: [id] }, ada.headers)
    expect((await quarry.ask(getBoard, { id: board }, ada.headers)).code).toBe(200)
  })

  it('lets people talk on what it holds, and be asked', async () => {
    const id = await aProject()
    const { budget } = await filled(id)
    await letWorkOn(quarry, { kind: 'project', refId: id }, cleo, 'comment')
    const thing = { kind: 'budget' as const, refId: budget }
    const said = { ...thing, key: randomUUID(), text: 'Which oak?', assigneeId: cleo.id, mentions: [cleo.id] }
    expect((await quarry.call(createTeamComment, said, ada.headers)).code).toBe(200)
    expect((await quarry.ask(getTeamComments, thing, cleo.headers)).data).toMatchObject({
      right: 'comment',
      people: [{ nickname: 'Ada' }, { nickname: 'Cleo' }],
    })
    const { waiting } = (await quarry.ask(calls.getProjectNews, { id }, cleo.headers)).data
    expect(waiting).toMatchObject([{ what: 'todo', isMine: true, kind: 'budget', refId: budget }])
    const states = await quarry.ask(getShareState, { kind: 'budget', refIds: [budget] }, ada.headers)
    expect(states.data).toMatchObject([{ collaborators: 1 }])
  })

  it('is handed over with the project; what it holds keeps its owners', async () => {
    const id = await aProject()
    const { board } = await filled(id)
    await letWorkOn(quarry, { kind: 'project', refId: id }, bob, 'comment')
    const order = { kind: 'project' as const, refId: id, memberId: bob.id }
    expect((await quarry.call(people.transferThing, order, ada.headers)).data).toBe(true)
    expect(await cardOf(id, bob)).toMatchObject({ right: 'own', ownerName: 'Bob' })
    expect(await cardOf(id, ada)).toMatchObject({ right: 'edit' })
    expect((await quarry.ask(getBoard, { id: board }, bob.headers)).data).toMatchObject({
      right: 'edit',
      ownerName: 'Ada',
    })
    // A thing may go to somebody who works on it by its project.
    const thing = { kind: 'board' as const, refId: board, memberId: bob.id }
    expect((await quarry.call(people.transferThing, thing, ada.headers)).data).toBe(true)
    expect((await quarry.ask(getBoard, { id: board }, bob.headers)).data).toMatchObject({ right: 'own' })
  })
})

it('tells what waits, and for whom: links and invitations to the owner alone', async () => {
  const id = await aProject()
  const { budget } = await filled(id)
  await letWorkOn(quarry, { kind: 'project', refId: id }, bob, 'edit')
  await quarry.call(createLink, { kind: 'budget', refId: budget, preset: 'client', name: 'Ms Lind' }, ada.headers)
  await quarry.call(
    people.invitePerson,
    { kind: 'project', refId: id, email: 'who@quarry.test', right: 'edit' },
    ada.headers,
  )
  const news = async ({ headers }: TestMember) => (await quarry.ask(calls.getProjectNews, { id }, headers)).data
  expect((await news(ada)).waiting).toMatchObject([
    { what: 'unopened', who: 'Ms Lind', isMine: false, kind: 'budget' },
    { what: 'invitation', who: 'who@quarry.test', isMine: false, kind: 'project', refId: id },
  ])
  expect((await news(bob)).waiting).toEqual([])
  expect((await news(bob)).changed.map(({ kind }) => kind).toSorted()).toEqual(['board', 'budget', 'folder'])
  expect((await quarry.ask(calls.getProjectNews, { id }, eve.headers)).code).toBe(404)
})
