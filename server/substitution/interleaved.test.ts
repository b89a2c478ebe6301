import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import { deleteBoards, getBoard, updateBoard } from '../../contract/boards/calls.ts'
import { getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { deleteItems, getItemPage, updateItem } from '../../contract/favourites.ts'
import { substitute, undoSubstitution } from '../../contract/substitution.ts'
import type { SubstitutionPlace } from '../../contract/substitution.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { tries } from '../testing/tries.ts'
import { materialsIn, usesOf } from '../testing/substitution.ts'
import type { Materials } from '../testing/substitution.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let skus: Materials

beforeAll(async () => {
  quarry = await createTestApp()
  skus = await materialsIn(quarry)
})
afterAll(() => quarry.close())

/** What somebody does between a substitution and its undo, to the place of this number. */
const meanwhile = fc.array(
  fc.record({ at: fc.nat(9), what: fc.constantFrom('note', 'noted again', 'remove', 'replace', 'delete board') }),
  { maxLength: 5 },
)
type Deed = { at: number; what: 'note' | 'noted again' | 'remove' | 'replace' | 'delete board' }

/** The content of a place as plain data; undefined where it is gone. */
async function held({ kind, id, itemId }: SubstitutionPlace, { headers }: TestMember): Promise<unknown> {
  if (kind === 'board') {
    const { data } = await quarry.call(getBoard, { id }, headers)
    if (!data) return undefined
    return itemId === 'background' ? data.background : asKept(data.items.find((item) => item.id === itemId))
  }
  if (kind === 'budget') return asKept((await budget(id, headers)).lines.find((line) => line.id === itemId))
  const { list } = (await quarry.call(getItemPage, { favoritesId: id }, headers)).data
  const item = list.find((one) => one.id === itemId)
  return item && { skuId: item.skuId, note: item.note }
}

const budget = async (id: string, headers: Record<string, string>): Promise<Budget> =>
  (await quarry.call(getBudget, { id }, headers)).data

function asKept(entry: object | undefined): unknown {
  if (!entry) return undefined
  const { version: _version, now: _now, figures: _figures, ...kept } = entry as Record<string, unknown>
  return kept
}

async function change(
  { kind, id, itemId }: SubstitutionPlace,
  what: Deed['what'],
  { headers }: TestMember,
): Promise<void> {
  const now = await held({ kind, id, itemId }, { headers } as TestMember)
  if (!now) return
  const note = what === 'note' ? 'one' : 'two'
  if (kind === 'board') {
    if (what === 'delete board') return void (await quarry.call(deleteBoards, { ids: [id] }, headers))
    if (itemId === 'background') return
    const { version } = (await quarry.call(getBoard, { id }, headers)).data
    const save = what === 'remove' ? { remove: [itemId] } : { put: [{ ...now, note }] }
    await quarry.call(updateBoard, { id, version, ...save }, headers)
  } else if (kind === 'budget') {
    const { version } = await budget(id, headers)
    const other = what === 'replace' ? { skuId: skus.tile, unit: 'piece' } : { note }
    const save = what === 'remove' ? { remove: { lines: [itemId] } } : { put: { lines: [{ ...now, ...other }] } }
    await quarry.call(updateBudget, { id, version, ...save }, headers)
  } else if (what === 'remove') await quarry.call(deleteItems, { ids: [itemId] }, headers)
  else await quarry.call(updateItem, { id: itemId, note }, headers)
}

it('has each place as it was, or names it as left as it is, whatever was done between; and totals are those of the lines', async () => {
  const deeds = { back: 0, left: 0 }
  await fc.assert(
    fc.asyncProperty(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 1 }), meanwhile, async (chosen, done) => {
      const ada = await memberIn(quarry)
      const [one, other] = [await usesOf(quarry, ada, skus.oak, 'One'), await usesOf(quarry, ada, skus.oak, 'Other')]
      const all = [...one.places, ...other.places]
      const places = all.filter((_place, at) => chosen.includes(at))
      const statesOf = async (some: SubstitutionPlace[]) => {
        const states: unknown[] = []
        for (const place of some) states.push(await held(place, ada))
        return states
      }
      const before = await statesOf(places)
      const others = await statesOf(all.filter((place) => !places.includes(place)))
      const input = { fromSkuId: skus.oak, toSkuId: skus.ash, places, dryRun: 0 }
      const { data } = await quarry.call(substitute, input, ada.headers)
      expect(await statesOf(all.filter((place) => !places.includes(place)))).toEqual(others)
      await expectSound([one.budget, other.budget], ada)
      for (const { at, what } of done) {
        const place = all[at]
        if (place) await change(place, what, ada)
      }
      const between = await statesOf(places)
      const undone = (await quarry.call(undoSubstitution, { id: data.id, dryRun: 0 }, ada.headers)).data
      expect(undone.places).toHaveLength(places.length)
      const after = await statesOf(places)
      for (const [at, { left }] of undone.places.entries()) {
        if (left === null) deeds.back += 1
        else deeds.left += 1
        expect(after[at]).toEqual(left === null ? before[at] : between[at])
      }
      await expectSound([one.budget, other.budget], ada)
    }),
    // In every run one place is left and others are undone.
    { numRuns: tries(4, 12), examples: [[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [{ at: 0, what: 'note' }]]] },
  )
  expect(deeds.back).toBeGreaterThan(0)
  expect(deeds.left).toBeGreaterThan(0)
})

/** Expects the totals of lists to equal those computed again from their entries. */
async function expectSound(ids: string[], { headers }: TestMember): Promise<void> {
  for (const id of ids) {
    const list = await budget(id, headers)
    const card = await quarry.db.selectFrom('budget').select('totals').where('id', '=', id).executeTakeFirstOrThrow()
    const entries = [
      ...list.rooms.map((entry) => ({ ...entry, type: 'room' as const })),
      ...list.lines.map((entry) => ({ ...entry, type: 'line' as const })),
      ...list.allocations.map((entry) => ({ ...entry, type: 'allocation' as const })),
    ]
    expect(card.totals).toEqual(createSums(list, new Map(entries.map((entry) => [entry.id, entry]))).totals())
  }
}
