import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import {
  createBudget,
  getBudget,
  getBudgetChanges,
  setBudgetStatus,
  updateBudget,
} from '../../contract/budgets/calls.ts'
import { approveShared, getApproval, getSharedDifference } from '../../contract/sharing/approval-calls.ts'
import { linkFieldNames } from '../../contract/sharing/links.ts'
import { getShared, previewLink } from '../../contract/sharing/shown-calls.ts'
import { compareVersions, createVersion, getVersion, restoreVersion } from '../../contract/versions.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/** A list whose answers are written in many pieces says what a short one would. */

let quarry: TestApp
let ada: TestMember
beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
})
afterAll(() => quarry.close())

it('is kept, compared, shown, approved and brought back', async () => {
  const rooms = Array.from({ length: 20 }, (_, sort) => aRoom({ sort, name: `大堂 "${sort}"` }))
  const lines = Array.from({ length: 200 }, (_, sort) => aLine({ sort, name: `Oak ${sort} \\` }))
  const allocations = lines.flatMap((line, at) => rooms.map((room) => anAllocation(line, room, { netQty: `${at}.5` })))
  const ask = async <Name extends Parameters<TestApp['call']>[0]>(
    endpoint: Name,
    input: unknown,
    headers: Record<string, string> = ada.headers,
  ) => {
    const { code, data } = await quarry.call(endpoint, input, headers)
    expect(code).toBe(200)
    return data
  }
  const id = await ask(createBudget, { name: 'House', rooms, lines, allocations })
  const thing = { kind: 'budget', refId: id } as const
  const before = await ask(getBudget, { id })
  const entries = [
    ...before.rooms.map((room) => ({ type: 'room' as const, ...room })),
    ...before.lines.map((line) => ({ type: 'line' as const, ...line })),
    ...before.allocations.map((allocation) => ({ type: 'allocation' as const, ...allocation })),
  ]
  const sums = createSums(before, new Map(entries.map((entry) => [entry.id, entry])))
  expect(before.totals).toEqual(sums.totals())
  expect(before.lines.map(({ figures }) => figures)).toEqual(lines.map((line) => sums.figures(line.id)))
  expect((await ask(getBudgetChanges, { id, since: 0 })).allocations).toEqual(before.allocations)

  const versionId = await ask(createVersion, { ...thing, name: 'First' })
  const link = await linkOf(quarry, ada, { ...thing, role: 'approve', fields: [...linkFieldNames] })
  const shown = await ask(getShared, {}, link.headers)
  expect((await ask(previewLink, { id: link.id })).budget).toEqual(shown.budget)
  // In plain words: the hash is of the JSON of what is shown, its keys sorted, without today's facts.
  const sorted = JSON.stringify(shown.budget, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
  expect(shown.contentHash).toBe(createHash('sha256').update(sorted).digest('hex'))
  const approval = { name: 'Li Wei', note: '', contentHash: shown.contentHash }
  const approvalId = await ask(approveShared, approval, link.headers)
  await ask(setBudgetStatus, { id, version: 1, status: 'inReview' })
  const held = await ask(getApproval, { id: approvalId })
  expect(held).toMatchObject({ isChanged: false })
  expect(held.view.budget).toEqual(shown.budget)
  expect((await ask(getBudget, { id })).version).toBe(2)
  await ask(setBudgetStatus, { id, version: 2, status: 'draft' })

  const [changed] = allocations
  await ask(updateBudget, { id, version: 3, put: { allocations: [{ ...changed, netQty: '99' }] } })
  const { difference, before: kept, after } = await ask(compareVersions, { id: versionId })
  expect(difference.changed.map(({ what }) => what.name)).toContain(lines[0]?.name)
  expect(kept.budget?.allocations.toSorted(byId)).toEqual(before.allocations.toSorted(byId))
  expect(after.budget?.allocations).toHaveLength(allocations.length)
  expect((await ask(getVersion, { id: versionId })).budget).toEqual(kept.budget)
  expect((await ask(getApproval, { id: approvalId })).difference.changed).not.toEqual([])
  expect((await ask(getSharedDifference, { approvalId }, link.headers)).changed).not.toEqual([])

  await ask(restoreVersion, { id: versionId, version: 4 })
  expect((await ask(getBudget, { id })).totals).toEqual(before.totals)
})

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1
}
