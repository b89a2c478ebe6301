import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as boardCalls from '../../contract/boards/calls.ts'
import * as budgetCalls from '../../contract/budgets/calls.ts'
import { getOwnData } from '../../contract/profile.ts'
import { uploadFile } from '../../contract/uploads.ts'
import * as calls from '../../contract/versions.ts'
import { MOST_VERSIONS } from '../../contract/versions.ts'
import { aChip, anOwnPicture } from '../testing/boards.ts'
import { aLine, anAllocation, aRoom, workedExample } from '../testing/budgets.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { aPicture } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { materialsIn, usesOf } from '../testing/substitution.ts'
import { pack, unpack } from './packed.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
/** Another member each time, because the number of saves per minute is limited. */
const meetHer = async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
}
beforeEach(meetHer)

type Named = Parameters<typeof keep>[0]

async function aBoard(items = [aChip()]): Promise<string> {
  return (await quarry.call(boardCalls.createBoard, { name: 'Lobby', items }, ada.headers)).data
}
async function aBudget(): Promise<string> {
  return (await quarry.call(budgetCalls.createBudget, workedExample(), ada.headers)).data
}
const board = async (id: string) => (await quarry.call(boardCalls.getBoard, { id }, ada.headers)).data
const budget = async (id: string) => (await quarry.call(budgetCalls.getBudget, { id }, ada.headers)).data
async function keep(thing: { kind: 'board' | 'budget'; refId: string }, name = 'First', who = ada) {
  return quarry.call(calls.createVersion, { ...thing, name }, who.headers)
}
const page = async (thing: Named, who = ada) => (await quarry.call(calls.getVersionPage, thing, who.headers)).data
const restore = async (id: string, version: number, who = ada) =>
  quarry.call(calls.restoreVersion, { id, version }, who.headers)

/** The content of a board, without the versions of its parts. */
async function saidByBoard(id: string) {
  const { name, description, canvas, scale, background, grid, snap, items } = await board(id)
  return {
    name,
    description,
    canvas,
    scale,
    background,
    grid,
    snap,
    items: items.map((item) => ({ ...item, version: 0 })),
  }
}
async function saidByBudget(id: string) {
  const { version: _version, updateTime: _time, statusLog: _log, rooms, lines, allocations, ...list } = await budget(id)
  const plain = <Entry extends { id: string }>(entries: Entry[]) =>
    entries.map((entry) => ({ ...entry, version: 0 })).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { ...list, rooms: plain(rooms), lines: plain(lines), allocations: plain(allocations) }
}

const CHIPS = ['a', 'b', 'c', 'd'].map(() => randomUUID())
const boardEdit = fc.record(
  {
    put: fc.dictionary(fc.integer({ min: 0, max: 3 }).map(String), fc.integer({ min: 0, max: 50 }), { maxKeys: 3 }),
    remove: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
    scale: fc.constantFrom(1 as const, 2 as const, 5 as const),
    name: fc.constantFrom('One', 'Two'),
  },
  { requiredKeys: ['put', 'remove'] },
)
type BoardEdit = typeof boardEdit extends fc.Arbitrary<infer Value> ? Value : never

async function editBoard(id: string, { put, remove, ...fields }: BoardEdit): Promise<void> {
  const { version } = await board(id)
  const items = Object.entries(put).map(([at, x]) => aChip({ id: CHIPS[Number(at)] ?? '', x }))
  const putIds = new Set(items.map((item) => item.id))
  const removed = [...new Set(remove)].flatMap((at) => CHIPS[at] ?? []).filter((chip) => !putIds.has(chip))
  const save = { id, version, board: fields, put: items, remove: removed }
  expect((await quarry.call(boardCalls.updateBoard, save, ada.headers)).code).toBe(200)
}

const budgetEdit = fc.record(
  {
    lines: fc.array(fc.record({ at: fc.integer({ min: 0, max: 2 }), low: fc.constantFrom('10', '25.5', '180') }), {
      maxLength: 3,
    }),
    removed: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    room: fc.boolean(),
    quantity: fc.constantFrom('1', '2.75', '8'),
    baseCurrency: fc.constantFrom('CNY', 'EUR'),
    contingencyPct: fc.constantFrom('0', '5'),
  },
  { requiredKeys: ['lines', 'removed', 'room', 'quantity'] },
)
type BudgetEdit = typeof budgetEdit extends fc.Arbitrary<infer Value> ? Value : never
const LINES = [randomUUID(), randomUUID(), randomUUID()]
const [ROOM, ALLOCATION] = [randomUUID(), randomUUID()]

