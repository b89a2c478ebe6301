import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBudget, getBudget, getBudgetChanges, updateBudget, type Budget } from '../../contract/budgets/calls.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM, type Entry, type Line } from '../../contract/budgets/entries.ts'
import { memberIn, type TestMember } from '../../server/testing/members.ts'
import { createTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { budgetKind, heardOfBudget, openedBudget, type BudgetShape } from '../../web/budgets/editing/budget-kind.ts'
import { removal } from '../../web/budgets/editing/removal.ts'
import { deeds, deviceOn, type Deed, type Device } from '../stage/device.ts'

const RUNS = 40
const ROOMS = 2
const LINES = 3

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

type Act =
  | { kind: 'quantity'; line: number; room: number; netQty: string }
  | { kind: 'price'; line: number; low: string | null }
  | { kind: 'measure'; room: number; floorArea: string | null }
  | { kind: 'remove'; what: number }
  | { kind: 'line' }
  | { kind: 'contingency'; contingencyPct: string }
  | { kind: Deed }
  /** An edit by another device, to a line that this one leaves alone. */
  | { kind: 'theirs'; note: string }

const [line, room] = [fc.nat(LINES - 1), fc.nat(ROOMS - 1)]
const amount = fc.constantFrom('0', '0.5', '12.4', '180', '199.99')
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('quantity' as const), line, room, netQty: amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('price' as const), line, low: fc.option(amount) }) },
  fc.record({ kind: fc.constant('measure' as const), room, floorArea: fc.option(amount) }),
  fc.record({ kind: fc.constant('remove' as const), what: fc.nat(LINES + ROOMS - 1) }),
  fc.record({ kind: fc.constant('line' as const) }),
  fc.record({ kind: fc.constant('contingency' as const), contingencyPct: fc.constantFrom('0', '5', '7.5') }),
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...deeds) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('theirs' as const), note: fc.constantFrom('a', 'b', '') }) },
)

it('edits, undos and redos of a budget, saved at any points, make the same list as one save at the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 30 }), async (acts) => {
      // A new member, because the number of lists per member is limited.
      ada = await memberIn(quarry)
      const begun = aBeginning()
      const [mine, other] = [await create(begun), await create(begun)]
      const device = await deviceOnBudget(mine)
      for (const one of acts) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
        if (one.kind === 'theirs') await letOthers(mine, { ...begun.theirs, note: one.note })
        // oxlint-disable-next-line no-await-in-loop
        else await doAt(device, one, begun)
      }
      await device.saveAll()
      const saved = await read(mine)
      const draft = openedBudget(saved)
      expect(byId(draft.draft.items), 'as this device shows it').toEqual(byId(device.draft().items))
      expect(draft.draft.fields).toEqual(device.draft().fields)

      const gone = [...openedBudget(await read(other)).draft.items.values()].filter(
        ({ id }) => !draft.draft.items.has(id),
      )
      const change = budgetKind.changeOf({
        put: [...draft.draft.items.values()],
        remove: gone,
        fields: draft.draft.fields,
      })
      const whole = { id: other, version: 1, ...change }
      expect((await quarry.call(updateBudget, whole, ada.headers)).code).toBe(200)
      const once = await read(other)
      expect([once.totals, figuresOf(once)]).toEqual([saved.totals, figuresOf(saved)])
    }),
    { numRuns: RUNS },
  )
})

/** Lines and rooms that this device edits, and one line for the other device. */
function aBeginning() {
  const lines = Array.from({ length: LINES }, aLine)
  const rooms = Array.from({ length: ROOMS }, () => ({ ...NEW_ROOM, id: crypto.randomUUID(), name: 'Lobby', sort: 0 }))
  return { lines, rooms, theirs: aLine() }
}
type Beginning = ReturnType<typeof aBeginning>

function aLine(): Line & { kind: 'custom' } {
  const price = { ...NEW_PRICE, low: '10', currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null }
  return { ...NEW_LINE, id: crypto.randomUUID(), kind: 'custom' as const, name: 'Oak', sort: 0, price }
}

async function create({ lines, rooms, theirs }: Beginning): Promise<string> {
  const input = { name: 'x', lines: [...lines, theirs], rooms }
  return (await quarry.call(createBudget, input, ada.headers)).data
}

async function read(id: string): Promise<Budget> {
  return (await quarry.call(getBudget, { id }, ada.headers)).data
}

/** A browser in which the list is edited. */
function deviceOnBudget(id: string): Promise<Device<BudgetShape>> {
  return deviceOn<BudgetShape>({
    kind: budgetKind,
    read: async () => openedBudget(await read(id)),
    hear: async (since) => heardOfBudget((await quarry.call(getBudgetChanges, { id, since }, ada.headers)).data),
    async save(version, change, key) {
      const headers = { ...ada.headers, 'idempotency-key': key }
      const { code, data } = await quarry.call(updateBudget, { id, version, ...change }, headers)
      return { code, ...(code === 200 && { version: data.version }) }
    },
  })
}

/** Performs one act on the device. */
async function doAt(device: Device<BudgetShape>, one: Exclude<Act, { kind: 'theirs' }>, { lines, rooms }: Beginning) {
  const { items } = device.draft()
  const standing = (id = '') => items.get(id)
  switch (one.kind) {
    case 'quantity': {
      const [lineId, roomId] = [lines[one.line]?.id ?? '', rooms[one.room]?.id ?? '']
      if (!items.has(lineId) || !items.has(roomId)) return
      const isOfThem = (entry: Entry) =>
        entry.type === 'allocation' && entry.lineId === lineId && entry.roomId === roomId
      const before = [...items.values()].find(isOfThem)
      const begun = { id: crypto.randomUUID(), lineId, roomId, source: 'manual', layout: null, wastePct: '10' }
      return device.edit({ put: [{ type: 'allocation', ...begun, ...before, netQty: one.netQty } as Entry] })
    }
    case 'price': {
      const known = standing(lines[one.line]?.id)
      return known?.type === 'line' && device.edit({ put: [{ ...known, price: { ...known.price, low: one.low } }] })
    }
    case 'measure': {
      const known = standing(rooms[one.room]?.id)
      return known?.type === 'room' && device.edit({ put: [{ ...known, floorArea: one.floorArea }] })
    }
    case 'remove':
      return device.edit(removal(device.draft(), [[...lines, ...rooms][one.what]?.id ?? '']))
    case 'line':
      return device.edit({ put: [{ type: 'line', ...aLine() }] })
    case 'contingency':
      return device.edit({ fields: { contingencyPct: one.contingencyPct } })
    default:
      return device.act(one.kind)
  }
}

async function letOthers(id: string, line: Beginning['theirs']): Promise<void> {
  const { version } = (await quarry.call(getBudgetChanges, { id, since: 1e6 }, ada.headers)).data
  await quarry.call(updateBudget, { id, version, put: { lines: [line] } }, ada.headers)
}

function byId(items: ReadonlyMap<string, Entry>): Record<string, Entry> {
  return Object.fromEntries(items)
}

function figuresOf({ lines }: Budget) {
  return Object.fromEntries(lines.map((one) => [one.id, one.figures]))
}
