import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import type { Allocation, Line, Room } from '../../contract/budgets/entries.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getOwnData } from '../../contract/profile.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { circleIn, letIn } from '../testing/collaborators.ts'
import type { Circle } from '../testing/collaborators.ts'
import { adaAndOthersIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let staff: TestMember
let circle: Circle

beforeAll(async () => {
  quarry = await createTestApp()
  ;({ ada, eve, staff } = await adaAndOthersIn(quarry))
  circle = await circleIn(quarry)
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

async function possessionsOf(owner: TestMember): Promise<Possessions> {
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
 * Each call with what somebody may send to reach what is another's, and how it ends: `0` is a 200 that has none of it, `FILE` a
 * file. `others` are other members, one who is asked to work on it and one who might once; `comments` and `edits` are collaborators. A
 * visitor is always asked who they are.
 */
const FILE = -1
interface Ends {
  others: number
  comments: number
  edits: number
  owner: number
}
type Row = [endpoint: Endpoint, input: (theirs: Possessions) => object, ends: Ends]

const [COMMENT_ONLY, NOT_OWNER] = [1009004001, 1009004002]
const NOBODY_BUT_OWNER: Ends = { others: 0, comments: 0, edits: 0, owner: 200 }
const GONE: Ends = { others: 404, comments: 404, edits: 404, owner: 404 }
const SEEN: Ends = { others: 404, comments: 200, edits: 200, owner: 200 }
const EDITED: Ends = { others: 404, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const MISSING: Ends = { others: 400, comments: 400, edits: 400, owner: 400 }
const FILED: Ends = { others: 404, comments: FILE, edits: FILE, owner: FILE }

const rows: Row[] = [
  [calls.getBudgetPage, () => ({ keyword: 'Secret' }), NOBODY_BUT_OWNER],
  [calls.getBudgetPage, () => ({ sort: 'total', status: 'draft' }), NOBODY_BUT_OWNER],
  [calls.getBudgetPage, () => ({ shared: 1 }), { others: 0, comments: 200, edits: 200, owner: 0 }],
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
    { others: 0, comments: NOT_OWNER, edits: NOT_OWNER, owner: 200 },
  ],
  [calls.restoreBudgets, ({ trashed }) => ({ ids: [trashed] }), NOBODY_BUT_OWNER],
  [calls.getDeletedBudgets, () => ({}), NOBODY_BUT_OWNER],
  [calls.exportBudget, ({ budget }) => ({ id: budget, format: 'csv' }), FILED],
  [calls.exportBudget, ({ trashed }) => ({ id: trashed, format: 'csv', audience: 'client' }), GONE],
]

const CHANGING: ReadonlySet<Endpoint> = new Set([calls.updateBudget, calls.setBudgetStatus])

/** What is no JSON is a file. */
async function answerTo(endpoint: Endpoint, input: object, headers: object): Promise<{ code: number }> {
  return quarry.call(endpoint, input, { ...headers }).catch(() => ({ code: FILE }))
}

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
    'is read and changed by who may, and by nobody else: %s',
    async (_name, [endpoint, input, { others, comments, edits, owner }]) => {
      const theirs = await possessionsOf(ada)
      const before = await kept(ada)
      const words = ['Secret', theirs.room.id, theirs.line.id, theirs.allocation.id]
      for (const [expected, headers] of [
        [401, {}],
        [401, { authorization: 'Bearer made-up' }],
        [others, eve.headers],
        [others, staff.headers],
        [others, circle.invited.headers],
        [others, circle.removed.headers],
        [comments, circle.comments.headers],
        [edits, circle.edits.headers],
      ] as const) {
        const answer = await answerTo(endpoint, input(theirs), headers)
        const text = JSON.stringify(answer)
        const told = words.filter((word) => text.includes(word))
        const after = await kept(ada)
        expect({ code: answer.code, told, after }).toEqual({
          code: expected || 200,
          told: expected === 200 || expected === FILE ? told : [],
          after: CHANGING.has(endpoint) && expected === 200 ? after : before,
        })
      }
      await quarry.db.deleteFrom('budget').execute()
      const mine = await answerTo(endpoint, input(await possessionsOf(ada)), ada.headers)
      expect(mine.code).toBe(owner || 200)
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