async function editBudget(id: string, { lines, removed, room, quantity, ...list }: BudgetEdit): Promise<void> {
  const before = await budget(id)
  const removedId = removed === undefined ? undefined : LINES[removed]
  const put = [...new Map(lines.map((one) => [LINES[one.at] ?? '', one])).entries()].filter(
    ([lineId]) => lineId !== removedId,
  )
  const first = put[0]?.[0]
  const hasRoom = before.rooms.some((one) => one.id === ROOM)
  const save = {
    id,
    version: before.version,
    list,
    put: {
      rooms: room ? [aRoom({ id: ROOM })] : [],
      lines: put.map(([lineId, { low }]) => aLine({ id: lineId, price: { low, high: '220' } })),
      allocations:
        first && room ? [anAllocation({ id: first }, { id: ROOM }, { id: ALLOCATION, netQty: quantity })] : [],
    },
    remove: { lines: removedId ? [removedId] : [], rooms: !room && hasRoom ? [ROOM] : [] },
  }
  expect((await quarry.call(budgetCalls.updateBudget, save, ada.headers)).code).toBe(200)
}

describe('a named version that is brought back', () => {
  it('makes a board what it was, whatever was done since', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(boardEdit, { maxLength: 3 }),
        fc.array(boardEdit, { maxLength: 3 }),
        async (first, then) => {
          await meetHer()
          const id = await aBoard()
          for (const edit of first) await editBoard(id, edit)
          const said = await saidByBoard(id)
          const { data: named } = await keep({ kind: 'board', refId: id })
          for (const edit of then) await editBoard(id, edit)
          const { version } = await board(id)
          const { code, data } = await restore(named, version)
          expect(code).toBe(200)
          expect(await saidByBoard(id)).toEqual(said)
          expect((await board(id)).version).toBe(data.version)
          expect(data.version).toBe(data.keptId === null ? version : version + 1)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('makes a list what it was, its totals too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(budgetEdit, { maxLength: 2 }),
        fc.array(budgetEdit, { maxLength: 3 }),
        async (first, then) => {
          await meetHer()
          const id = await aBudget()
          for (const edit of first) await editBudget(id, edit)
          const said = await saidByBudget(id)
          const { data: named } = await keep({ kind: 'budget', refId: id })
          for (const edit of then) await editBudget(id, edit)
          const { code } = await restore(named, (await budget(id)).version)
          expect(code).toBe(200)
          expect(await saidByBudget(id)).toEqual(said)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('makes a room of no place what it was, though it was kept before rooms had places', async () => {
    const id = await aBudget()
    const { data: named } = await keep({ kind: 'budget', refId: id })
    const { state } = await quarry.db
      .selectFrom('named_version')
      .select('state')
      .where('id', '=', named)
      .executeTakeFirstOrThrow()
    const { head, entries } = await unpack(state)
    const ofBefore = (entries as Record<string, unknown>[]).map(({ places: _places, ...entry }) => entry)
    const packed = await pack(head as object, ofBefore)
    await quarry.db.updateTable('named_version').set({ state: packed }).where('id', '=', named).execute()
    const [room] = (await budget(id)).rooms
    if (!room) throw new Error('the example has a room')
    const { version: _version, ...own } = room
    const put = { rooms: [{ ...own, places: ['stairs' as const, 'wet-wall' as const] }] }
    await quarry.call(budgetCalls.updateBudget, { id, version: 1, put }, ada.headers)
    const { data } = await quarry.call(calls.compareVersions, { id: named }, ada.headers)
    expect(data.difference.changed).toEqual([
      {
        what: { id: room.id, name: 'A', enName: 'A' },
        fields: [{ field: 'roomPlace', from: null, to: 'stairs,wet-wall' }],
      },
    ])
    expect((await restore(named, 2)).code).toBe(200)
    expect((await budget(id)).rooms.map(({ places }) => places)).toEqual([[], []])
  })

  it('makes a board stand for no room, though it was kept before boards stood for rooms', async () => {
    const id = await aBoard([aChip()])
    const { data: named } = await keep({ kind: 'board', refId: id })
    const { state } = await quarry.db
      .selectFrom('named_version')
      .select('state')
      .where('id', '=', named)
      .executeTakeFirstOrThrow()
    const { head, entries } = await unpack(state)
    const { projectRoomId: _none, ...ofBefore } = head as Record<string, unknown>
    const packed = await pack(ofBefore, entries as object[])
    await quarry.db.updateTable('named_version').set({ state: packed }).where('id', '=', named).execute()
    expect((await restore(named, 1)).data, 'it is as it was').toMatchObject({ version: 1, keptId: null })
    const fields = { projectRoomId: randomUUID() }
    await quarry.call(boardCalls.updateBoard, { id, version: 1, board: fields }, ada.headers)
    const { data } = await quarry.call(calls.getVersion, { id: named }, ada.headers)
    expect(data.board?.projectRoomId).toBe(null)
    await restore(named, 2)
    expect((await board(id)).projectRoomId).toBe(null)
  })

  it('is undone by bringing back what was kept before it', async () => {
    const chip = aChip()
    const id = await aBoard([chip])
    const { data: named } = await keep({ kind: 'board', refId: id })
    await quarry.call(
      boardCalls.updateBoard,
      { id, version: 1, remove: [chip.id], board: { name: 'Bar' } },
      ada.headers,
    )
    const said = await saidByBoard(id)
    const { data } = await restore(named, 2)
    expect((await page({ kind: 'board', refId: id }))[0]).toMatchObject({
      name: 'First',
      isAutomatic: true,
      version: 2,
    })
    const undone = await restore(data.keptId ?? '', data.version)
    expect(await saidByBoard(id)).toEqual(said)
    // Each kept version is named after the step that followed: First was restored, that was undone, First was restored again.
    await restore(undone.data.keptId ?? '', undone.data.version)
    const kept = (await page({ kind: 'board', refId: id })).filter(({ isAutomatic }) => isAutomatic)
    expect(kept.map(({ name, isBeforeUndo }) => [name, isBeforeUndo])).toEqual([
      ['First', false],
      ['First', true],
      ['First', false],
    ])
  })

  it('changes nothing where somebody has saved in between', async () => {
    const id = await aBoard()
    const { data: named } = await keep({ kind: 'board', refId: id })
    await quarry.call(boardCalls.updateBoard, { id, version: 1, put: [aChip()] }, ada.headers)
    const { code, data } = await restore(named, 1)
    expect([code, data]).toEqual([409, { version: 2 }])
    expect((await board(id)).items).toHaveLength(2)
    expect(await page({ kind: 'board', refId: id })).toHaveLength(1)
  })

  it('changes nothing where nothing is another', async () => {
    const id = await aBoard()
    const { data: named } = await keep({ kind: 'board', refId: id })
    expect((await restore(named, 1)).data).toEqual({ version: 1, keptId: null, missing: [] })
    expect(await page({ kind: 'board', refId: id })).toHaveLength(1)
  })

  it('leaves alone what the status of a list keeps', async () => {
    const id = await aBudget()
    const { data: named } = await keep({ kind: 'budget', refId: id })
    await quarry.call(budgetCalls.updateBudget, { id, version: 1, put: { lines: [aLine()] } }, ada.headers)
    for (const [at, status] of (['inReview', 'approved'] as const).entries())
      await quarry.call(budgetCalls.setBudgetStatus, { id, version: 2 + at, status }, ada.headers)
    const before = await budget(id)
    expect((await restore(named, before.version)).code).toBe(1009002001)
    expect(await budget(id)).toEqual(before)
    expect(await page({ kind: 'budget', refId: id })).toHaveLength(1)
  })

  it('does not make public what an operator took down', async () => {
    const staff = await memberIn(quarry, { isOperator: true })
    const id = await aBoard()
    const publish = async () =>
      quarry.call(
        boardCalls.updateBoard,
        { id, version: (await board(id)).version, board: { visibility: 'published' } },
        ada.headers,
      )
    await publish()
    const { data: named } = await keep({ kind: 'board', refId: id })
    expect((await quarry.call(boardCalls.takeDownBoard, { id, reason: 'Not yours' }, staff.headers)).code).toBe(200)
    const { version } = await board(id)
    await quarry.call(boardCalls.updateBoard, { id, version, board: { name: 'Harmless' } }, ada.headers)
    expect((await restore(named, (await board(id)).version)).code).toBe(200)
    expect((await publish()).code).toBe(1009001005)
  })

  it('does not make public again what was kept before an operator took it down, on a board that was published without it since', async () => {
    const staff = await memberIn(quarry, { isOperator: true })
    const chip = aChip()
    const id = await aBoard([chip])
    const save = async (change: object) =>
      quarry.call(boardCalls.updateBoard, { id, version: (await board(id)).version, ...change }, ada.headers)
    const { data: named } = await keep({ kind: 'board', refId: id })
    await save({ board: { visibility: 'published' } })
    await quarry.call(boardCalls.takeDownBoard, { id, reason: 'Not yours' }, staff.headers)
    expect((await save({ remove: [chip.id], board: { visibility: 'published' } })).code).toBe(200)
    const before = await board(id)
    expect((await restore(named, before.version)).code).toBe(1009001005)
    expect(await board(id)).toEqual(before)
    await save({ board: { visibility: 'private' } })
    expect((await restore(named, (await board(id)).version)).code).toBe(200)
    expect((await save({ board: { visibility: 'published' } })).code).toBe(1009001005)
  })

  it('comes back with what was known of a SKU that has gone since', async () => {
    const { oak } = await materialsIn(quarry)
    const { board: boardId, budget: budgetId, lineId } = await usesOf(quarry, ada, oak)
    const itemsOf = async () => (await board(boardId)).items.map(({ version: _version, ...item }) => item)
    const lineOf = async () => (await budget(budgetId)).lines.find(({ id }) => id === lineId)
    const [items, line] = [await itemsOf(), await lineOf()]
    const { data: ofBoard } = await keep({ kind: 'board', refId: boardId })
    const { data: ofBudget } = await keep({ kind: 'budget', refId: budgetId })
    const remove = items.map(({ id }) => id)
    await quarry.call(boardCalls.updateBoard, { id: boardId, version: 1, remove }, ada.headers)
    await quarry.call(budgetCalls.updateBudget, { id: budgetId, version: 1, remove: { lines: [lineId] } }, ada.headers)
    await sql`DELETE FROM folder_item WHERE sku_id = ${oak}`.execute(quarry.db)
    await quarry.db.deleteFrom('sku').where('id', '=', oak).execute()
    expect((await restore(ofBoard, 2)).code).toBe(200)
    expect((await restore(ofBudget, 2)).code).toBe(200)
    const known = (some: object[]) => some.map((one) => ({ ...one, now: undefined }))
    expect(known(await itemsOf())).toEqual(known(items))
    expect(await lineOf()).toMatchObject({ skuId: oak, snapshot: line?.snapshot, price: line?.price })
  })

  it('brings back thousands of quantities', async () => {
    const id = await aBudget()
    const { lines, rooms } = await budget(id)
    const [line, room] = [lines[0], rooms[0]]
    if (!line || !room) throw new Error('the example has lines and rooms')
    const allocations = Array.from({ length: 4000 }, (_, at) => anAllocation(line, room, { netQty: String(at % 90) }))
    await quarry.call(budgetCalls.updateBudget, { id, version: 1, put: { allocations } }, ada.headers)
    const { totals } = await budget(id)
    const { data: named } = await keep({ kind: 'budget', refId: id })
    await quarry.call(budgetCalls.updateBudget, { id, version: 2, remove: { lines: [line.id] } }, ada.headers)
    expect((await restore(named, 3)).code).toBe(200)
    const back = await budget(id)
    expect(back.totals).toEqual(totals)
    expect(back.allocations).toHaveLength(4002)
  })
})

describe('named versions', () => {
  it('tell what has changed from one to another, and to what is there now', async () => {
    const [stays, goes, comes] = [
      aChip({ name: 'Stays' }),
      aChip({ name: 'Goes', x: 200 }),
      aChip({ name: 'Comes', x: 300 }),
    ]
    const id = await aBoard([stays, goes])
    const { data: first } = await keep({ kind: 'board', refId: id })
    const moved = { ...stays, x: 90 }
    await quarry.call(boardCalls.updateBoard, { id, version: 1, put: [moved, comes], remove: [goes.id] }, ada.headers)
    const { data } = await quarry.call(calls.compareVersions, { id: first }, ada.headers)
    const { added, removed, changed } = data.difference
    expect([added, removed].map((all) => all.map(({ id: itemId }) => itemId))).toEqual([[comes.id], [goes.id]])
    expect(changed.map(({ what, fields }) => [what.id, fields.map(({ field }) => field)])).toEqual([
      [stays.id, ['place']],
    ])
    expect(data.thing).toEqual({ name: 'Lobby', right: 'own', version: 2 })
    const { data: second } = await keep({ kind: 'board', refId: id }, 'Second')
    const again = await quarry.call(calls.compareVersions, { id: second, otherId: first }, ada.headers)
    expect(again.data.difference.added.map(({ id: itemId }) => itemId)).toEqual([goes.id])
    const other = await keep({ kind: 'board', refId: await aBoard() })
    expect((await quarry.call(calls.compareVersions, { id: first, otherId: other.data }, ada.headers)).code).toBe(404)
  })

  it('tell of lists what each line came to then', async () => {
    const id = await aBudget()
    const { data: named } = await keep({ kind: 'budget', refId: id })
    const [line] = (await budget(id)).lines
    if (!line) throw new Error('the example has a line')
    const { figures: _figures, now: _now, version: _version, ...stored } = line
    const put = { lines: [{ ...stored, price: { ...stored.price, low: '200' } }] }
    await quarry.call(budgetCalls.updateBudget, { id, version: 1, put }, ada.headers)
    const { data } = await quarry.call(calls.compareVersions, { id: named }, ada.headers)
    expect([data.before, data.after].map((side) => side.budget?.lines[0]?.figures.low)).toEqual(['4147.20', '4608.00'])
    expect(data.difference.changed.map(({ what }) => what.id)).toEqual([null, line.id])
    expect((await page({ kind: 'budget', refId: id }))[0]?.totals?.low).toBe('4147.20')
  })

  it('make room of automatic ones alone, and of none that was given a name', async () => {
    const id = await aBoard()
    const { data: named } = await keep({ kind: 'board', refId: id })
    const add = () => quarry.call(boardCalls.updateBoard, { id, version: 1, put: [aChip()] }, ada.headers)
    await add()
    const { data } = await restore(named, 2)
    await quarry.call(calls.renameVersion, { id: data.keptId, name: 'Given' }, ada.headers)
    await restore(data.keptId ?? '', data.version)
    const row = await quarry.db
      .selectFrom('named_version')
      .selectAll()
      .where('id', '=', named)
      .executeTakeFirstOrThrow()
    const { id: _id, totals: _totals, ...like } = row
    const more = Array.from({ length: MOST_VERSIONS - 3 }, () => like)
    await quarry.db.insertInto('named_version').values(more).execute()
    expect((await keep({ kind: 'board', refId: id }, 'Last')).code).toBe(200)
    const all = await page({ kind: 'board', refId: id })
    expect([all.length, all.filter(({ isAutomatic }) => isAutomatic).length]).toEqual([MOST_VERSIONS, 0])
    expect(all.find(({ id: versionId }) => versionId === data.keptId)).toMatchObject({ name: 'Given' })
    expect((await keep({ kind: 'board', refId: id }, 'Too many')).code).toBe(1009005001)
    await quarry.call(calls.deleteVersion, { id: named }, ada.headers)
    expect((await keep({ kind: 'board', refId: id }, 'One more')).code).toBe(200)
  })

  it('keep the pictures that only they show', async () => {
    const form = { fields: { directory: 'board' }, file: await aPicture() }
    const key = /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, ada.headers)).data)?.[1] ?? ''
    const id = await aBoard([anOwnPicture(key, { name: 'Photo' })] as never)
    const { data: named } = await keep({ kind: 'board', refId: id })
    const [item] = (await board(id)).items
    await quarry.call(boardCalls.updateBoard, { id, version: 1, remove: [item?.id] }, ada.headers)
    const { data } = await quarry.call(calls.getVersion, { id: named }, ada.headers)
    expect(Object.keys(data.board?.pictures ?? {})).toEqual([key])
    await quarry.db.deleteFrom('upload').where('key', '=', key).execute()
    expect((await restore(named, 2)).data.missing).toEqual(['Photo'])
    expect((await board(id)).items).toHaveLength(1)
  })

  it('keep the pictures that only they show when unused ones are swept away', async () => {
    const send = async () => {
      const form = { fields: { directory: 'board' }, file: await aPicture() }
      return /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, ada.headers)).data)?.[1] ?? ''
    }
    const [kept, unused] = [await send(), await send()]
    const picture = anOwnPicture(kept)
    const id = await aBoard([picture] as never)
    await keep({ kind: 'board', refId: id })
    await quarry.call(boardCalls.updateBoard, { id, version: 1, remove: [picture.id] }, ada.headers)
    const longAgo = sql<Date>`created_at - interval '2 days'`
    await quarry.db.updateTable('upload').set({ created_at: longAgo }).where('member_id', '=', ada.id).execute()
    const keys = async () =>
      (await quarry.db.selectFrom('upload').select('key').where('member_id', '=', ada.id).execute()).map(
        ({ key }) => key,
      )
    expect((await keys()).toSorted()).toEqual([kept, unused].toSorted())
    // A server sweeps when it starts to listen.
    const sweeping = await createTestApp({ beside: quarry })
    await sweeping.app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(keys).not.toContain(unused)
    await sweeping.close()
    expect(await keys()).toEqual([kept])
  })

  it('are part of what a member takes along, and go with their board', async () => {
    const id = await aBoard([aChip({ name: 'Clay' })])
    await keep({ kind: 'board', refId: id })
    const { data } = await quarry.call(getOwnData, {}, ada.headers)
    expect(data.versions).toMatchObject([{ kind: 'board', refId: id, name: 'First', entries: [{ name: 'Clay' }] }])
    expect(data.versionsOfOthers).toEqual([])
    const bo = await memberIn(quarry)
    await letWorkOn(quarry, { kind: 'board', refId: id }, bo, 'edit')
    await keep({ kind: 'board', refId: id }, 'Bo’s', bo)
    const { data: bos } = await quarry.call(getOwnData, {}, bo.headers)
    expect(bos.versions).toEqual([])
    expect(bos.versionsOfOthers).toMatchObject([
      { kind: 'board', refId: id, name: 'Bo’s', note: '', isAutomatic: false },
    ])
    const copy = (await quarry.call(boardCalls.duplicateBoard, { id }, ada.headers)).data
    expect(await page({ kind: 'board', refId: copy })).toEqual([])
  })
})

