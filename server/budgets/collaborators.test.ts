import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { letWorkNoMore, letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})

const make = async (input: object = {}) =>
  (await quarry.call(calls.createBudget, { name: 'Harbour hotel', ...input }, ada.headers)).data
const read = async (id: string, { headers }: TestMember) => (await quarry.call(calls.getBudget, { id }, headers)).data
const shared = async (query: object = {}) =>
  (await quarry.call(calls.getBudgetPage, { shared: 1, ...query }, eve.headers)).data

describe('a member whom the owner lets work on a list', () => {
  it('reads it whole, and learns what they may do', async () => {
    const [room, line] = [aRoom(), aLine({ note: 'Ask twice' })]
    const refId = await make({ rooms: [room], lines: [line], allocations: [anAllocation(line, room)] })
    await letWorkOn(quarry, { kind: 'budget', refId }, eve, 'comment')
    const [theirs, owners] = [await read(refId, eve), await read(refId, ada)]
    expect([theirs.right, owners.right]).toEqual(['comment', 'own'])
    expect({ ...theirs, right: 'own' }).toEqual(owners)
    const { data } = await quarry.call(calls.getBudgetChanges, { id: refId, since: 0 }, eve.headers)
    expect(data).toMatchObject({ right: 'comment', lines: [{ note: 'Ask twice' }] })
  })

  it('changes lines, rooms and status, and the owner reads what came of it', async () => {
    const [room, line] = [aRoom(), aLine({ price: { low: '10', high: '10' } })]
    const refId = await make({ rooms: [room], lines: [line], allocations: [anAllocation(line, room, { netQty: '2' })] })
    await letWorkOn(quarry, { kind: 'budget', refId }, eve, 'edit')
    const more = aLine({ price: { low: '5', high: '5' } })
    const put = { lines: [more], allocations: [anAllocation(more, room, { netQty: '3' })] }
    const remove = { rooms: [], lines: [], allocations: [] }
    const saved = await quarry.call(calls.updateBudget, { id: refId, version: 1, put, remove }, eve.headers)
    expect(saved.code).toBe(200)
    const owners = await read(refId, ada)
    expect([owners.version, owners.lines.length, owners.totals]).toEqual([2, 2, saved.data.totals])
    const moved = { id: refId, version: 2, status: 'inReview' }
    expect((await quarry.call(calls.setBudgetStatus, moved, eve.headers)).data.statusLog).toMatchObject([
      { status: 'inReview', name: 'Eve' },
    ])
    expect(
      (await quarry.call(calls.updateBudget, { id: refId, version: 3, remove: { rooms: [room.id] } }, ada.headers))
        .code,
    ).toBe(200)
    expect((await read(refId, eve)).allocations).toEqual([])
    const rows = await quarry.db.selectFrom('budget_entry').select('member_id').where('budget_id', '=', refId).execute()
    expect(new Set(rows.map((row) => row.member_id))).toEqual(new Set([ada.id]))
  })

  it('finds it among what is shared with them, and not among their own', async () => {
    const [first, second] = [await make(), await make({ name: 'Villa', clientName: 'Mo' })]
    await make({ name: 'Nobody else’s' })
    await letWorkOn(quarry, { kind: 'budget', refId: first }, eve, 'comment')
    await letWorkOn(quarry, { kind: 'budget', refId: second }, eve, 'edit')
    expect(await shared({ sort: 'name' })).toMatchObject({
      list: [
        { name: 'Harbour hotel', ownerName: 'Ada', right: 'comment' },
        { name: 'Villa', ownerName: 'Ada', right: 'edit' },
      ],
      total: 2,
    })
    expect((await shared({ keyword: 'mo' })).list.map(({ id }) => id)).toEqual([second])
    expect((await shared({ status: 'closed' })).total).toBe(0)
    expect((await quarry.call(calls.getBudgetPage, {}, eve.headers)).data.total).toBe(0)
    expect((await quarry.call(calls.getBudgetPage, {}, ada.headers)).data.list[0]).toMatchObject({ right: 'own' })
  })

  it('sees nothing of it once it is deleted, taken away, or its owner leaves', async () => {
    const refId = await make()
    await letWorkOn(quarry, { kind: 'budget', refId }, eve, 'edit')
    await quarry.call(calls.deleteBudgets, { ids: [refId] }, ada.headers)
    expect((await shared()).total).toBe(0)
    await quarry.call(calls.restoreBudgets, { ids: [refId] }, ada.headers)
    expect((await shared()).total).toBe(1)
    const tomorrow = new Date(quarry.deps.clock.now().getTime() + 86_400_000)
    await quarry.db.updateTable('member').set({ delete_at: tomorrow }).where('id', '=', ada.id).execute()
    expect((await shared()).total).toBe(0)
    expect((await quarry.call(calls.getBudget, { id: refId }, eve.headers)).code).toBe(404)
    await quarry.db.updateTable('member').set({ delete_at: null }).where('id', '=', ada.id).execute()
    await letWorkNoMore(quarry, { kind: 'budget', refId }, eve)
    expect((await quarry.call(calls.updateBudget, { id: refId, version: 1 }, eve.headers)).code).toBe(404)
  })

  it('makes a list of their own like it', async () => {
    const refId = await make({ lines: [aLine({ note: 'Ask twice' })] })
    await letWorkOn(quarry, { kind: 'budget', refId }, eve, 'comment')
    const copy = (await quarry.call(calls.duplicateBudget, { id: refId }, eve.headers)).data
    expect(await read(copy, eve)).toMatchObject({ right: 'own', ownerName: 'Eve', lines: [{ note: 'Ask twice' }] })
    expect((await quarry.call(calls.getBudget, { id: copy }, ada.headers)).code).toBe(404)
  })
})
