import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { Chip } from '../../contract/boards/item.ts'
import { aChip } from '../testing/boards.ts'
import { countWaiting } from '../testing/count-waiting.ts'
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
})
afterAll(() => quarry.close())
/** Another member each time, because the number of saves per minute is limited. */
async function meetThem(): Promise<void> {
  desk = await memberIn(quarry)
  tablet = await memberAgain(quarry, desk)
}
beforeEach(meetThem)

const ITEMS = 4
const place = fc.integer({ min: 0, max: 3 })
const edit = fc.record({
  /** Positions by item number; undefined removes the item. */
  items: fc.dictionary(fc.integer({ min: 0, max: ITEMS - 1 }).map(String), fc.option(place, { nil: undefined }), {
    maxKeys: 2,
  }),
  scale: fc.option(fc.constantFrom(1, 2, 5), { nil: undefined }),
  snap: fc.option(fc.boolean(), { nil: undefined }),
})
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never
const turns = fc.array(
  fc.record({
    isDesk: fc.boolean(),
    hears: fc.boolean(),
    edit,
    /** An edit that the other client saves at the same moment. */
    beside: fc.option(edit, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 8 },
)

/** The board's fields and items by name, each with its version and value; undefined for removed ones. */
type Model = Map<string, { version: number; value: number | boolean | undefined }>

const touchedBy = ({ items, scale, snap }: Edit): [name: string, value: number | boolean | undefined][] => [
  ...Object.entries(items),
  ...(scale === undefined ? [] : [['scale', scale] as [string, number]]),
  ...(snap === undefined ? [] : [['snap', snap] as [string, boolean]]),
]

describe('two clients of one board', () => {
  it('lose nothing that was acknowledged, and are told of a conflict exactly where both touched the same', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (all) => {
        await meetThem()
        const chips = Array.from({ length: ITEMS }, (): Chip => aChip({ x: 0 }))
        const { data: id } = await quarry.call(calls.createBoard, { name: 'x', items: chips }, desk.headers)
        const model: Model = new Map([
          ...chips.map((_chip, at) => [String(at), { version: 1, value: 0 }] as const),
          ['scale', { version: 1, value: 5 }],
          ['snap', { version: 1, value: true }],
        ])
        const known = new Map([
          [desk, 1],
          [tablet, 1],
        ])
        const inputOf = (client: TestMember, { items, scale, snap }: Edit) => {
          const entries = Object.entries(items).map(([at, x]) => ({ chip: chips[Number(at)] ?? aChip(), x }))
          return {
            id,
            version: known.get(client) ?? 1,
            put: entries.flatMap(({ chip, x }) => (x === undefined ? [] : [{ ...chip, x }])),
            remove: entries.flatMap(({ chip, x }) => (x === undefined ? [chip.id] : [])),
            board: { scale, snap },
          }
        }
        const send = async (client: TestMember, wish: Edit) => {
          const base = known.get(client) ?? 1
          const { code, data } = await quarry.call(calls.updateBoard, inputOf(client, wish), client.headers)
          return { client, wish, base, code, version: data.version }
        }
        const differs = ([name, value]: [string, unknown]) => model.get(name)?.value !== value
        const isNewer = ([name]: [string, unknown], base: number) => (model.get(name)?.version ?? 0) > base
        const isConflict = (wish: Edit, base: number) =>
          touchedBy(wish).some((one) => differs(one) && isNewer(one, base))
        const apply = ({ wish, version }: { wish: Edit; version: number }) => {
          for (const [name, value] of touchedBy(wish).filter(differs)) model.set(name, { version, value })
        }
        const hear = async (client: TestMember) => {
          const since = known.get(client) ?? 1
          const { data } = await quarry.call(calls.getBoardChanges, { id, since }, client.headers)
          const told = new Map<string, unknown>([
            ...data.items.map((item) => [String(chips.findIndex((chip) => chip.id === item.id)), item.x] as const),
            ...data.removed.map((gone) => [String(chips.findIndex((chip) => chip.id === gone)), undefined] as const),
            ...Object.entries(data.board),
          ])
          const changed = [...model].filter(([, { version }]) => version > since)
          expect(told).toEqual(new Map(changed.map(([name, { value }]) => [name, value])))
          known.set(client, data.version)
        }
        for (const { isDesk, hears, edit: wish, beside } of all) {
          const [client, other] = isDesk ? [desk, tablet] : [tablet, desk]
          if (hears) await hear(client)
          const sent = await Promise.all([send(client, wish), ...(beside ? [send(other, beside)] : [])])
          // In the order of their versions. A refused save came before, between or after.
          const saved = sent.filter(({ code }) => code === 200).toSorted((one, two) => one.version - two.version)
          const refused = sent.filter(({ code }) => code !== 200)
          for (const one of refused) expect(one.code).toBe(409)
          const wasTold = (one: (typeof sent)[number]) => isConflict(one.wish, one.base)
          const before = new Map(refused.map((one) => [one, wasTold(one)]))
          for (const one of saved) {
            expect(wasTold(one), 'nobody was written over').toBe(false)
            apply(one)
          }
          for (const one of refused) expect(before.get(one) === true || wasTold(one), 'there was a conflict').toBe(true)
          // A client whose save got the next version has missed nothing; otherwise it asks for the changes.
          for (const one of saved)
            if (one.version === (known.get(one.client) ?? 0) + 1) known.set(one.client, one.version)
            else await hear(one.client)
        }
        const { data: board } = await quarry.call(calls.getBoard, { id }, desk.headers)
        const stands = new Map<string, unknown>([
          ...chips.map((chip, at) => [String(at), board.items.find((item) => item.id === chip.id)?.x] as const),
          ['scale', board.scale],
          ['snap', board.snap],
        ])
        expect(stands).toEqual(new Map([...model].map(([name, { value }]) => [name, value])))
        await quarry.db.deleteFrom('board').where('id', '=', id).execute()
      }),
      { numRuns: tries(15, 60) },
    )
  })

  it('who read while the other saves see a board of one version', async () => {
    const chips = [aChip({ x: 0 }), aChip({ x: 0 })]
    const { data: id } = await quarry.call(calls.createBoard, { name: 'x', items: chips }, desk.headers)
    const save = async () => {
      for (let x = 1; x <= 12; x += 1) {
        const put = chips.map((chip) => ({ ...chip, x }))
        await quarry.call(calls.updateBoard, { id, version: x, put }, desk.headers)
      }
    }
    const read = async () => {
      for (let round = 0; round < 12; round += 1) {
        const { data: board } = await quarry.call(calls.getBoard, { id }, tablet.headers)
        // In version n both items are where the save before put them.
        expect(board.items.map(({ x }) => x)).toEqual([board.version - 1, board.version - 1])
        const since = board.version - 1
        const { data } = await quarry.call(calls.getBoardChanges, { id, since }, tablet.headers)
        expect(data.items.filter(({ version }) => version > data.version)).toEqual([])
      }
    }
    await Promise.all([save(), read(), read()])
  })

  it('who delete and restore it at once leave it whole, here or in the trash', async () => {
    const chip = aChip()
    const { data: id } = await quarry.call(calls.createBoard, { name: 'x', items: [chip] }, desk.headers)
    const { data: other } = await quarry.call(calls.createBoard, { name: 'y' }, desk.headers)
    await quarry.call(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } }, desk.headers)
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([
        quarry.call(calls.deleteBoards, { ids: [id, other] }, desk.headers),
        quarry.call(calls.restoreBoards, { ids: [other, id] }, tablet.headers),
        quarry.call(calls.deleteBoards, { ids: [other, id] }, tablet.headers),
        quarry.call(calls.updateBoard, { id, version: 2, put: [aChip({ x: round })] }, desk.headers),
        quarry.call(calls.restoreBoards, { ids: [id, other] }, desk.headers),
      ])
      expect(answers.map(({ code }) => code).filter((code) => ![200, 404].includes(code))).toEqual([])
    }
    await quarry.call(calls.restoreBoards, { ids: [id] }, tablet.headers)
    const { data: board } = await quarry.call(calls.getBoard, { id }, desk.headers)
    expect(board.visibility).toBe('private')
    expect(board.items.some((item) => item.id === chip.id)).toBe(true)
    expect(board.itemCount).toBe(board.items.length)
    expect((await quarry.call(calls.getDeletedBoards, {}, desk.headers)).data.some((gone) => gone.id === id)).toBe(
      false,
    )
  })

  it('who delete it while it is being published have it in the trash, private', async () => {
    const { data: id } = await quarry.call(calls.createBoard, { name: 'x' }, desk.headers)
    const published = await quarry.db.startTransaction().execute()
    await published
      .updateTable('board')
      .set({ visibility: 'published', published_at: new Date() })
      .where('id', '=', id)
      .execute()
    const deleted = quarry.call(calls.deleteBoards, { ids: [id] }, desk.headers)
    await expect.poll(() => countWaiting(quarry)).toBe(1)
    await published.commit().execute()
    expect(await deleted).toMatchObject({ code: 200, data: 1 })
    await quarry.call(calls.restoreBoards, { ids: [id] }, desk.headers)
    expect((await quarry.call(calls.getBoard, { id }, desk.headers)).data.visibility).toBe('private')
  })

  it('whose answer was lost get it again for the same key, and nothing is done twice', async () => {
    const headers = { ...desk.headers, 'idempotency-key': 'a key' }
    const { data: id } = await quarry.call(calls.createBoard, { name: 'x' }, headers)
    expect((await quarry.call(calls.createBoard, { name: 'x' }, headers)).data).toBe(id)
    const save = { id, version: 1, put: [aChip()] }
    const first = await quarry.call(calls.updateBoard, save, headers)
    expect(await quarry.call(calls.updateBoard, save, headers)).toEqual(first)
    expect((await quarry.call(calls.updateBoard, { ...save, put: [] }, headers)).code).toBe(1009000001)
    expect((await quarry.call(calls.getBoard, { id }, headers)).data.version).toBe(2)
  })
})
