import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardFields, type BoardFields, type Scale } from '../../contract/boards/board.ts'
import { createBoard, getBoard, getBoardChanges, updateBoard, type Board } from '../../contract/boards/calls.ts'
import { inDrawingOrder, type Item } from '../../contract/boards/item.ts'
import { aChip } from '../../server/testing/boards.ts'
import { memberIn, type TestMember } from '../../server/testing/members.ts'
import { createTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { boardKind, type BoardShape } from '../../web/boards/editing/board-kind.ts'
import type { DraftOf, EditOf, KnownOf } from '../../web/workspace/editing/document-kind.ts'
import { edited } from '../../web/workspace/editing/draft.ts'
import { NO_HISTORY, remember, takeStep, type History } from '../../web/workspace/editing/history.ts'
import { hasConflict, NO_CONFLICT, takenIn } from '../../web/workspace/editing/merging.ts'
import { acknowledged, changeToSave } from '../../web/workspace/editing/saving.ts'
import { keptOf, takenUp, type InFlight } from '../../web/workspace/editing/taking-up.ts'

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
  | { kind: 'undo' | 'redo' | 'save' | 'hear' | 'lose' | 'reload' }
  /** By another device: of items that this one leaves alone. */
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
    arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo', 'save', 'hear', 'lose', 'reload') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('theirs' as const), item: fc.nat(1), x }) },
)

it('whatever somebody does, takes back and does again, saved in any cut, is the board that one save of its end would make', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 30 }), async (acts) => {
      // A member of their own: nobody has room for so many boards.
      ada = await memberIn(quarry)
      const [mine, theirs] = [Array.from({ length: MINE }, () => aChip()), [aChip(), aChip()]]
      const open = async () => {
        const { data: id } = await quarry.call(createBoard, { name: 'x', items: [...mine, ...theirs] }, ada.headers)
        return (await quarry.call(getBoard, { id }, ada.headers)).data
      }
      const [board, other] = [await open(), await open()]
      const device = deviceOn(board)
      for (const one of acts) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
        if (one.kind === 'theirs') await device.letOthers({ ...theirs[one.item], x: one.x } as Item)
        // oxlint-disable-next-line no-await-in-loop
        else await device.act(one, mine)
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

/** A browser that edits, as the editor does, with its hands bound: it saves and hears when it is told to. */
function deviceOn(board: Board) {
  const start = draftOf(board)
  let known: KnownOf<BoardShape> = { base: start, draft: start, version: board.version, conflict: NO_CONFLICT }
  let history: History<BoardFields, Item> = NO_HISTORY
  let inFlight: InFlight<BoardShape['change']> | null = null
  let now = 0

  /** The page is loaded anew: what the browser has kept is all that is left. */
  async function reload(): Promise<void> {
    const kept = structuredClone(keptOf(boardKind, { known, inFlight, history }))
    const { data } = await quarry.call(getBoard, { id: board.id }, ada.headers)
    const draft = draftOf(data)
    known = { base: draft, draft, version: data.version, conflict: NO_CONFLICT }
    if (kept) known = takenUp(boardKind, known, kept)
    inFlight = kept?.inFlight ?? null
    history = kept?.history ?? NO_HISTORY
    expect(hasConflict(known.conflict), 'with others, who leave these items alone').toBe(false)
  }

  const edit = (made: EditOf<BoardShape>) => {
    const before = known.draft
    known = { ...known, draft: edited(before, made) }
    history = remember(history, { before, after: known.draft, edit: made, now: (now += 1000) })
  }

  async function hear(): Promise<void> {
    const since = { id: board.id, since: known.version }
    const { data } = await quarry.call(getBoardChanges, since, ada.headers)
    const { version, board: fields, items, removed } = data
    const heard = { version, fields: fields as Partial<BoardFields>, items: items.map(withoutVersion), removed }
    known = takenIn(known, heard, inFlight ? boardKind.sentIn(inFlight.change) : undefined)
    expect(hasConflict(known.conflict), 'with others, who leave these items alone').toBe(false)
  }

  function next(): typeof inFlight {
    const change = changeToSave(known)
    return change && { key: randomUUID(), version: known.version, change: boardKind.changeOf(change) }
  }

  async function send(): Promise<number> {
    inFlight ??= next()
    if (!inFlight) return 200
    const input = { id: board.id, version: inFlight.version, ...inFlight.change }
    const { code, data } = await quarry.call(updateBoard, input, { ...ada.headers, 'idempotency-key': inFlight.key })
    if (code === 200) lastSaved = data.version
    return code
  }
  let lastSaved = 0

  async function save(): Promise<void> {
    const code = await send()
    if (!inFlight) return
    if (code === 200) known = acknowledged(known, boardKind.sentIn(inFlight.change), lastSaved)
    inFlight = null
    if (code === 200 && known.version >= lastSaved) return
    expect([200, 409]).toContain(code)
    await hear()
  }

  return {
    draft: () => known.draft,
    async act(one: Exclude<Act, { kind: 'theirs' }>, mine: readonly Item[]): Promise<void> {
      const id = 'item' in one ? (mine[one.item]?.id ?? '') : ''
      const item = known.draft.items.get(id)
      switch (one.kind) {
        case 'move':
          return item && edit({ put: [{ ...item, x: one.x }] })
        case 'color':
          return item && edit({ put: [{ ...item, color: one.color } as Item] })
        case 'remove':
          return edit({ remove: [id] })
        case 'lay':
          return edit({ put: [aChip({ x: one.x })] })
        case 'scale':
          return edit({ fields: { scale: one.scale } satisfies Partial<BoardFields> })
        case 'save':
          return save()
        case 'hear':
          return hear()
        case 'reload':
          return reload()
        case 'lose':
          // It was saved, but its answer never came.
          return void (await send())
        default: {
          const step = takeStep({ draft: known.draft, history }, one.kind)
          history = step.history
          if (step.edit) known = { ...known, draft: edited(known.draft, step.edit) }
        }
      }
    },
    async letOthers(item: Item): Promise<void> {
      const { version } = (await quarry.call(getBoardChanges, { id: board.id, since: 1e6 }, ada.headers)).data
      await quarry.call(updateBoard, { id: board.id, version, put: [item] }, ada.headers)
    },
    async saveAll(): Promise<void> {
      await hear()
      while (inFlight || changeToSave(known)) await save()
      await hear()
    },
  }
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
