import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import * as calls from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import type { Allocation, Entry, Line, Room } from '../../contract/budgets/entries.ts'
import { aLine, anAllocation, aRoom, workedExample } from '../testing/budgets.ts'
import { memberAgain, memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let desk: TestMember
let tablet: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  desk = await memberIn(quarry)
  tablet = await memberAgain(quarry, desk)
})
afterAll(() => quarry.close())

const make = async (input: object) =>
  (await quarry.call(calls.createBudget, { name: 'x', ...input }, desk.headers)).data
const get = async (id: string): Promise<Budget> => (await quarry.call(calls.getBudget, { id }, desk.headers)).data
const save = async (input: object, { headers } = desk) => quarry.call(calls.updateBudget, input, headers)

/** A client's copy of a list. */
interface Copy {
  version: number
  entries: Map<string, Entry>
  contingencyPct: string
}

const sortOf = fc.integer({ min: 0, max: 2 })
const edit = fc.record({
  rooms: fc.dictionary(fc.constantFrom('0', '1'), fc.option(sortOf, { nil: undefined }), { maxKeys: 1 }),
  lines: fc.dictionary(fc.constantFrom('0', '1', '2'), fc.option(sortOf, { nil: undefined }), { maxKeys: 2 }),
  quantities: fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.option(sortOf, { nil: undefined }), { maxKeys: 2 }),
  contingencyPct: fc.option(fc.constantFrom('0', '5'), { nil: undefined }),
})
const turns = fc.array(fc.record({ isDesk: fc.boolean(), hears: fc.boolean(), edit }), { minLength: 1, maxLength: 10 })

