import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import type { Allocation, Line, Room } from '../../contract/budgets/entries.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getOwnData } from '../../contract/profile.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { adaAndOthersIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
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

/** What one member has; each with words that nobody else may read. */
interface Possessions {
  budget: string
  trashed: string
  room: Room
  line: Line
  allocation: Allocation
}

async function possessionsOf({ headers }: TestMember): Promise<Possessions> {
  const make = async (name: string) => {
    const [room, line] = [aRoom({ name: 'Secret suite' }), aLine({ name: 'Secret oak', note: 'Secret note' })]
    const allocation = anAllocation(line, room)
    const entries = { rooms: [room], lines: [line], allocations: [allocation] }
    const whole = { name, clientName: 'Secret client', code: 'Secret-1', ...entries }
    return { id: (await quarry.call(calls.createBudget, whole, headers)).data, room, line, allocation }
  }
  const { id: budget, ...entries } = await make('Secret budget')
  const { id: trashed } = await make('Secret trash')
  await quarry.call(calls.deleteBudgets, { ids: [trashed] }, headers)
  return { budget, trashed, ...entries }
}

/** All that is kept of a member's budgets. */
async function kept({ id }: TestMember) {
  const rowsOf = async (table: 'budget' | 'budget_entry' | 'budget_amount' | 'budget_removal') =>
    (await quarry.db.selectFrom(table).selectAll().where('member_id', '=', id).execute())
      .map((row) => JSON.stringify(row))
      .toSorted()
  return {
    budgets: await rowsOf('budget'),
    entries: await rowsOf('budget_entry'),
    amounts: await rowsOf('budget_amount'),
    removals: await rowsOf('budget_removal'),
  }
}

/**
 * Each call with what somebody may send to reach what is another's, and how it ends for another member and for the owner: `0` is a
 * 200 that has none of it, `FILE` a file. A visitor is always asked who they are.
 */
const FILE = -1
type Row = [endpoint: Endpoint, input: (theirs: Possessions) => object, another: number, owner: number]

const rows: Row[] = [
  [calls.getBudgetPage, () => ({ keyword: 'Secret' }), 0, 200],
  [calls.getBudgetPage, () => ({ sort: 'total', status: 'draft' }), 0, 200],
  [calls.getBudget, ({ budget }) => ({ id: budget }), 404, 200],
  [calls.getBudget, ({ trashed }) => ({ id: trashed }), 404, 404],
  [calls.getBudgetChanges, ({ budget }) => ({ id: budget, since: 0 }), 404, 200],
  [calls.getBudgetChanges, ({ trashed }) => ({ id: trashed, since: 0 }), 404, 404],
  [calls.getOffers, () => ({ skuIds: ['1'] }), 0, 200],
  [calls.createBudget, ({ line, room }) => ({ name: 'x', allocations: [anAllocation(line, room)] }), 400, 400],
  [calls.createBudget, ({ line }) => ({ name: 'x', lines: [aLine({ alternativeOf: line.id })] }), 400, 400],
  [calls.duplicateBudget, ({ budget }) => ({ id: budget }), 404, 200],
  [calls.duplicateBudget, ({ trashed }) => ({ id: trashed, prices: 0 }), 404, 404],
  [calls.updateBudget, ({ budget }) => ({ id: budget, version: 1, list: { name: 'Eve’s' } }), 404, 200],
  [calls.updateBudget, ({ budget, line }) => ({ id: budget, version: 1, remove: { lines: [line.id] } }), 404, 200],
  [calls.updateBudget, ({ budget }) => ({ id: budget, version: 1 }), 404, 200],
  [calls.updateBudget, ({ trashed }) => ({ id: trashed, version: 1 }), 404, 404],
  [calls.setBudgetStatus, ({ budget }) => ({ id: budget, version: 1, status: 'inReview' }), 404, 200],
  [calls.setBudgetStatus, ({ trashed }) => ({ id: trashed, version: 1, status: 'inReview' }), 404, 404],
  [calls.deleteBudgets, ({ budget }) => ({ ids: [budget] }), 0, 200],
  [calls.restoreBudgets, ({ trashed }) => ({ ids: [trashed] }), 0, 200],
  [calls.getDeletedBudgets, () => ({}), 0, 200],
  [calls.exportBudget, ({ budget }) => ({ id: budget, format: 'csv' }), 404, FILE],
  [calls.exportBudget, ({ trashed }) => ({ id: trashed, format: 'csv', audience: 'client' }), 404, 404],
]

const nameOf = ([{ method, path }]: Row, index: number) =>
  `${method} ${path.replace('/app-api/project/', '')} (${index + 1})`

describe('what is a member’s own', () => {
  it('is tried by every call of budgets', () => {
    const tried = new Set(rows.map(([{ path }]) => path))
    expect(
      callsOf(Object.values(calls))
        .map(({ path }) => path)
        .filter((path) => !tried.has(path)),
    ).toEqual([])
  })

  it.each(rows.map((row, index) => [nameOf(row, index), row] as const))(
    'is neither read nor changed by others: %s',
    async (_name, [endpoint, input, another, owner]) => {
      const theirs = await possessionsOf(ada)
      const before = await kept(ada)
      const words = ['Secret', theirs.room.id, theirs.line.id, theirs.allocation.id]
      for (const [expected, headers] of [
        [401, {}],
        [401, { authorization: 'Bearer made-up' }],
        [another, eve.headers],
        [another, staff.headers],
      ] as const) {
        const answer = await quarry.call(endpoint, input(theirs), headers)
        expect(answer.code).toBe(expected || 200)
        const text = JSON.stringify(answer)
        expect(words.filter((word) => text.includes(word))).toEqual([])
        expect(await kept(ada)).toEqual(before)
      }
      const mine = quarry.call(endpoint, input(theirs), ada.headers).then(({ code }) => code)
      // What is no JSON is a file.
      expect(await mine.catch(() => FILE)).toBe(owner)
      await quarry.db.deleteFrom('budget').execute()
    },
  )

  it('stays where it is, whoever’s list its entries are sent to', async () => {
    const theirs = await possessionsOf(ada)
    const before = await kept(ada)
    const own = (await quarry.call(calls.createBudget, { name: 'x' }, eve.headers)).data
    // The ids are hers as well: the same ones stand in two lists, and have nothing to do with each other.
    const put = {
      rooms: [{ ...theirs.room, name: 'Eve’s' }],
      lines: [{ ...theirs.line, note: 'Eve’s' }],
      allocations: [{ ...theirs.allocation, netQty: '7' }],
    }
    expect((await quarry.call(calls.updateBudget, { id: own, version: 1, put }, eve.headers)).code).toBe(200)
    const remove = { rooms: [theirs.room.id], lines: [theirs.line.id], allocations: [theirs.allocation.id] }
    expect((await quarry.call(calls.updateBudget, { id: own, version: 2, remove }, eve.headers)).code).toBe(200)
    await quarry.call(calls.deleteBudgets, { ids: [own, theirs.budget] }, eve.headers)
    await quarry.call(calls.restoreBudgets, { ids: [own, theirs.trashed] }, eve.headers)
    expect(await kept(ada)).toEqual(before)
  })

  it('is in the file of all that is kept of them, the trash too, and in nobody else’s', async () => {
    await possessionsOf(ada)
    const { data } = await quarry.call(getOwnData, {}, ada.headers)
    expect(data.budgets.map(({ name, deleteTime }) => [name, deleteTime === null])).toEqual(
      expect.arrayContaining([
        ['Secret budget', true],
        ['Secret trash', false],
      ]),
    )
    expect(data.budgets[0]).toMatchObject({ lines: [{ note: 'Secret note' }], rooms: [{ name: 'Secret suite' }] })
    expect(JSON.stringify(await quarry.call(getOwnData, {}, eve.headers))).not.toContain('Secret')
  })
})
