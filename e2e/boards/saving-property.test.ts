import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardFields, type BoardFields, type Scale } from '../../contract/boards/board.ts'
import { createBoard, getBoard, getBoardChanges, updateBoard, type Board } from '../../contract/boards/calls.ts'
import { inDrawingOrder, type Item } from '../../contract/boards/item.ts'
import { aChip } from '../../server/testing/boards.ts'
import { memberIn, type TestMember } from '../../server/testing/members.ts'
import { createTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { boardKind, heardOfBoard, type BoardShape } from '../../web/boards/editing/board-kind.ts'
import type { DraftOf } from '../../web/workspace/editing/document-kind.ts'
import { deeds, deviceOn, type Deed, type Device } from '../stage/device.ts'

const RUNS = 60
const MINE = 4

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

type Act =
  | { kind: 'move'; item: number; x: number }
  | { kind: 'color'; item: number; color: string }
  | { kind: 'remove'; item: number }
  | { kind: 'lay'; x: number }
  | { kind: 'scale'; scale: Scale }
  | { kind: Deed }
  /** An edit by another device, to items that this one leaves alone. */
  | { kind: 'theirs'; item: number; x: number }

const item = fc.nat(MINE - 1)
const x = fc.integer({ min: -50, max: 300 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), item, x }) },
  fc.record({ kind: fc.constant('color' as const), item, color: fc.constantFrom('#3f6854', '#a6492b', '#c4a67a') }),
  fc.record({ kind: fc.constant('remove' as const), item }),
  fc.record({ kind: fc.constant('lay' as const), x }),
  fc.record({ kind: fc.constant('scale' as const), scale: fc.constantFrom<Scale>(1, 2, 5, 10, 20) }),
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom(...deeds) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('theirs' as const), item: fc.nat(1), x }) },
)

it('edits, undos and redos, saved at any points, make the same board as one save at the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 30 }), async (acts) => {
      // A new member, because the number of boards per member is limited.
      ada = await memberIn(quarry)
      const [mine, theirs] = [Array.from({ length: MINE }, () => aChip()), [aChip(), aChip()]]
      const open = async () => {
        const { data: id } = await quarry.call(createBoard, { name: 'x', items: [...mine, ...theirs] }, ada.headers)
        return (await quarry.call(getBoard, { id }, ada.headers)).data
      }
      const [board, other] = [await open(), await open()]
      const device = await deviceOnBoard(board.id)
      for (const one of acts) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
        if (one.kind === 'theirs') await letOthers(board.id, { ...theirs[one.item], x: one.x } as Item)
        // oxlint-disable-next-line no-await-in-loop
        else await doAt(device, one, mine)
      }
      await device.saveAll()
      const saved = contentOf((await quarry.call(getBoard, { id: board.id }, ada.headers)).data)
      expect(saved, 'as this device shows it').toEqual({
        fields: device.draft().fields,
        items: inDrawingOrder(device.draft().items.values()),
      })

      const { fields, items } = saved
      const gone = other.items.map(({ id }) => id).filter((id) => !items.some((one) => one.id === id))
      const whole = { id: other.id, version: 1, board: fields, put: items, remove: gone }
      expect((await quarry.call(updateBoard, whole, ada.headers)).code).toBe(200)
      expect(contentOf((await quarry.call(getBoard, { id: other.id }, ada.headers)).data)).toEqual(saved)
    }),
    { numRuns: RUNS },
  )
})

/** A browser in which the board is edited. */
function deviceOnBoard(id: string): Promise<Device<BoardShape>> {
  return deviceOn<BoardShape>({
    kind: boardKind,
    async read() {
      const { data } = await quarry.call(getBoard, { id }, ada.headers)
      return { draft: draftOf(data), version: data.version }
    },
    hear: async (since) => heardOfBoard((await quarry.call(getBoardChanges, { id, since }, ada.headers)).data),
    async save(version, change, key) {
      const headers = { ...ada.headers, 'idempotency-key': key }
      const { code, data } = await quarry.call(updateBoard, { id, version, ...change }, headers)
      return { code, ...(code === 200 && { version: data.version }) }
    },
  })
}

/** Performs one act on the device. */
async function doAt(device: Device<BoardShape>, one: Exclude<Act, { kind: 'theirs' }>, mine: readonly Item[]) {
  const id = 'item' in one ? (mine[one.item]?.id ?? '') : ''
  const item = device.draft().items.get(id)
  switch (one.kind) {
    case 'move':
      return item && device.edit({ put: [{ ...item, x: one.x }] })
    case 'color':
      return item && device.edit({ put: [{ ...item, color: one.color } as Item] })
    case 'remove':
      return device.edit({ remove: [id] })
    case 'lay':
      return device.edit({ put: [aChip({ x: one.x })] })
    case 'scale':
      return device.edit({ fields: { scale: one.scale } })
    default:
      return device.act(one.kind)
  }
}

async function letOthers(boardId: string, item: Item): Promise<void> {
  const { version } = (await quarry.call(getBoardChanges, { id: boardId, since: 1e6 }, ada.headers)).data
  await quarry.call(updateBoard, { id: boardId, version, put: [item] }, ada.headers)
}

function draftOf(board: Board): DraftOf<BoardShape> {
  const { fields, items } = contentOf(board)
  return { fields, items: new Map(items.map((one) => [one.id, one])) }
}

function contentOf(board: Board): { fields: BoardFields; items: Item[] } {
  const items = board.items.map(withoutVersion)
  return { fields: boardFields.parse(board), items: inDrawingOrder(items) }
}

function withoutVersion({ version: _version, now: _now, ...one }: Item & { version: number; now?: unknown }): Item {
  return one
}