describe('two clients of one budget list', () => {
  it('come to the same list, whatever each saves: nothing that was acknowledged is lost, and totals are what they would be from nothing', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (all) => {
        const rooms = [aRoom({ floorArea: '10' }), aRoom({ floorArea: '4.5' })]
        const lines = [aLine(), aLine({ price: { taxRate: '9' } }), aLine({ pack: { coveragePerPack: null } })]
        const quantities = [0, 1, 2, 3].map((at) => anAllocation(lines[at % 3] as Line, rooms[at % 2] as Room))
        const start = { rooms, lines, allocations: quantities }
        const id = await make(start)
        const copyOf = (): Copy => ({ version: 1, entries: new Map(entriesOf(start)), contingencyPct: '0' })
        const copies = new Map([
          [desk, copyOf()],
          [tablet, copyOf()],
        ])
        const hear = async (client: TestMember) => {
          const copy = copies.get(client) as Copy
          const { data } = await quarry.call(calls.getBudgetChanges, { id, since: copy.version }, client.headers)
          for (const [entryId, entry] of entriesOf(data)) copy.entries.set(entryId, entry)
          for (const gone of Object.values(data.removed).flat()) copy.entries.delete(gone)
          copy.contingencyPct = data.list.contingencyPct ?? copy.contingencyPct
          copy.version = data.version
        }
        for (const { isDesk, hears, edit: wish } of all) {
          const client = isDesk ? desk : tablet
          const copy = copies.get(client) as Copy
          if (hears) await hear(client)
          const put = {
            rooms: edited(rooms, wish.rooms, (room, sort) => ({ ...room, count: sort + 1 })),
            lines: edited(lines, wish.lines, (line, sort) => ({ ...line, sort })),
            allocations: edited(quantities, wish.quantities, (one, sort) => ({ ...one, netQty: String(sort) })),
          }
          const remove = {
            rooms: removed(rooms, wish.rooms),
            lines: removed(lines, wish.lines),
            allocations: removed(quantities, wish.quantities),
          }
          const { contingencyPct } = wish
          const before = await get(id)
          const { code } = await save(
            { id, version: copy.version, put, remove, ...(contingencyPct && { list: { contingencyPct } }) },
            client,
          )
          const after = await get(id)
          // Allocations of removed lines, and changes of what others changed, are refused as a whole.
          expect([200, 400, 409]).toContain(code)
          expect(code === 200 ? before : after).toEqual(before)
          for (const entry of code === 200 ? [...put.rooms, ...put.lines, ...put.allocations] : [])
            expect([...after.rooms, ...after.lines, ...after.allocations]).toContainEqual(
              expect.objectContaining(entry),
            )
          expect(after.totals).toEqual(totalsFromNothing(after))
          expect([after.roomCount, after.lineCount]).toEqual([after.rooms.length, after.lines.length])
        }
        await hear(desk)
        await hear(tablet)
        const stands = new Map(entriesOf(await get(id)))
        for (const copy of copies.values()) expect(copy.entries).toEqual(stands)
        await quarry.db.deleteFrom('budget').where('id', '=', id).execute()
      }),
      { numRuns: tries(8, 25) },
    )
  })

  it('are told that a line’s alternatives and quantities went with it', async () => {
    const { lines, rooms, allocations } = workedExample()
    const [oak] = lines as [Line]
    const ash = aLine({ name: 'Ash', alternativeOf: oak.id })
    const id = await make({ rooms, lines: [oak, ash], allocations })
    await save({ id, version: 1, remove: { lines: [oak.id] } })
    const { data } = await quarry.call(calls.getBudgetChanges, { id, since: 1 }, tablet.headers)
    expect(data.removed.lines.toSorted()).toEqual([oak.id, ash.id].toSorted())
    expect(data.removed.allocations.toSorted()).toEqual(allocations.map((one) => one.id).toSorted())
    expect(await get(id)).toMatchObject({ lineCount: 0, roomCount: 2, allocations: [], totals: { high: '0.00' } })
  })

  it('keep a quantity that moves to another line in the save that removes its own', async () => {
    const { lines, rooms, allocations } = workedExample()
    const [oak] = lines as [Line]
    const [first] = allocations as [Allocation]
    const ash = aLine({ name: 'Ash' })
    const id = await make({ rooms, lines: [oak, ash], allocations })
    const moved = { ...first, lineId: ash.id }
    const { code } = await save({ id, version: 1, put: { allocations: [moved] }, remove: { lines: [oak.id] } })
    expect(code).toBe(200)
    expect((await get(id)).allocations).toEqual([{ ...moved, version: 2 }])
    const { data } = await quarry.call(calls.getBudgetChanges, { id, since: 1 }, tablet.headers)
    expect(data.removed.allocations).toEqual([allocations[1]?.id])
  })

  it('keep the quantities of an alternative that comes to stand by itself in the save that removes its line', async () => {
    const [oak, room] = [aLine(), aRoom()]
    const ash = aLine({ name: 'Ash', alternativeOf: oak.id })
    const [ofOak, ofAsh] = [anAllocation(oak, room), anAllocation(ash, room)]
    const id = await make({ rooms: [room], lines: [oak, ash], allocations: [ofOak, ofAsh] })
    const put = { lines: [{ ...ash, alternativeOf: null }] }
    expect((await save({ id, version: 1, put, remove: { lines: [oak.id] } })).code).toBe(200)
    const after = await get(id)
    expect(after.allocations).toEqual([{ ...ofAsh, version: 1 }])
    expect(after.totals).toEqual(totalsFromNothing(after))
  })

  it('are refused an id that is already something else’s', async () => {
    const { lines, rooms, allocations } = workedExample()
    const id = await make({ rooms, lines, allocations })
    const { code, msg } = await save({ id, version: 1, put: { rooms: [aRoom({ id: (lines[0] as Line).id })] } })
    expect([code, msg]).toEqual([400, 'put.rooms.0.id: is the id of something else'])
  })

  it('save at the same moment one after the other, and each knows whether it was alone', async () => {
    const rooms = [aRoom(), aRoom()]
    const id = await make({ rooms })
    const [one, other] = await Promise.all([
      save({ id, version: 1, put: { rooms: [{ ...rooms[0], name: 'Desk' }] } }, desk),
      save({ id, version: 1, put: { rooms: [{ ...rooms[1], name: 'Tablet' }] } }, tablet),
    ])
    expect(new Set([one.data.version, other.data.version])).toEqual(new Set([2, 3]))
    expect((await get(id)).rooms.map(({ name }) => name).toSorted()).toEqual(['Desk', 'Tablet'])
  })

  it('whose answer was lost get it again for the same key, and nothing is done twice', async () => {
    const headers = { ...desk.headers, 'idempotency-key': 'a key of a budget' }
    const { data: id } = await quarry.call(calls.createBudget, { name: 'x' }, headers)
    expect((await quarry.call(calls.createBudget, { name: 'x' }, headers)).data).toBe(id)
    const input = { id, version: 1, put: { rooms: [aRoom()] } }
    const first = await quarry.call(calls.updateBudget, input, headers)
    expect(await quarry.call(calls.updateBudget, input, headers)).toEqual(first)
    expect((await get(id)).version).toBe(2)
  })
})

interface Lists {
  rooms: readonly Room[]
  lines: readonly Line[]
  allocations: readonly Allocation[]
}

/** Entries as a client has them: without versions and figures. */
function entriesOf({ rooms, lines, allocations }: Lists): [string, Entry][] {
  const plain = ({ version: _version, figures: _figures, now: _now, ...entry }: Record<string, unknown>) => entry
  return [
    ...rooms.map((room) => ({ type: 'room', ...plain({ ...room }) })),
    ...lines.map((line) => ({ type: 'line', ...plain({ ...line }) })),
    ...allocations.map((allocation) => ({ type: 'allocation', ...plain({ ...allocation }) })),
  ].map((entry) => [(entry as unknown as Entry).id, entry as unknown as Entry])
}

function totalsFromNothing(budget: Budget) {
  return createSums(budget, new Map(entriesOf(budget))).totals()
}

function edited<Some>(
  list: readonly Some[],
  wish: Record<string, number | undefined>,
  change: (entry: Some, sort: number) => Some,
): Some[] {
  return list.flatMap((entry, at) => {
    const sort = wish[at]
    return sort === undefined ? [] : [change(entry, sort)]
  })
}

function removed(list: readonly { id: string }[], wish: Record<string, number | undefined>): string[] {
  return list.flatMap(({ id }, at) => (String(at) in wish && wish[at] === undefined ? [id] : []))
}
