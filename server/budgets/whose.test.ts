import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import type { Allocation, Line, Room } from '../../contract/budgets/entries.ts'
import { getOwnData } from '../../contract/profile.ts'
import { COMMENT_ONLY, FILE, NOT_OWNER, NOTHING, peopleIn } from '../testing/access-rows.ts'
import { tryRow, untriedCalls, withTitles } from '../testing/access-rows.ts'
import type { AccessRow, Ends, People } from '../testing/access-rows.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { letIn } from '../testing/collaborators.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let people: People

beforeAll(async () => {
  quarry = await createTestApp()
  people = await peopleIn(quarry)
})
afterAll(() => quarry.close())

/** What one member has. Every text in it is secret. */
interface Possessions {
  budget: string
  trashed: string
  room: Room
  line: Line
  allocation: Allocation
}

async function possess(): Promise<Possessions> {
  const { ada: owner, circle } = people
  const { headers } = owner
  const make = async (name: string) => {
    const [room, line] = [aRoom({ name: 'Secret suite' }), aLine({ name: 'Secret oak', note: 'Secret note' })]
    const allocation = anAllocation(line, room)
    const entries = { rooms: [room], lines: [line], allocations: [allocation] }
    const whole = { name, clientName: 'Secret client', code: 'Secret-1', ...entries }
    return { id: (await quarry.call(calls.createBudget, whole, headers)).data, room, line, allocation }
  }
  const { id: budget, ...entries } = await make('Secret budget')
  const { id: trashed } = await make('Secret trash')
  for (const refId of [budget, trashed]) await letIn(quarry, circle, { thing: { kind: 'budget', refId }, owner })
  await quarry.call(calls.deleteBudgets, { ids: [trashed] }, headers)
  return { budget, trashed, ...entries }
}

/** Every row that is kept of a member's budget lists. */
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

const NOBODY_BUT_OWNER: Ends = { others: NOTHING, comments: NOTHING, edits: NOTHING, owner: 200 }
const GONE: Ends = { others: 404, comments: 404, edits: 404, owner: 404 }
const SEEN: Ends = { others: 404, comments: 200, edits: 200, owner: 200 }
const EDITED: Ends = { others: 404, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const MISSING: Ends = { others: 400, comments: 400, edits: 400, owner: 400 }
const FILED: Ends = { others: 404, comments: FILE, edits: FILE, owner: FILE }

const rows: AccessRow<Possessions>[] = [
  [calls.getBudgetPage, () => ({ keyword: 'Secret' }), NOBODY_BUT_OWNER],
  [calls.getBudgetPage, () => ({ sort: 'total', status: 'draft' }), NOBODY_BUT_OWNER],
  [calls.getBudgetPage, () => ({ shared: 1 }), { others: NOTHING, comments: 200, edits: 200, owner: NOTHING }],
  [calls.getBudget, ({ budget }) => ({ id: budget }), SEEN],
  [calls.getBudget, ({ trashed }) => ({ id: trashed }), GONE],
  [calls.getBudgetChanges, ({ budget }) => ({ id: budget, since: 0 }), SEEN],
  [calls.getBudgetChanges, ({ trashed }) => ({ id: trashed, since: 0 }), GONE],
  [calls.getOffers, () => ({ skuIds: ['1'] }), NOBODY_BUT_OWNER],
  [calls.createBudget, ({ line, room }) => ({ name: 'x', allocations: [anAllocation(line, room)] }), MISSING],
  [calls.createBudget, ({ line }) => ({ name: 'x', lines: [aLine({ alternativeOf: line.id })] }), MISSING],
  [calls.duplicateBudget, ({ budget }) => ({ id: budget }), SEEN],
  [calls.duplicateBudget, ({ trashed }) => ({ id: trashed, prices: 0 }), GONE],
  [calls.updateBudget, ({ budget }) => ({ id: budget, version: 1, list: { name: 'Eve’s' } }), EDITED],
  [calls.updateBudget, ({ budget, line }) => ({ id: budget, version: 1, remove: { lines: [line.id] } }), EDITED],
  [calls.updateBudget, ({ budget }) => ({ id: budget, version: 1 }), EDITED],
  [calls.updateBudget, ({ trashed }) => ({ id: trashed, version: 1 }), GONE],
  [calls.setBudgetStatus, ({ budget }) => ({ id: budget, version: 1, status: 'inReview' }), EDITED],
  [calls.setBudgetStatus, ({ trashed }) => ({ id: trashed, version: 1, status: 'inReview' }), GONE],
  [
    calls.deleteBudgets,
    ({ budget }) => ({ ids: [budget] }),
    { others: NOTHING, comments: NOT_OWNER, edits: NOT_OWNER, owner: 200 },
  ],
  [calls.restoreBudgets, ({ trashed }) => ({ ids: [trashed] }), NOBODY_BUT_OWNER],
  [calls.getDeletedBudgets, () => ({}), NOBODY_BUT_OWNER],
  [calls.exportBudget, ({ budget }) => ({ id: budget, format: 'csv' }), FILED],
  [calls.exportBudget, ({ trashed }) => ({ id: trashed, format: 'csv', audience: 'client' }), GONE],
]

describe('what is a member’s own', () => {
  it('is tried by every call of budgets', () => expect(untriedCalls(calls, rows)).toEqual([]))

  it.each(withTitles(rows))('is read and changed by who may, and by nobody else: %s', async (_title, row) => {
    const { seen, expected } = await tryRow(
      {
        quarry,
        people,
        table: 'budget',
        possess,
        kept,
        secretsOf: ({ room, line, allocation }) => ['Secret', room.id, line.id, allocation.id],
        changing: new Set([calls.updateBudget, calls.setBudgetStatus]),
      },
      row,
    )
    expect(seen).toEqual(expected)
  })

  it('stays where it is, whoever’s list its entries are sent to', async () => {
    const { ada, eve } = people
    const theirs = await possess()
    const before = await kept(ada)
    const own = (await quarry.call(calls.createBudget, { name: 'x' }, eve.headers)).data
    // Eve’s list may contain the same ids: lists have nothing to do with each other.
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
    const { ada, eve } = people
    await possess()
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
