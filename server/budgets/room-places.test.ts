import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let id: string
const room = aRoom({ name: 'Shower' })
const line = aLine()

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  const whole = { name: 'House', rooms: [room], lines: [line], allocations: [anAllocation(line, room)] }
  id = (await quarry.call(calls.createBudget, whole, ada.headers)).data
})

const get = async (which = id): Promise<Budget> => (await quarry.call(calls.getBudget, { id: which }, ada.headers)).data
const placesNow = async () => (await get()).rooms[0]?.places
const save = async (version: number, put: object, { headers } = ada) =>
  quarry.call(calls.updateBudget, { id, version, put }, headers)

/** Makes the list's rooms what they were before rooms had places. */
async function makeOfBefore(): Promise<void> {
  await sql`UPDATE budget_entry SET content = (content::jsonb - 'places')::json WHERE type = 'room'`.execute(quarry.db)
}

describe('the places of a room', () => {
  it('is kept, told to other devices, and copied with the list', async () => {
    const saved = await save(1, { rooms: [{ ...room, places: ['barefoot-wet'] }] })
    expect(saved.code).toBe(200)
    expect(await placesNow()).toEqual(['barefoot-wet'])
    const changes = await quarry.call(calls.getBudgetChanges, { id, since: 1 }, ada.headers)
    expect(changes.data.rooms).toMatchObject([{ id: room.id, places: ['barefoot-wet'] }])
    const { data: copy } = await quarry.call(calls.duplicateBudget, { id, prices: 0 }, ada.headers)
    expect((await get(copy)).rooms).toMatchObject([{ places: ['barefoot-wet'] }])
    // No figure depends on it.
    expect((await get()).totals).toEqual(saved.data.totals)
  })

  it('is none in rooms of before, and saying so changes nothing', async () => {
    await makeOfBefore()
    expect(await placesNow()).toEqual([])
    const since = await quarry.call(calls.getBudgetChanges, { id, since: 0 }, ada.headers)
    expect(since.data.rooms).toMatchObject([{ places: [] }])
    await save(1, { rooms: [{ ...room, places: [] }] })
    expect((await get()).rooms[0]?.version, 'nobody has touched it').toBe(1)
    // Another client, which knows version 1, meets no conflict.
    expect((await save(1, { rooms: [{ ...room, name: 'Bath' }] })).code).toBe(200)
  })

  it('stays where a tab of before renames the room, which does not know of it', async () => {
    await save(1, { rooms: [{ ...room, places: ['barefoot-wet'] }] })
    const { places: _places, ...ofBefore } = room
    expect((await save(2, { rooms: [{ ...ofBefore, name: 'Bath' }] })).code).toBe(200)
    expect((await get()).rooms).toMatchObject([{ name: 'Bath', places: ['barefoot-wet'] }])
    const another = aRoom({ name: 'New' })
    const { places: _none, ...newOne } = another
    await save(3, { rooms: [newOne] })
    expect((await get()).rooms.find((one) => one.id === another.id)?.places).toEqual([])
    await save(4, { rooms: [{ ...room, name: 'Bath', places: [] }] })
    expect(await placesNow()).toEqual([])
  })

  it('is in conflict as other fields are, and comes along', async () => {
    const bo = await memberIn(quarry, { nickname: 'Bo' })
    await letWorkOn(quarry, { kind: 'budget', refId: id }, bo, 'edit')
    await save(1, { rooms: [{ ...room, places: ['barefoot-wet'] }] })
    const refused = await save(1, { rooms: [{ ...room, places: ['stairs'] }] }, bo)
    expect(refused).toMatchObject({ code: 409, data: { rooms: [{ id: room.id, places: ['barefoot-wet'] }] } })
  })

  it('may be said of an approved list too, and of none that is ordered', async () => {
    await makeOfBefore()
    for (const [at, status] of (['inReview', 'approved'] as const).entries())
      await quarry.call(calls.setBudgetStatus, { id, version: at + 1, status }, ada.headers)
    expect((await save(3, { rooms: [{ ...room, name: 'Bath' }] })).code).toBe(200)
    expect((await save(4, { rooms: [{ ...room, name: 'Bath', places: ['barefoot-wet'] }] })).code).toBe(200)
    await quarry.call(calls.setBudgetStatus, { id, version: 5, status: 'ordered' }, ada.headers)
    expect((await save(6, { rooms: [{ ...room, name: 'Bath', places: ['stairs'] }] })).code).toBe(1009002001)
  })

  it('is what was stored of rooms that were one place, in lists and in steps back', async () => {
    await sql`
      UPDATE budget_entry SET content = (content::jsonb - 'places' || '{"place":"stairs"}')::json
      WHERE type = 'room'`.execute(quarry.db)
    expect((await get()).rooms).toEqual([{ ...room, places: ['stairs'], version: 1 }])
    expect((await save(1, { rooms: [{ ...room, places: ['stairs'] }] })).code).toBe(200)
    expect((await get()).rooms[0]?.version, 'nobody has changed it').toBe(1)
  })

  it('is none where the table has it no longer, and the list can be read', async () => {
    for (const stored of ['{"place":"moon"}', '{"places":["moon"]}']) {
      await sql`
        UPDATE budget_entry SET content = (content::jsonb - 'places' - 'place' || ${stored}::jsonb)::json
        WHERE type = 'room'`.execute(quarry.db)
      expect(await placesNow()).toEqual([])
    }
  })

  it('are at most three of the table, each once and in its order', async () => {
    await save(1, { rooms: [{ ...room, places: ['wet-wall', 'barefoot-wet', 'wet-wall'] }] })
    expect(await placesNow()).toEqual(['barefoot-wet', 'wet-wall'])
    for (const places of [['moon'], 'stairs', ['stairs', 'outdoors', 'wet-wall', 'facade'], [null]]) {
      const refused = await save(2, { rooms: [{ ...room, places }] })
      expect(refused.code).toBe(400)
      expect(refused.msg).toContain('places')
    }
  })
})