describe('whose they are', () => {
  it('is asked by every call', async () => {
    const [eve, bo, cy] = [await memberIn(quarry), await memberIn(quarry), await memberIn(quarry)]
    for (const kind of ['board', 'budget'] as const) {
      const refId = kind === 'board' ? await aBoard() : await aBudget()
      await letWorkOn(quarry, { kind, refId }, bo, 'edit')
      await letWorkOn(quarry, { kind, refId }, cy, 'comment')
      const { data: id } = await keep({ kind, refId })
      const tries: [call: Parameters<typeof quarry.call>[0], input: object, cys: number, bos: number][] = [
        [calls.getVersionPage, { kind, refId }, 200, 200],
        [calls.getVersion, { id }, 200, 200],
        [calls.compareVersions, { id }, 200, 200],
        [calls.createVersion, { kind, refId, name: 'x' }, 1009004001, 200],
        [calls.restoreVersion, { id, version: 1 }, 1009004001, 200],
        [calls.renameVersion, { id, name: 'x' }, 1009004001, 1009005002],
        [calls.deleteVersion, { id }, 1009004001, 1009005002],
      ]
      for (const [call, input, cys, bos] of tries) {
        const codes = [{ headers: {} }, eve, cy, bo].map(
          async ({ headers }) => (await quarry.call(call, input, headers)).code,
        )
        expect([call.path, ...(await Promise.all(codes))]).toEqual([call.path, 401, 404, cys, bos])
      }
      const { data: bos } = await keep({ kind, refId }, 'Bo’s', bo)
      expect((await page({ kind, refId }, bo)).map(({ mayChange }) => mayChange)).toContain(true)
      expect((await quarry.call(calls.renameVersion, { id: bos, name: 'Other', note: 'Why' }, bo.headers)).code).toBe(
        200,
      )
      expect((await quarry.call(calls.deleteVersion, { id: bos }, ada.headers)).code).toBe(200)
    }
  })

  it('is nobody’s once it lies in the trash', async () => {
    const id = await aBoard()
    const { data: named } = await keep({ kind: 'board', refId: id })
    await quarry.call(boardCalls.deleteBoards, { ids: [id] }, ada.headers)
    expect((await quarry.call(calls.getVersion, { id: named }, ada.headers)).code).toBe(404)
    expect((await restore(named, 1)).code).toBe(404)
    expect((await keep({ kind: 'board', refId: id })).code).toBe(404)
  })
})
