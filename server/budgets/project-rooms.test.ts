import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { createProject, getProject, placeThings } from '../../contract/projects.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let id: string
let projectId: string
const { sort: _sort, projectRoomId: _none, ...hall } = aRoom({ name: 'Hall', floorArea: '24.5' })
const room = aRoom({ name: 'Shower' })
const line = aLine()

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  projectId = (await quarry.call(createProject, { name: 'Harbour flat', rooms: [hall] }, ada.headers)).data
  const whole = { name: 'House', rooms: [room], lines: [line], allocations: [anAllocation(line, room)], projectId }
  id = (await quarry.call(calls.createBudget, whole, ada.headers)).data
})

const get = async (which = id, { headers } = ada): Promise<Budget> =>
  (await quarry.call(calls.getBudget, { id: which }, headers)).data
const namedNow = async (which = id) => (await get(which)).rooms[0]?.projectRoomId
const save = async (version: number, put: object, { headers } = ada) =>
  quarry.call(calls.updateBudget, { id, version, put }, headers)
const asHall = { ...room, projectRoomId: hall.id }

describe('the room of the project that a room is', () => {
  it('is kept, told to other devices, and copied with the list', async () => {
    const saved = await save(1, { rooms: [asHall] })
    expect(saved.code).toBe(200)
    expect(await namedNow()).toBe(hall.id)
    const changes = await quarry.call(calls.getBudgetChanges, { id, since: 1 }, ada.headers)
    expect(changes.data.rooms).toMatchObject([{ id: room.id, projectRoomId: hall.id }])
    const { data: copy } = await quarry.call(calls.duplicateBudget, { id, prices: 0, projectId }, ada.headers)
    expect(await namedNow(copy)).toBe(hall.id)
    // Nothing is taken over by it.
    expect((await get()).rooms).toMatchObject([{ name: 'Shower', floorArea: null }])
    expect((await get()).totals).toEqual(saved.data.totals)
  })

  it('is none in rooms of before, and saying so changes nothing', async () => {
    await sql`UPDATE budget_entry SET content = (content::jsonb - 'projectRoomId')::json WHERE type = 'room'`.execute(
      quarry.db,
    )
    expect(await namedNow()).toBe(null)
    await save(1, { rooms: [room] })
    expect((await get()).rooms[0]?.version, 'nobody has touched it').toBe(1)
  })

  it('stays where a tab of before renames the room, and goes where it is taken away', async () => {
    await save(1, { rooms: [asHall] })
    const { projectRoomId: _unknown, ...ofBefore } = room
    expect((await save(2, { rooms: [{ ...ofBefore, name: 'Bath' }] })).code).toBe(200)
    expect(await namedNow()).toBe(hall.id)
    await save(3, { rooms: [{ ...ofBefore, name: 'Bath', projectRoomId: null }] })
    expect(await namedNow()).toBe(null)
    expect((await save(4, { rooms: [{ ...room, projectRoomId: 'hall' }] })).code).toBe(400)
  })

  it('is in conflict as other fields are, and measures are taken over as one save', async () => {
    const bo = await memberIn(quarry, { nickname: 'Bo' })
    await letWorkOn(quarry, { kind: 'budget', refId: id }, bo, 'edit')
    await save(1, { rooms: [{ ...asHall, floorArea: '24.5' }] })
    expect((await get()).version).toBe(2)
    const refused = await save(1, { rooms: [{ ...room, projectRoomId: randomUUID() }] }, bo)
    expect(refused).toMatchObject({ code: 409, data: { rooms: [{ id: room.id, projectRoomId: hall.id }] } })
  })

  it('stays for who works on the list and not on the project, and reads nothing of the project', async () => {
    await save(1, { rooms: [asHall] })
    const bo = await memberIn(quarry, { nickname: 'Bo' })
    await letWorkOn(quarry, { kind: 'budget', refId: id }, bo, 'edit')
    const seen = await get(id, bo)
    expect(seen.project).toBe(null)
    expect((await save(2, { rooms: seen.rooms.map((own) => ({ ...own, name: 'Bath' })) }, bo)).code).toBe(200)
    expect(await namedNow()).toBe(hall.id)
    expect((await quarry.ask(getProject, { id: projectId }, bo.headers)).code).toBe(404)
  })

  it('stays where the list leaves the project, and where its room is gone', async () => {
    await save(1, { rooms: [asHall] })
    const things = [{ kind: 'budget' as const, refId: id }]
    expect((await quarry.call(placeThings, { projectId: null, things }, ada.headers)).code).toBe(200)
    const left = await get()
    expect(left).toMatchObject({ project: null, version: 2, rooms: [{ projectRoomId: hall.id }] })
    expect((await save(2, { rooms: [{ ...asHall, projectRoomId: randomUUID(), name: 'Bath' }] })).code).toBe(200)
  })

  it('may be said of an approved list too, whose measures stay, and of none that is ordered', async () => {
    for (const [at, status] of (['inReview', 'approved'] as const).entries())
      await quarry.call(calls.setBudgetStatus, { id, version: at + 1, status }, ada.headers)
    expect((await save(3, { rooms: [{ ...asHall, floorArea: '24.5' }] })).code).toBe(1009002001)
    expect((await save(3, { rooms: [asHall] })).code).toBe(200)
    await quarry.call(calls.setBudgetStatus, { id, version: 4, status: 'ordered' }, ada.headers)
    expect((await save(5, { rooms: [room] })).code).toBe(1009002001)
  })
})
