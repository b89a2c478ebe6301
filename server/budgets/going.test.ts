import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import { requestDeletion } from '../../contract/profile.ts'
import { aRoom, workedExample } from '../testing/budgets.ts'
import { memberAgain, memberIn, sweepMembers } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { countStanding } from '../workspace/trash.ts'
import { sweepBudgets } from './sweep.ts'

const DAY = 24 * 60 * 60_000
const TABLES = ['budget', 'budget_entry', 'budget_amount', 'budget_removal'] as const

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')
const clock = { now: () => new Date(now), today: () => new Date(now).toISOString().slice(0, 10) }

beforeAll(async () => {
  quarry = await createTestApp({ now: clock.now })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { password: 'quarry88' })
  eve = await memberIn(quarry)
})

const make = async ({ headers } = ada) => (await quarry.call(calls.createBudget, workedExample(), headers)).data
const makeWithRemoval = async () => {
  const [id, room] = [await make(), aRoom()]
  await quarry.call(calls.updateBudget, { id, version: 1, put: { rooms: [room] } }, ada.headers)
  await quarry.call(calls.updateBudget, { id, version: 2, remove: { rooms: [room.id] } }, ada.headers)
  return id
}
const rowsOf = async ({ id }: TestMember) =>
  Promise.all(
    TABLES.map(async (table) => {
      const rows = await quarry.db.selectFrom(table).where('member_id', '=', id).select('member_id').execute()
      return rows.length
    }),
  )

/** Inserts so many further lists. */
const fill = async (count: number) => {
  const [at, name] = [new Date(now), { name: 'x', name_key: 'x' }]
  const list = { member_id: ada.id, ...name, fields: '{}', totals: '{}', created_at: at, updated_at: at }
  await quarry.db
    .insertInto('budget')
    .values(Array.from({ length: count }, () => list))
    .execute()
}

describe('a budget list that goes', () => {
  it('goes with its member’s account, and leaves what is another’s', async () => {
    await makeWithRemoval()
    const theirs = await make(eve)
    expect(await rowsOf(ada)).toEqual([1, 5, 1, 1])
    await quarry.call(requestDeletion, { password: 'quarry88' }, ada.headers)
    now += 31 * DAY
    await sweepMembers(quarry)
    expect(await rowsOf(ada)).toEqual([0, 0, 0, 0])
    const { headers } = await memberAgain(quarry, eve)
    expect((await quarry.call(calls.getBudget, { id: theirs }, headers)).data.lines).toHaveLength(1)
  })

  it('can be brought back for thirty days, and then goes whole', async () => {
    const id = await makeWithRemoval()
    const ids = [id]
    await quarry.call(calls.deleteBudgets, { ids }, ada.headers)
    now += 30 * DAY - 1
    await sweepBudgets({ db: quarry.db, clock })
    const { headers } = await memberAgain(quarry, ada)
    await quarry.call(calls.restoreBudgets, { ids }, headers)
    expect((await quarry.call(calls.getBudget, { id }, headers)).data.totals.high).toBe('5068.80')
    await quarry.call(calls.deleteBudgets, { ids }, headers)
    now += 30 * DAY
    const later = await memberAgain(quarry, ada)
    expect((await quarry.call(calls.getDeletedBudgets, {}, later.headers)).data).toEqual([])
    await sweepBudgets({ db: quarry.db, clock })
    expect(await rowsOf(ada)).toEqual([0, 0, 0, 0])
  })

  it('comes back only where there is room, all that are named or none', async () => {
    const ids = [await make(), await make()]
    await quarry.call(calls.deleteBudgets, { ids }, ada.headers)
    await fill(199)
    expect((await quarry.call(calls.restoreBudgets, { ids }, ada.headers)).code).toBe(1009002002)
    expect((await quarry.call(calls.getDeletedBudgets, {}, ada.headers)).data).toHaveLength(2)
    expect((await quarry.call(calls.restoreBudgets, { ids: ids.slice(1) }, ada.headers)).code).toBe(200)
    expect(await quarry.call(calls.createBudget, { name: 'one more' }, ada.headers)).toMatchObject({
      code: 1009002002,
      msg: 'You have 200 budget lists, the most allowed.',
    })
  })

  it('takes nobody beyond the limit who brings back, makes and copies lists all at once', async () => {
    const [id, ...gone] = [await make(), await make(), await make()]
    await quarry.call(calls.deleteBudgets, { ids: gone }, ada.headers)
    await fill(198)
    const answers = await Promise.all([
      ...gone.map((one) => quarry.call(calls.restoreBudgets, { ids: [one] }, ada.headers)),
      quarry.call(calls.createBudget, workedExample(), ada.headers),
      quarry.call(calls.duplicateBudget, { id }, ada.headers),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 1009002002)).toHaveLength(3)
    expect(await countStanding(quarry.db, 'budget', ada.id)).toBe(200)
  })
})
